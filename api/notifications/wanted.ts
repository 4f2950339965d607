// What happened → who should hear of it. Asks neighbours by sets of ids; writes nothing. Nobody hears of their own deeds.
import type { Transaction } from 'kysely'
import type { BusinessDeed } from '#contract/access.ts'
import type { Event } from '#kit/events.ts'
import { commentsWritten } from '../comments/lookup.ts'
import type { DB } from '../database/tables.ts'
import { type Actor, openInvitations, peopleWho } from '../members/lookup.ts'
import { peopleByEmail } from '../people/lookup.ts'
import { postsWritten } from '../posts/lookup.ts'
import { businessOf } from '../products/lookup.ts'
import { askedToJoin, letIn, readableOf } from './group-wanted.ts'
import type { Wanted } from './reading-queries.ts'
import { inquired, verificationSettled, wrote } from './request-wanted.ts'

type Tx = Transaction<DB>
type Told = Record<string, string>
/** Somebody to be told: a person, or the people of a business (who may do the deed, else who edit it; and who wrote for it). */
type Toward = { actor: Actor; writerID?: string | undefined; deed?: BusinessDeed }
export type About = Omit<Wanted, 'receiverID' | 'businessID' | 'by'> & {
  toward: Toward | undefined
  by?: { actor: Actor; writerID?: string | undefined }
  businessID?: string
}

/** The events that somebody may have to hear of. */
export const occurrences = new Set([
  'comments.added',
  'mentions.added',
  'reactions.added',
  'follows.added',
  'connections.asked',
  'connections.accepted',
  'invitations.added',
  'certificates.expiring',
  'groups.asked',
  'groups.accepted',
  'inquiries.sent',
  'messages.sent',
  'verifications.settled',
])

/** In the order of what happened; of two words about the same thing to the same person the first counts. */
export async function wantedOf(tx: Tx, events: readonly Event[]): Promise<Wanted[]> {
  const of = (name: string) => events.filter((event) => event.name === name).map(({ data }) => data as Told)
  const about = [
    ...(await commented(tx, of('comments.added'))),
    ...(await mentioned(tx, of('mentions.added'))),
    ...(await reacted(tx, of('reactions.added'))),
    ...of('follows.added').map(followed),
    ...of('connections.asked').map((told) => connected(told, 'asked')),
    ...of('connections.accepted').map((told) => connected(told, 'accepted')),
    ...(await invited(tx, of('invitations.added'))),
    ...of('certificates.expiring').map(expiring),
    ...(await askedToJoin(tx, of('groups.asked'))),
    ...(await letIn(tx, of('groups.accepted'))),
    ...of('inquiries.sent').map(inquired),
    ...of('messages.sent').map(wrote),
    ...of('verifications.settled').map(verificationSettled),
  ]
  return readableOf(tx, await addressed(tx, about))
}

/** What is told long after it happened, such as the demonstration, says when that was. */
const whenTold = ({ at }: Told) => (at === undefined ? {} : { at: Number(at) })
const actorIn = (told: Told, side: string): Actor => ({
  kind: told[`${side}Kind`] as Actor['kind'],
  id: told[`${side}ID`]!,
})
const ownerOf = (row: { authorKind: Actor['kind']; authorID: string; writerID: string } | undefined) =>
  row && { actor: { kind: row.authorKind, id: row.authorID }, writerID: row.writerID }
const businessAt = (id: string | undefined): Toward | undefined =>
  (id && { actor: { kind: 'business', id } }) || undefined

/** Who was answered hears of a reply; whose post or product it is, of every comment there. */
async function commented(tx: Tx, told: readonly Told[]): Promise<About[]> {
  const [answered, posts, products] = await Promise.all([
    commentsWritten(tx, idsOf(told, 'resource', 'comment')),
    postsWritten(tx, idsOf(told, 'root', 'post')),
    businessOf(tx, idsOf(told, 'root', 'product')),
  ])
  return told.flatMap((one) => {
    const { id, resourceType, resourceID, rootID } = one
    const rootType = one['rootType'] as 'post' | 'product'
    const root = rootType === 'post' ? ownerOf(posts.get(rootID!)) : businessAt(products.get(rootID!))
    const shared = {
      cause: `comment ${id}`,
      resourceType: 'comment',
      resourceID: id!,
      rootType,
      rootID: rootID!,
      group: `comment ${id}`,
      ...whenTold(one),
    }
    const by = { actor: actorIn(one, 'author'), writerID: one['writerID'] }
    const said = { ...shared, kind: 'comment' as const, actor: by.actor, by, toward: root }
    if (resourceType !== 'comment') return [said]
    return [{ ...said, kind: 'reply' as const, toward: ownerOf(answered.get(resourceID!)) }, said]
  })
}

/** Those named in one text of late, told together for all that is said below one post or product. */
async function mentioned(tx: Tx, told: readonly Told[]): Promise<About[]> {
  const comments = await commentsWritten(tx, idsOf(told, 'resource', 'comment'))
  return told.flatMap((one) => {
    const { resourceType = '', resourceID = '', mentioned: actors = [] } = one
    const comment = comments.get(resourceID)
    const by = { actor: actorIn(one, 'author'), writerID: one['writerID'] }
    return (actors as unknown as Actor[]).map((actor) => ({
      ...whenTold(one),
      cause: `mention ${resourceID}`,
      kind: 'mention' as const,
      group: `mention ${comment?.rootID ?? resourceID}`,
      resourceType,
      resourceID,
      rootType: comment?.rootType,
      rootID: comment?.rootID,
      actor: by.actor,
      by,
      toward: { actor },
    }))
  })
}

async function reacted(tx: Tx, told: readonly Told[]): Promise<About[]> {
  const [posts, comments, products] = await Promise.all([
    postsWritten(tx, idsOf(told, 'resource', 'post')),
    commentsWritten(tx, idsOf(told, 'resource', 'comment')),
    businessOf(tx, idsOf(told, 'resource', 'product')),
  ])
  return told.map((one) => {
    const { resourceType = '', resourceID = '' } = one
    const comment = comments.get(resourceID)
    const owners: Record<string, Toward | undefined> = {
      post: ownerOf(posts.get(resourceID)),
      comment: ownerOf(comment),
      product: businessAt(products.get(resourceID)),
      business: businessAt(resourceID),
    }
    const actor = actorIn(one, 'actor')
    return {
      ...whenTold(one),
      cause: `reaction ${resourceID} ${actor.id}`,
      kind: 'reaction',
      group: `reaction ${resourceID}`,
      resourceType,
      resourceID,
      rootType: comment?.rootType,
      rootID: comment?.rootID,
      actor,
      by: { actor },
      toward: owners[resourceType],
    }
  })
}

function followed(told: Told): About {
  const [actor, toward] = [actorIn(told, 'follower'), actorIn(told, 'followed')]
  return {
    ...whenTold(told),
    cause: `follow ${toward.id} ${actor.id}`,
    kind: 'follow',
    group: `follow ${toward.id}`,
    resourceType: toward.kind,
    resourceID: toward.id,
    actor,
    by: { actor },
    toward: { actor: toward },
  }
}

function connected(told: Told, how: 'asked' | 'accepted'): About {
  const [asker, asked] = [actorIn(told, 'asker'), actorIn(told, 'asked')]
  const [actor, toward] = how === 'asked' ? [asker, asked] : [asked, asker]
  const cause = `connection ${told['id']} ${how}`
  return {
    ...whenTold(told),
    cause,
    kind: how === 'asked' ? 'connectionRequest' : 'connectionAnswer',
    // Asking, ending and asking again stays one entry, and one letter, until it is read.
    group: how === 'asked' ? `connection request ${asker.id} ${asked.id}` : cause,
    resourceType: 'connection',
    resourceID: told['id']!,
    actor,
    by: { actor },
    toward: { actor: toward },
  }
}

/** Only who has an account is told here; the letter reaches everybody. */
async function invited(tx: Tx, told: readonly Told[]): Promise<About[]> {
  const rows = await openInvitations(
    tx,
    told.flatMap(({ ids = [] }) => ids as unknown as string[]),
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
    const thing = { resourceType: 'business', resourceID: businessId, businessID: businessId }
    return [
      {
        ...thing,
        cause,
        group: cause,
        kind: 'invitation',
        detail: { invitationID: id },
        actor,
        by: { actor },
        toward: { actor: { kind: 'user', id: person } },
      },
    ]
  })
}

function expiring(told: Told): About {
  const { id = '', businessID, name = '', expireDate = '' } = told
  const cause = `certificate ${id} ${told['days'] ?? ''} ${expireDate}`
  const detail = { name, expireDate }
  return {
    cause,
    kind: 'certificate',
    group: cause,
    resourceType: 'certificate',
    resourceID: id,
    detail,
    toward: businessAt(businessID),
  }
}

function idsOf(told: readonly Told[], field: 'resource' | 'root', type: string): string[] {
  return told.flatMap((one) => (one[`${field}Type`] === type ? [one[`${field}ID`]!] : []))
}

/** Turns businesses into the people who lead them, and leaves out whoever did it. */
async function addressed(tx: Tx, about: readonly About[]): Promise<Wanted[]> {
  const businesses = (actors: (Actor | undefined)[]) => [
    ...new Set(actors.flatMap((actor) => (actor?.kind === 'business' ? [actor.id] : []))),
  ]
  const deedOf = ({ deed = 'edit' }: Toward) => deed
  const towards = Map.groupBy(
    about.flatMap(({ toward }) => toward ?? []),
    deedOf,
  )
  const leading = new Map<BusinessDeed, Map<string, string[]>>()
  for (const [deed, some] of towards)
    leading.set(deed, await peopleWho(tx, deed, businesses(some.map(({ actor }) => actor))))
  const belonging = await peopleWho(tx, 'speakAs', businesses(about.map(({ by }) => by?.actor)))
  return about.flatMap(({ toward, by, ...rest }) => {
    if (!toward) return []
    const { actor, writerID } = toward
    const able = leading.get(deedOf(toward))?.get(actor.id) ?? []
    const led = actor.kind === 'business' ? [...able, ...(writerID ? [writerID] : [])] : [actor.id]
    const doers = new Set([...(by ? [by.actor.id, by.writerID] : []), ...((by && belonging.get(by.actor.id)) ?? [])])
    const businessID = rest.businessID ?? (actor.kind === 'business' ? actor.id : undefined)
    const authors = by ? [by.actor.id, ...(by.writerID ? [by.writerID] : [])] : []
    return led.filter((id) => !doers.has(id)).map((receiverID) => ({ ...rest, receiverID, businessID, by: authors }))
  })
}
