// Sample inquiry threads, once per directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { countReplyLevels } from '#api/trade/inquiries/lookup.ts'
import { subjectCodeOf } from '#contract/trade/inquiries/subjects.ts'
import { derivedId } from '#kit/ids.ts'
import { type Actor, type Cast, castOf } from './cast.ts'
import { type Clock, clockOf } from './clock.ts'

/** `ago`, `after`: hours; `unread`: trailing unread messages. */
export type SampleThread = {
  from: string
  to: string
  subject: string
  ago: number
  product?: string
  messages: {
    by: 'S' | 'R'
    after: number
    text: string
    type?: 'quotation' | 'sample' | 'system'
    quotationID?: string
    stepID?: string
  }[]
  rfqID?: string
  unread?: number
  ended?: boolean
  held?: boolean
  labels?: string[]
  assignee?: string
  note?: string
}
type Inquiries = {
  threads: SampleThread[]
  labels: Record<string, Record<string, string>>
  savedReplies: Record<string, Record<string, string>>
}
type Row<Table extends keyof DB> = Insertable<DB[Table]>
export type Rows = {
  requests: Row<'requests'>[]
  messages: Row<'messages'>[]
  requestSides: Row<'requestSides'>[]
  requestLabels: Row<'requestLabels'>[]
  requestNotes: Row<'requestNotes'>[]
  savedReplies: Row<'savedReplies'>[]
}

const file = join(import.meta.dirname, '../data/inquiries.json')
const labelled = (business: string, name: string) => derivedId(`label ${business} ${name}`)

export async function addSampleInquiries(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const told = JSON.parse(await readFile(file, 'utf8')) as Inquiries
  const ids = Object.entries(told.labels).flatMap(([firm, names]) =>
    Object.keys(names).map((name) => labelled(firm, name)),
  )
  const there = await tx.selectFrom('requestLabels').select('id').where('id', 'in', ids).limit(1).executeTakeFirst()
  const any = await tx.selectFrom('requests').select('id').limit(1).executeTakeFirst()
  if (there || any) return false
  const cast = await castOf(
    tx,
    told.threads.flatMap(({ product }) => product ?? []),
  )
  if (cast.products.size === 0) return false
  await addRows(tx, rowsOf(told, cast, clockOf(now)))
  await countReplyLevels(tx)
  return true
}

export function noRows(): Rows {
  return { requests: [], messages: [], requestSides: [], requestLabels: [], requestNotes: [], savedReplies: [] }
}

function rowsOf(told: Inquiries, cast: Cast, clock: Clock): Rows {
  const rows = noRows()
  for (const [firm, labels] of Object.entries(told.labels)) {
    const businessId = cast.actors.get(firm)?.id
    if (!businessId) continue
    for (const [name, color] of Object.entries(labels))
      rows.requestLabels.push({ id: labelled(firm, name), businessId, name, color })
  }
  for (const [firm, replies] of Object.entries(told.savedReplies)) {
    const businessId = cast.actors.get(firm)?.id
    if (!businessId) continue
    for (const [name, content] of Object.entries(replies))
      rows.savedReplies.push({ id: derivedId(`reply ${firm} ${name}`), businessId, name, content })
  }
  for (const thread of told.threads) addThread(rows, thread, cast, clock)
  return rows
}

export function addThread(
  rows: Rows,
  thread: SampleThread,
  { actors, products }: Cast,
  clock: Clock,
): string | undefined {
  const [sender, receiver] = [actors.get(thread.from), actors.get(thread.to)]
  if (!sender || !receiver) return undefined
  const { messages, unread = 0, ended = false } = thread
  const writers = { S: sender, R: receiver }
  const name = `${thread.from} asks ${thread.to}: ${thread.subject}`
  const id = clock.idAt(name, thread.ago)
  const code = subjectCodeOf(thread.subject)
  let ago = thread.ago
  const said = messages.map(({ by, after, text, type = 'text', quotationID, stepID }) => ({
    by,
    text,
    quotationId: quotationID ?? null,
    sampleStepId: stepID ?? null,
    type: type as string,
    ago: (ago -= after),
  }))
  if (ended)
    said.push({ ...said.at(-1)!, text: 'ended', quotationId: null, sampleStepId: null, type: 'system', ago: ago - 1 })
  const written = said.map(({ by, text, type, quotationId, sampleStepId, ago: at }, index) => ({
    requestId: id,
    position: index + 1,
    id: clock.idAt(`${name} ${index}`, at),
    side: by,
    type,
    content: text,
    quotationId,
    sampleStepId,
    writerId: writers[by].writerID,
    sentAt: clock.timeAt(at),
  }))
  rows.messages.push(...written)
  const answer = written.find(({ side }) => side === 'R')
  const last = written.at(-1)!
  rows.requests.push({
    id,
    senderKind: sender.kind,
    senderId: sender.id,
    receiverKind: receiver.kind,
    receiverId: receiver.id,
    subjectCode: code ?? 'other',
    subject: code ? '' : thread.subject,
    productId: products.get(thread.product ?? '')?.id ?? null,
    rfqId: thread.rfqID ?? null,
    messages: written.length,
    createdAt: clock.timeAt(thread.ago),
    answeredAt: answer?.sentAt ?? null,
    heldAt: thread.held ? clock.timeAt(thread.ago) : null,
    closedAt: ended ? last.sentAt : null,
  })
  const team = thread.labels || thread.assignee || thread.note ? teamOf(thread) : undefined
  for (const side of thread.held ? (['S'] as const) : (['S', 'R'] as const)) {
    const own = writers[side]
    const isBehind = last.side !== side && unread > 0
    const readTo = written.length - (isBehind ? unread : 0)
    const isTeam = team === side
    const firm = side === 'S' ? thread.from : thread.to
    rows.requestSides.push({
      requestId: id,
      side,
      actorKind: own.kind,
      actorId: own.id,
      lastId: last.id,
      readTo,
      shownReadTo: readTo,
      unread: isBehind ? unread : 0,
      assigneeId: isTeam ? (actors.get(thread.assignee ?? '')?.id ?? null) : null,
      labelIds: isTeam ? (thread.labels ?? []).map((label) => labelled(firm, label)) : [],
    })
    if (isTeam && thread.note) rows.requestNotes.push(noteOf(thread.note, id, own, clock.idAt(`${name} note`, ago)))
  }
  return id
}

function teamOf({ to }: SampleThread): 'S' | 'R' {
  return to === 'ferrantis-pompe' ? 'R' : 'S'
}

function noteOf(content: string, requestId: string, actor: Actor, id: string): Row<'requestNotes'> {
  return { id, requestId, actorId: actor.id, writerId: actor.writerID, content }
}

async function addRows(tx: Transaction<DB>, rows: Rows): Promise<void> {
  await addThreads(tx, rows)
  await tx.insertInto('requestLabels').values(rows.requestLabels).execute()
  await tx.insertInto('requestNotes').values(rows.requestNotes).execute()
  await tx.insertInto('savedReplies').values(rows.savedReplies).execute()
}

/** Includes events of unread messages. */
export async function addThreads(tx: Transaction<DB>, rows: Rows): Promise<void> {
  await tx.insertInto('requests').values(rows.requests).execute()
  await tx.insertInto('messages').values(rows.messages).execute()
  await tx.insertInto('requestSides').values(rows.requestSides).execute()
  await sql`insert into events (name, data)
    select case m.position when 1 then 'inquiries.sent' else 'messages.sent' end, jsonb_build_object(
        'id', case m.position when 1 then r.id else m.id end, 'messageID', m.id, 'requestID', r.id, 'side', m.side, 'type', m.type,
        'senderKind', r.sender_kind, 'senderID', r.sender_id, 'receiverKind', r.receiver_kind, 'receiverID', r.receiver_id,
        'writerID', m.writer_id, 'held', false, 'rfqID', case m.position when 1 then r.rfq_id end, 'at', (extract(epoch from m.sent_at) * 1000)::bigint)
    from messages m join requests r on r.id = m.request_id join request_sides s on s.request_id = r.id and s.side <> m.side
    where r.id = any(${rows.requests.map(({ id }) => id as string)}::uuid[]) and m.type <> 'system' and m.position > s.read_to
    order by m.sent_at`.execute(tx)
}
