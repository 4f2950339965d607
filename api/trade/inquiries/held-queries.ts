// SQL of held inquiries and of reported messages.
import type pg from 'pg'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'
import type { ThreadRow } from './queries.ts'

export type HeldRow = Pick<
  ThreadRow,
  'id' | 'senderKind' | 'senderID' | 'receiverKind' | 'receiverID' | 'subjectCode' | 'subject' | 'createdAt'
> & { sender: AuthorRow | null; receiver: AuthorRow | null; content: string; language: string | null }

export async function findHeld(pool: pg.Pool, after: string | undefined, size: number): Promise<HeldRow[]> {
  const { rows } = await pool.query<HeldRow>(
    `select r.id, r.sender_kind as "senderKind", r.sender_id as "senderID", r.receiver_kind as "receiverKind",
        r.receiver_id as "receiverID", r.subject_code as "subjectCode", r.subject, r.created_at as "createdAt", m.content,
        nullif(m.language, 'und') as language,
        (select a.author from actors a where a.kind = r.sender_kind and a.id = r.sender_id) as sender,
        (select a.author from actors a where a.kind = r.receiver_kind and a.id = r.receiver_id) as receiver
      from requests r join messages m on m.request_id = r.id and m.position = 1
      where r.held_at is not null and r.closed_at is null and r.id > $1 order by r.id limit $2`,
    [after ?? '00000000-0000-0000-0000-000000000000', size],
  )
  return rows
}

export async function countHeld({ pool }: { pool: pg.Pool }, targetHours: number) {
  const { rows } = await pool.query<{ waiting: number; oldestAt: Date | null; late: number }>(
    `select count(*)::int as waiting, min(held_at) as "oldestAt",
        (count(*) filter (where held_at < now() - make_interval(hours => $1)))::int as late
      from requests where held_at is not null and closed_at is null`,
    [targetHours],
  )
  return rows[0]!
}

export async function isThere(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from requests where id = $1', [id])
  return rowCount === 1
}
