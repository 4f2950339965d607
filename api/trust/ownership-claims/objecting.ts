// Objections by colleagues.
import type { ownershipClaims as contract } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { HandlerResult } from '#contract/foundation/endpoint.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import { changeEvidence, evidenceOf, type EvidenceRow } from '#api/trust/verification/lookup.ts'
import { hashOf } from './codes.ts'
import { tellClaimant } from './mailing.ts'
import { audit, inDays, methodOf } from './progress.ts'
import { contestDays } from '#contract/foundation/constants.ts'
import * as queries from './queries.ts'

type Objection = HandlerResult<typeof contract.objection>

export async function readObjection({ db }: Pick<Context, 'db'>, token: string): Promise<Objection> {
  const claim = await queries.findByObjection(db, hashOf(token))
  if (!claim) throw new Refusal('NotFound', 'No such claim')
  const [[listing], evidence] = await Promise.all([
    queries.findListings(db, [claim.businessId]),
    evidenceOf(db, [claim.id]),
  ])
  const proof = firstProof(evidence)
  return {
    companyName: listing?.name ?? '',
    businessID: claim.businessId,
    key: listing?.slug ?? '',
    method: proof ? methodOf(proof) : 'mailbox',
    domain: claim.listing.domain,
    role: claim.role,
    provenAt: (claim.provenAt ?? claim.createdAt).toISOString(),
    until: (claim.until ?? claim.changedAt).toISOString(),
    state: claim.objection ? 'objected' : claim.state === 'waiting' ? 'open' : 'ended',
    confirmedAt: proof?.detail['confirmedAt'] ?? null,
  }
}

const firstProof = (evidence: EvidenceRow[]) => evidence.findLast(({ state }) => state === 'verified')

/** Noted only: term and objection stay. */
export async function confirm(context: Context, token: string): Promise<Objection> {
  const found = await queries.findByObjection(context.db, hashOf(token))
  if (!found) throw new Refusal('NotFound', 'No such claim')
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `ownership ${found.businessId}`)
    const claim = (await queries.lockClaims(tx, found.businessId)).find(({ id }) => id === found.id)
    if (claim?.state !== 'waiting' || claim.objection) throw new Refusal('Conflict', 'It is too late')
    const proof = firstProof(await evidenceOf(tx, [claim.id]))
    if (!proof || proof.detail['confirmedAt']) return
    await changeEvidence(tx, proof.id, { detail: { ...proof.detail, confirmedAt: new Date().toISOString() } })
    await audit(tx, 'The company', 'confirm', claim, 'Confirmed by the company’s mailbox')
  })
  return readObjection(context, token)
}

export async function object(context: Context, token: string, reason: string): Promise<Objection> {
  const found = await queries.findByObjection(context.db, hashOf(token))
  if (!found) throw new Refusal('NotFound', 'No such claim')
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `ownership ${found.businessId}`)
    const claim = (await queries.lockClaims(tx, found.businessId)).find(({ id }) => id === found.id)
    if (claim?.state !== 'waiting' || claim.objection) throw new Refusal('Conflict', 'It is too late, or was done')
    const until = inDays(contestDays)
    const values = { state: 'contested', objection: reason, objectedAt: new Date(), until, dueAt: until }
    await queries.changeClaim(tx, claim.id, values)
    await audit(tx, 'The company', 'object', claim, reason)
    await tellClaimant(context, tx, claim, 'contested', { until })
  })
  return readObjection(context, token)
}
