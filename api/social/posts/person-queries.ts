// SQL of a person's posts: export, removal. Business posts stay.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { setModerationState } from './queries.ts'

type StoredPicture = { url: string }

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<StoredPicture[]> {
  const rows = await tx
    .selectFrom('posts')
    .select(['id', 'pictures', 'preview'])
    .where('authorId', '=', userID)
    .execute()
  for (const { id } of rows) await setModerationState(tx, id, { removedBy: userID })
  await sql`update posts set content = '…', pictures = '[]', mentions = '[]', preview = null where author_id = ${userID}`.execute(
    tx,
  )
  return rows.flatMap(({ pictures, preview }) => [
    ...(pictures as StoredPicture[]),
    ...((preview as { picture?: StoredPicture } | null)?.picture
      ? [(preview as { picture: StoredPicture }).picture]
      : []),
  ])
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'authorKind', 'authorId', 'content', 'pictures', 'editedAt'])
    .select(sql<Date>`uuid_time(id)`.as('writtenAt'))
    .where('writerId', '=', userID)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
  return { posts }
}

export const personColumns: PersonColumns = {
  'posts.author_id': { merge: 'moves', kind: 'posts' },
  'posts.writer_id': { merge: 'moves' },
  'posts.timeline_id': { merge: 'moves' },
  'posts.removed_by': { merge: 'moves' },
  'posts.mentions': { merge: 'own' },
}

export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await sql`update posts set mentions = replace(mentions::text, ${from}, ${into})::jsonb
    where mentions_any(mentions, array[${from}])`.execute(tx)
}
