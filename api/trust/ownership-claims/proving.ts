// Rules of proofs.
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type * as z from 'zod'
import {
  letterDays,
  letterTriesMost,
  ownershipCodeMinutes,
  ownershipCodesPerDay,
  ownershipTriesMost,
} from '#contract/foundation/constants.ts'
import type { ClaimDocument } from '#contract/trust/ownership-claims/ownership-claims.ts'
import type { ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'
import { add } from '#kit/jobs/jobs.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import {
  addEvidence,
  changeEvidence,
  endEvidence,
  evidenceOf,
  type EvidenceRow,
  lookForProof,
} from '#api/trust/verification/lookup.ts'
import { codeHash, isCode, newCode } from './codes.ts'
import { lookAtDomain } from './domain-check.ts'
import { templates } from './email-words.ts'
import { listingOf, snapshotOf } from './listing.ts'
import { mailboxAt } from './own-domain.ts'
import { type Acting, audit, inDays, isOpen, methodOf, type MergeListing, prove } from './progress.ts'
import * as queries from './queries.ts'
import { isYoungDocument, type Standing, standingOf } from './standing.ts'
import { acting, onOwn } from './starting.ts'
import { warningsOf } from './warnings.ts'

type Tx = Transaction<DB>
type Proving = {
  tx: Tx
  own: queries.ClaimRow
  claims: queries.ClaimRow[]
  evidence: EvidenceRow[]
  standing: (method: ProofMethod) => Standing
}
const day = 24 * 3600_000 // ms
const looksMost = 100
const triesOfBusiness = 50
const lettersMost = 3 // per claim

async function proving(
  context: SignedIn,
  id: string,
  work: (given: Proving) => Promise<void>,
  wanted = isOpen,
): Promise<void> {
  const listing = await listingOf(context.db, id)
  const check = await lookAtDomain(context, listing)
  const now = snapshotOf(listing)
  const rule = async (tx: Tx, own: queries.ClaimRow, claims: queries.ClaimRow[]) => {
    const facts = {
      listing: own.listing,
      check,
      provenance: listing,
      former: own.former,
      calls: !!context.calls,
    }
    const standing = (method: ProofMethod) => {
      mustBeUnchanged(method, own.listing, now)
      return standingOf(method, facts)
    }
    await work({ tx, own, claims, evidence: await evidenceOf(tx, [own.id]), standing })
  }
  await onOwn(context, id, rule, wanted)
}

export function mustBeUnchanged(method: ProofMethod, was: queries.Snapshot, now: queries.Snapshot): void {
  const same = {
    mailbox: was.domain === now.domain && was.host === now.host,
    dns: was.domain === now.domain && was.host === now.host,
    file: was.domain === now.domain && was.host === now.host,
    phone: was.phone === now.phone,
    letter: was.address === now.address,
    document: true,
  }
  if (!same[method]) throw new Refusal('Conflict', 'The listing was changed; begin the claim anew')
}

function mustBeAvailable({ outlook, reasons }: Standing): void {
  if (outlook === 'unavailable')
    throw new Refusal('Conflict', 'This proof is not possible here', { fields: { method: reasons.join(', ') } })
}

async function addCode(
  { own, evidence, tx }: Proving,
  by: string,
  {
    kind,
    subject,
    code,
    until,
  }: { kind: 'mailbox' | 'phone' | 'letter'; subject: string; code: string | undefined; until: Date },
): Promise<string> {
  const former = evidence.filter((row) => row.kind === kind)
  if (former.some((row) => row.state === 'verified' && row.subject === subject))
    throw new Refusal('Conflict', 'This is proven already')
  const today = former.filter(({ createdAt }) => Date.now() - createdAt.getTime() < day)
  if (today.length >= ownershipCodesPerDay)
    throw new Refusal('TooManyRequests', 'Too many codes today', { retryAfter: 3600 })
  for (const row of former) if (row.state === 'checking' || row.state === 'waiting') await endEvidence(tx, row, by)
  const about = { businessID: own.businessId, ownershipClaimID: own.id, by, kind, subject, dueAt: until }
  const id = await addEvidence(tx, { ...about, state: 'checking' })
  if (code) await changeEvidence(tx, id, { codeHash: codeHash(id, code) })
  return id
}

const soon = () => new Date(Date.now() + ownershipCodeMinutes * 60_000)

export const sendCode = (context: SignedIn, id: string, email: string) =>
  proving(context, id, async (given) => {
    mustBeAvailable(given.standing('mailbox'))
    const mailbox = mailboxAt(given.own.listing.domain, email)
    if (!mailbox)
      throw new Refusal('ValidationError', 'Some fields are not valid', {
        fields: { email: `must end with @${given.own.listing.domain}` },
      })
    const code = newCode('mailbox')
    await addCode(given, context.viewer.userID, { kind: 'mailbox', subject: mailbox, code, until: soon() })
    const by = { account: context.viewer.userID, network: context.network }
    const company = (await queries.findListings(given.tx, [given.own.businessId]))[0]?.name ?? ''
    await sendTemplate(given.tx, templates.code, { to: mailbox, by, locale: context.locale, values: { code, company } })
  })

export const call = (context: SignedIn, id: string) =>
  proving(context, id, async (given) => {
    mustBeAvailable(given.standing('phone'))
    const [code, number] = [newCode('phone'), given.own.listing.phone]
    await addCode(given, context.viewer.userID, { kind: 'phone', subject: number, code, until: soon() })
    await add(given.tx, 'ownershipClaims.call', { number, code, locale: context.locale })
  })

export const orderLetter = (context: SignedIn, id: string) =>
  proving(context, id, async (given) => {
    const { own, evidence, tx } = given
    mustBeAvailable(given.standing('letter'))
    const letters = evidence.filter(({ kind }) => kind === 'letter')
    if (letters.some(({ state, dueAt }) => state === 'checking' && dueAt > new Date()))
      throw new Refusal('Conflict', 'A letter is on its way')
    if (letters.length >= lettersMost) throw new Refusal('Conflict', `At most ${lettersMost} letters are sent`)
    const until = inDays(letterDays)
    const about = { kind: 'letter' as const, subject: own.listing.address, code: undefined, until }
    await addCode(given, context.viewer.userID, about)
    const dueAt = own.dueAt ?? new Date(Date.now() + context.operator.verificationHours * 3600_000)
    await queries.changeClaim(tx, own.id, { dueAt, ...(own.state === 'started' && { until }) })
    await audit(tx, context.viewer, 'order', own, '', { method: 'letter' })
  })

export const proveDomain = (context: SignedIn, id: string, method: 'dns' | 'file') =>
  proving(context, id, async ({ own, evidence, tx, standing }) => {
    mustBeAvailable(standing(method))
    const { domain } = own.listing
    const former = evidence.filter(({ kind }) => kind === 'domain')
    if (former.some(({ state }) => state === 'verified')) throw new Refusal('Conflict', 'This is proven already')
    const same = former.find((row) => row.state === 'checking' && methodOf(row) === method)
    if (same) {
      if (same.attempts >= looksMost) throw new Refusal('Conflict', 'It is looked for by itself from now on')
      await changeEvidence(tx, same.id, { attempts: same.attempts + 1 })
      return lookForProof(tx, same.id)
    }
    for (const row of former) if (row.state === 'checking' || row.state === 'waiting') await endEvidence(tx, row)
    const about = { businessID: own.businessId, ownershipClaimID: own.id, by: context.viewer.userID }
    const token = randomBytes(18).toString('base64url')
    const proof = { kind: 'domain', subject: domain, detail: { method }, token, state: 'checking' } as const
    await addEvidence(tx, { ...about, ...proof, dueAt: inDays(letterDays), nextCheckAt: new Date() })
  })

const mayDocument = (claim: queries.ClaimRow) => isOpen(claim) || claim.state === 'claimed'

export const sendDocument = (context: SignedIn, id: string, given: z.output<typeof ClaimDocument>) => {
  const send = async ({ own, claims, evidence, tx }: Proving) => {
    const { userID } = context.viewer
    if (own.state === 'claimed' && !claims.some(({ state }) => state === 'contested'))
      throw new Refusal('Conflict', 'Nothing is contested')
    if (!isYoungDocument(given.issuedOn, new Date()))
      throw new Refusal('ValidationError', 'Some fields are not valid', {
        fields: { issuedOn: 'must not be older than three months' },
      })
    for (const row of evidence)
      if (row.kind === 'document' && row.state === 'waiting') await endEvidence(tx, row, userID)
    const files = await takeAttachments(context, tx, given.files, { owners: [userID] })
    const dueAt = new Date(Date.now() + context.operator.verificationHours * 3600_000)
    const about = { businessID: own.businessId, ownershipClaimID: own.id, by: userID, dueAt }
    const detail = { issuedOn: given.issuedOn }
    const note = given.note ?? ''
    await addEvidence(tx, { ...about, kind: 'document', subject: given.kind, state: 'waiting', detail, note, files })
    await queries.changeClaim(tx, own.id, { dueAt, ...(own.state === 'started' && { state: 'review', until: null }) })
    await audit(tx, context.viewer, 'send', own, '', { method: 'document' })
  }
  return proving(context, id, send, mayDocument)
}

export async function enterCode(
  context: SignedIn,
  mergeListing: MergeListing,
  id: string,
  { method, code }: { method: 'mailbox' | 'phone' | 'letter'; code: string },
): Promise<void> {
  let isWrong = false
  await proving(context, id, async (given) => {
    const { own, evidence, tx } = given
    const most = method === 'letter' ? letterTriesMost : ownershipTriesMost
    const proof = evidence.find((row) => row.kind === method && row.state === 'checking')
    const isLive = proof?.codeHash && proof.dueAt > new Date() && proof.attempts < most
    if (!isLive) throw new Refusal('Conflict', 'This code counts no longer')
    if ((await queries.countTries(tx, own.businessId)) >= triesOfBusiness)
      throw new Refusal('TooManyRequests', 'Too many wrong codes for this company today', { retryAfter: 3600 })
    isWrong = !isCode(proof.id, code, proof.codeHash!)
    // Thrown after commit: wrong codes count.
    if (isWrong) return changeEvidence(tx, proof.id, { attempts: proof.attempts + 1 })
    await settle(acting(context, mergeListing), given, proof, context.operator.verificationHours)
  })
  if (isWrong) throw new Refusal('ValidationError', 'The code is not right', { fields: { code: 'is not valid' } })
}

export async function settle(
  by: Acting,
  { tx, own, claims, standing }: Pick<Proving, 'tx' | 'own' | 'claims' | 'standing'>,
  proof: EvidenceRow,
  hours: number,
): Promise<void> {
  const { outlook, reasons, objectionDays: days } = standing(methodOf(proof))
  const detail = { ...proof.detail, reasons: reasons.join(' '), ...(days > 0 && { objection: 'yes' }) }
  await changeEvidence(tx, proof.id, { detail, codeHash: null, nextCheckAt: null })
  // One number, one company: further ones need a verifier.
  const others = (await warningsOf(tx, own.businessId)).filter((one) => !own.merging.includes(one.businessID))
  if (outlook === 'counts' && others.length === 0)
    return prove(by, tx, { claims, claim: own, proof: { ...proof, detail }, days })
  await changeEvidence(tx, proof.id, { state: 'waiting' })
  const dueAt = new Date(Date.now() + hours * 3600_000)
  await queries.changeClaim(tx, own.id, { dueAt, ...(own.state === 'started' && { state: 'review', until: null }) })
  await audit(tx, by.by, 'note', own, '', { method: methodOf(proof), reasons })
}
