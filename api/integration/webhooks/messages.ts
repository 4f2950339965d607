// Events → webhook messages, with ids only.
import type { Transaction } from 'kysely'
import type { EventType } from '#contract/integration/webhooks/event-types.ts'
import { isNdaNews } from '#contract/trade/ndas/states.ts'
import { derivedId } from '#kit/ids.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { type EventData, type EventName, isNamed, type NetworkEvent } from '#api/foundation/events.ts'
import { businessOf } from '#api/catalog/products/lookup.ts'

export type Message = {
  event: number
  eventID: string
  businessID: string
  type: EventType
  data: Record<string, unknown>
}

const names = [
  'businesses.changed',
  'products.changed',
  'inquiries.sent',
  'messages.sent',
  'memberships.changed',
] as const satisfies EventName[]
export const toldEvents: ReadonlySet<EventName> = new Set(names)

const productsMost = 500
const idsAtOnce = 5000

export type Subscribers = ReadonlyMap<string, ReadonlySet<string>>

export async function messagesOf(
  tx: Transaction<DB>,
  events: readonly NetworkEvent[],
  subscribers: Subscribers,
): Promise<Message[]> {
  const businesses = await businessesOfProducts(tx, events, subscribers)
  const messages = events.flatMap((event) => {
    if (isNamed(event, 'businesses.changed'))
      return event.data.ids.map((id) => message(event.id, id, 'business.updated'))
    if (isNamed(event, 'products.changed')) return productMessages(event.id, event.data.ids, businesses)
    if (isNamed(event, 'inquiries.sent')) return inquiryMessages(event.id, event.data)
    if (isNamed(event, 'messages.sent')) return threadMessages(event.id, event.data)
    if (isNamed(event, 'memberships.changed')) {
      const { businessID, subscription } = event.data
      return [message(event.id, businessID, 'membership.changed', { subscription })]
    }
    return []
  })
  return messages.filter(({ businessID, type }) => subscribers.get(businessID)?.has(type))
}

/** Batched: imports exceed one statement and seldom concern subscribers. */
async function businessesOfProducts(
  tx: Transaction<DB>,
  events: readonly NetworkEvent[],
  subscribers: Subscribers,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (![...subscribers.values()].some((types) => types.has('product.changed'))) return found
  const changed = new Set(events.filter((event) => isNamed(event, 'products.changed')).flatMap(({ data }) => data.ids))
  const ids = [...changed]
  for (let at = 0; at < ids.length; at += idsAtOnce)
    for (const [id, business] of await businessOf(tx, ids.slice(at, at + idsAtOnce)))
      if (subscribers.has(business)) found.set(id, business)
  return found
}

function message(
  event: number,
  businessID: string,
  type: EventType,
  data: Record<string, unknown> = {},
  part = 0,
): Message {
  return {
    event,
    eventID: derivedId(`webhook ${event} ${businessID} ${part}`),
    businessID,
    type,
    data: { businessID, ...data },
  }
}

function productMessages(event: number, ids: readonly string[], businesses: ReadonlyMap<string, string>): Message[] {
  const known = ids.filter((id) => businesses.has(id))
  return [...Map.groupBy(known, (id) => businesses.get(id)!)].flatMap(([businessID, productIDs]) =>
    Array.from({ length: Math.ceil(productIDs.length / productsMost) }, (_, part) => {
      const some = productIDs.slice(part * productsMost, (part + 1) * productsMost)
      return message(event, businessID, 'product.changed', { productIDs: some }, part)
    }),
  )
}

function inquiryMessages(event: number, data: EventData<'inquiries.sent'>): Message[] {
  const { receiverKind, receiverID, senderKind, senderID, id, messageID, rfqID } = data
  if (receiverKind !== 'business') return []
  const from = { kind: senderKind, id: senderID }
  return [message(event, receiverID, 'inquiry.received', { requestID: id, messageID, rfqID: rfqID ?? null, from })]
}

/** Held messages notify nobody; RFQ news both sides. */
function threadMessages(event: number, data: EventData<'messages.sent'>): Message[] {
  const { id: messageID, requestID, side, type, news, held } = data
  const sender: Actor = { kind: data.senderKind, id: data.senderID }
  const receiver: Actor = { kind: data.receiverKind, id: data.receiverID }
  const [from, to] = side === 'S' ? [sender, receiver] : [receiver, sender]
  if (held || to.kind !== 'business' || (type === 'system' && !news)) return []
  const about = { requestID, messageID, from }
  if (type === 'system' && news) {
    const told = isNdaNews(news) ? 'nda.updated' : 'rfq.updated'
    return [message(event, to.id, told, { ...about, news })]
  }
  if (type === 'sample') return [message(event, to.id, 'sample.updated', { ...about, news })]
  return [message(event, to.id, type === 'quotation' ? 'quotation.received' : 'message.received', about)]
}
