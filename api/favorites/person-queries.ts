// All SQL about what one person has saved: given to them, or removed with the person.
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('favorites').where('userId', '=', userID).execute()
  await tx.deleteFrom('favoriteLists').where('userId', '=', userID).execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const favorites = await db
    .selectFrom('favorites as f')
    .leftJoin('favoriteLists as l', 'l.id', 'f.listId')
    .select(['f.resourceType', 'f.resourceId', 'f.note', 'l.name as list'])
    .where('f.userId', '=', userID)
    .orderBy('f.id')
    .execute()
  return { favorites }
}
