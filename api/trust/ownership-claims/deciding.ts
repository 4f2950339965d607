// Rules for verifiers: decisions, letters.
import type { Transaction } from 'kysely'
import { ladder } from '#contract/trust/ownership-claims/proofs.ts'
import { objectionDays } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { isInactive } from '#api/identity/people/lookup.ts'
import {
  acceptEvidence,
  changeEvidence,
  evidenceOf,
  type EvidenceRow,
  refuseEvidence,
} from '#api/trust/verification/lookup.ts'
import { codeHash, newCode } from './codes.ts'
import type { letterPdf as LetterPdf } from './letter.ts'
import { spoken, tellClaimant } from './mailing.ts'
import {
  type Acting,
  audit,
  contest,
  end,
  grant,
  inDays,
  isProven,
  join,
  methodOf,
  type MergeListing,
  resume,
} from './progress.ts'
import * as queries from './queries.ts'
import { isYoungDocument } from './standing.ts'
import { acting } from './starting.ts'
import { warningsOf } from './warnings.ts'

type Tx = Transaction<DB>
export type WhyNot = 'own' | 'tooEarly' | 'needsDocument' | 'judgedBefore' | 'ended'
type Case = { claims: queries.ClaimRow[]; claim: queries.ClaimRow; evidence: EvidenceRow[] }

const usable = (row: EvidenceRow) => row.state === 'waiting' || row.state === 'verified'

const hasDocument = (evidence: EvidenceRow[], claimID: string) =>
  evidence.some(
    (row) =>
      row.ownershipClaimId === claimID &&
      row.kind === 'document' &&
      usable(row) &&
      isYoungDocument(row.detail['issuedOn'] ?? '', row.createdAt),
  )

export function othersOf({ claims, claim }: Pick<Case, 'claims' | 'claim'>): queries.ClaimRow[] {
  return claims.filter((one) => one.id !== claim.id && isProven(one))
}

function losersOf({ claims, claim }: Pick<Case, 'claims' | 'claim'>): queries.ClaimRow[] {
  return othersOf({ claims, claim }).filter(({ state }) => claim.state !== 'claimed' || state === 'contested')
}

export function whyNot(
  { claims, claim, evidence }: Case,
  { userID, belongs }: { userID: string; belongs: boolean },
  outcome: 'approve' | 'refuse',
): WhyNot | undefined {
  if (belongs || claims.some((one) => one.claimantId === userID && (one.id === claim.id || isProven(one)))) return 'own'
  const own = evidence.filter((row) => row.ownershipClaimId === claim.id)
  const isJudged = own.some(({ state }) => state === 'waiting')
  const isReview = claim.state === 'review' || claim.state === 'contested'
  const isHeld = claim.state === 'waiting' || claim.state === 'claimed'
  if (!isReview && !(isHeld && isJudged)) return 'ended'
  if (claim.appealedAt && claim.decisions.some(({ by }) => by === userID)) return 'judgedBefore'
  if (outcome === 'refuse') return whyNotRefused({ claims, claim, evidence })
  const others = losersOf({ claims, claim })
  const isHeard = others.every((other) => hasDocument(evidence, other.id)) && !claim.objection
  const until = claim.state === 'claimed' ? others[0]?.until : claim.state === 'contested' ? claim.until : null
  if (until && !isHeard && until > new Date()) return 'tooEarly'
  const isStrong = others.some(({ rung }) => (rung ?? 0) >= 2)
  if (claim.state === 'contested' && isStrong && !hasDocument(evidence, claim.id)) return 'needsDocument'
  if (!own.some(usable)) return 'needsDocument'
  return undefined
}

/** Sides with access are heard before a refusal; only documents defeat strong proofs. */
function whyNotRefused({ claims, claim, evidence }: Case): WhyNot | undefined {
  const rivals = othersOf({ claims, claim })
  if (claim.state !== 'contested' || !claim.access || rivals.length === 0) return undefined
  const isHeard = hasDocument(evidence, claim.id) || claim.objection
  if (claim.until && claim.until > new Date() && !isHeard) return 'tooEarly'
  const isStrong = (claim.rung ?? 0) >= 2
  return isStrong && !rivals.some((one) => hasDocument(evidence, one.id)) ? 'needsDocument' : undefined
}

const refusals: Record<WhyNot, ['Forbidden' | 'Conflict', string]> = {
  own: ['Forbidden', 'Nobody decides on a business they belong to or claim'],
  judgedBefore: ['Forbidden', 'An appeal is decided by somebody else'],
  tooEarly: ['Conflict', 'The other side may still answer'],
  needsDocument: ['Conflict', 'Only a document of the last three months decides against this proof'],
  ended: ['Conflict', 'There is nothing to decide'],
}

type DecisionInput = { outcome: 'approve' | 'refuse'; reason: string; despite: boolean }

export const decide = (context: SignedIn, mergeListing: MergeListing, claimID: string, given: DecisionInput) =>
  onCase(context, claimID, async (tx, one) => {
    const { outcome, reason, despite } = given
    const belongs = (await accessesTo(context, [one.claim.businessId])).has(one.claim.businessId)
    const not = whyNot(one, { userID: context.viewer.userID, belongs }, outcome)
    if (not) throw new Refusal(...refusals[not], { fields: { decision: not } })
    const by = acting(context, mergeListing)
    if (outcome === 'refuse') return refuse(by, tx, one, reason)
    if (await isInactive(tx, one.claim.claimantId)) throw new Refusal('Conflict', 'The claimant’s account is suspended')
    if (!despite && (await warningsOf(tx, one.claim.businessId)).length > 0)
      throw new Refusal('Conflict', 'Other companies have the same number or domain', {
        fields: { despite: 'is needed' },
      })
    await approve(by, tx, one, reason)
  })

function decided(by: Acting, { decisions }: queries.ClaimRow, won: boolean, reason: string): string {
  const userID = typeof by.by === 'string' ? '' : by.by.userID
  const outcome = won ? 'approve' : 'refuse'
  return JSON.stringify([...decisions, { outcome, reason, by: userID, at: new Date().toISOString(), won }])
}

async function approve(by: Acting, tx: Tx, { claims, claim, evidence }: Case, reason: string): Promise<void> {
  const userID = (by.by as { userID: string }).userID
  const own = evidence.filter((row) => row.ownershipClaimId === claim.id)
  for (const row of own) if (row.state === 'waiting') await acceptEvidence(tx, row, userID, reason)
  const rung = Math.max(...own.filter(usable).map((row) => ladder[methodOf(row)].rung))
  const others = losersOf({ claims, claim })
  const decisions = decided(by, claim, true, reason)
  await queries.changeClaim(tx, claim.id, { rung, provenAt: claim.provenAt ?? new Date(), decisions })
  await audit(tx, by.by, 'approve', claim, reason)
  if (others.length > 0 && claim.state === 'review') return contest(by, tx, claim, others)
  for (const other of others) await lose(by, tx, other, reason, [claim.claimantId])
  const isContest = others.length > 0 || claim.state === 'contested' || claim.appealedAt !== null
  const isOwner = own.some((row) => usable(row) && ladder[methodOf(row)].access === 'owner')
  if (isContest || isOwner) return grant(by, tx, claim, { judged: true })
  const values = { state: 'waiting', access: 'editor', until: inDays(objectionDays), dueAt: null }
  await queries.changeClaim(tx, claim.id, values)
  await join(tx, claim, 'editor')
  await tellClaimant(by, tx, claim, 'waiting')
}

async function refuse(by: Acting, tx: Tx, { claims, claim, evidence }: Case, reason: string): Promise<void> {
  const userID = (by.by as { userID: string }).userID
  for (const row of evidence)
    if (row.ownershipClaimId === claim.id && row.state === 'waiting') await refuseEvidence(tx, row, userID, reason)
  await audit(tx, by.by, 'refuse', claim, reason)
  // A holder's document alone is refused: the page is lost to somebody else's claim only.
  if (claim.state === 'claimed') return queries.changeClaim(tx, claim.id, { dueAt: null })
  await lose(
    by,
    tx,
    claim,
    reason,
    othersOf({ claims, claim }).map(({ claimantId }) => claimantId),
  )
  await resume(
    by,
    tx,
    claims.filter(({ id }) => id !== claim.id),
  )
}

async function lose(
  by: Acting,
  tx: Tx,
  claim: queries.ClaimRow,
  reason: string,
  keeps: readonly string[],
): Promise<void> {
  await end(by, tx, claim, 'refused', { keeps })
  await queries.changeClaim(tx, claim.id, { decisions: decided(by, claim, false, reason) })
  await tellClaimant(by, tx, claim, 'refused', { reason })
}

async function onCase(context: SignedIn, claimID: string, work: (tx: Tx, one: Case) => Promise<void>): Promise<void> {
  const found = await queries.findClaim(context.db, claimID)
  if (!found) throw new Refusal('NotFound', 'No such claim')
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `ownership ${found.businessId}`)
    const claims = await queries.lockClaims(tx, found.businessId)
    const claim = claims.find(({ id }) => id === claimID)
    if (!claim) throw new Refusal('NotFound', 'No such claim')
    await work(tx, {
      claims,
      claim,
      evidence: await evidenceOf(
        tx,
        claims.map(({ id }) => id),
      ),
    })
  })
}

const openLetter = (evidence: EvidenceRow[], claimID: string) =>
  evidence.find((row) => row.ownershipClaimId === claimID && row.kind === 'letter' && row.state === 'checking')

export async function printLetter(context: SignedIn, claimID: string): Promise<{ name: string; content: string }> {
  let printed: Parameters<typeof LetterPdf>[0] | undefined
  await onCase(context, claimID, async (tx, { claim, evidence }) => {
    await mayHandleLetter(context, claim)
    const letter = openLetter(evidence, claimID)
    if (!letter) throw new Refusal('Conflict', 'There is no letter to post')
    if (letter.detail['postedAt']) throw new Refusal('Conflict', 'It was posted')
    const code = newCode('letter')
    await changeEvidence(tx, letter.id, { codeHash: codeHash(letter.id, code), attempts: 0 })
    await audit(tx, context.viewer, 'print', claim)
    const [listing] = await queries.findListings(tx, [claim.businessId])
    const { name, position } = claim
    const address = `${context.pages()}/business/${claim.businessId}/claim`
    printed = {
      company: listing!.name,
      to: letter.subject,
      code,
      name,
      position,
      address,
      until: letter.dueAt,
      locale: spoken[listing!.countryCode] ?? 'en',
    }
  })
  const { letterPdf } = await import('./letter.ts')
  return { name: `letter-${claimID}.pdf`, content: (await letterPdf(printed!)).toString('base64') }
}

export const markPosted = (context: SignedIn, claimID: string) =>
  onCase(context, claimID, async (tx, { claim, evidence }) => {
    await mayHandleLetter(context, claim)
    const letter = openLetter(evidence, claimID)
    if (!letter?.codeHash) throw new Refusal('Conflict', 'There is no printed letter')
    if (letter.detail['postedAt']) return
    const detail = { ...letter.detail, postedAt: new Date().toISOString() }
    await changeEvidence(tx, letter.id, { detail })
    const waits = evidence.some((row) => row.ownershipClaimId === claimID && row.state === 'waiting')
    if (!waits && claim.state !== 'contested') await queries.changeClaim(tx, claimID, { dueAt: null })
    await audit(tx, context.viewer, 'post', claim)
  })

async function mayHandleLetter(context: SignedIn, claim: queries.ClaimRow): Promise<void> {
  const belongs = (await accessesTo(context, [claim.businessId])).has(claim.businessId)
  if (belongs || claim.claimantId === context.viewer.userID) throw new Refusal(...refusals.own)
}
