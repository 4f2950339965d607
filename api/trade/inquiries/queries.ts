// SQL that reads inquiries and their messages.
import type pg from 'pg'
import type { Access } from '#contract/identity/access.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { QuotationTerms } from '#contract/trade/inquiries/inquiries.ts'
import type { SubjectCode } from '#contract/trade/inquiries/subjects.ts'
import type { SampleState } from '#contract/trade/samples/states.ts'
import type { SampleStep } from '#contract/trade/samples/step.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'
import type { Actor } from '#api/foundation/context.ts'
import { likeOf } from '#kit/postgres/like.ts'
import type { Side } from './writing-queries.ts'

const author = (kind: string, id: string) => `(select a.author from actors a where a.kind = ${kind} and a.id = ${id})`
const seenBy = (position: string, side: string) =>
  `coalesce(${position} <= (select o.shown_read_to from request_sides o where o.request_id = m.request_id and o.side <> ${side}), false)`

/** SQL: thread `r`, side `s`, last message `m`. */
const threadColumns = `r.id, s.side, r.sender_kind as "senderKind", r.sender_id as "senderID", r.receiver_kind as "receiverKind",
  r.receiver_id as "receiverID", r.subject_code as "subjectCode", r.subject, r.product_id as "productID", r.rfq_id as "rfqID",
  (select t.document_id from document_threads t where t.request_id = r.id) as "documentID", r.created_at as "createdAt",
  r.closed_at as "closedAt", r.held_at is not null as held, r.answered_at as "answeredAt", r.messages, s.unread,
  s.archived_at as "archivedAt", s.last_id as "lastID",
  ${author('r.sender_kind', 'r.sender_id')} as sender, ${author('r.receiver_kind', 'r.receiver_id')} as receiver,
  case when s.assignee_id is not null and (s.actor_kind = 'user' or exists (
    select from business_access b where b.user_id = s.assignee_id and b.business_id = s.actor_id)) then
    ${author("'user'", 's.assignee_id')} end as assignee,
  case when s.label_ids = '{}' then '[]' else coalesce((
    select json_agg(json_build_object('id', l.id, 'name', l.name, 'color', l.color) order by lower(l.name))
    from request_labels l where l.id = any(s.label_ids)), '[]') end as labels,
  exists (select from block_pairs b where b.actor_id = s.actor_id
    and b.other_id = case s.side when 'S' then r.receiver_id else r.sender_id end) as blocked,
  (select o.state from open_samples o where o.request_id = r.id order by o.id desc limit 1) as sample,
  (select case when s.side = any(w.signed) then 'other' else 'own' end from waiting_ndas w where w.request_id = r.id) as nda,
  m.type as "lastType", m.content as "lastContent", nullif(m.language, 'und') as "lastLanguage", m.sent_at as "lastAt", m.side as "lastSide"`
const threadTables = `request_sides s join requests r on r.id = s.request_id join messages m on m.id = s.last_id`

export type ThreadRow = {
  id: string
  side: Side
  senderKind: Actor['kind']
  senderID: string
  receiverKind: Actor['kind']
  receiverID: string
  subjectCode: SubjectCode
  subject: string
  productID: string | null
  rfqID: string | null
  documentID: string | null
  createdAt: Date
  closedAt: Date | null
  held: boolean
  answeredAt: Date | null
  messages: number
  unread: number
  archivedAt: Date | null
  lastID: string
  sender: AuthorRow | null
  receiver: AuthorRow | null
  assignee: AuthorRow | null
  labels: { id: string; name: string; color: 'gray' }[]
  blocked: boolean
  sample: SampleState | null
  nda: 'own' | 'other' | null
  lastType: MessageRow['type']
  lastContent: string
  lastLanguage: string | null
  lastAt: Date
  lastSide: Side
}

/** Undefined unless the actor is a side. */
export async function findThread(pool: pg.Pool, requestID: string, actorID: string): Promise<ThreadRow | undefined> {
  const { rows } = await pool.query<ThreadRow>({
    name: 'thread',
    text: `select ${threadColumns} from ${threadTables} where s.request_id = $1::uuid and s.actor_id = $2::uuid`,
    values: [requestID, actorID],
  })
  return rows[0]
}

export type ThreadState = Pick<
  ThreadRow,
  'id' | 'side' | 'closedAt' | 'held' | 'answeredAt' | 'messages' | 'blocked'
> & {
  gone: boolean
}

/** `gone`: the other side. Undefined unless the actor is a side. */
export async function findThreadState(
  pool: pg.Pool,
  requestID: string,
  actorID: string,
): Promise<ThreadState | undefined> {
  const { rows } = await pool.query<ThreadState>({
    name: 'thread-state',
    text: `select r.id, s.side, r.closed_at as "closedAt", r.held_at is not null as held, r.answered_at as "answeredAt", r.messages,
        exists (select from block_pairs b where b.actor_id = s.actor_id and b.other_id = o.id) as blocked,
        not exists (select from actors a where a.kind = o.kind and a.id = o.id and a.author ->> 'run' is distinct from 'false') as gone
      from request_sides s join requests r on r.id = s.request_id cross join lateral (
        select case s.side when 'S' then r.receiver_id else r.sender_id end as id,
          case s.side when 'S' then r.receiver_kind else r.sender_kind end as kind) o
      where s.request_id = $1::uuid and s.actor_id = $2::uuid`,
    values: [requestID, actorID],
  })
  return rows[0]
}

type ThreadPage = {
  actorID: string
  viewerID: string
  filter: 'all' | 'unread' | 'assigned' | 'samples' | 'archived'
  label: string | undefined
  q: string | undefined
  codes: readonly string[]
  before: string | undefined
  skip: number
  size: number
}

// $1 actor, $2 viewer, $3 label, $4 text pattern, $5 subject codes
const filters = {
  all: 's.archived_at is null',
  unread: 's.unread > 0',
  assigned: 's.assignee_id = $2::uuid',
  samples: '(select true from open_samples o where o.request_id = s.request_id limit 1)',
  archived: 's.archived_at is not null',
}
// Scalar, per thread: `exists` would hash everybody's messages.
const found = `(folded(r.subject) like folded($4) or r.subject_code = any($5::text[])
  or (select folded(concat_ws(' ', a.author ->> 'firstName', a.author ->> 'lastName', a.author ->> 'companyName')) like folded($4) from actors a
    where a.kind = case s.side when 'S' then r.receiver_kind else r.sender_kind end
      and a.id = case s.side when 'S' then r.receiver_id else r.sender_id end)
  or (select true from messages t where t.request_id = r.id and t.type <> 'system' and folded(t.content) like folded($4) limit 1))`

function condition({ filter, label, q }: ThreadPage): string {
  const named = '$2::uuid is not null and $5::text[] is not null'
  const labelled = label ? 's.label_ids @> array[$3::uuid]' : '$3::uuid is null'
  return `s.actor_id = $1::uuid and ${filters[filter]} and ${labelled} and ${q ? found : '$4::text is null'} and ${named}`
}

export async function findThreads(pool: pg.Pool, page: ThreadPage): Promise<ThreadRow[]> {
  const { filter, label, q, before, skip, size } = page
  const { rows } = await pool.query<ThreadRow>({
    name: `threads-${filter}${label ? '-label' : ''}${q ? '-text' : ''}${before ? '-before' : ''}`,
    text: `with page as (
        select s.request_id, s.side from request_sides s ${q ? 'join requests r on r.id = s.request_id' : ''}
        where ${condition(page)} and ${before ? 's.last_id < $6::uuid' : '$6::uuid is null'}
        order by s.last_id desc limit $7 offset $8)
      select ${threadColumns} from page join request_sides s on s.request_id = page.request_id and s.side = page.side
      join requests r on r.id = s.request_id join messages m on m.id = s.last_id
      order by s.last_id desc`,
    values: [...valuesOf(page), before ?? null, size, skip],
  })
  return rows
}

export async function countThreads(pool: pg.Pool, page: ThreadPage): Promise<number> {
  const { filter, label, q } = page
  const { rows } = await pool.query<{ total: number }>({
    name: `threads-count-${filter}${label ? '-label' : ''}${q ? '-text' : ''}`,
    text: `select count(*)::int as total from request_sides s ${q ? 'join requests r on r.id = s.request_id' : ''}
      where ${condition(page)}`,
    values: valuesOf(page),
  })
  return rows[0]!.total
}

function valuesOf({ actorID, viewerID, label, q, codes }: ThreadPage): unknown[] {
  const pattern = q ? likeOf(q) : null
  return [actorID, viewerID, label ?? null, pattern, codes]
}

export type MessageRow = {
  id: string
  type: 'text' | 'file' | 'quotation' | 'sample' | 'system'
  content: string
  language: string | null
  side: Side
  files: Attachment[]
  locked: boolean
  quotation: QuotationTerms | null
  sample: StepFacts | null
  sentAt: Date
  seen: boolean
  writerID: string
  writer: AuthorRow | null
  ownID: string | null
}
/** The country as its code. */
export type StepFacts = Omit<SampleStep, 'country'> & { country: string | null }
const messageColumns = (
  side: string,
) => `m.id, m.type, m.content, nullif(m.language, 'und') as language, m.side, m.files, m.sent_at as "sentAt", m.writer_id as "writerID",
  case when m.side = ${side} then ${seenBy('m.position', side)} else false end as seen, m.idempotency_key as "ownID",
  m.side <> ${side} and m.files @> '[{"afterNda":true}]' and not nda_opens(m.request_id, m.side) as locked, m.idempotency_key as "ownID",
  case when m.quotation_id is not null then (select q.terms from quotation_terms q where q.id = m.quotation_id) end as quotation,
  case when m.sample_step_id is not null then (select f.facts from sample_step_facts f where f.id = m.sample_step_id) end as sample`

type MessagePage = {
  requestID: string
  actorID: string
  before: string | undefined
  after: string | undefined
  size: number
}
type ThreadMessages = { unread: number; firstUnreadID: string | null; rows: MessageRow[] }

/** Newest first; oldest first after a message. Undefined unless the actor is a side. */
export async function findMessages(pool: pg.Pool, page: MessagePage): Promise<ThreadMessages | undefined> {
  const { requestID, actorID, before, after, size } = page
  const other = '(select p.position from messages p where p.id = $4::uuid and p.request_id = $1::uuid)'
  const beside = before ? `m.position < ${other}` : after ? `m.position > ${other}` : '$4::uuid is null'
  const order = after && !before ? '' : 'desc'
  const { rows } = await pool.query<MessageRow & Omit<ThreadMessages, 'rows'>>({
    name: `messages${before ? '-before' : after ? '-after' : ''}`,
    text: `with own as (select s.side, s.unread, s.read_to from request_sides s where s.request_id = $1::uuid and s.actor_id = $2::uuid),
      page as (select m.* from messages m where m.request_id = $1::uuid and ${beside} order by m.position ${order} limit $3),
      writers as (select w.id, ${author("'user'", 'w.id')} as author from (
        select distinct m.writer_id as id from page m join own on own.side = m.side) w)
      select own.unread, case when own.unread > 0 then (select m.id from messages m
          where m.request_id = $1::uuid and m.side <> own.side and m.position > own.read_to order by m.position limit 1) end as "firstUnreadID",
        ${messageColumns('own.side')}, case when m.side = own.side then w.author end as writer
      from own left join page m on true left join writers w on w.id = m.writer_id order by m.position ${order}`,
    values: [requestID, actorID, size, before ?? after ?? null],
  })
  const [first] = rows
  if (!first) return undefined
  const { unread, firstUnreadID } = first
  return { unread, firstUnreadID, rows: rows.filter(({ id }) => id !== null) }
}

type InboxRow = { kind: Actor['kind']; id: string; access: Access | null; author: AuthorRow; unread: number }

export async function findInboxes(pool: pg.Pool, userID: string): Promise<InboxRow[]> {
  const { rows } = await pool.query<InboxRow>({
    name: 'inboxes',
    text: `with mine as (
        select 'user' as kind, $1::uuid as id, null as access, 0 as place
        union all
        select 'business', b.business_id, b.access, 1 from business_access b where b.user_id = $1::uuid)
      select mine.kind, mine.id, mine.access, ${author('mine.kind', 'mine.id')} as author, (
        select coalesce(sum(s.unread), 0)::int from request_sides s where s.actor_id = mine.id and s.unread > 0) as unread
      from mine where mine.kind = 'user' or exists (select from actors a where a.kind = mine.kind and a.id = mine.id)
      order by place, mine.id`,
    values: [userID],
  })
  return rows
}

export async function countUnread(pool: pg.Pool, actorID: string): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>({
    name: 'messages-unread',
    text: `select coalesce(sum(unread), 0)::int as unread from request_sides where actor_id = $1::uuid and unread > 0`,
    values: [actorID],
  })
  return rows[0]!.unread
}

export async function shareOwner(pool: pg.Pool, one: string, other: string): Promise<boolean> {
  const { rows } = await pool.query<{ shared: boolean }>({
    name: 'owner-shared',
    text: `select exists (select from business_access a join business_access b on b.user_id = a.user_id and b.access = 'owner'
      where a.business_id = $1::uuid and a.access = 'owner' and b.business_id = $2::uuid) as shared`,
    values: [one, other],
  })
  return rows[0]!.shared
}

export type Settings = { showRead: boolean; showTyping: boolean }

export async function findSettings(pool: pg.Pool, userID: string): Promise<Settings> {
  const { rows } = await pool.query<Settings>({
    name: 'message-settings',
    text: 'select show_read as "showRead", show_typing as "showTyping" from message_settings where user_id = $1',
    values: [userID],
  })
  return rows[0] ?? { showRead: true, showTyping: true }
}

export async function changeSettings(
  pool: pg.Pool,
  userID: string,
  { showRead, showTyping }: { showRead?: boolean | undefined; showTyping?: boolean | undefined },
): Promise<void> {
  await pool.query(
    `insert into message_settings as s (user_id, show_read, show_typing)
      values ($1, coalesce($2::boolean, true), coalesce($3::boolean, true))
      on conflict (user_id) do update set show_read = coalesce($2, s.show_read), show_typing = coalesce($3, s.show_typing)`,
    [userID, showRead ?? null, showTyping ?? null],
  )
}
