// SQL of exports.
import type { Kysely, Selectable } from 'kysely'
import type { DB, Exports } from '#api/database/tables.ts'

export type ExportRow = Selectable<Exports>

export function findExport(db: Kysely<DB>, userID: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('userId', '=', userID).executeTakeFirst()
}

export function findExportByID(db: Kysely<DB>, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRegistration(db: Kysely<DB>, userID: string) {
  return db
    .selectFrom('people')
    .select(['registeredAt as at', 'registeredPortal as portal', 'registeredLocale as language'])
    .where('id', '=', userID)
    .executeTakeFirst()
}

/** Undefined while one is under way. */
export function beginExport(db: Kysely<DB>, userID: string, secret: string): Promise<ExportRow | undefined> {
  return db
    .insertInto('exports')
    .values({ userId: userID, secret })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(({ ref, fn, val }) => ({
          id: fn('uuidv7'),
          secret: ref('excluded.secret'),
          status: 'waiting',
          progress: 0,
          bytes: null,
          askedAt: fn('now'),
          finishedAt: null,
          expiresAt: val(null),
        }))
        .where('exports.status', 'in', ['ready', 'failed']),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function markExport(
  db: Kysely<DB>,
  id: string,
  how: Partial<Pick<ExportRow, 'status' | 'progress' | 'bytes' | 'finishedAt' | 'expiresAt'>>,
): Promise<void> {
  await db.updateTable('exports').set(how).where('id', '=', id).execute()
}

export async function findExpired(db: Kysely<DB>, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('exports').select('id').where('expiresAt', '<', now).execute()
  return rows.map(({ id }) => id)
}

export async function removeExports(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('exports').where('id', 'in', ids).execute()
}

export async function endExport(db: Kysely<DB>, userID: string): Promise<void> {
  await db.updateTable('exports').set({ expiresAt: new Date() }).where('userId', '=', userID).execute()
}
