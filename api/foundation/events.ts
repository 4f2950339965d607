// Events of the network: data, emitting, checks of stored rows.
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { ReachWeek } from '#contract/discovery/reach.ts'
import { subscriptions } from '#contract/foundation/constants.ts'
import { keptNews } from '#contract/trade/inquiries/kept-news.ts'
import { ndaNews } from '#contract/trade/ndas/states.ts'
import { rfqNews } from '#contract/trade/rfqs/states.ts'
import { agreementNews } from '#contract/trade/territories/states.ts'
import { sampleDues, sampleNews } from '#contract/trade/samples/states.ts'
import { type EventLog, type EventOf, insertEvents, type StoredEvent } from '#kit/events.ts'

const Id = z.guid()
const Ids = z.object({ ids: z.array(Id) })
const Listed = Ids.extend({
  unlisted: z.boolean().optional().describe('nothing that searches and lists read has changed'),
  industries: z.array(Id).optional().describe('all that they were and are listed in; absent where not known'),
  countries: z
    .array(z.string())
    .optional()
    .describe('all whose lists have changed; absent where lists of others have, too, or it is not known'),
})
const Kind = z.enum(['user', 'business'])
const At = z.number().optional().describe('ms since 1970, where it happened long before the event was emitted')

const Comment = z.object({
  id: Id,
  resourceType: z.enum(['post', 'comment', 'product']),
  resourceID: Id,
  rootType: z.enum(['post', 'product']),
  rootID: Id,
  authorKind: Kind,
  authorID: Id,
  writerID: Id,
  at: At,
})
const Post = z.object({ id: Id, timelineKind: z.enum(['user', 'business', 'group']), timelineID: Id })
const Mentions = z.object({
  resourceType: z.enum(['post', 'comment']),
  resourceID: Id,
  authorKind: Kind,
  authorID: Id,
  writerID: Id,
  mentioned: z.array(z.object({ kind: Kind, id: Id })),
  at: At,
})
const Reaction = z.object({
  resourceType: z.enum(['post', 'comment', 'product', 'business']),
  resourceID: Id,
  actorKind: Kind,
  actorID: Id,
  at: At,
})
const Follow = z.object({ followedKind: Kind, followedID: Id, followerKind: Kind, followerID: Id, at: At })
const Connection = z.object({ id: Id, askerKind: Kind, askerID: Id, askedKind: Kind, askedID: Id, at: At })
const sides = { senderKind: Kind, senderID: Id, receiverKind: Kind, receiverID: Id }
const Side = z.enum(['S', 'R'])
const Message = z.object({
  id: Id,
  requestID: Id,
  side: Side,
  type: z.enum(['text', 'file', 'quotation', 'sample', 'system']),
  ...sides,
  writerID: Id,
  held: z.boolean().describe('the receiver does not see it yet'),
  news: z
    .enum([...rfqNews, ...sampleNews, ...ndaNews])
    .nullish()
    .describe('of a system message about a request for quotation or an NDA, or of a sample'),
  at: At,
})
const shapes = {
  'businesses.changed': Listed,
  'products.changed': Listed,
  'people.changed': Ids,
  'people.suspended': Ids,
  'invitations.added': Ids,
  'comments.added': Comment,
  'comments.changed': Comment,
  'posts.added': Post,
  'posts.changed': Post,
  'mentions.added': Mentions,
  'reactions.added': Reaction,
  'reactions.removed': Reaction,
  'follows.added': Follow,
  'follows.removed': Follow,
  'connections.asked': Connection,
  'connections.accepted': Connection,
  'connections.ended': Connection,
  'groups.asked': z.object({ groupID: Id, userID: Id, at: z.number() }),
  'groups.accepted': z.object({ groupID: Id, userID: Id, by: Id, at: z.number() }),
  'groups.left': z.object({ groupID: Id, userID: Id }),
  'members.changed': z.object({ businessID: Id, userID: Id }),
  'inquiries.sent': z.object({ id: Id, messageID: Id, ...sides, writerID: Id, rfqID: Id.nullish(), at: At }),
  'messages.sent': Message,
  'requests.read': z.object({ requestID: Id, side: Side, ...sides, readerID: Id, messageID: Id.nullable() }),
  'requests.changed': z.object({ requestID: Id, side: Side.optional().describe('for one only'), ...sides }),
  'requests.typing': z.object({ requestID: Id, side: Side, ...sides }),
  'inquiries.kept': z.object({
    id: Id,
    senderKind: Kind,
    senderID: Id,
    writerID: Id,
    businessID: Id,
    requestID: Id.optional().describe('delivered'),
    kept: z.enum(keptNews),
    until: z.string(),
  }),
  'samples.due': z.object({
    id: Id,
    requestID: Id,
    due: z.enum(sampleDues),
    actorKind: Kind.describe('of the side on turn'),
    actorID: Id,
    otherKind: Kind,
    otherID: Id,
  }),
  'certificates.expiring': z.object({
    id: Id,
    businessID: Id,
    name: z.string(),
    expireDate: z.string(),
    days: z.number().optional(),
  }),
  'documents.ending': z.object({
    id: Id.describe('the first to end'),
    businessID: Id,
    name: z.string(),
    expireDate: z.string(),
    days: z.number(),
    others: z.number(),
  }),
  'verifications.decided': z.object({ id: Id, businessID: Id, outcome: z.enum(['verified', 'refused']) }),
  'territories.changed': Ids,
  'agreements.changed': z.object({
    id: Id,
    businessID: Id.describe('whose people are told'),
    otherID: Id,
    news: z.enum(agreementNews),
    at: At,
  }),
  'reach.moved': z.object({ weeks: z.array(z.object({ businessID: Id, week: ReachWeek })) }),
  'watches.added': Ids,
  'memberships.changed': z.object({ businessID: Id, subscription: z.enum(subscriptions) }),
  'notifications.changed': z.object({ receiverID: Id }),
  'announcements.changed': z.object({ id: Id }),
  'plans.changed': z.object({ subscription: z.enum(subscriptions) }),
  'texts.changed': z.object({ collection: z.string(), slug: z.string() }),
  'portals.changed': z.object({ key: z.string() }),
  'synonyms.changed': z.object({ id: Id }),
  'choices.changed': z.object({ weights: z.int() }),
  'translations.added': z.object({ products: z.array(Id), businesses: z.array(Id) }).describe('of listings'),
  'translations.removed': z.object({ products: z.array(Id), businesses: z.array(Id) }).describe('of listings'),
  'translations.reported': z.object({ id: Id, kind: z.enum(['product', 'business']), thingID: Id, businessID: Id }),
  'lists.changed': z.object({ list: z.string(), code: z.string() }),
  // List names changed, not the rows.
  'businesses.outdated': Ids,
  'people.outdated': Ids,
  'reports.added': z.object({ id: Id }),
  'search.rewritten': z.object({}),
  'search.retried': z.object({ kind: z.enum(['business', 'product', 'people']), ids: z.array(Id) }),
  'events.forgotten': z.object({ before: z.string().regex(/^\d{1,19}$/) }),
} satisfies Record<string, z.ZodType>

type Shapes = typeof shapes
export type EventName = keyof Shapes
export type EventData<Name extends EventName> = z.output<Shapes[Name]>
export type NetworkEvent<Name extends EventName = EventName> = EventOf<{ [One in EventName]: EventData<One> }, Name>
export type NetworkEventLog = EventLog<NetworkEvent>

/** Readers see it exactly when `tx` commits. */
export async function emitEvent<Name extends EventName>(
  tx: QueryExecutorProvider,
  name: Name,
  data: EventData<Name>,
): Promise<void> {
  await insertEvents(tx, name, [data])
}

export async function emitEvents<Name extends EventName>(
  tx: QueryExecutorProvider,
  name: Name,
  data: readonly EventData<Name>[],
): Promise<void> {
  await insertEvents(tx, name, data)
}

export function isNamed<Name extends EventName>(
  event: NetworkEvent,
  name: Name,
): event is NetworkEvent & { name: Name; data: EventData<Name> } {
  return event.name === name
}

export function dataOf<Name extends EventName>(events: readonly NetworkEvent[], name: Name): EventData<Name>[] {
  return events.filter((event) => isNamed(event, name)).map(({ data }) => data)
}

export function isReadable(event: StoredEvent): event is NetworkEvent {
  return isKnown(event.name) && problemOf(event) === undefined
}

const isKnown = (name: string): name is EventName => Object.hasOwn(shapes, name)

function problemOf({ name, data }: StoredEvent): string | undefined {
  const { error } = (isKnown(name) && shapes[name].safeParse(data)) || {}
  const [issue] = error?.issues ?? []
  return issue && `${issue.path.join('.') || 'data'}: ${issue.message}`
}

/** SQL: boundary transaction of deleted events; null where unreadable. */
export function forgottenBefore(event: string): string {
  return `case when ${event}.data ->> 'before' ~ '^\\d{1,19}$' then (${event}.data ->> 'before')::xid8 end`
}

type Log = { error: (about: object, message: string) => void }

/** Logs and counts each unreadable event once per process. */
export class EventCheck {
  readonly #log: Log
  readonly #reported = new Set<number>()

  constructor(log: Log) {
    this.#log = log
  }

  get unreadable(): number {
    return this.#reported.size
  }

  /** Unknown names are ignored: a newer version may emit them. */
  readonly accepts = (event: StoredEvent): event is NetworkEvent => {
    const problem = problemOf(event)
    if (problem === undefined) return isKnown(event.name)
    const { id, name } = event
    if (!this.#reported.has(id)) this.#log.error({ event: id, name, problem }, 'event skipped: it can not be read')
    this.#reported.add(id)
    return false
  }
}
