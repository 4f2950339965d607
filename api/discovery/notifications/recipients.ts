// Events → causes of notifications with receivers, never the acting person. Batched reads; no writes.
import type { Transaction } from 'kysely'
import type { Actor } from '#api/foundation/context.ts'
import { commentsWritten } from '#api/social/comments/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { dataOf, type EventData, type EventName, type NetworkEvent } from '#api/foundation/events.ts'
import { openInvitations, peopleWho } from '#api/identity/members/lookup.ts'
import { peopleByEmail } from '#api/identity/people/lookup.ts'
import { postsWritten } from '#api/social/posts/lookup.ts'
import { businessOf } from '#api/catalog/products/lookup.ts'
import { groupAnswers, groupRequests, withoutUnreadable } from './group-recipients.ts'
import { inquiryCause, messageCauses } from './message-recipients.ts'
import type { Cause } from './reading-queries.ts'

type Tx = Transaction<DB>
/** A person, or a business: its editors and the writer. */
type Recipient = { actor: Actor; writerID?: string }
export type ActorCause = Omit<Cause, 'receiverID' | 'businessID' | 'authors'> & {
  to: Recipient | undefined
  by?: Recipient
  businessID?: string | undefined
  /** Default: `edit`. */
  permission?: 'readRequests'
}

const names = [
  'comments.added',
  'mentions.added',
  'reactions.added',
  'follows.added',
  'connections.asked',
  'connections.accepted',
  'invitations.added',
  'certificates.expiring',
  'verifications.decided',
  'groups.asked',
  'groups.accepted',
  'inquiries.sent',
  'messages.sent',
  'requests.read',
] as const satisfies EventName[]
export const notifyingEvents: ReadonlySet<EventName> = new Set(names)

/** In event order; duplicates per receiver keep the first. */
export async function causesOf(tx: Tx, events: readonly NetworkEvent[]): Promise<Cause[]> {
  const causes = [
    ...(await commentCauses(tx, dataOf(events, 'comments.added'))),
    ...(await mentionCauses(tx, dataOf(events, 'mentions.added'))),
    ...(await reactionCauses(tx, dataOf(events, 'reactions.added'))),
    ...dataOf(events, 'follows.added').map(followCause),
    ...dataOf(events, 'connections.asked').map((data) => connectionCause(data, 'asked')),
    ...dataOf(events, 'connections.accepted').map((data) => connectionCause(data, 'accepted')),
    ...(await invitationCauses(tx, dataOf(events, 'invitations.added'))),
    ...dataOf(events, 'certificates.expiring').map(certificateCause),
    ...dataOf(events, 'verifications.decided').map(verificationCause),
    ...(await groupRequests(tx, dataOf(events, 'groups.asked'))),
    ...(await groupAnswers(tx, dataOf(events, 'groups.accepted'))),
    ...dataOf(events, 'inquiries.sent').map(inquiryCause),
    ...(await messageCauses(tx, dataOf(events, 'messages.sent'))),
  ]
  return withoutUnreadable(tx, await toPeople(tx, causes))
}

type Authored = { authorKind: Actor['kind']; authorID: string; writerID: string }
const authorOf = ({ authorKind, authorID, writerID }: Authored): Recipient => ({
  actor: { kind: authorKind, id: authorID },
  writerID,
})
const ownerOf = (row: Authored | undefined) => row && authorOf(row)
const businessWith = (id: string | undefined): Recipient | undefined =>
  id ? { actor: { kind: 'business', id } } : undefined

/** A reply notifies the comment's author; any comment the owner of the post or product. */
async function commentCauses(tx: Tx, events: readonly EventData<'comments.added'>[]): Promise<ActorCause[]> {
  const [comments, posts, products] = await Promise.all([
    commentsWritten(tx, idsOf(events, 'comment')),
    postsWritten(
      tx,
      events.filter(({ rootType }) => rootType === 'post').map(({ rootID }) => rootID),
    ),
    businessOf(
      tx,
      events.filter(({ rootType }) => rootType === 'product').map(({ rootID }) => rootID),
    ),
  ])
  return events.flatMap((event): ActorCause[] => {
    const { id, resourceType, resourceID, rootType, rootID, at } = event
    const by = authorOf(event)
    const cause = {
      cause: `comment ${id}`,
      group: `comment ${id}`,
      resourceType: 'comment',
      resourceID: id,
      rootType,
      rootID,
      actor: by.actor,
      by,
      at,
    }
    const root = rootType === 'post' ? ownerOf(posts.get(rootID)) : businessWith(products.get(rootID))
    const replies =
      resourceType === 'comment' ? [{ kind: 'reply', to: ownerOf(comments.get(resourceID)) } as const] : []
    return [...replies, { kind: 'comment', to: root } as const].map((one) => ({ ...cause, ...one }))
  })
}

/** Grouped by post or product. */
async function mentionCauses(tx: Tx, events: readonly EventData<'mentions.added'>[]): Promise<ActorCause[]> {
  const comments = await commentsWritten(tx, idsOf(events, 'comment'))
  return events.flatMap((event) => {
    const { resourceType, resourceID, mentioned, at } = event
    const comment = comments.get(resourceID)
    const by = authorOf(event)
    return mentioned.map((actor) => ({
      cause: `mention ${resourceID}`,
      kind: 'mention' as const,
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

async function reactionCauses(tx: Tx, events: readonly EventData<'reactions.added'>[]): Promise<ActorCause[]> {
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
      kind: 'reaction',
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

function followCause({
  followerKind,
  followerID,
  followedKind,
  followedID,
  at,
}: EventData<'follows.added'>): ActorCause {
  const actor = { kind: followerKind, id: followerID }
  return {
    cause: `follow ${followedID} ${followerID}`,
    kind: 'follow',
    group: `follow ${followedID}`,
    resourceType: followedKind,
    resourceID: followedID,
    actor,
    by: { actor },
    to: { actor: { kind: followedKind, id: followedID } },
    at,
  }
}

function connectionCause(event: EventData<'connections.asked'>, how: 'asked' | 'accepted'): ActorCause {
  const { id, askerKind, askerID, askedKind, askedID, at } = event
  const asker = { kind: askerKind, id: askerID }
  const asked = { kind: askedKind, id: askedID }
  const [actor, receiver] = how === 'asked' ? [asker, asked] : [asked, asker]
  const cause = `connection ${id} ${how}`
  return {
    cause,
    kind: how === 'asked' ? 'connectionRequest' : 'connectionAnswer',
    // Repeated requests stay one entry, and one email, until read.
    group: how === 'asked' ? `connection request ${askerID} ${askedID}` : cause,
    resourceType: 'connection',
    resourceID: id,
    actor,
    by: { actor },
    to: { actor: receiver },
    at,
  }
}

async function invitationCauses(tx: Tx, events: readonly EventData<'invitations.added'>[]): Promise<ActorCause[]> {
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
        kind: 'invitation',
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

function certificateCause(event: EventData<'certificates.expiring'>): ActorCause {
  const { id, businessID, name, expireDate, days } = event
  const cause = `certificate ${id} ${days ?? ''} ${expireDate}`
  return {
    cause,
    kind: 'certificate',
    group: cause,
    resourceType: 'certificate',
    resourceID: id,
    detail: { name, expireDate },
    to: businessWith(businessID),
  }
}

function verificationCause({ id, businessID, outcome }: EventData<'verifications.decided'>): ActorCause {
  const cause = `verification ${id} ${outcome}`
  return {
    cause,
    kind: 'verification',
    group: cause,
    resourceType: 'business',
    resourceID: businessID,
    detail: { outcome },
    to: businessWith(businessID),
  }
}

function idsOf(events: readonly { resourceType: string; resourceID: string }[], type: string): string[] {
  return events.filter(({ resourceType }) => resourceType === type).map(({ resourceID }) => resourceID)
}

/** Resolves businesses to the people who lead them, excluding the actor and members of the acting business. */
async function toPeople(tx: Tx, causes: readonly ActorCause[]): Promise<Cause[]> {
  const businesses = (list: (Recipient | undefined)[]) => [
    ...new Set(list.flatMap((one) => (one?.actor.kind === 'business' ? [one.actor.id] : []))),
  ]
  const editors = await peopleWho(tx, 'edit', businesses(causes.map(({ to }) => to)))
  const readers = await peopleWho(tx, 'readRequests', businesses(causes.map(({ to, permission }) => permission && to)))
  const colleagues = await peopleWho(tx, 'speakAs', businesses(causes.map(({ by }) => by)))
  return causes.flatMap(({ to, by, permission, ...cause }) => {
    if (!to) return []
    const peopleOf = ({ actor, writerID }: Recipient, of: Map<string, string[]>) =>
      actor.kind === 'business' ? [...(of.get(actor.id) ?? []), ...(writerID ? [writerID] : [])] : [actor.id]
    const authors = by ? [by.actor.id, ...(by.writerID ? [by.writerID] : [])] : []
    const excluded = new Set([...authors, ...((by && colleagues.get(by.actor.id)) ?? [])])
    const businessID = cause.businessID ?? (to.actor.kind === 'business' ? to.actor.id : undefined)
    return peopleOf(to, permission ? readers : editors)
      .filter((id) => !excluded.has(id))
      .map((receiverID) => ({ ...cause, receiverID, businessID, authors }))
  })
}
