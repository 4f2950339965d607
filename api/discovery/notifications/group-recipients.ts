// Group events → causes, except in unreadable groups.
import type { Transaction } from 'kysely'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import type { EventData } from '#api/foundation/events.ts'
import { groupsLed, unreadable } from '#api/social/groups/lookup.ts'
import type { Cause } from './reading-queries.ts'
import type { CauseOf } from './recipients.ts'

type Tx = Transaction<DB>

const person = (id: string): Actor => ({ kind: 'user', id })

/** Owners and moderators; a group's requests share an unread entry. */
export async function groupRequests(
  tx: Tx,
  events: readonly EventData<'groups.asked'>[],
): Promise<CauseOf<'groupRequest'>[]> {
  const groups = await groupsLed(tx, idsOf(events))
  return events.flatMap(({ groupID, userID, at }) => {
    const { name, leaders } = groups.get(groupID) ?? { name: '', leaders: [] }
    return leaders.map((leader): CauseOf<'groupRequest'> => ({
      cause: `group ${groupID} asked ${userID} ${at}`,
      group: `group ${groupID}`,
      resourceType: 'group',
      resourceID: groupID,
      detail: { name },
      actor: person(userID),
      by: { actor: person(userID) },
      to: { actor: person(leader) },
      at,
    }))
  })
}

export async function groupAnswers(
  tx: Tx,
  events: readonly EventData<'groups.accepted'>[],
): Promise<CauseOf<'groupAnswer'>[]> {
  const groups = await groupsLed(tx, idsOf(events))
  return events.flatMap(({ groupID, userID, by, at }): CauseOf<'groupAnswer'>[] => {
    const group = groups.get(groupID)
    if (!group) return []
    const cause = `group ${groupID} accepted ${userID} ${at}`
    return [
      {
        cause,
        group: cause,
        resourceType: 'group',
        resourceID: groupID,
        detail: { name: group.name },
        actor: person(by),
        by: { actor: person(by) },
        to: { actor: person(userID) },
        at,
      },
    ]
  })
}

export async function withoutUnreadable(tx: Tx, causes: readonly Cause[]): Promise<Cause[]> {
  const postOf = ({ resourceType, resourceID, rootType, rootID }: Cause) =>
    resourceType === 'post' ? resourceID : rootType === 'post' ? rootID : undefined
  const pairs = causes.flatMap((cause) => {
    const postID = postOf(cause)
    return postID ? [{ postID, userID: cause.receiverID }] : []
  })
  const closed = new Set((await unreadable(tx, pairs)).map(({ postID, userID }) => `${postID} ${userID}`))
  return causes.filter((cause) => !closed.has(`${postOf(cause)} ${cause.receiverID}`))
}

const idsOf = (events: readonly { groupID: string }[]) => [...new Set(events.map(({ groupID }) => groupID))]
