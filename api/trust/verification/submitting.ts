// Rules of claims.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { openClaimsMost, proofAttemptsMost, proofCodeDays } from '#contract/foundation/constants.ts'
import type { NewClaim } from '#contract/trust/verification/fields.ts'
import { afterClaimAct, domainCheckDays } from '#contract/identity/businesses/verification-kinds.ts'
import { plainNumber } from '#contract/trust/verification/register-numbers.ts'
import { add } from '#kit/jobs/jobs.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import { countryByCode } from '#api/foundation/reference/lookup.ts'
import { end, verify } from './claims.ts'
import { templates } from './email-words.ts'
import { codeFilling } from './emails.ts'
import * as queries from './queries.ts'
import { isOpenTo, othersWith } from './reading.ts'

type Tx = Transaction<DB>
const hour = 3600 * 1000 // ms
const day = 24 * hour
const looksMost = 100

export async function submit(context: SignedIn, businessID: string, claim: NewClaim): Promise<void> {
  if (!(await isOpenTo(context, businessID)))
    throw new Refusal('Forbidden', 'Verification belongs to the paid memberships')
  if ('country' in claim && !countryByCode(claim.country))
    throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { 'claim.country': 'is not known' } })
  const { subject, detail } = factsOf(claim)
  const owners = [context.viewer.userID, businessID]
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `verification ${businessID}`)
    if (await queries.findOpenLike(tx, businessID, claim.kind, subject)) return
    if ((await queries.countOpen(tx, businessID)) >= openClaimsMost)
      throw new Refusal('Conflict', `At most ${openClaimsMost} claims are open at a time`)
    const files = 'files' in claim ? await takeAttachments(context, tx, claim.files, { owners }) : []
    const isDomain = claim.kind === 'domain'
    const token = randomBytes(18).toString('base64url')
    const id = await queries.addClaim(tx, {
      businessId: businessID,
      kind: claim.kind,
      subject,
      detail: JSON.stringify(detail),
      note: ('note' in claim && claim.note) || '',
      files: JSON.stringify(files),
      state: isDomain ? 'checking' : 'waiting',
      createdBy: context.viewer.userID,
      dueAt: new Date(Date.now() + context.operator.verificationHours * hour),
      ...(isDomain && { token }),
      ...(isDomain && claim.method !== 'mail' && { nextCheckAt: new Date() }),
    })
    await queries.addEntry(tx, { claimId: id, happened: 'submitted', authorId: context.viewer.userID })
    if (isDomain && claim.method === 'mail') await sendCode(context, tx, id, `${claim.mailbox}@${subject}`)
  })
}

function factsOf(claim: NewClaim): { subject: string; detail: Record<string, string> } {
  switch (claim.kind) {
    case 'domain':
      return {
        subject: claim.domain,
        detail: { method: claim.method, ...(claim.method === 'mail' && { mailbox: claim.mailbox }) },
      }
    case 'register':
    case 'vat':
      return { subject: plainNumber(claim.number), detail: { country: claim.country } }
    case 'lei':
    case 'duns':
      return { subject: claim.number, detail: {} }
    case 'bank':
      return { subject: claim.bank, detail: {} }
    case 'address':
    case 'visit':
      return { subject: claim.address, detail: {} }
    case 'certificate': {
      const { name, issuer, scope, expireDate } = claim
      return { subject: name, detail: { issuer, ...(scope && { scope }), ...(expireDate && { expireDate }) } }
    }
  }
}

async function sendCode(context: SignedIn, tx: Tx, claimID: string, to: string): Promise<void> {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  await queries.changeClaim(tx, claimID, { codeHash: hashOf(claimID, code), attempts: 0 })
  const by = { account: context.viewer.userID, network: context.network }
  await sendTemplate(tx, templates.code, { to, by, ...codeFilling(context.locale, code) })
}

function hashOf(claimID: string, code: string): Buffer {
  return createHash('sha256').update(`${claimID} ${code}`).digest()
}

export const check = (context: SignedIn, businessID: string, claimID: string) =>
  onOwn(context, businessID, claimID, async (tx, { kind, detail, state, attempts }) => {
    const looks = kind === 'domain' && detail['method'] !== 'mail' && (state === 'checking' || state === 'verified')
    if (!looks) throw new Refusal('Conflict', 'There is no record or file to look for')
    // Each look burdens another's server.
    if (attempts >= looksMost) throw new Refusal('Conflict', 'It is looked for by itself from now on')
    await queries.changeClaim(tx, claimID, { attempts: attempts + 1 })
    await add(tx, 'verification.checkDomain', { claimID })
  })

export async function confirm(context: SignedIn, businessID: string, claimID: string, code: string): Promise<void> {
  let isWrong = false
  await onOwn(context, businessID, claimID, async (tx, row) => {
    if (row.state === 'verified') return
    const isYoung = Date.now() - row.createdAt.getTime() < proofCodeDays * day
    if (row.state !== 'checking' || !row.codeHash || !isYoung || row.attempts >= proofAttemptsMost)
      throw new Refusal('Conflict', 'This code counts no longer')
    isWrong = !row.codeHash.equals(hashOf(claimID, code.replace(/\s/g, '')))
    // Thrown after commit: wrong codes count.
    if (isWrong) await queries.changeClaim(tx, claimID, { attempts: row.attempts + 1 })
    else if (await isOthers(tx, row)) await queries.changeClaim(tx, claimID, { state: 'waiting' })
    else await verify(tx, row, { until: new Date(Date.now() + 6 * domainCheckDays * day) })
  })
  if (isWrong) throw new Refusal('ValidationError', 'The code is not right', { fields: { code: 'is not valid' } })
}

async function isOthers(tx: Tx, row: queries.ClaimRow): Promise<boolean> {
  await lockActor(tx, `${row.kind} ${row.subject}`)
  return (await othersWith(tx, row)).length > 0
}

const isControl = ({ ownershipClaimId, state }: queries.ClaimRow) => ownershipClaimId !== null && state !== 'verified'

export const answer = (
  context: SignedIn,
  { businessID, claimID }: { businessID: string; claimID: string },
  { content, files }: { content: string; files: readonly { token: string }[] },
) =>
  onOwn(context, businessID, claimID, async (tx, row) => {
    const state = afterClaimAct(row.state, 'answer')
    if (!state) throw new Refusal('Conflict', 'Nobody waits for an answer')
    const more = await takeAttachments(context, tx, files, { owners: [context.viewer.userID, businessID] })
    const dueAt = new Date(Date.now() + context.operator.verificationHours * hour)
    await queries.changeClaim(tx, claimID, { state, dueAt, files: JSON.stringify([...row.files, ...more]) })
    await queries.addEntry(tx, { claimId: claimID, happened: 'answered', authorId: context.viewer.userID, content })
  })

export const withdraw = (context: SignedIn, businessID: string, claimID: string) =>
  onOwn(context, businessID, claimID, async (tx, row) => {
    if (row.state === 'withdrawn') return
    if (!afterClaimAct(row.state, 'withdraw')) throw new Refusal('Conflict', 'This claim has ended')
    await end(tx, row, 'withdrawn', context.viewer.userID)
  })

/** Locks an own claim. */
async function onOwn(
  context: SignedIn,
  businessID: string,
  claimID: string,
  work: (tx: Tx, row: queries.ClaimRow) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockClaim(tx, claimID)
    if (!row || row.businessId !== businessID || isControl(row)) throw new Refusal('NotFound', 'No such claim')
    await work(tx, row)
  })
}
