// SQL of backups and rehearsals.
import { type Insertable, type Kysely, sql } from 'kysely'
import type { Backups, DB, Rehearsals } from '#api/database/tables.ts'

export async function keepsBackups(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('net.rehearsals') is not null as found`.execute(db)
  return rows[0]!.found
}

export async function addBackup(db: Kysely<DB>, row: Insertable<Backups>): Promise<void> {
  await db
    .insertInto('backups')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function addRehearsal(db: Kysely<DB>, row: Insertable<Rehearsals>): Promise<void> {
  await db.insertInto('rehearsals').values(row).execute()
}

export async function findLastBackup(db: Kysely<DB>) {
  return db.selectFrom('backups').selectAll().orderBy('endedAt', 'desc').limit(1).executeTakeFirst()
}

export async function findLastRehearsal(db: Kysely<DB>) {
  return db.selectFrom('rehearsals').selectAll().orderBy('endedAt', 'desc').limit(1).executeTakeFirst()
}
