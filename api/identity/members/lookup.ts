// For other capabilities: the viewer's access to businesses, permissions, and speaking for a business.
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

/** The viewer's access by business; no entry without one. */
export async function accessesTo(
  { pool, viewer }: Pick<Context, 'pool' | 'viewer'>,
  businessIDs: readonly string[],
): Promise<Map<string, Access>> {
  if (!viewer || businessIDs.length === 0) return new Map()
  const rows = await queries.findAccesses(pool, viewer.userID, businessIDs)
  return new Map(rows.map((row) => [row.businessID, row.access]))
}

/** The businesses a person belongs to, oldest first; also removed and suspended ones. */
export function businessesOf({ pool }: Pick<Context, 'pool'>, userID: string): Promise<queries.AccessRow[]> {
  return queries.findBusinessesOf(pool, userID)
}

/** The people of each of the businesses whose access allows the permission, owners first. */
export async function peopleWho(
  db: Kysely<DB>,
  permission: BusinessPermission,
  businessIDs: readonly string[],
): Promise<Map<string, string[]>> {
  const able = (await queries.findMembers(db, businessIDs)).filter(({ access }) => hasPermission(permission, access))
  const grouped = Map.groupBy(able, ({ businessId }) => businessId)
  return new Map([...grouped].map(([id, rows]) => [id, rows.map(({ userId }) => userId)]))
}

/** What a business that the operator has limited may not do. */
const publishing: ReadonlySet<BusinessPermission> = new Set(['speakAs', 'editProducts', 'edit'])

/**
 * Answers the viewer's access if it allows the permission. Refuses NotFound, Gone for a removed business, Forbidden otherwise, also to its
 * own people while it is suspended.
 */
export async function requirePermission(
  context: SignedIn,
  permission: BusinessPermission,
  businessID: string,
): Promise<Access> {
  const { moderationState, access, limited } = await queries.findRight(context.pool, context.viewer.userID, businessID)
  if (!moderationState || (moderationState === 'closed' && !access)) throw new Refusal('NotFound', 'No such business')
  if (moderationState === 'removed') throw new Refusal('Gone', 'This business has been removed')
  if (!access || !hasPermission(permission, access))
    throw new Refusal('Forbidden', 'You may not do this for the business')
  if (moderationState === 'closed') throw new Refusal('Forbidden', 'This business is suspended')
  if (limited && publishing.has(permission))
    throw new Refusal('Forbidden', 'This business may not publish for now', { fields: { account: 'limited' } })
  return access
}

/** The viewer, or the business it wants to speak for. Refuses Forbidden when it does not belong to it. */
export async function actAs(context: SignedIn, businessID: string | undefined): Promise<Actor> {
  if (businessID === undefined) return { kind: 'user', id: context.viewer.userID }
  await requirePermission(context, 'speakAs', businessID)
  return { kind: 'business', id: businessID }
}

/** Makes the person the first owner of a business that has just been created. Refuses Forbidden who owns as many as anybody may. */
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

/** The businesses of which the person is the only owner, oldest first. */
export function soleOwnerships(db: Pick<Kysely<DB>, 'selectFrom'>, userID: string): Promise<string[]> {
  return queries.findSoleOwnerships(db, userID)
}

/** As above, locked until the transaction ends: of two owners who leave at once one stays. */
export async function lastingSoleOwnerships(tx: Transaction<DB>, userID: string): Promise<string[]> {
  await queries.lockMembersBeside(tx, userID)
  return queries.findSoleOwnerships(tx, userID)
}

/** Takes the person out of every business. Whether the businesses can do without is the caller's to ask (`soleOwnerships`). */
export async function endMemberships(tx: Transaction<DB>, userID: string): Promise<void> {
  for (const { businessID } of await queries.removeMemberships(tx, userID))
    await queries.addLog(tx, { businessId: businessID, actorId: userID, userId: userID, happened: 'left' })
}

/** The people of a business that is merged belong to it no longer; who joins the other has there the higher access of both. */
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

/** Those of the invitations that still wait for an answer: to which address, to which business, by whom. */
export async function openInvitations(db: Kysely<DB>, ids: readonly string[]): Promise<InvitationRow[]> {
  return ids.length === 0 ? [] : findOpenInvitations(db, ids)
}

export const personColumns: PersonColumns = {
  'members.user_id': { merge: 'moves', kind: 'businesses', once: ['business_id'] },
  'member_log.actor_id': { merge: 'moves' },
  'member_log.user_id': { merge: 'moves' },
  'invitations.invited_by': { merge: 'moves' },
}

/** In a business of both the higher access stays. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await queries.liftAccess(tx, from, into)
}
