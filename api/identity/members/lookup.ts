// Members for neighbors.
import type { Kysely, Transaction } from 'kysely'
import { type Access, accesses, type BusinessPermission, hasPermission } from '#contract/identity/access.ts'
import { businessesMost } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { findOpenInvitations, type InvitationRow } from './invitation-queries.ts'
import * as queries from './queries.ts'

export async function accessesTo(
  { pool, viewer }: Pick<Context, 'pool' | 'viewer'>,
  businessIDs: readonly string[],
): Promise<Map<string, Access>> {
  if (!viewer || businessIDs.length === 0) return new Map()
  const rows = await queries.findAccesses(pool, viewer.userID, businessIDs)
  return new Map(rows.map((row) => [row.businessID, row.access]))
}

/** Neither removed nor suspended ones. */
export async function openAccessesTo(
  { pool, viewer }: Pick<SignedIn, 'pool' | 'viewer'>,
  businessIDs: readonly string[],
): Promise<Map<string, Access>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await queries.findOpenAccesses(pool, viewer.userID, businessIDs)
  return new Map(rows.map((row) => [row.businessID, row.access]))
}

/** Oldest first; also removed and suspended ones. */
export function businessesOf({ pool }: Pick<Context, 'pool'>, userID: string): Promise<queries.AccessRow[]> {
  return queries.findBusinessesOf(pool, userID)
}

/** Owners first. */
export async function peopleWho(
  db: Kysely<DB>,
  permission: BusinessPermission,
  businessIDs: readonly string[],
): Promise<Map<string, string[]>> {
  const able = (await queries.findMembers(db, businessIDs)).filter(({ access }) => hasPermission(permission, access))
  const grouped = Map.groupBy(able, ({ businessId }) => businessId)
  return new Map([...grouped].map(([id, rows]) => [id, rows.map(({ userId }) => userId)]))
}

/** Withheld from limited businesses. */
const publishing: ReadonlySet<BusinessPermission> = new Set(['speakAs', 'editProducts', 'edit'])

/** Withheld while a claim is open. */
const lasting: ReadonlySet<BusinessPermission> = new Set([
  'remove',
  'transfer',
  'manageMembers',
  'manageOwners',
  'buyMembership',
  'signNdas',
])

/** Refuses NotFound, Gone for a removed business, else Forbidden, also to its own people while suspended. */
export async function requirePermission(
  context: SignedIn,
  permission: BusinessPermission,
  businessID: string,
): Promise<Access> {
  const { moderationState, access, limited, claimLock } = await queries.findRight(
    context.pool,
    context.viewer.userID,
    businessID,
  )
  if (!moderationState || (moderationState === 'closed' && !access)) throw new Refusal('NotFound', 'No such business')
  if (moderationState === 'removed') throw new Refusal('Gone', 'This business has been removed')
  if (!access || !hasPermission(permission, access))
    throw new Refusal('Forbidden', 'You may not do this for the business')
  if (moderationState === 'closed') throw new Refusal('Forbidden', 'This business is suspended')
  if (limited && publishing.has(permission))
    throw new Refusal('Forbidden', 'This business may not publish for now', { fields: { account: 'limited' } })
  const isLocked = claimLock === 'contested' && publishing.has(permission)
  if (isLocked || (claimLock && lasting.has(permission)))
    throw new Refusal('Forbidden', 'A claim of this business is open', { fields: { claim: claimLock ?? '' } })
  return access
}

/** Refuses Forbidden for a foreign business. */
export async function actAs(context: SignedIn, businessID: string | undefined): Promise<Actor> {
  if (businessID === undefined) return { kind: 'user', id: context.viewer.userID }
  await requirePermission(context, 'speakAs', businessID)
  return { kind: 'business', id: businessID }
}

/** Refuses Forbidden at the maximum of owned businesses. */
export async function found(tx: Transaction<DB>, businessID: string, userID: string): Promise<void> {
  await lockActor(tx, userID)
  if ((await queries.countOwned(tx, userID)) >= businessesMost)
    throw new Refusal('Forbidden', `Nobody creates more than ${businessesMost} businesses`)
  await queries.addMember(tx, { businessId: businessID, userId: userID, access: 'owner' })
  await queries.addLog(tx, {
    businessId: businessID,
    actorId: userID,
    userId: userID,
    happened: 'created',
    access: 'owner',
  })
}

export async function joinByClaim(
  tx: Transaction<DB>,
  { businessID, userID, access }: { businessID: string; userID: string; access: Access },
): Promise<void> {
  const row = { businessId: businessID, userId: userID, access }
  const there = (await queries.lockMembers(tx, businessID)).find((member) => member.userId === userID)
  if (there && accesses.indexOf(there.access) >= accesses.indexOf(access)) return
  if (there) await queries.setAccess(tx, businessID, userID, access)
  else await queries.addMember(tx, row)
  const happened = there ? 'changed' : 'joined'
  await queries.addLog(tx, { businessId: businessID, actorId: userID, userId: userID, happened, access })
}

/** NOTE: also the last owner leaves. */
export async function leaveByClaim(
  tx: Transaction<DB>,
  { businessID, userIDs, by }: { businessID: string; userIDs: readonly string[]; by: string },
): Promise<string[]> {
  const there = (await queries.lockMembers(tx, businessID)).filter(({ userId }) => userIDs.includes(userId))
  for (const { userId, access } of there) {
    await queries.removeMember(tx, businessID, userId)
    const happened = userId === by ? 'left' : 'removed'
    await queries.addLog(tx, { businessId: businessID, actorId: by, userId, happened, access })
  }
  return there.map(({ userId }) => userId)
}

export async function membersOf(db: Kysely<DB>, businessID: string): Promise<{ userID: string; access: Access }[]> {
  return (await queries.findMembers(db, [businessID])).map(({ userId, access }) => ({ userID: userId, access }))
}

/** Oldest first. */
export function soleOwnerships(db: Pick<Kysely<DB>, 'selectFrom'>, userID: string): Promise<string[]> {
  return queries.findSoleOwnerships(db, userID)
}

/** Locked: two owners can't leave at once. */
export async function lastingSoleOwnerships(tx: Transaction<DB>, userID: string): Promise<string[]> {
  await queries.lockMembersBeside(tx, userID)
  return queries.findSoleOwnerships(tx, userID)
}

/** NOTE: check `soleOwnerships` first. */
export async function endMemberships(tx: Transaction<DB>, userID: string): Promise<void> {
  for (const { businessID } of await queries.removeMemberships(tx, userID))
    await queries.addLog(tx, { businessId: businessID, actorId: userID, userId: userID, happened: 'left' })
}

/** The higher access of both stays. */
export async function moveMembers(
  tx: Transaction<DB>,
  { from, to, by, join }: { from: string; to: string; by: string; join: boolean },
): Promise<void> {
  const members = await queries.removeMembersOf(tx, from)
  if (!join) return
  const there = new Map((await queries.findMembers(tx, [to])).map(({ userId, access }) => [userId, access]))
  for (const { userId, access } of members) {
    const before = there.get(userId)
    const row = { businessId: to, userId, access: access as Access }
    if (!before) await queries.addMember(tx, row)
    else if (accesses.indexOf(row.access) > accesses.indexOf(before))
      await queries.setAccess(tx, to, userId, row.access)
    else continue
    await queries.addLog(tx, { businessId: to, actorId: by, userId, happened: before ? 'changed' : 'joined', access })
  }
}

export async function openInvitations(db: Kysely<DB>, ids: readonly string[]): Promise<InvitationRow[]> {
  return ids.length === 0 ? [] : findOpenInvitations(db, ids)
}

export const personColumns: PersonColumns = {
  'members.user_id': { merge: 'moves', kind: 'businesses', once: ['business_id'] },
  'member_log.actor_id': { merge: 'moves' },
  'member_log.user_id': { merge: 'moves' },
  'invitations.invited_by': { merge: 'moves' },
}

/** The higher access stays. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await queries.liftAccess(tx, from, into)
}
