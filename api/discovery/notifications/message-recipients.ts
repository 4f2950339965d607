// Messages → causes; reading a thread marks its entries read.
import type { Transaction } from 'kysely'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvents, type EventData } from '#api/foundation/events.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { assigneesOf, readSides } from '#api/trade/inquiries/lookup.ts'
import { markGroupsRead } from './reading-queries.ts'
import type { CauseOf } from './recipients.ts'

type Tx = Transaction<DB>
type Sides = { senderKind: Actor['kind']; senderID: string; receiverKind: Actor['kind']; receiverID: string }

function actorsOf(data: Sides, from: 'S' | 'R'): { writer: Actor; reader: Actor } {
  const sender = { kind: data.senderKind, id: data.senderID }
  const receiver = { kind: data.receiverKind, id: data.receiverID }
  return from === 'S' ? { writer: sender, reader: receiver } : { writer: receiver, reader: sender }
}

export function inquiryCause(event: EventData<'inquiries.sent'>): CauseOf<'inquiry'> {
  const { id, writerID, rfqID, at } = event
  const { writer, reader } = actorsOf(event, 'S')
  const cause = `inquiry ${id}`
  return {
    cause,
    group: cause,
    resourceType: 'request',
    resourceID: id,
    actor: writer,
    by: { actor: writer, writerID },
    to: { actor: reader },
    permission: 'readRequests',
    detail: { news: rfqID ? 'rfq' : undefined },
    at,
  }
}

/** The assignee, else all readers. A thread's messages share an unread entry. */
export async function messageCauses(
  tx: Tx,
  events: readonly EventData<'messages.sent'>[],
): Promise<CauseOf<'message'>[]> {
  const told = events.filter(({ held, type, news }) => !held && (type !== 'system' || news))
  const assignees = await assigneesOf(
    tx,
    told.map(({ requestID }) => requestID),
  )
  return told.map((event): CauseOf<'message'> => {
    const { id, requestID, side, type, news, writerID, at } = event
    const { writer, reader } = actorsOf(event, side)
    const assignee = assignees.get(`${requestID} ${reader.id}`)
    return {
      cause: `message ${id}`,
      group: `message ${requestID}`,
      resourceType: 'request',
      resourceID: requestID,
      actor: writer,
      by: { actor: writer, writerID },
      to: { actor: assignee ? { kind: 'user', id: assignee } : reader },
      businessID: reader.kind === 'business' ? reader.id : undefined,
      permission: 'readRequests',
      detail: { news: type === 'quotation' ? type : (news ?? undefined) },
      at,
    }
  })
}

/** Applies to everybody of a fully read side. */
export async function readNotifications(tx: Tx, events: readonly EventData<'requests.read'>[]): Promise<void> {
  const read = await readSides(tx, events)
  const businesses = read.filter(({ actor }) => actor.kind === 'business').map(({ actor }) => actor.id)
  const people = await peopleWho(tx, 'readRequests', [...new Set(businesses)])
  const pairs = read.flatMap(({ requestID, actor }) =>
    (actor.kind === 'user' ? [actor.id] : (people.get(actor.id) ?? [])).flatMap((receiverID) => [
      { receiverID, group: `inquiry ${requestID}` },
      { receiverID, group: `message ${requestID}` },
      { receiverID, group: `kept ${requestID}` },
      { receiverID, group: `sample ${requestID}` },
    ]),
  )
  const receivers = [...(await markGroupsRead(tx, pairs))]
  await emitEvents(
    tx,
    'notifications.changed',
    receivers.map((receiverID) => ({ receiverID })),
  )
}
