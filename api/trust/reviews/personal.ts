// A person's reviews: export, leaving, merges. Words about companies stay, unattributed.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const { rows } = await sql`
    select id, side, about_kind, about_id, kept, quality, communication, on_time, again, content, named, state, handed_at, published_at,
      reply, amended_at, amend_reason, answer
    from reviews where writer_id = ${userID} or written_by = ${userID} order by id`.execute(db)
  const { rows: received } = await sql`
    select id, kept, quality, communication, on_time, again, content, handed_at, reply from visible_reviews
    where about_id = ${userID} order by handed_at`.execute(db)
  return rows.length + received.length > 0 ? { reviews: { written: rows, received } } : {}
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await sql`delete from reviews where about_id = ${userID} or (writer_id = ${userID} and state <> 'published')`.execute(
    tx,
  )
  // Leavers stay one firm, and uncounted reviews stay uncounted.
  await sql`update reviews set counted = false
    where id in (select id from judged_reviews where writer_id = ${userID} and standing = 'related')`.execute(tx)
  await sql`update reviews set writer_id = null, left_as = ${randomUUID()}::uuid, named = false, answer = null, answered_at = null, asked_at = null
    where writer_id = ${userID}`.execute(tx)
  await sql`update reviews set written_by = null where written_by = ${userID}`.execute(tx)
}

export const personColumns: PersonColumns = {
  'reviews.writer_id': { merge: 'moves', apart: 'about_id' },
  'reviews.about_id': { merge: 'moves' },
  'reviews.written_by': { merge: 'moves' },
}
