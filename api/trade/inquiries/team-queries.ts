// SQL of labels and saved replies of a business; names are unique, ignoring case.
import type pg from 'pg'
import type { InquiryLabel, SavedReply } from '#contract/trade/inquiries/team.ts'

type Outcome<T> = T | 'taken' | 'full' | 'unknown'

async function written<T extends object>(
  pool: pg.Pool,
  missing: 'full' | 'unknown',
  statement: { text: string; values: unknown[] },
): Promise<Outcome<T>> {
  try {
    const { rows } = await pool.query<T>(statement)
    return rows[0] ?? missing
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'taken'
    throw error
  }
}

export async function findLabels(pool: pg.Pool, businessID: string): Promise<InquiryLabel[]> {
  const text = 'select id, name, color from request_labels where business_id = $1 order by lower(name)'
  return (await pool.query<InquiryLabel>(text, [businessID])).rows
}

type LabelChange = Omit<InquiryLabel, 'id'>

export function addLabel(pool: pg.Pool, businessID: string, { name, color }: LabelChange, most: number) {
  return written<InquiryLabel>(pool, 'full', {
    text: `insert into request_labels (business_id, name, color) select $1, $2, $3
      where (select count(*) from request_labels where business_id = $1) < $4 returning id, name, color`,
    values: [businessID, name, color, most],
  })
}

export function changeLabel(pool: pg.Pool, businessID: string, id: string, { name, color }: LabelChange) {
  return written<InquiryLabel>(pool, 'unknown', {
    text: `update request_labels set name = $3, color = $4 where business_id = $1 and id = $2 returning id, name, color`,
    values: [businessID, id, name, color],
  })
}

export async function removeLabel(pool: pg.Pool, businessID: string, id: string): Promise<void> {
  await pool.query(
    `with removed as (delete from request_labels where business_id = $1 and id = $2 returning id)
      update request_sides s set label_ids = array_remove(s.label_ids, removed.id) from removed
      where s.actor_id = $1 and s.label_ids @> array[removed.id]`,
    [businessID, id],
  )
}

export async function findSavedReplies(pool: pg.Pool, businessID: string): Promise<SavedReply[]> {
  const text = 'select id, name, content from saved_replies where business_id = $1 order by lower(name)'
  return (await pool.query<SavedReply>(text, [businessID])).rows
}

type ReplyChange = Omit<SavedReply, 'id'>

export function addSavedReply(pool: pg.Pool, businessID: string, { name, content }: ReplyChange, most: number) {
  return written<SavedReply>(pool, 'full', {
    text: `insert into saved_replies (business_id, name, content) select $1, $2, $3
      where (select count(*) from saved_replies where business_id = $1) < $4 returning id, name, content`,
    values: [businessID, name, content, most],
  })
}

export function changeSavedReply(pool: pg.Pool, businessID: string, id: string, { name, content }: ReplyChange) {
  return written<SavedReply>(pool, 'unknown', {
    text: `update saved_replies set name = $3, content = $4 where business_id = $1 and id = $2 returning id, name, content`,
    values: [businessID, id, name, content],
  })
}

export async function removeSavedReply(pool: pg.Pool, businessID: string, id: string): Promise<void> {
  await pool.query('delete from saved_replies where business_id = $1 and id = $2', [businessID, id])
}
