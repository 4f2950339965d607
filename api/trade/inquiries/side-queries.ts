// SQL of one side's thread data.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { inquiryNotesMost } from '#contract/foundation/constants.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import { lockActor } from '#api/database/locks.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import type { ThreadRow } from './queries.ts'

type Change = { assigneeID?: string | null; archived?: boolean; labelIDs?: readonly string[] }
type SideRow = Pick<ThreadRow, 'assignee' | 'labels'>

export async function changeSide(
  pool: pg.Pool,
  { id, side }: Pick<ThreadRow, 'id' | 'side'>,
  { assigneeID, archived, labelIDs }: Change,
): Promise<SideRow> {
  const { rows } = await pool.query<SideRow>(
    `with changed as (
      update request_sides set
        assignee_id = case when $3::boolean then $4::uuid else assignee_id end,
        archived_at = case $5::boolean when true then coalesce(archived_at, now()) when false then null else archived_at end,
        label_ids = coalesce($6::uuid[], label_ids)
      where request_id = $1 and side = $2 returning *)
    select (select a.author from actors a where a.kind = 'user' and a.id = c.assignee_id) as assignee, coalesce((
      select json_agg(json_build_object('id', l.id, 'name', l.name, 'color', l.color) order by lower(l.name))
      from request_labels l where l.id = any(c.label_ids)), '[]') as labels
    from changed c`,
    [id, side, assigneeID !== undefined, assigneeID ?? null, archived ?? null, labelIDs ?? null],
  )
  return rows[0]!
}

type NoteRow = { id: string; content: string; writerID: string; writtenAt: Date; writer: AuthorRow | null }

export async function findNotes(pool: pg.Pool, requestID: string, actorID: string): Promise<NoteRow[]> {
  const { rows } = await pool.query<NoteRow>({
    name: 'request-notes',
    text: `select n.id, n.content, n.writer_id as "writerID", uuid_time(n.id) as "writtenAt",
        (select a.author from actors a where a.kind = 'user' and a.id = n.writer_id) as writer
      from request_notes n where n.request_id = $1 and n.actor_id = $2 order by n.id`,
    values: [requestID, actorID],
  })
  return rows
}

type NewNote = { requestID: string; actorID: string; writerID: string; content: string }

/** Undefined at the limit. */
export async function addNote(tx: Transaction<DB>, note: NewNote): Promise<string | undefined> {
  const { requestID, actorID, writerID, content } = note
  await lockActor(tx, `notes ${requestID}`)
  const { rows } = await sql<{ id: string }>`
    insert into request_notes (request_id, actor_id, writer_id, content)
    select ${requestID}, ${actorID}, ${writerID}, ${content}
    where (select count(*) from request_notes where request_id = ${requestID} and actor_id = ${actorID}) < ${inquiryNotesMost}
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function removeNote(pool: pg.Pool, id: string, requestID: string, writerID: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from request_notes where id = $1 and request_id = $2 and writer_id = $3',
    [id, requestID, writerID],
  )
  return rowCount === 1
}

/** Current members only. */
export async function findAssignees(
  tx: Transaction<DB>,
  requestIDs: readonly string[],
): Promise<{ requestID: string; actorID: string; assigneeID: string }[]> {
  const { rows } = await prepared(
    'assignees',
    sql<{ requestID: string; actorID: string; assigneeID: string }>`
    select s.request_id as "requestID", s.actor_id as "actorID", s.assignee_id as "assigneeID"
    from request_sides s where s.request_id = any(${requestIDs}::uuid[]) and s.assignee_id is not null
      and (s.actor_kind = 'user' or exists (
        select from business_access b where b.user_id = s.assignee_id and b.business_id = s.actor_id))`,
  ).execute(tx)
  return rows
}

export type ReadSide = { requestID: string; actor: Actor }

export async function findReadSides(
  tx: Transaction<DB>,
  sides: readonly { requestID: string; side: 'S' | 'R' }[],
): Promise<ReadSide[]> {
  const { rows } = await prepared(
    'sides-read',
    sql<ReadSide>`
    select s.request_id as "requestID", json_build_object('kind', s.actor_kind, 'id', s.actor_id) as actor
    from request_sides s
    join (select distinct * from unnest(${sides.map(({ requestID }) => requestID)}::uuid[], ${sides.map(({ side }) => side)}::text[])
      as one (request_id, side)) asked using (request_id, side)
    where s.unread = 0`,
  ).execute(tx)
  return rows
}
