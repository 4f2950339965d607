// The events of the network: the data that each carries, and a check of stored ones. Anybody with access to the database may have written a row.
import { z } from 'zod'
import type { StoredEvent } from '#kit/events.ts'

const Id = z.guid()
const Ids = z.looseObject({ ids: z.array(Id) })
const Kind = z.enum(['user', 'business'])
const At = z.number().optional().describe('ms since 1970, where it happened long before the event was told')

const Comment = z.looseObject({
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
const Post = z.looseObject({ id: Id, timelineKind: z.enum(['user', 'business', 'group']), timelineID: Id })
const Mentions = z.looseObject({
  resourceType: z.enum(['post', 'comment']),
  resourceID: Id,
  authorKind: Kind,
  authorID: Id,
  writerID: Id,
  mentioned: z.array(z.looseObject({ kind: Kind, id: Id })),
  at: At,
})
const Reaction = z.looseObject({
  resourceType: z.enum(['post', 'comment', 'product', 'business']),
  resourceID: Id,
  actorKind: Kind,
  actorID: Id,
  at: At,
})
const Follow = z.looseObject({ followedKind: Kind, followedID: Id, followerKind: Kind, followerID: Id, at: At })
const Connection = z.looseObject({ id: Id, askerKind: Kind, askerID: Id, askedKind: Kind, askedID: Id, at: At })
const Message = z.looseObject({
  id: Id,
  requestID: Id,
  fromKind: Kind,
  fromID: Id,
  toKind: Kind,
  toID: Id,
  writerID: Id,
})

const dataOf: Record<string, z.ZodType> = {
  'businesses.changed': Ids,
  'products.changed': Ids,
  'people.changed': Ids,
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
  'groups.asked': z.looseObject({ groupID: Id, userID: Id, at: z.number() }),
  'groups.accepted': z.looseObject({ groupID: Id, userID: Id, by: Id, at: z.number() }),
  'groups.left': z.looseObject({ groupID: Id, userID: Id }),
  'certificates.expiring': z.looseObject({ id: Id, businessID: Id, name: z.string(), expireDate: z.string() }),
  'notifications.changed': z.looseObject({ receiverID: Id }),
  'reports.added': z.looseObject({ id: Id }),
  'inquiries.sent': Message,
  'messages.sent': Message,
  'verifications.settled': z.looseObject({ id: Id, businessID: Id, outcome: z.string() }),
  'events.forgotten': z.looseObject({ before: z.string().regex(/^\d{1,19}$/) }),
}

/** Does the event carry what its name promises? An unknown name promises nothing, and nobody reads it. */
export function isReadable(event: Pick<StoredEvent, 'name' | 'data'>): boolean {
  return problemOf(event) === undefined
}

function problemOf({ name, data }: Pick<StoredEvent, 'name' | 'data'>): string | undefined {
  const { error } = dataOf[name]?.safeParse(data) ?? {}
  const [issue] = error?.issues ?? []
  return issue && `${issue.path.join('.') || 'data'}: ${issue.message}`
}

/** SQL: the transaction before which the event tells that events were deleted; null where it can't be read. */
export function forgottenBefore(event: string): string {
  return `case when ${event}.data ->> 'before' ~ '^\\d{1,19}$' then (${event}.data ->> 'before')::xid8 end`
}

type Log = { error: (about: object, message: string) => void }

/** The check of one process: an event that can't be read is logged once, whoever reads it, and counted. */
export class EventCheck {
  readonly #log: Log
  readonly #reported = new Set<number>()

  constructor(log: Log) {
    this.#log = log
  }

  /** How many unreadable events this process has met. */
  get unreadable(): number {
    return this.#reported.size
  }

  readonly accepts = (event: StoredEvent): boolean => {
    const problem = problemOf(event)
    if (problem === undefined) return true
    const { id, name } = event
    if (!this.#reported.has(id)) this.#log.error({ event: id, name, problem }, 'event skipped: it can not be read')
    this.#reported.add(id)
    return false
  }
}
