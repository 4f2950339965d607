// Rules of group membership.
import { groupAskAgainDays, groupMembershipsMost, groupPageSize } from '#contract/foundation/constants.ts'
import type { GroupRole, groups as contract } from '#contract/social/groups/groups.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { lockActor } from '#api/database/locks.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import * as queries from './member-queries.ts'
import { findGroup, type GroupRow } from './queries.ts'
import { groupOf, isAbove, membersOf, roleOf } from './shape.ts'

type Tx = Parameters<typeof queries.lockGroup>[0]
type Names = 'join' | 'leave' | 'members' | 'setRole' | 'removeMember' | 'requests' | 'answer'

const askAgain = groupAskAgainDays * 24 * 3600 * 1000 // ms

export const handlers: Pick<CapabilityHandlers<typeof contract, Context>, Names> = {
  async join(context, { params: { groupID } }) {
    const { userID } = context.viewer
    await seen(context, groupID)
    await alone(context, groupID, async (tx, { admission }) => {
      const own = await queries.findMembership(tx, groupID, userID)
      if (own?.status === 'member' || own?.status === 'asked') return
      if (own && own.since.getTime() + askAgain > Date.now())
        throw new Refusal('Forbidden', `Who was refused or removed may ask again after ${groupAskAgainDays} days`)
      await mayBelongToMore(tx, userID)
      // Removed people need a moderator's consent, also in open groups.
      const status = admission === 'open' && !own ? 'member' : 'asked'
      await queries.putMember(tx, groupID, userID, { status })
      if (status === 'asked') await emitEvent(tx, 'groups.asked', { groupID, userID, at: Date.now() })
    })
    return groupOf(context, await seen(context, groupID))
  },

  async leave(context, { params: { groupID } }) {
    const { userID } = context.viewer
    await seen(context, groupID)
    await alone(context, groupID, async (tx) => {
      const own = await queries.findMembership(tx, groupID, userID)
      if (own?.status === 'member') await mustLeaveOwner(tx, groupID, userID, own.role)
      await queries.endMembership(tx, groupID, userID)
      await emitEvent(tx, 'groups.left', { groupID, userID })
    })
    return groupOf(context, await seen(context, groupID))
  },

  async members(context, { params: { groupID }, query: { skip, size, limit } }) {
    const row = await seen(context, groupID)
    if (!groupOf(context, row).can.read) throw new Refusal('Forbidden', 'Only members read this group')
    const page = { groupID, viewerID: context.viewer.userID, skip, size: size ?? limit ?? groupPageSize }
    const { rows, total } = await queries.findPage(context.pool, 'member', page)
    return { data: await membersOf(context, rows, roleOf(row)), total }
  },

  async setRole(context, { params: { groupID, userID }, body: { role } }) {
    mustBe('owner', await seen(context, groupID))
    await alone(context, groupID, async (tx) => {
      await mustStillBe('owner', tx, groupID, context)
      const theirs = await queries.findMembership(tx, groupID, userID)
      if (theirs?.status !== 'member') throw new Refusal('NotFound', 'No such member')
      if (role !== 'owner') await mustLeaveOwner(tx, groupID, userID, theirs.role)
      await queries.putMember(tx, groupID, userID, { status: 'member', role })
    })
    return { role }
  },

  async removeMember(context, { params: { groupID, userID } }) {
    mustBe('moderator', await seen(context, groupID))
    await alone(context, groupID, async (tx) => {
      const own = await mustStillBe('moderator', tx, groupID, context)
      const theirs = await queries.findMembership(tx, groupID, userID)
      if (theirs?.status === 'removed') return
      if (theirs?.status !== 'member') throw new Refusal('NotFound', 'No such member')
      if (!isAbove(own, theirs.role)) throw new Refusal('Forbidden', 'You may remove members of a lower role only')
      await queries.putMember(tx, groupID, userID, { status: 'removed' })
      await emitEvent(tx, 'groups.left', { groupID, userID })
    })
    return { removed: true }
  },

  async requests(context, { params: { groupID }, query: { skip, size, limit } }) {
    mustBe('moderator', await seen(context, groupID))
    const page = { groupID, viewerID: context.viewer.userID, skip, size: size ?? limit ?? groupPageSize }
    const { rows, total } = await queries.findPage(context.pool, 'asked', page)
    const asking = await membersOf(context, rows, null)
    return { data: asking.map(({ who, since }) => ({ who, askedAt: since })), total }
  },

  async answer(context, { params: { groupID, userID }, body: { answer } }) {
    mustBe('moderator', await seen(context, groupID))
    const status = answer === 'accept' ? 'member' : 'refused'
    await alone(context, groupID, async (tx) => {
      await mustStillBe('moderator', tx, groupID, context)
      const theirs = await queries.findMembership(tx, groupID, userID)
      if (theirs?.status === status) return
      if (theirs?.status === 'member') throw new Refusal('Conflict', 'This person is a member already')
      if (theirs?.status !== 'asked') throw new Refusal('NotFound', 'No such request')
      await queries.putMember(tx, groupID, userID, { status })
      if (status === 'member')
        await emitEvent(tx, 'groups.accepted', { groupID, userID, by: context.viewer.userID, at: Date.now() })
    })
    return { status }
  },
}

/** Refuses NotFound, or Gone where removed or hidden. */
export async function seen({ pool, viewer }: SignedIn, groupID: string): Promise<GroupRow> {
  const row = await findGroup(pool, viewer.userID, groupID)
  if (!row) throw new Refusal('NotFound', 'No such group')
  if (row.removedAt || row.hiddenAt) throw new Refusal('Gone', 'This group has been removed')
  return row
}

export function mustBe(least: 'owner' | 'moderator', status: Pick<GroupRow, 'status' | 'role'>): GroupRole {
  const role = roleOf(status)
  if (role === 'owner' || (role === 'moderator' && least === 'moderator')) return role
  throw new Refusal('Forbidden', least === 'owner' ? 'Only for owners of the group' : 'Only for its moderators')
}

async function alone<T>(
  { db, viewer }: SignedIn,
  groupID: string,
  action: (tx: Tx, group: { admission: string }) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockActor(tx, viewer.userID)
    const group = await queries.lockGroup(tx, groupID)
    if (!group) throw new Refusal('Gone', 'This group has been removed')
    return action(tx, group)
  })
}

async function mustStillBe(least: 'owner' | 'moderator', tx: Tx, groupID: string, { viewer }: SignedIn) {
  return mustBe(least, (await queries.findMembership(tx, groupID, viewer.userID)) ?? { status: null, role: null })
}

async function mustLeaveOwner(tx: Tx, groupID: string, userID: string, role: GroupRole): Promise<void> {
  if (role === 'owner' && (await queries.countOtherOwners(tx, groupID, userID)) === 0)
    throw new Refusal('Conflict', 'You are the last owner: make another member an owner first, or remove the group')
}

export async function mayBelongToMore(tx: Tx, userID: string): Promise<void> {
  await lockActor(tx, userID)
  if ((await queries.countMemberships(tx, userID)) >= groupMembershipsMost)
    throw new Refusal('Conflict', `Nobody belongs to more than ${groupMembershipsMost} groups`)
}
