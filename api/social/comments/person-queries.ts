// SQL of a person's comments: export, removal. Business texts stay.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { setModerationState } from './queries.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  const rows = await tx.selectFrom('comments').select('id').where('authorId', '=', userID).execute()
  for (const { id } of rows) await setModerationState(tx, id, { removedBy: userID })
  await sql`update comments set content = '…', mentions = '[]' where author_id = ${userID}`.execute(tx)
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'resourceType', 'resourceId', 'authorKind', 'authorId', 'content', 'editedAt'])
    .select(sql<Date>`uuid_time(id)`.as('writtenAt'))
    .where('writerId', '=', userID)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
  return { comments }
}

export const personColumns: PersonColumns = {
  'comments.author_id': { merge: 'moves', kind: 'comments' },
  'comments.writer_id': { merge: 'moves' },
  'comments.removed_by': { merge: 'moves' },
  'comments.mentions': { merge: 'own' },
}

/** Redirects mentions. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await sql`update comments set mentions = replace(mentions::text, ${from}, ${into})::jsonb
    where mentions_any(mentions, array[${from}])`.execute(tx)
}
