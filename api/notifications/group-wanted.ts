// What happened in groups → who should hear of it, and what nobody hears of who may not read the group where it stands.
import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { groupsLed, unreadable } from '../groups/lookup.ts'
import type { Actor } from '../members/lookup.ts'
import type { Wanted } from './reading-queries.ts'
import type { About } from './wanted.ts'

type Tx = Transaction<DB>
type Told = Record<string, string>

const person = (id: string | undefined): Actor => ({ kind: 'user', id: id ?? '' })
function about({ groupID = '', at }: Told, name: string) {
  return { resourceType: 'group', resourceID: groupID, detail: { name }, at: Number(at) }
}

/** Owners and moderators hear of who wants to join; requests for one group are told together while they are unread. */
export async function askedToJoin(tx: Tx, told: readonly Told[]): Promise<About[]> {
  const groups = await groupsLed(tx, idsOf(told))
  return told.flatMap((one) => {
    const { groupID = '', userID, at } = one
    const { name, leaders } = groups.get(groupID) ?? { name: '', leaders: [] }
    return leaders.map((leader): About => ({
      ...about(one, name),
      cause: `group ${groupID} asked ${userID} ${at}`,
      kind: 'groupRequest',
      group: `group ${groupID}`,
      actor: person(userID),
      by: { actor: person(userID) },
      toward: { actor: person(leader) },
    }))
  })
}

/** Who was let in hears of it. */
export async function letIn(tx: Tx, told: readonly Told[]): Promise<About[]> {
  const groups = await groupsLed(tx, idsOf(told))
  return told.flatMap((one): About[] => {
    const { groupID = '', userID, by, at } = one
    const group = groups.get(groupID)
    if (!group) return []
    const cause = `group ${groupID} accepted ${userID} ${at}`
    return [
      {
        ...about(one, group.name),
        cause,
        kind: 'groupAnswer',
        group: cause,
        actor: person(by),
        by: { actor: person(by) },
        toward: { actor: person(userID) },
      },
    ]
  })
}

/** Without what stands in a group that the receiver may not read. */
export async function readableOf(tx: Tx, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const postOf = ({ resourceType, resourceID, rootType, rootID }: Wanted) =>
    resourceType === 'post' ? resourceID : rootType === 'post' ? rootID : undefined
  const pairs = wanted.flatMap((one) => {
    const postID = postOf(one)
    return postID ? [{ postID, userID: one.receiverID }] : []
  })
  const closed = new Set((await unreadable(tx, pairs)).map(({ postID, userID }) => `${postID} ${userID}`))
  return wanted.filter((one) => !closed.has(`${postOf(one)} ${one.receiverID}`))
}

function idsOf(told: readonly Told[]): string[] {
  return [...new Set(told.flatMap(({ groupID }) => groupID ?? []))]
}
