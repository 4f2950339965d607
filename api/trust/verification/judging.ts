// Rules for verifiers. Nobody judges an own business; four eyes need two.
import type { Transaction } from 'kysely'
import { afterClaimAct, type ClaimAct, type ClaimState } from '#contract/identity/businesses/verification-kinds.ts'
import type { CaseDetail } from '#contract/trust/verification/verification.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { accessesTo, peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { refuse as refuseClaim, verify } from './claims.ts'
import { templates } from './email-words.ts'
import { questionFilling } from './emails.ts'
import * as queries from './queries.ts'
import { othersWith, readCase } from './reading.ts'

type Tx = Transaction<DB>
const day = 24 * 3600 * 1000 // ms
const validYearsMost = 3

export const take = (context: SignedIn, claimID: string, taken: boolean) =>
  judge(context, claimID, 'take', async (tx, row) => {
    const { userID } = context.viewer
    const verifierId = taken ? userID : null
    if (row.verifierId === verifierId) return
    await queries.changeClaim(tx, claimID, { verifierId })
    await queries.addEntry(tx, { claimId: claimID, happened: taken ? 'taken' : 'released', authorId: userID })
    await record(context, tx, row, taken ? 'claim.take' : 'claim.release', '')
  })

export const ask = (context: SignedIn, claimID: string, content: string) =>
  judge(context, claimID, 'ask', async (tx, row, state) => {
    await queries.changeClaim(tx, claimID, { state, verifierId: row.verifierId ?? context.viewer.userID })
    await queries.addEntry(tx, { claimId: claimID, happened: 'asked', authorId: context.viewer.userID, content })
    await tellOwners(context, tx, row, content)
    await record(context, tx, row, 'claim.ask', content)
  })

export const approve = (
  context: SignedIn,
  claimID: string,
  { reason, validUntil, despite }: { reason: string; validUntil?: string | undefined; despite: boolean },
) =>
  judge(context, claimID, 'approve', async (tx, row, state) => {
    const { userID } = context.viewer
    await lockActor(tx, `${row.kind} ${row.subject}`)
    if (!despite && (await othersWith(tx, row)).length > 0)
      throw new Refusal('Conflict', 'Other companies claim the same', { fields: { despite: 'is needed' } })
    const until = validUntil ? endOf(validUntil) : undefined
    if (state === 'seconding') {
      if (row.approvedBy === userID) throw new Refusal('Conflict', 'Another verifier must approve it too')
      const detail = JSON.stringify({ ...row.detail, ...(validUntil && { proposedEnd: validUntil }) })
      await queries.changeClaim(tx, claimID, { state, approvedBy: userID, verifierId: null, detail })
      await queries.addEntry(tx, { claimId: claimID, happened: 'approved', authorId: userID, content: reason })
      await record(context, tx, row, 'claim.approve', reason)
      return
    }
    await verify(tx, row, { by: userID, content: reason, until })
    await record(context, tx, row, 'claim.verify', reason)
  })

export const refuse = (context: SignedIn, claimID: string, reason: string) =>
  judge(context, claimID, 'refuse', async (tx, row) => {
    await refuseClaim(tx, row, context.viewer.userID, reason)
    await record(context, tx, row, 'claim.refuse', reason)
  })

function endOf(lastDay: string): Date {
  const end = new Date(Date.parse(lastDay) + day)
  const isFit = end.getTime() > Date.now() && end.getTime() < Date.now() + validYearsMost * 366 * day
  if (!isFit)
    throw new Refusal('ValidationError', 'This day can not be the last one', { fields: { validUntil: 'is not valid' } })
  return end
}

/** Runs with the claim locked, if its state allows. */
async function judge(
  context: SignedIn,
  claimID: string,
  act: ClaimAct,
  work: (tx: Tx, row: queries.ClaimRow, next: ClaimState) => Promise<void>,
): Promise<CaseDetail> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockClaim(tx, claimID)
    if (!row || row.ownershipClaimId) throw new Refusal('NotFound', 'No such claim')
    if ((await accessesTo(context, [row.businessId])).has(row.businessId))
      throw new Refusal('Forbidden', 'Nobody judges a business they belong to')
    const isSecond = row.approvedBy !== null && row.approvedBy !== context.viewer.userID
    const next = afterClaimAct(row.state, act, { fourEyes: context.operator.verificationFourEyes, isSecond })
    if (!next) throw new Refusal('Conflict', `A claim that is ${row.state} does not take this`)
    await work(tx, row, next)
  })
  return readCase(context, claimID)
}

async function tellOwners(
  context: SignedIn,
  tx: Tx,
  { businessId, kind }: queries.ClaimRow,
  question: string,
): Promise<void> {
  const owners = (await peopleWho(tx, 'askVerification', [businessId])).get(businessId) ?? []
  const [addresses, languages, cards] = await Promise.all([
    emailsOf(tx, owners),
    languagesOf(context.pool, owners),
    businessCards(context, [businessId]),
  ])
  const companyName = cards.get(businessId)?.general.companyName ?? ''
  for (const [id, to] of addresses) {
    const locale = languages.get(id) ?? 'en'
    const filling = questionFilling(locale, {
      companyName,
      kind,
      question,
      businessID: businessId,
      origin: context.pages(),
    })
    await sendTemplate(tx, templates.question, { to, ...filling })
  }
}

async function record(
  context: SignedIn,
  tx: Tx,
  row: queries.ClaimRow,
  act: `claim.${string}`,
  reason: string,
): Promise<void> {
  const { id, kind, subject, businessId } = row
  const detail = { kind, businessID: businessId }
  await recordAct(tx, {
    by: context.viewer,
    act,
    object: { kind: 'claim', id, name: `${kind}: ${subject}` },
    reason,
    detail,
  })
}
