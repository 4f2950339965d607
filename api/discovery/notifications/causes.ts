// Events → causes with receivers, never the acting person.
import type { Transaction } from 'kysely'
import type { NotificationKind } from '#contract/discovery/notifications/kinds.ts'
import type { DB } from '#api/database/tables.ts'
import type { EventName, NetworkEvent } from '#api/foundation/events.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { withoutUnreadable } from './group-recipients.ts'
import { kinds } from './kinds.ts'
import type { Cause } from './reading-queries.ts'
import type { Recipient, Recipients } from './recipients.ts'
import { withdrawingEvents } from './taken-back.ts'

type Tx = Transaction<DB>
type KindCause = Omit<Cause, 'receiverID' | 'authors'> & Recipients

export const notifyingEvents: ReadonlySet<EventName> = new Set<EventName>([
  ...Object.values(kinds).map(({ event }) => event),
  'requests.read',
  ...withdrawingEvents,
])

/** The first per receiver stays. */
export async function causesOf(tx: Tx, events: readonly NetworkEvent[]): Promise<Cause[]> {
  const causes: KindCause[] = []
  for (const kind of Object.keys(kinds) as NotificationKind[]) {
    const found = await kinds[kind].causes(tx, events)
    causes.push(...found.map((cause) => ({ ...cause, kind })))
  }
  return withoutUnreadable(tx, await toPeople(tx, causes))
}

/** Businesses → leading people, except the actor and the acting business's members. */
async function toPeople(tx: Tx, causes: readonly KindCause[]): Promise<Cause[]> {
  const businesses = (list: (Recipient | undefined)[]) => [
    ...new Set(list.flatMap((one) => (one?.actor.kind === 'business' ? [one.actor.id] : []))),
  ]
  const holding = (able: 'edit' | NonNullable<Recipients['permission']>, wanted: Recipients['permission']) =>
    peopleWho(tx, able, businesses(causes.map(({ to, permission }) => (permission === wanted ? to : undefined))))
  const editors = await holding('edit', undefined)
  const able = {
    readRequests: await holding('readRequests', 'readRequests'),
    manageAgreements: await holding('manageAgreements', 'manageAgreements'),
    editProducts: await holding('editProducts', 'editProducts'),
  }
  const colleagues = await peopleWho(tx, 'speakAs', businesses(causes.map(({ by }) => by)))
  return causes.flatMap(({ to, by, permission, ...cause }) => {
    if (!to) return []
    const peopleOf = ({ actor, writerID }: Recipient, of: Map<string, string[]>) =>
      actor.kind === 'business' ? [...(of.get(actor.id) ?? []), ...(writerID ? [writerID] : [])] : [actor.id]
    const authors = by ? [by.actor.id, ...(by.writerID ? [by.writerID] : [])] : []
    const excluded = new Set([...authors, ...((by && colleagues.get(by.actor.id)) ?? [])])
    const businessID = cause.businessID ?? (to.actor.kind === 'business' ? to.actor.id : undefined)
    return peopleOf(to, permission ? able[permission] : editors)
      .filter((id) => !excluded.has(id))
      .map((receiverID) => ({ ...cause, receiverID, businessID, authors }))
  })
}
