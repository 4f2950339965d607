// Rules for claimants.
import type { Transaction } from 'kysely'
import type * as z from 'zod'
import { appealDays, letterDays, objectionDays, ownershipClaimsMost } from '#contract/foundation/constants.ts'
import type { NewOwnershipClaim } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { membersOf } from '#api/identity/members/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { lookAtDomain } from './domain-check.ts'
import { listingOf, snapshotOf } from './listing.ts'
import { tellClaimant } from './mailing.ts'
import {
  type Acting,
  audit,
  contest,
  end,
  inDays,
  isOpen,
  isProven,
  join,
  type MergeListing,
  resume,
} from './progress.ts'
import * as queries from './queries.ts'

type Tx = Transaction<DB>
export type New = z.output<typeof NewOwnershipClaim>
const day = 24 * 3600_000 // ms
const alikeMost = 10

export const acting = (context: SignedIn, mergeListing: MergeListing): Acting => ({
  pool: context.pool,
  pages: context.pages,
  by: context.viewer,
  mergeListing,
})

export async function start(context: SignedIn, id: string, given: New): Promise<void> {
  const listing = await listingOf(context.db, id)
  if ((await blockedIds(context, [id])).has(id)) throw new Refusal('NotFound', 'No such business')
  if (listing.kind === 'collection') throw new Refusal('Conflict', 'A collection is nobody’s company')
  const { userID } = context.viewer
  const alike = given.merging.length > 0 ? await queries.findAlike(context.db, id, alikeMost) : []
  if (!given.merging.every((one) => alike.includes(one)))
    throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { merging: 'is another company' } })
  await lookAtDomain(context, listing)
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, userID)
    await lockActor(tx, `ownership ${listing.id}`)
    const claims = await queries.lockClaims(tx, listing.id)
    const facts = { name: given.name, position: given.position, role: given.role, merging: given.merging }
    const own = claims.find((claim) => claim.claimantId === userID && (isOpen(claim) || claim.state === 'claimed'))
    if (own?.state === 'claimed') throw new Refusal('Conflict', 'The page is yours')
    if (own) return queries.changeClaim(tx, own.id, facts)
    await mayStart(tx, claims, { businessID: listing.id, userID })
    const row = { ...facts, businessId: listing.id, claimantId: userID, listing: JSON.stringify(snapshotOf(listing)) }
    const former = await queries.wasRemoved(tx, listing.id, userID)
    const claimID = await queries.addClaim(tx, { ...row, former, until: inDays(letterDays) })
    await audit(tx, context.viewer, 'start', {
      id: claimID,
      businessId: listing.id,
      claimantId: userID,
    } as queries.ClaimRow)
  })
}

async function mayStart(
  tx: Tx,
  claims: queries.ClaimRow[],
  { businessID, userID }: { businessID: string; userID: string },
): Promise<void> {
  const members = await membersOf(tx, businessID)
  if (members.some((member) => member.userID === userID)) throw new Refusal('Conflict', 'You belong to this business')
  if (members.length > 0 && !claims.some((claim) => claim.state === 'claimed' || claim.access))
    throw new Refusal('Conflict', 'This business is run by those who created it')
  const isLost = (claim: queries.ClaimRow) => claim.claimantId === userID && canAppealUntil(claim)
  if (claims.some(isLost)) throw new Refusal('Conflict', 'It was decided; ask for a second look instead')
  if ((await queries.countOpen(tx, userID)) >= ownershipClaimsMost)
    throw new Refusal('Conflict', `At most ${ownershipClaimsMost} claims are open at a time`)
}

export function canAppealUntil({ state, decisions, appealedAt }: queries.ClaimRow): Date | undefined {
  const last = decisions.at(-1)
  if (state !== 'refused' || !last || last.won || appealedAt) return undefined
  const until = new Date(Date.parse(last.at) + appealDays * day)
  return until > new Date() ? until : undefined
}

export async function onOwn(
  context: SignedIn,
  id: string,
  work: (tx: Tx, own: queries.ClaimRow, claims: queries.ClaimRow[]) => Promise<void>,
  wanted: (claim: queries.ClaimRow) => boolean = isOpen,
): Promise<void> {
  const listing = await listingOf(context.db, id)
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `ownership ${listing.id}`)
    const claims = await queries.lockClaims(tx, listing.id)
    const own = claims.findLast((claim) => claim.claimantId === context.viewer.userID && wanted(claim))
    if (!own) throw new Refusal('Conflict', 'There is no such claim of yours')
    await work(tx, own, claims)
  })
}

export const withdraw = (context: SignedIn, mergeListing: MergeListing, id: string) =>
  onOwn(context, id, async (tx, own, claims) => {
    const by = acting(context, mergeListing)
    await end(by, tx, own, 'withdrawn')
    await audit(tx, context.viewer, 'withdraw', own)
    await resume(
      by,
      tx,
      claims.filter((claim) => claim.id !== own.id),
    )
  })

export const release = (context: SignedIn, mergeListing: MergeListing, id: string) =>
  onOwn(
    context,
    id,
    async (tx, own, claims) => {
      if (claims.some(({ state }) => state === 'contested')) throw new Refusal('Conflict', 'The page is contested')
      const members = await membersOf(tx, own.businessId)
      const isOwner = members.some(({ userID, access }) => userID === own.claimantId && access === 'owner')
      const others = members.filter(({ userID }) => userID !== own.claimantId)
      if (isOwner && others.length > 0 && !others.some(({ access }) => access === 'owner'))
        throw new Refusal('Conflict', 'Make somebody else owner first')
      const [listing] = await queries.findListings(tx, [own.businessId])
      if (others.length === 0 && listing!.subscription !== 'standard')
        throw new Refusal('Conflict', 'The membership ends first')
      await end(acting(context, mergeListing), tx, own, 'released')
      await audit(tx, context.viewer, 'release', own)
    },
    ({ state }) => state === 'claimed',
  )

/** Both sides must say so: one alone could let himself in. */
export const sayColleague = (context: SignedIn, mergeListing: MergeListing, id: string) =>
  onOwn(
    context,
    id,
    async (tx, own, claims) => {
      const sides = claims.filter(isProven)
      const isContest = sides.some(({ state }) => state === 'contested') && sides.every(({ objection }) => !objection)
      if (sides.length < 2 || !isContest) throw new Refusal('Conflict', 'Nothing is contested')
      await queries.changeClaim(tx, own.id, { colleague: true })
      await audit(tx, context.viewer, 'colleague', own)
      if (sides.some((side) => side.id !== own.id && !side.colleague)) return
      await settleColleagues(acting(context, mergeListing), tx, sides)
    },
    isProven,
  )

async function settleColleagues(by: Acting, tx: Tx, sides: queries.ClaimRow[]): Promise<void> {
  const isHeld = sides.some(({ state }) => state === 'claimed')
  for (const side of sides.filter(({ state }) => state === 'contested')) await settleColleague(by, tx, side, isHeld)
}

async function settleColleague(by: Acting, tx: Tx, side: queries.ClaimRow, isHeld: boolean): Promise<void> {
  const until = isHeld ? null : inDays(objectionDays)
  const state = isHeld ? 'claimed' : 'waiting'
  await queries.changeClaim(tx, side.id, { state, access: 'editor', until, dueAt: null, colleague: true })
  await join(tx, side, 'editor')
  await tellClaimant(by, tx, side, 'waiting', until ? { until } : {})
}

export const appeal = (context: SignedIn, mergeListing: MergeListing, id: string, content: string) =>
  onOwn(
    context,
    id,
    async (tx, own, claims) => {
      if (!canAppealUntil(own)) throw new Refusal('Conflict', 'There is nothing to appeal, or it was done')
      const open = claims.find((claim) => claim.claimantId === own.claimantId && isOpen(claim))
      if (open) throw new Refusal('Conflict', 'A claim of yours is open')
      const dueAt = new Date(Date.now() + context.operator.verificationHours * 3600_000)
      await queries.changeClaim(tx, own.id, { state: 'review', appeal: content, appealedAt: new Date(), dueAt })
      await audit(tx, context.viewer, 'appeal', own, content)
      const others = claims.filter((claim) => claim.id !== own.id && isProven(claim))
      if (others.length > 0) await contest(acting(context, mergeListing), tx, { ...own, state: 'review' }, others)
    },
    ({ state }) => state === 'refused',
  )
