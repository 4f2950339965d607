// SQL of labels and saved replies; names ignore case.
import { type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { InquiryLabel, SavedReply } from '#contract/trade/inquiries/team.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'

type Outcome<T> = T | 'taken' | 'full' | 'unknown'

type Statement = { text: string; values: unknown[] }

async function written<T>(
  missing: 'full' | 'unknown',
  execute: () => Promise<{ rows: readonly T[] }>,
): Promise<Outcome<T>> {
  try {
    return (await execute()).rows[0] ?? missing
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'taken'
    throw error
  }
}

function added<T>(
  db: Kysely<DB>,
  businessID: string,
  insert: (tx: Transaction<DB>) => Promise<{ rows: readonly T[] }>,
): Promise<Outcome<T>> {
  return written('full', () =>
    db.transaction().execute(async (tx) => {
      await lockActor(tx, businessID)
      return insert(tx)
    }),
  )
}

const changed = <T extends object>(pool: pg.Pool, statement: Statement): Promise<Outcome<T>> =>
  written('unknown', () => pool.query<T>(statement))

export async function findLabels(pool: pg.Pool, businessID: string): Promise<InquiryLabel[]> {
  const text = 'select id, name, color from request_labels where business_id = $1 order by lower(name)'
  return (await pool.query<InquiryLabel>(text, [businessID])).rows
}

type LabelChange = Omit<InquiryLabel, 'id'>

export function addLabel(db: Kysely<DB>, businessID: string, { name, color }: LabelChange, most: number) {
  return added(db, businessID, (tx) =>
    sql<InquiryLabel>`insert into request_labels (business_id, name, color) select ${businessID}, ${name}, ${color}
      where (select count(*) from request_labels where business_id = ${businessID}) < ${most} returning id, name, color`.execute(
      tx,
    ),
  )
}

export function changeLabel(pool: pg.Pool, businessID: string, id: string, { name, color }: LabelChange) {
  return changed<InquiryLabel>(pool, {
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

export function addSavedReply(db: Kysely<DB>, businessID: string, { name, content }: ReplyChange, most: number) {
  return added(db, businessID, (tx) =>
    sql<SavedReply>`insert into saved_replies (business_id, name, content) select ${businessID}, ${name}, ${content}
      where (select count(*) from saved_replies where business_id = ${businessID}) < ${most} returning id, name, content`.execute(
      tx,
    ),
  )
}

export function changeSavedReply(pool: pg.Pool, businessID: string, id: string, { name, content }: ReplyChange) {
  return changed<SavedReply>(pool, {
    text: `update saved_replies set name = $3, content = $4 where business_id = $1 and id = $2 returning id, name, content`,
    values: [businessID, id, name, content],
  })
}

export async function removeSavedReply(pool: pg.Pool, businessID: string, id: string): Promise<void> {
  await pool.query('delete from saved_replies where business_id = $1 and id = $2', [businessID, id])
}
