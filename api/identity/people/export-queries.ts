// All SQL of exports. Rules are elsewhere.
import type { Kysely, Selectable } from 'kysely'
import type { DB, Exports } from '#api/database/tables.ts'

export type ExportRow = Selectable<Exports>

export function findExport(db: Kysely<DB>, userID: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('userId', '=', userID).executeTakeFirst()
}

export function findExportByID(db: Kysely<DB>, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Portal and language of the page of registration. */
export function findRegistration(db: Kysely<DB>, userID: string) {
  return db
    .selectFrom('people')
    .select(['registeredAt as at', 'registeredPortal as portal', 'registeredLocale as language'])
    .where('id', '=', userID)
    .executeTakeFirst()
}

/** Begins one in place of the person's earlier one; undefined while that one is under way. */
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

/** Says how it stands; of one that is not there any more nothing changes. */
export async function markExport(
  db: Kysely<DB>,
  id: string,
  how: Partial<Pick<ExportRow, 'status' | 'progress' | 'bytes' | 'finishedAt' | 'expiresAt'>>,
): Promise<void> {
  await db.updateTable('exports').set(how).where('id', '=', id).execute()
}

/** Ids of those whose time is over. */
export async function findExpired(db: Kysely<DB>, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('exports').select('id').where('expiresAt', '<', now).execute()
  return rows.map(({ id }) => id)
}

export async function removeExports(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('exports').where('id', 'in', ids).execute()
}

/** The file goes with the next round of removals. */
export async function endExport(db: Kysely<DB>, userID: string): Promise<void> {
  await db.updateTable('exports').set({ expiresAt: new Date() }).where('userId', '=', userID).execute()
}
