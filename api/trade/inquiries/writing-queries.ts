// SQL that writes inquiries and messages.
import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { SampleNews } from '#contract/trade/samples/states.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

export type Side = 'S' | 'R'

type NewInquiryRow = {
  sender: Actor
  receiver: Actor
  subjectCode: string
  subject: string
  productID: string | undefined
  rfqID?: string
  held: boolean
  writerID: string
  content: string
  language: string | null
  files: readonly Attachment[]
  ownID?: string | undefined
  portal?: string
  locale?: string
}

/** Held: no receiver side, no events. */
export async function addInquiry(tx: Transaction<DB>, one: NewInquiryRow): Promise<string> {
  const { rows } = await prepared<{ id: string }>(
    'inquiry-add',
    CompiledQuery.raw(
      `with thread as (
        insert into requests (sender_kind, sender_id, receiver_kind, receiver_id, subject_code, subject, product_id, messages, held_at, rfq_id, portal, locale)
        values ($1, $2::uuid, $3, $4::uuid, $5, $6, $7::uuid, 1, case when $8::boolean then now() end, $13::uuid, $14, $15)
        returning *),
      first as (
        insert into messages (request_id, position, side, type, content, files, writer_id, idempotency_key, language)
        select id, 1, 'S', case when $9::jsonb = '[]' then 'text' else 'file' end, $10, $9::jsonb, $11::uuid, $12::uuid, $16 from thread
        returning id, request_id, writer_id),
      sides as (
        insert into request_sides (request_id, side, actor_kind, actor_id, last_id, unread, read_to)
        select thread.id, 'S', sender_kind, sender_id, first.id, 0, 1 from thread, first
        union all
        select thread.id, 'R', receiver_kind, receiver_id, first.id, 1, 0 from thread, first where held_at is null),
      emitted as (
        insert into events (name, data) select 'inquiries.sent', ${inquiryData} from thread, first
        where thread.held_at is null)
      select id from thread`,
      [
        one.sender.kind,
        one.sender.id,
        one.receiver.kind,
        one.receiver.id,
        one.subjectCode,
        one.subject,
        one.productID ?? null,
        one.held,
        JSON.stringify(one.files),
        one.content,
        one.writerID,
        one.ownID ?? null,
        one.rfqID ?? null,
        one.portal ?? null,
        one.locale ?? null,
        one.language,
      ],
    ),
  ).execute(tx)
  return rows[0]!.id
}

const inquiryData = `jsonb_build_object('id', thread.id, 'messageID', first.id, 'senderKind', sender_kind, 'senderID', sender_id,
  'receiverKind', receiver_kind, 'receiverID', receiver_id, 'writerID', first.writer_id, 'rfqID', thread.rfq_id)`

export type NewMessage = {
  requestID: string
  side: Side
  type: 'text' | 'file' | 'quotation' | 'sample' | 'system'
  content: string
  language: string | null
  files: readonly Attachment[]
  quotationID?: string
  step?: { id: string; news: SampleNews }
  writerID: string
  ownID?: string | undefined
  /** Optimistic lock: a changed state writes nothing. */
  held: boolean
}

const adding = `with thread as (
    update requests set messages = messages + 1, closed_at = case when $9::boolean then now() end,
      answered_at = case when $2 = 'R' and $3 <> 'system' then coalesce(answered_at, now()) else answered_at end
    where id = $1::uuid and closed_at is null and (held_at is not null) = $8::boolean
      and ($11::int is null or $2 = 'R' or answered_at is not null or messages < $11)
    returning *),
  added as (
    insert into messages (request_id, position, side, type, content, files, writer_id, idempotency_key, quotation_id, language,
      sample_step_id)
    select id, messages, $2, $3, $4, $5::jsonb, $6::uuid, $7::uuid, $10::uuid, $12, $13::uuid from thread
    returning id, request_id, sent_at, writer_id),
  sides as (
    update request_sides s set last_id = added.id,
      unread = case when s.side = $2 then s.unread else s.unread + 1 end,
      archived_at = case when s.side = $2 then s.archived_at end
    from added where s.request_id = added.request_id),
  emitted as (
    insert into events (name, data) select 'messages.sent', jsonb_build_object('id', added.id, 'requestID', added.request_id,
      'side', $2::text, 'type', $3::text, 'senderKind', sender_kind, 'senderID', sender_id, 'receiverKind', receiver_kind,
      'receiverID', receiver_id, 'writerID', $6::uuid, 'held', held_at is not null, 'news', case when $3 = 'system' then nullif($4::text, 'ended') else $14::text end)
    from added, thread)
  select id, sent_at as "sentAt", (select a.author from actors a where a.kind = 'user' and a.id = writer_id) as writer from added`

type AddedMessage = { id: string; sentAt: Date; writer: AuthorRow | null }

/** Only to open threads; `ends` closes. Undefined if closed, delivered, or with `unanswered` messages. */
export async function addMessage(
  db: Transaction<DB> | pg.Pool,
  message: NewMessage,
  { ends = false, unanswered }: { ends?: boolean; unanswered?: number } = {},
): Promise<AddedMessage | undefined> {
  const { requestID, side, type, content, language, writerID, ownID, held, quotationID, step } = message
  const files = JSON.stringify(message.files)
  const values = [
    requestID,
    side,
    type,
    content,
    files,
    writerID,
    ownID ?? null,
    held,
    ends,
    quotationID ?? null,
    unanswered ?? null,
    language,
    step?.id ?? null,
    step?.news ?? null,
  ]
  const { rows } =
    'executeQuery' in db
      ? await prepared<AddedMessage>('message-add', CompiledQuery.raw(adding, values)).execute(db)
      : await db.query<AddedMessage>({ name: 'message-add', text: adding, values })
  return rows[0]
}

/** Locks the side's row first: concurrent messages count once. Undefined if not the actor's thread. */
export async function markRead(
  tx: Transaction<DB>,
  mark: { requestID: string; actor: Actor; messageID: string | undefined; shown: boolean; readerID: string },
): Promise<number | undefined> {
  const { requestID, actor, messageID, shown, readerID } = mark
  const locked = await prepared<{ side: Side }>(
    'side-lock',
    CompiledQuery.raw('select side from request_sides where request_id = $1::uuid and actor_id = $2::uuid for update', [
      requestID,
      actor.id,
    ]),
  ).execute(tx)
  const side = locked.rows[0]?.side
  if (!side) return undefined
  const { rows } = await prepared<{ unread: number }>(
    'side-read',
    CompiledQuery.raw(
      `with mark as (
        select coalesce(max(m.position), 0) as position from messages m
        where m.request_id = $1::uuid and ($3::uuid is null or m.id = $3::uuid)),
      former as (select read_to, shown_read_to, unread from request_sides where request_id = $1::uuid and side = $2),
      marked as (
        update request_sides s set read_to = greatest(s.read_to, mark.position),
          shown_read_to = case when $4::boolean then greatest(s.shown_read_to, mark.position) else s.shown_read_to end,
          unread = (select count(*) from messages m where m.request_id = s.request_id and m.side <> s.side
            and m.position > greatest(s.read_to, mark.position))
        from mark where s.request_id = $1::uuid and s.side = $2
        returning s.unread, s.shown_read_to),
      changed as (
        select marked.unread <> former.unread as unread, marked.shown_read_to <> former.shown_read_to as shown from marked, former),
      emitted as (
        insert into events (name, data) select 'requests.read', jsonb_build_object('requestID', r.id, 'side', $2::text,
          'senderKind', r.sender_kind, 'senderID', r.sender_id, 'receiverKind', r.receiver_kind, 'receiverID', r.receiver_id,
          'readerID', $5::uuid, 'messageID', (
            select m.id from messages m, marked where changed.shown and m.request_id = r.id and m.position = marked.shown_read_to))
        from requests r, changed where r.id = $1::uuid and (changed.unread or changed.shown))
      select unread from marked`,
      [requestID, side, messageID ?? null, shown, readerID],
    ),
  ).execute(tx)
  return rows[0]!.unread
}

/** SQL: event data; `to`: one side or both. */
const changedData = (to: string) => `jsonb_build_object('requestID', r.id, 'side', ${to}, 'senderKind', r.sender_kind,
  'senderID', r.sender_id, 'receiverKind', r.receiver_kind, 'receiverID', r.receiver_id)`

/** Serializes what is written in a thread. Undefined: ended. */
export async function lockThread(tx: Transaction<DB>, requestID: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('requests')
    .select('id')
    .where('id', '=', requestID)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function emitChanged(
  db: pg.Pool,
  requestID: string,
  side: Side | null,
  name: 'requests.changed' | 'requests.typing' = 'requests.changed',
): Promise<void> {
  await db.query({
    name: `emit-${name}`,
    text: `insert into events (name, data) select '${name}', jsonb_strip_nulls(${changedData('$2::text')}) from requests r where r.id = $1::uuid`,
    values: [requestID, side],
  })
}

export function lockHeld(tx: Transaction<DB>, requestID: string) {
  return tx
    .selectFrom('requests')
    .select(['subjectCode', 'subject'])
    .where('id', '=', requestID)
    .where('heldAt', 'is not', null)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function deliverHeld(tx: Transaction<DB>, requestID: string): Promise<void> {
  await tx.executeQuery(
    CompiledQuery.raw(
      `with thread as (update requests set held_at = null, created_at = now() where id = $1::uuid returning *),
      sides as (
        insert into request_sides (request_id, side, actor_kind, actor_id, last_id, unread)
        select t.id, 'R', t.receiver_kind, t.receiver_id,
          (select m.id from messages m where m.request_id = t.id order by m.position desc limit 1),
          (select count(*) from messages m where m.request_id = t.id and m.side = 'S')
        from thread t),
      first as (select m.id, m.writer_id from messages m where m.request_id = $1::uuid and m.position = 1)
      insert into events (name, data) select 'inquiries.sent', ${inquiryData} from thread, first`,
      [requestID],
    ),
  )
}

export async function endHeld(tx: Transaction<DB>, requestID: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw('update requests set closed_at = now() where id = $1::uuid', [requestID]))
}
