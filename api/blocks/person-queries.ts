// All SQL about whom one person has blocked: given to them, or removed with the person.
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('blockerId', '=', userID), eb('blockedId', '=', userID)]))
    .execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const rows = db.selectFrom('blocks').select(['blockedKind', 'blockedId', 'blockedAt'])
  return { blocks: await rows.where('blockerId', '=', userID).orderBy('blockedAt').execute() }
}
