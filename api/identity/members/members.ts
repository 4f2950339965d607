// Rules of members: never without an owner.
import type { Insertable, Transaction } from 'kysely'
import { type Access, hasPermission, mayGive } from '#contract/identity/access.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { members as contract } from '#contract/identity/members/members.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB, MemberLog } from '#api/database/tables.ts'
import { userCards } from '#api/identity/people/lookup.ts'
import { findInvitations } from './invitation-queries.ts'
import { accept, type Businesses, invitation, invite, withdraw } from './invitations.ts'
import { accessesTo } from './lookup.ts'
import * as queries from './queries.ts'
import { invitationOf, logEntryOf } from './shape.ts'

const logMost = 100

export const handlersWith = (businesses: Businesses): CapabilityHandlers<typeof contract, Context> => ({
  list: (context, input) => listMembers(businesses, context, input),
  invite: (context, asked) => invite(businesses, context, asked),
  withdraw,
  invitation: (context, asked) => invitation(businesses, context, asked),
  accept: (context, asked) => accept(businesses, context, asked),

  async change(context, { params: { businessID, userID }, body: { access } }) {
    await deciding(context, businessID, userID, async (tx, own, member) => {
      if (member.access === access) return undefined
      mustManage(own, member.access, access)
      if (member.access === 'owner') await mustNotBeLast(tx, businessID)
      await queries.setAccess(tx, businessID, userID, access)
      return { happened: 'changed', access }
    })
    return {}
  },

  async remove(context, { params: { businessID, userID } }) {
    const leaves = userID === context.viewer.userID
    await deciding(
      context,
      businessID,
      userID,
      async (tx, own, member) => {
        if (!leaves) mustManage(own, member.access)
        if (member.access === 'owner') await mustNotBeLast(tx, businessID)
        await queries.removeMember(tx, businessID, userID)
        return { happened: leaves ? 'left' : 'removed', access: member.access }
      },
      // Nothing is revealed of non-members.
      (own) => mustManage(own),
    )
    return {}
  },

  async transfer(context, { params: { businessID, userID } }) {
    const from = context.viewer.userID
    if (userID === from) return {}
    await deciding(context, businessID, userID, async (tx, own) => {
      mustManage(own, 'owner')
      await queries.setAccess(tx, businessID, userID, 'owner')
      await queries.setAccess(tx, businessID, from, 'admin')
      return { happened: 'transferred', access: 'owner' }
    })
    return {}
  },
})

async function listMembers(
  businesses: Businesses,
  context: SignedIn,
  { params: { businessID } }: HandlerInput<typeof contract.list>,
): Promise<HandlerResult<typeof contract.list>> {
  const access = (await accessesTo(context, [businessID])).get(businessID)!
  const manages = hasPermission('manageMembers', access)
  const [cards, rows, invitations, log] = await Promise.all([
    businesses.businessCards(context, [businessID]),
    queries.findMembers(context.db, [businessID]),
    manages ? findInvitations(context.db, businessID) : [],
    manages ? queries.findLog(context.db, businessID, logMost) : [],
  ])
  const card = cards.get(businessID)
  if (!card) throw new Refusal('NotFound', 'No such business')
  const named = new Set([
    ...rows.map((row) => row.userId),
    ...log.flatMap((row) => [row.actorId, row.userId ?? []].flat()),
  ])
  const people = await userCards(context, [...named])
  const { companyName, profilePhoto } = card.general
  return {
    data: {
      data: rows.map((row) => ({
        userID: row.userId,
        access: row.access,
        joinedAt: row.joinedAt.toISOString(),
        user: people.get(row.userId) ?? null,
      })),
      total: rows.length,
      business: { businessID, key: card.key, companyName, profilePhoto },
      invitations: invitations.map(invitationOf),
      log: log.map((row) => logEntryOf(row, people)),
    },
    session: { access },
  }
}

type LogEntry = Pick<Insertable<MemberLog>, 'happened' | 'access'> | undefined

/** Locked and logged. `absent`: non-members; default NotFound. */
async function deciding(
  { db, viewer }: SignedIn,
  businessID: string,
  userID: string,
  decide: (tx: Transaction<DB>, own: Access, member: queries.MemberRow) => Promise<LogEntry>,
  absent?: (own: Access) => void,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await queries.lockMembers(tx, businessID)
    const own = rows.find((row) => row.userId === viewer.userID)
    // Removed since the check.
    if (!own) throw new Refusal('Forbidden', 'You do not belong to this business')
    const member = rows.find((row) => row.userId === userID)
    if (!member && absent) return absent(own.access)
    if (!member) throw new Refusal('NotFound', 'This person does not belong to the business')
    const happened = await decide(tx, own.access, member)
    if (happened)
      await queries.addLog(tx, { businessId: businessID, actorId: viewer.userID, userId: userID, ...happened })
  })
}

/** Refuses levels above the own. */
function mustManage(own: Access, ...given: Access[]): void {
  if (!hasPermission('manageMembers', own) || !given.every((access) => mayGive(access, own)))
    throw new Refusal('Forbidden', 'Only an owner may do this')
}

async function mustNotBeLast(tx: Transaction<DB>, businessID: string): Promise<void> {
  const owners = (await queries.findMembers(tx, [businessID])).filter(({ access }) => access === 'owner')
  if (owners.length < 2) throw new Refusal('Conflict', 'The last owner stays: make somebody else owner first')
}
