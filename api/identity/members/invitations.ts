// Rules of invitations by email, also without an account.
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { mayGive } from '#contract/identity/access.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { invitationDays, invitationsPerDay } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { members as contract } from '#contract/identity/members/members.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { emailsOf } from '#api/identity/people/lookup.ts'
import { enforcePostingRate } from '#api/foundation/posting-rate/lookup.ts'
import * as invitations from './invitation-queries.ts'
import { templates } from './email-words.ts'
import { invitationFilling } from './emails.ts'
import { accessesTo } from './lookup.ts'
import * as queries from './queries.ts'
import { invitationOf } from './shape.ts'

export type Businesses = {
  businessCards: (context: Context, ids: readonly string[]) => Promise<Map<string, BusinessCard>>
}

const day = 24 * 3600 * 1000 // ms

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function invite(
  { businessCards }: Businesses,
  context: SignedIn,
  { params: { businessID }, body: { email, access } }: HandlerInput<typeof contract.invite>,
) {
  const { viewer, locale } = context
  const card = (await businessCards(context, [businessID])).get(businessID)
  if (!card) throw new Refusal('NotFound', 'No such business')
  const token = randomBytes(32).toString('base64url')
  return context.db.transaction().execute(async (tx) => {
    await lockActor(tx, viewer.userID)
    const members = await queries.lockMembers(tx, businessID)
    const own = members.find(({ userId }) => userId === viewer.userID)?.access
    const open = (await invitations.findInvitations(tx, businessID)).find((one) => one.email === email)
    if (![access, open?.access ?? access].every((given) => mayGive(given, own)))
      throw new Refusal('Forbidden', 'Only an owner invites owners')
    const addresses = await emailsOf(
      tx,
      members.map(({ userId }) => userId),
    )
    if ([...addresses.values()].includes(email))
      throw new Refusal('Conflict', 'This person belongs to the business already', { fields: { email: 'is a member' } })
    if ((await invitations.countInvited(tx, businessID, new Date(Date.now() - day))) >= invitationsPerDay)
      throw new Refusal('TooManyRequests', 'No more invitations today', { retryAfter: day / 1000 })
    // Limited per person over all businesses.
    await enforcePostingRate(tx, context, `invitation ${email}`)
    const invitation = await invitations.putInvitation(tx, {
      businessId: businessID,
      email,
      access,
      tokenHash: hashOf(token),
      invitedBy: viewer.userID,
      expiresAt: new Date(Date.now() + invitationDays * day),
    })
    await queries.addLog(tx, { businessId: businessID, actorId: viewer.userID, email, happened: 'invited', access })
    await emitEvent(tx, 'invitations.added', { ids: [invitation.id] })
    const filling = invitationFilling(locale, {
      origin: context.pages(),
      businessID,
      token,
      // Names are free text: strangers see only verified ones.
      companyName: card.verified ? card.general.companyName : undefined,
      access,
    })
    await sendTemplate(tx, templates.invitation, {
      to: email,
      by: { account: viewer.userID, network: context.network },
      ...filling,
    })
    return invitationOf(invitation)
  })
}

export async function withdraw(
  { db, viewer }: SignedIn,
  { params: { businessID, id } }: HandlerInput<typeof contract.withdraw>,
) {
  await db.transaction().execute(async (tx) => {
    const own = (await queries.lockMembers(tx, businessID)).find(({ userId }) => userId === viewer.userID)?.access
    const row = await invitations.withdrawInvitation(tx, businessID, id)
    if (!row) return
    if (!mayGive(row.access, own)) throw new Refusal('Forbidden', 'Only an owner takes back what invites an owner')
    await queries.addLog(tx, {
      businessId: businessID,
      actorId: viewer.userID,
      email: row.email,
      happened: 'withdrawn',
    })
  })
  return {}
}

/** Accepted ones show: a second click does no harm. */
function mustCount(row: invitations.InvitationRow | undefined): asserts row is invitations.InvitationRow {
  if (!row) throw new Refusal('NotFound', 'No such invitation')
  if (row.withdrawnAt || (!row.acceptedAt && row.expiresAt < new Date()))
    throw new Refusal('Gone', 'This invitation has ended')
}

/** Email token, or id for the verified holder. */
function foundBy({ viewer }: Context, db: Kysely<DB>, token: string, locked?: 'locked') {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token))
    return invitations.findInvitation(db, { tokenHash: hashOf(token) }, locked)
  return viewer?.emailVerified
    ? invitations.findInvitation(db, { id: token, email: viewer.email.toLowerCase() }, locked)
    : undefined
}

async function cardOf({ businessCards }: Businesses, context: Context, businessID: string) {
  const card = (await businessCards(context, [businessID])).get(businessID)
  if (!card) throw new Refusal('Gone', 'This business is no longer there')
  return card
}

export async function invitation(
  businesses: Businesses,
  context: Context,
  { query: { token } }: HandlerInput<typeof contract.invitation>,
) {
  const row = await foundBy(context, context.db, token)
  mustCount(row)
  const { businessID, key, general } = await cardOf(businesses, context, row.businessId)
  const { companyName, profilePhoto } = general
  return { businessID, key, companyName, profilePhoto, access: row.access, email: row.email }
}

export async function accept(
  businesses: Businesses,
  context: SignedIn,
  { body: { token } }: HandlerInput<typeof contract.accept>,
) {
  const { viewer } = context
  const offered = await foundBy(context, context.db, token)
  mustCount(offered)
  const { businessID, key } = await cardOf(businesses, context, offered.businessId)
  await context.db.transaction().execute(async (tx) => {
    const found = await foundBy(context, tx, token, 'locked')
    mustCount(found)
    if (found.email !== viewer.email.toLowerCase())
      throw new Refusal('Forbidden', 'This invitation is for another e-mail address', {
        fields: { email: found.email },
      })
    if (found.acceptedAt) return
    await invitations.acceptInvitation(tx, found.id)
    const { businessId, access } = found
    if (await queries.addMember(tx, { businessId, userId: viewer.userID, access }))
      await queries.addLog(tx, {
        businessId,
        actorId: viewer.userID,
        userId: viewer.userID,
        happened: 'joined',
        access,
      })
  })
  const access = (await accessesTo(context, [businessID])).get(businessID)
  if (!access) throw new Refusal('Gone', 'This invitation has ended')
  return { businessID, key, access }
}
