// Acts of both sides: confirm, decline, give notice, withdraw, show.
import type { Transaction } from 'kysely'
import { noticeDaysMost } from '#contract/trade/territories/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Agreement, agreements as contract } from '#contract/trade/territories/agreements.ts'
import {
  type AgreementAct,
  type AgreementSide,
  isConfirmed,
  isOpen,
  otherSide,
  stateAfter,
  stateOn,
} from '#contract/trade/territories/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import * as queries from './queries.ts'
import { readAgreement, requireSide } from './reading.ts'
import { closeDisputes } from './closing.ts'
import { tell } from './emails.ts'
import { findOwnLines } from '../line-queries.ts'
import { refuseFields } from '../lines.ts'
import { refuseTaken, takenCell } from './proposing.ts'

type Tx = Transaction<DB>
type Row = queries.AgreementRow
type InputOf<Name extends 'confirm' | 'giveNotice' | 'show'> = HandlerInput<(typeof contract)[Name]>
export type OnAgreement = { businessID: string; agreementID: string }

const day = 24 * 3600 * 1000 // ms
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

class TakenForDistributor extends Error {}

/** Runs with the supplier's cells and the agreement locked; ended by time first. */
export async function onLocked(
  context: SignedIn,
  { businessID, agreementID }: OnAgreement,
  work: (tx: Tx, row: Row, side: AgreementSide) => Promise<void>,
): Promise<Agreement> {
  const before = requireSide(await queries.findAgreement(context.db, agreementID), businessID)
  await context.db.transaction().execute(async (tx) => {
    await queries.lockSupplier(tx, before.row.supplierId)
    const { row, side } = requireSide(await queries.lockAgreement(tx, agreementID), businessID)
    await work(tx, { ...row, state: stateOn({ ...row, until: row.endsOn }, dayOf(Date.now())) }, side)
  })
  return readAgreement(context, businessID, agreementID)
}

export function required(row: Row, side: AgreementSide, act: AgreementAct) {
  const state = stateAfter(row, side, act)
  if (!state) throw new Refusal('Conflict', 'The agreement is not in a state for this')
  return state
}

export function endedNow(row: Row, now = Date.now()) {
  return { endedAt: new Date(now), confirmedUntil: row.confirmedAt ? dayOf(now) : null, resumes: null }
}

export async function confirm(context: SignedIn, { params, body }: InputOf<'confirm'>): Promise<Agreement> {
  try {
    return await onLocked(context, params, (tx, row, side) => confirmIn(context, tx, { row, side, body }))
  } catch (error) {
    if (!(error instanceof TakenForDistributor)) throw error
    await context.db.transaction().execute(async (tx) => {
      if (await queries.takeTaken(tx, params.agreementID))
        await tell(context, tx, params.agreementID, 'taken', 'supplier')
    })
    throw new Refusal('Conflict', 'It can not be confirmed now; the supplier has been told')
  }
}

type Confirming = { row: Row; side: AgreementSide; body: InputOf<'confirm'>['body'] }

async function confirmIn(context: SignedIn, tx: Tx, { row, side, body }: Confirming): Promise<void> {
  if (isConfirmed(row.state) && row.proposedBy !== side) return
  const state = required(row, side, 'confirm')
  const lineIds = await linesFor(tx, row, side, body.lines)
  const taken = await takenCell(tx, { ...row, lineIds })
  if (taken && side === 'supplier') await refuseTaken(tx, row.supplierId, taken)
  if (taken) throw new TakenForDistributor()
  if (row.replacesId) await endReplaced(context, tx, row)
  const shown =
    side === 'supplier'
      ? { supplierShowsEnd: body.showsEnd, supplierLists: body.listed }
      : { distributorShowsEnd: body.showsEnd, distributorLists: body.listed }
  await queries.changeAgreement(tx, row.id, { state, lineIds, confirmedAt: new Date(), ...shown })
  await queries.addAct(tx, row.id, 'confirm', { side, userID: context.viewer.userID })
  await tell(context, tx, row.id, 'confirmed', otherSide(side))
}

async function linesFor(tx: Tx, row: Row, side: AgreementSide, given: readonly string[]): Promise<string[]> {
  if (row.lineIds.length > 0 || side !== 'supplier') return row.lineIds
  if (given.length === 0) refuseFields({ lines: 'is missing' })
  const own = await findOwnLines(tx, row.supplierId, given)
  if (own.length < new Set(given).size) refuseFields({ lines: 'must be own lines' })
  return own
}

/** A renewal that begins later leaves the old one in force until the day before. */
async function endReplaced(context: SignedIn, tx: Tx, { replacesId, startsOn }: Row): Promise<void> {
  const old = replacesId && (await queries.lockAgreement(tx, replacesId))
  if (!old || !isOpen(old.state)) return
  if (old.state === 'disputed')
    throw new Refusal('Conflict', 'The agreement whose place it takes is in dispute; a verifier decides first')
  const { id } = old
  const endsOn = dayOf(Date.parse(startsOn) - day)
  if (endsOn >= dayOf(Date.now()) && old.startsOn <= endsOn) {
    if (!old.endsOn || old.endsOn > endsOn) await queries.changeAgreement(tx, id, { endsOn })
    return
  }
  await queries.changeAgreement(tx, id, { state: 'ended', ...endedNow(old) })
  await queries.addAct(tx, id, 'end', { side: 'time' })
  await closeDisputes(context, tx, id)
}

export const decline = (context: SignedIn, params: OnAgreement) =>
  onLocked(context, params, async (tx, row, side) => {
    if (row.state === 'declined' && row.proposedBy !== side) return
    await queries.changeAgreement(tx, row.id, { state: required(row, side, 'decline'), ...endedNow(row) })
    await queries.addAct(tx, row.id, 'decline', { side, userID: context.viewer.userID })
    await closeDisputes(context, tx, row.id)
    await tell(context, tx, row.id, 'declined', otherSide(side))
  })

export const giveNotice = (context: SignedIn, { params, body: { until } }: InputOf<'giveNotice'>) =>
  onLocked(context, params, async (tx, row, side) => {
    if (row.state === 'notice' && row.noticeBy === side && row.noticeUntil === until) return
    const state = required(row, side, 'giveNotice')
    if (until < dayOf(Date.now()) || until > dayOf(Date.now() + noticeDaysMost * day))
      refuseFields({ until: `must be within ${noticeDaysMost} days` })
    if (row.endsOn && until > row.endsOn) refuseFields({ until: 'must not be after the end' })
    await queries.changeAgreement(tx, row.id, { state, noticeBy: side, noticeUntil: until })
    await queries.addAct(tx, row.id, 'giveNotice', { side, userID: context.viewer.userID })
    await tell(context, tx, row.id, 'notice', otherSide(side))
  })

export const withdraw = (context: SignedIn, params: OnAgreement) =>
  onLocked(context, params, (tx, row, side) => withdrawIn(context, tx, row, side))

export async function withdrawIn(context: SignedIn, tx: Tx, row: Row, side: AgreementSide): Promise<void> {
  if (!isOpen(row.state)) return
  const isAsked = row.state === 'proposed' && row.proposedBy !== side
  const act = isAsked ? 'decline' : 'withdraw'
  await queries.changeAgreement(tx, row.id, { state: required(row, side, act), ...endedNow(row) })
  await queries.addAct(tx, row.id, act, { side, userID: context.viewer.userID })
  await closeDisputes(context, tx, row.id)
  await tell(context, tx, row.id, isAsked ? 'declined' : 'withdrawn', otherSide(side))
}

export const show = (context: SignedIn, { params, body }: InputOf<'show'>) =>
  onLocked(context, params, async (tx, row, side) => {
    const [lists, ends] =
      side === 'supplier' ? [row.supplierLists, row.supplierShowsEnd] : [row.distributorLists, row.distributorShowsEnd]
    if (lists === body.listed && ends === body.showsEnd) return
    const changed =
      side === 'supplier'
        ? { supplierLists: body.listed, supplierShowsEnd: body.showsEnd }
        : { distributorLists: body.listed, distributorShowsEnd: body.showsEnd }
    await queries.changeAgreement(tx, row.id, changed)
    await queries.addAct(tx, row.id, 'show', { side, userID: context.viewer.userID })
    await emitEvent(tx, 'territories.changed', { ids: [row.supplierId, row.distributorId] })
  })
