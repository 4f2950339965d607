// Transitions of claims, under the lock of the business.
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { contestDays, objectionDays } from '#contract/foundation/constants.ts'
import { ladder, openOwnershipStates, type ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { isInactive } from '#api/identity/people/lookup.ts'
import { joinByClaim, leaveByClaim, membersOf } from '#api/identity/members/lookup.ts'
import { acceptEvidence, endEvidence, evidenceOf, type EvidenceRow } from '#api/trust/verification/lookup.ts'
import { hashOf } from './codes.ts'
import { type Deps, mailObjection, tellClaimant } from './mailing.ts'
import { changeClaim, type ClaimRow, findListings, giveBackListing, keepListing } from './queries.ts'

type Tx = Transaction<DB>
export type By = Pick<Viewer, 'userID' | 'firstName' | 'lastName'> | string
export type MergeListing = (tx: Tx, merge: { from: string; into: string; by: By }) => Promise<boolean>
export type Acting = Deps & { by: By; mergeListing: MergeListing }

const day = 24 * 3600_000 // ms
export const inDays = (days: number) => new Date(Date.now() + days * day)
export const isProven = ({ state }: ClaimRow) => state === 'waiting' || state === 'contested' || state === 'claimed'
export const isOpen = ({ state }: ClaimRow) => openOwnershipStates.includes(state)

export function methodOf({ kind, detail }: Pick<EvidenceRow, 'kind' | 'detail'>): ProofMethod {
  return (kind === 'domain' ? detail['method'] : kind) as ProofMethod
}

export async function audit(tx: Tx, by: By, act: string, claim: ClaimRow, reason = '', detail = {}): Promise<void> {
  const [listing] = await findListings(tx, [claim.businessId])
  const object = { kind: 'ownershipClaim', id: claim.id, name: listing?.name ?? '' }
  await recordAct(tx, {
    by,
    act: `ownership.${act}`,
    object,
    reason,
    detail: { businessID: claim.businessId, claimantID: claim.claimantId, ...detail },
  })
}

export async function prove(
  acting: Acting,
  tx: Tx,
  { claims, claim, proof, days }: { claims: ClaimRow[]; claim: ClaimRow; proof: EvidenceRow; days: number },
): Promise<void> {
  await acceptEvidence(tx, proof)
  const method = methodOf(proof)
  const rung = Math.max(claim.rung ?? 0, ladder[method].rung)
  await audit(tx, acting.by, 'prove', claim, '', { method, subject: proof.subject })
  const provenAt = claim.provenAt ?? new Date()
  const proven = { ...claim, rung, provenAt }
  await changeClaim(tx, claim.id, { rung, provenAt })
  if (claim.state === 'contested' || claim.state === 'claimed') return
  const others = claims.filter((one) => one.id !== claim.id && isProven(one))
  if (others.length > 0) await contest(acting, tx, proven, others)
  else if (days === 0) await grant(acting, tx, proven)
  else if (claim.state !== 'waiting') await wait(acting, tx, proven, method)
}

export async function join(tx: Tx, { businessId, claimantId }: ClaimRow, access: 'editor' | 'owner'): Promise<void> {
  await keepListing(tx, businessId)
  await joinByClaim(tx, { businessID: businessId, userID: claimantId, access })
}

async function wait(acting: Acting, tx: Tx, claim: ClaimRow, method: ProofMethod): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const told = await mailObjection(acting, tx, claim, { token, method })
  const values = { state: 'waiting', access: 'editor', until: inDays(objectionDays), dueAt: null, told }
  await changeClaim(tx, claim.id, { ...values, objectionHash: hashOf(token) })
  await join(tx, claim, 'editor')
  await audit(tx, acting.by, 'wait', claim)
  await tellClaimant(acting, tx, claim, 'waiting')
  await emitEvent(tx, 'businesses.changed', { ids: [claim.businessId] })
}

export async function grant(acting: Acting, tx: Tx, claim: ClaimRow, { judged = false } = {}): Promise<void> {
  if (await isInactive(tx, claim.claimantId)) {
    await end(acting, tx, claim, 'lapsed')
    return audit(tx, acting.by, 'lapse', claim)
  }
  await changeClaim(tx, claim.id, { state: 'claimed', access: 'owner', until: null, dueAt: null })
  await join(tx, claim, 'owner')
  const [listing, ...named] = await listingsOf(tx, claim)
  for (const one of named) {
    const isMoved = [listing!, one].some(({ corrected }) => corrected.includes('contactInfo.website'))
    const isSame = judged || (!isMoved && listing!.host !== null && one.host === listing!.host)
    const isFree = one.status === 'active' && one.kind === 'company' && (await membersOf(tx, one.id)).length === 0
    if (isSame && isFree) await acting.mergeListing(tx, { from: one.id, into: claim.businessId, by: acting.by })
  }
  await audit(tx, acting.by, 'grant', claim)
  await tellClaimant(acting, tx, claim, 'claimed')
  await emitEvent(tx, 'businesses.changed', { ids: [claim.businessId] })
}

async function listingsOf(tx: Tx, { businessId, merging }: ClaimRow) {
  const rows = await findListings(tx, [businessId, ...merging])
  return rows.toSorted((one, other) => Number(other.id === businessId) - Number(one.id === businessId))
}

export async function contest(acting: Acting, tx: Tx, claim: ClaimRow, others: ClaimRow[]): Promise<void> {
  const until = inDays(contestDays)
  await changeClaim(tx, claim.id, { state: 'contested', until, dueAt: until })
  for (const other of others) {
    if (other.state === 'waiting') await changeClaim(tx, other.id, { state: 'contested', until, dueAt: null })
    await tellClaimant(acting, tx, other, 'contested', { until })
  }
  await audit(tx, acting.by, 'contest', claim, '', { against: others.map(({ id }) => id) })
  await tellClaimant(acting, tx, claim, 'contested', { until })
}

export async function resume(acting: Acting, tx: Tx, claims: ClaimRow[]): Promise<void> {
  const left = claims.filter(isProven)
  const [last] = left
  if (left.length !== 1 || last!.state !== 'contested' || last!.objection) return
  const proofs = (await evidenceOf(tx, [last!.id])).filter(({ state }) => state === 'verified')
  const isOwner = proofs.some((proof) => ladder[methodOf(proof)].access === 'owner' && !proof.detail['objection'])
  if (isOwner) await grant(acting, tx, last!)
  else await wait(acting, tx, last!, proofs[0] ? methodOf(proofs[0]) : 'mailbox')
}

export async function end(
  acting: Acting,
  tx: Tx,
  claim: ClaimRow,
  state: 'refused' | 'withdrawn' | 'released' | 'lapsed',
  { keeps = [] as readonly string[] } = {},
): Promise<void> {
  const by = typeof acting.by === 'string' ? claim.claimantId : acting.by.userID
  await changeClaim(tx, claim.id, { state, access: null, until: null, dueAt: null })
  for (const proof of await evidenceOf(tx, [claim.id]))
    if (proof.state === 'checking' || proof.state === 'waiting') await endEvidence(tx, proof)
  if (claim.access) {
    const lost = state === 'refused' && claim.access === 'owner'
    const members = lost ? await membersOf(tx, claim.businessId) : []
    const userIDs = [claim.claimantId, ...members.map(({ userID }) => userID)].filter((id) => !keeps.includes(id))
    await leaveByClaim(tx, { businessID: claim.businessId, userIDs, by })
    if (state !== 'released') await giveBackListing(tx, claim.businessId, keeps)
  }
  await emitEvent(tx, 'businesses.changed', { ids: [claim.businessId] })
}
