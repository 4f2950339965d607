// Disputes of both sides, and words of companies whose brand is claimed.
import type { Transaction } from 'kysely'
import { challengesPerDay, disputeDays, falseAppointmentHours } from '#contract/trade/territories/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Agreement, agreements as contract } from '#contract/trade/territories/agreements.ts'
import { type AgreementSide, isConfirmed, isOpen, otherSide } from '#contract/trade/territories/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import { lockActor } from '#api/database/locks.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { actorByID } from '#api/identity/actors/lookup.ts'
import { retainFiles, takeAttachments } from '#api/identity/files/lookup.ts'
import { addressesOf } from './closing.ts'
import { onLocked, required, withdrawIn } from './acting.ts'
import * as agreements from './queries.ts'
import * as queries from './dispute-queries.ts'
import { tell } from './emails.ts'
import { refuseFields } from '../lines.ts'

type Tx = Transaction<DB>
type InputOf<Name extends 'dispute' | 'addEvidence' | 'challenge'> = HandlerInput<(typeof contract)[Name]>
type Evidence = Pick<InputOf<'dispute'>['body'], 'text' | 'files'>

export const bothSides: readonly AgreementSide[] = ['supplier', 'distributor']
const hour = 3600 * 1000 // ms
const dueIn = (hours: number) => new Date(Date.now() + hours * hour)

async function addWord(
  context: SignedIn,
  tx: Tx,
  disputeID: string,
  side: queries.StatementRow['side'],
  { evidence, owners }: { evidence: Evidence; owners: readonly string[] },
): Promise<void> {
  const { userID } = context.viewer
  const files = await takeAttachments(context, tx, evidence.files, { owners: [userID, ...owners] })
  await queries.addStatement(tx, disputeID, { side, content: evidence.text, files, by: userID })
}

export const dispute = (context: SignedIn, { params, body }: InputOf<'dispute'>): Promise<Agreement> =>
  onLocked(context, params, async (tx, row, side) => {
    const open = await queries.findOpenDispute(tx, row.id, 'side')
    if (row.state === 'disputed' && open && (await queries.hasStatement(tx, open, side))) return
    const state = required(row, side, 'dispute')
    const resumes = isConfirmed(row.state) ? (row.state as 'inForce' | 'notice') : null
    await agreements.changeAgreement(tx, row.id, { state, resumes })
    await agreements.addAct(tx, row.id, 'dispute', { side, userID: context.viewer.userID })
    const dueAt = dueIn(disputeDays * 24)
    const { businessID } = params
    const id = await queries.addDispute(tx, { agreementID: row.id, kind: 'side', side, businessID, brand: '', dueAt })
    await addWord(context, tx, id, side, { evidence: body, owners: [businessID] })
    await tell(context, tx, row.id, 'disputed', otherSide(side), { date: dueAt.toISOString() })
  })

export const addEvidence = (context: SignedIn, { params, body }: InputOf<'addEvidence'>): Promise<Agreement> =>
  onLocked(context, params, async (tx, row, side) => {
    const asked = row.confirmedAt ? await queries.findOpenDispute(tx, row.id, 'brand') : undefined
    const open = (await queries.findOpenDispute(tx, row.id, 'side')) ?? asked
    if (!open) throw new Refusal('Conflict', 'There is no open dispute')
    if (await queries.hasStatement(tx, open, side)) return
    await addWord(context, tx, open, side, { evidence: body, owners: [params.businessID] })
  })

export async function challenge(
  context: SignedIn,
  { params: { businessID }, body }: InputOf<'challenge'>,
): Promise<{ disputes: string[]; dueAt: string }> {
  const { distributor, brand } = body
  const supplierID = body.supplier ?? businessID
  if (distributor === businessID) refuseFields({ distributor: 'must be another business' })
  if ((await actorByID(context, distributor))?.kind !== 'business') throw new Refusal('NotFound', 'No such business')
  const dueAt = dueIn(falseAppointmentHours)
  const disputes = await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `challenges ${businessID}`)
    await agreements.lockSupplier(tx, supplierID)
    const ids = await queries.findChallenged(tx, distributor, supplierID)
    if (ids.length === 0) throw new Refusal('NotFound', 'Nothing is stated about this')
    const opened: string[] = []
    const word: Challenge = { businessID, brand, evidence: body, dueAt, files: undefined }
    for (const id of ids) {
      const row = (await agreements.lockAgreement(tx, id))!
      if (row.supplierId === businessID) await withdrawIn(context, tx, row, 'supplier')
      else opened.push(await openChallenge(context, tx, row, word))
    }
    return opened
  })
  return { disputes, dueAt: dueAt.toISOString() }
}

/** `files`: tokens are spent once. */
type Challenge = { businessID: string; brand: string; evidence: Evidence; dueAt: Date; files: Attachment[] | undefined }

async function openChallenge(
  context: SignedIn,
  tx: Tx,
  row: agreements.AgreementRow,
  challenge: Challenge,
): Promise<string> {
  const { businessID, brand, evidence, dueAt } = challenge
  const there = await queries.findOpenDispute(tx, row.id, 'brand', businessID)
  if (there) return there
  if ((await queries.countChallenges(tx, businessID)) >= challengesPerDay)
    throw new Refusal('TooManyRequests', 'No more of these today', { retryAfter: 3600 })
  const id = await queries.addDispute(tx, { agreementID: row.id, kind: 'brand', side: null, businessID, brand, dueAt })
  const { userID } = context.viewer
  if (challenge.files) await retainFiles(tx, addressesOf(challenge.files))
  challenge.files ??= await takeAttachments(context, tx, evidence.files, { owners: [userID, businessID] })
  const word = { content: evidence.text, files: challenge.files, by: userID }
  await queries.addStatement(tx, id, { side: 'brand', ...word })
  if (row.confirmedAt)
    for (const side of bothSides) await tell(context, tx, row.id, 'challenged', side, { date: dueAt.toISOString() })
  return id
}

export function decidedState(row: agreements.AgreementRow, kind: 'side' | 'brand', outcome: 'kept' | 'notConfirmed') {
  if (!isOpen(row.state)) return undefined
  if (outcome === 'notConfirmed') return kind === 'brand' ? ('refuted' as const) : ('withdrawn' as const)
  return kind === 'side' ? (row.resumes ?? undefined) : undefined
}
