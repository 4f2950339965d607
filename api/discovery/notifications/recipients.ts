// Events → causes of notifications, one function a kind.
import type { Transaction } from 'kysely'
import type { DetailFieldOf, NotificationKind, ResourceTypeOf } from '#contract/discovery/notifications/kinds.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import type { Actor } from '#api/foundation/context.ts'
import { commentsWritten } from '#api/social/comments/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import type { EventData } from '#api/foundation/events.ts'
import { openInvitations } from '#api/identity/members/lookup.ts'
import { peopleByEmail } from '#api/identity/people/lookup.ts'
import { postsWritten } from '#api/social/posts/lookup.ts'
import { businessOf } from '#api/catalog/products/lookup.ts'
import type { Cause } from './reading-queries.ts'

type Tx = Transaction<DB>
/** A person, or a business: editors and writer. */
export type Recipient = { actor: Actor; writerID?: string }
/** Every field of the kind's detail, also without value. */
type DetailOf<Kind extends NotificationKind> = [DetailFieldOf<Kind>] extends [never]
  ? { detail?: undefined }
  : { detail: { [Field in DetailFieldOf<Kind>]: NonNullable<Notification['detail'][Field]> | undefined } }
export type Recipients = {
  to: Recipient | undefined
  by?: Recipient
  businessID?: string | undefined
  /** Default: `edit`. */
  permission?: 'readRequests' | 'manageAgreements' | 'editProducts'
}
export type CauseOf<Kind extends NotificationKind> = DetailOf<Kind> &
  Recipients &
  Omit<Cause, 'kind' | 'receiverID' | 'businessID' | 'authors' | 'resourceType' | 'detail'> & {
    resourceType: ResourceTypeOf<Kind>
  }

type Authorship = { authorKind: Actor['kind']; authorID: string; writerID: string }
const authorOf = ({ authorKind, authorID, writerID }: Authorship): Recipient => ({
  actor: { kind: authorKind, id: authorID },
  writerID,
})
const ownerOf = (row: Authorship | undefined) => row && authorOf(row)
const businessWith = (id: string | undefined): Recipient | undefined =>
  id ? { actor: { kind: 'business', id } } : undefined

function commentCause(event: EventData<'comments.added'>, to: Recipient | undefined): CauseOf<'comment' | 'reply'> {
  const { id, rootType, rootID, at } = event
  const by = authorOf(event)
  const cause = `comment ${id}`
  return { cause, group: cause, resourceType: 'comment', resourceID: id, rootType, rootID, actor: by.actor, by, to, at }
}

export async function replyCauses(tx: Tx, events: readonly EventData<'comments.added'>[]): Promise<CauseOf<'reply'>[]> {
  const replies = events.filter(({ resourceType }) => resourceType === 'comment')
  const comments = await commentsWritten(tx, idsOf(replies, 'comment'))
  return replies.map((event) => commentCause(event, ownerOf(comments.get(event.resourceID))))
}

export async function commentCauses(
  tx: Tx,
  events: readonly EventData<'comments.added'>[],
): Promise<CauseOf<'comment'>[]> {
  const rootsOf = (type: 'post' | 'product') =>
    events.filter(({ rootType }) => rootType === type).map(({ rootID }) => rootID)
  const [posts, products] = await Promise.all([postsWritten(tx, rootsOf('post')), businessOf(tx, rootsOf('product'))])
  return events.map((event) => {
    const { rootType, rootID } = event
    return commentCause(event, rootType === 'post' ? ownerOf(posts.get(rootID)) : businessWith(products.get(rootID)))
  })
}

/** Grouped by post or product. */
export async function mentionCauses(
  tx: Tx,
  events: readonly EventData<'mentions.added'>[],
): Promise<CauseOf<'mention'>[]> {
  const comments = await commentsWritten(tx, idsOf(events, 'comment'))
  return events.flatMap((event) => {
    const { resourceType, resourceID, mentioned, at } = event
    const comment = comments.get(resourceID)
    const by = authorOf(event)
    return mentioned.map((actor) => ({
      cause: `mention ${resourceID}`,
      group: `mention ${comment?.rootID ?? resourceID}`,
      resourceType,
      resourceID,
      rootType: comment?.rootType,
      rootID: comment?.rootID,
      actor: by.actor,
      by,
      to: { actor },
      at,
    }))
  })
}

export async function reactionCauses(
  tx: Tx,
  events: readonly EventData<'reactions.added'>[],
): Promise<CauseOf<'reaction'>[]> {
  const [posts, comments, products] = await Promise.all([
    postsWritten(tx, idsOf(events, 'post')),
    commentsWritten(tx, idsOf(events, 'comment')),
    businessOf(tx, idsOf(events, 'product')),
  ])
  return events.map(({ resourceType, resourceID, actorKind, actorID, at }) => {
    const comment = comments.get(resourceID)
    const owners = {
      post: ownerOf(posts.get(resourceID)),
      comment: ownerOf(comment),
      product: businessWith(products.get(resourceID)),
      business: businessWith(resourceID),
    }
    const actor = { kind: actorKind, id: actorID }
    return {
      cause: `reaction ${resourceID} ${actorID}`,
      group: `reaction ${resourceID}`,
      resourceType,
      resourceID,
      rootType: comment?.rootType,
      rootID: comment?.rootID,
      actor,
      by: { actor },
      to: owners[resourceType],
      at,
    }
  })
}

export function followCause({
  followerKind,
  followerID,
  followedKind,
  followedID,
  at,
}: EventData<'follows.added'>): CauseOf<'follow'> {
  const actor = { kind: followerKind, id: followerID }
  return {
    cause: `follow ${followedID} ${followerID}`,
    group: `follow ${followedID}`,
    resourceType: followedKind,
    resourceID: followedID,
    actor,
    by: { actor },
    to: { actor: { kind: followedKind, id: followedID } },
    at,
  }
}

const connectionSides = ({ askerKind, askerID, askedKind, askedID }: EventData<'connections.asked'>) => ({
  asker: { kind: askerKind, id: askerID },
  asked: { kind: askedKind, id: askedID },
})

/** Repeated requests share entry and email until read. */
export function connectionRequestCause(event: EventData<'connections.asked'>): CauseOf<'connectionRequest'> {
  const { id, askerID, askedID, at } = event
  const { asker, asked } = connectionSides(event)
  return {
    cause: `connection ${id} asked`,
    group: `connection request ${askerID} ${askedID}`,
    resourceType: 'connection',
    resourceID: id,
    actor: asker,
    by: { actor: asker },
    to: { actor: asked },
    at,
  }
}

export function connectionAnswerCause(event: EventData<'connections.accepted'>): CauseOf<'connectionAnswer'> {
  const { id, at } = event
  const { asker, asked } = connectionSides(event)
  const cause = `connection ${id} accepted`
  return {
    cause,
    group: cause,
    resourceType: 'connection',
    resourceID: id,
    actor: asked,
    by: { actor: asked },
    to: { actor: asker },
    at,
  }
}

export async function invitationCauses(
  tx: Tx,
  events: readonly EventData<'invitations.added'>[],
): Promise<CauseOf<'invitation'>[]> {
  const rows = await openInvitations(
    tx,
    events.flatMap(({ ids }) => ids),
  )
  const people = await peopleByEmail(
    tx,
    rows.map(({ email }) => email),
  )
  return rows.flatMap(({ id, email, businessId, invitedBy, invitedAt }) => {
    const person = people.get(email)
    if (!person) return []
    const actor: Actor = { kind: 'user', id: invitedBy }
    const cause = `invitation ${id} ${invitedAt.getTime()}`
    return [
      {
        cause,
        group: cause,
        resourceType: 'business',
        resourceID: businessId,
        businessID: businessId,
        detail: { invitationID: id },
        actor,
        by: { actor },
        to: { actor: { kind: 'user', id: person } },
      },
    ]
  })
}

export function certificateCause(event: EventData<'certificates.expiring'>): CauseOf<'certificate'> {
  const { id, businessID, name, expireDate, days } = event
  const cause = `certificate ${id} ${days ?? ''} ${expireDate}`
  return {
    cause,
    group: cause,
    resourceType: 'certificate',
    resourceID: id,
    detail: { name, expireDate },
    to: businessWith(businessID),
  }
}

export function documentCause(event: EventData<'documents.ending'>): CauseOf<'document'> {
  const { id, businessID, name, expireDate, days, others } = event
  const cause = `document ${id} ${days} ${expireDate}`
  return {
    cause,
    group: cause,
    resourceType: 'document',
    resourceID: id,
    detail: { name, expireDate, others },
    to: businessWith(businessID),
    permission: 'editProducts',
  }
}

export function verificationCause({
  id,
  businessID,
  outcome,
}: EventData<'verifications.decided'>): CauseOf<'verification'> {
  const cause = `verification ${id} ${outcome}`
  return {
    cause,
    group: cause,
    resourceType: 'business',
    resourceID: businessID,
    detail: { outcome },
    to: businessWith(businessID),
  }
}

export function mistranslationCause(event: EventData<'translations.reported'>): CauseOf<'mistranslation'> {
  const { id, kind, thingID, businessID } = event
  return {
    cause: `mistranslation ${id}`,
    group: `mistranslation ${thingID}`,
    resourceType: kind,
    resourceID: thingID,
    to: businessWith(businessID),
  }
}

/** One a business and week. */
export function figuresCauses({ weeks }: EventData<'reach.moved'>): CauseOf<'figures'>[] {
  return weeks.map(({ businessID, week }) => {
    const cause = `figures ${businessID} ${week.from}`
    const to = businessWith(businessID)
    return { cause, group: cause, resourceType: 'business', resourceID: businessID, detail: { week }, to }
  })
}

function idsOf(events: readonly { resourceType: string; resourceID: string }[], type: string): string[] {
  return events.filter(({ resourceType }) => resourceType === type).map(({ resourceID }) => resourceID)
}
