// SQL of a person's favorites: export, removal.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('favorites').where('userId', '=', userID).execute()
  await tx.deleteFrom('favoriteLists').where('userId', '=', userID).execute()
}

export async function removeFavorites(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`delete from favorites where resource_id = any(${ids}::uuid[])`.execute(tx)
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

export const personColumns: PersonColumns = {
  'favorite_lists.user_id': { merge: 'moves' },
  'favorites.user_id': { merge: 'moves', kind: 'favorites', once: ['resource_type', 'resource_id'] },
}

export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await sql`with same as (
      select theirs.id, own.id as kept from favorite_lists theirs
      join favorite_lists own on own.user_id = ${into} and lower(own.name) = lower(theirs.name) where theirs.user_id = ${from})
    update favorites f set list_id = same.kept from same where f.list_id = same.id`.execute(tx)
  await sql`delete from favorite_lists theirs where user_id = ${from} and exists (
    select from favorite_lists own where own.user_id = ${into} and lower(own.name) = lower(theirs.name))`.execute(tx)
}
