// Proposals: in a thread, or to every supplier of an RFQ.
import type { Transaction } from 'kysely'
import { ndaDays, ndasMost } from '#contract/foundation/constants.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { NewNda } from '#contract/trade/ndas/fields.ts'
import type { Thread } from '#contract/trade/inquiries/inquiries.ts'
import type { Nda, ndas as contract } from '#contract/trade/ndas/ndas.ts'
import { type NdaSide, otherSide } from '#contract/trade/ndas/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { addThreadNews, sideOf, threadFor } from '#api/trade/inquiries/lookup.ts'
import { lockOpenRfq, threadsOfBuyer } from '#api/trade/rfqs/lookup.ts'
import * as queries from './queries.ts'
import { readNda } from './reading.ts'
import { operatorColumns, ownColumns, type TextColumns } from './text.ts'

const day = 24 * 3600 * 1000 // ms

export async function propose(
  context: SignedIn,
  { params: { rid }, query, body }: HandlerInput<typeof contract.propose>,
): Promise<Nda> {
  const actor = sideOf(context, query.bid)
  const thread = await threadFor(context, rid, actor)
  if (!isWritable(thread)) throw new Refusal('Conflict', 'Nobody can write in this thread now')
  const { requestID, rfqID, side } = thread
  const words = await operatorColumns(context, body)
  const ndaID = await context.db.transaction().execute(async (tx) => {
    await queries.lockThread(tx, requestID)
    const rows = await queries.findOfThread(tx, requestID)
    const waiting = rows.find(({ state }) => state === 'proposed')
    if (waiting && words && isSame(waiting, { ...placed(body, side), hash: words.hash }, context)) return waiting.id
    if (waiting)
      throw new Refusal('Conflict', 'A proposal waits in this thread: withdraw it before another', {
        fields: { nda: 'waiting' },
      })
    if (rows.length >= ndasMost)
      throw new Refusal('Conflict', `At most ${ndasMost} NDAs in a thread`, { fields: { nda: 'most' } })
    const text = words ?? (await ownColumns(context, tx, body, [context.viewer.userID, actor.id]))
    return addTo(context, tx, { requestID, rfqID, side }, body, text)
  })
  return readNda(context, ndaID, actor)
}

function isWritable({ held, can }: Thread): boolean {
  return !held && can.send
}

type Terms = Pick<queries.NdaRow, 'kind' | 'proposer' | 'discloser'>

function placed({ kind, discloser }: NewNda, side: NdaSide): Terms {
  return { kind, proposer: side, discloser: kind === 'oneWay' && discloser === 'other' ? otherSide(side) : side }
}

function isSame(row: queries.NdaRow, terms: Terms & { hash: string }, { viewer }: SignedIn): boolean {
  const keys = ['kind', 'proposer', 'discloser', 'hash'] as const
  return row.proposedBy === viewer.userID && keys.every((key) => row[key] === terms[key])
}

export async function proposeForRfq(
  context: SignedIn,
  { params: { rfqID }, body }: HandlerInput<typeof contract.proposeForRfq>,
): Promise<HandlerResult<typeof contract.proposeForRfq>> {
  const { buyer, requestIDs, declined } = await threadsOfBuyer(context, rfqID)
  const threads = await Promise.all(requestIDs.map((rid) => threadFor(context, rid, buyer)))
  const writable = threads.filter(isWritable).map(({ requestID }) => requestID)
  const words = await operatorColumns(context, body)
  return context.db.transaction().execute(async (tx) => {
    await lockOpenRfq(tx, rfqID)
    let text: TextColumns | undefined = words
    const counts = { proposed: 0, waiting: 0, skipped: declined + threads.length - writable.length }
    // Sequential and sorted: two callers lock in one order.
    for (const requestID of writable.toSorted()) {
      await queries.lockThread(tx, requestID)
      const rows = await queries.findOfThread(tx, requestID)
      if (rows.some(({ state }) => state === 'proposed' || state === 'inForce')) counts.waiting += 1
      else if (rows.length >= ndasMost) counts.skipped += 1
      else {
        text ??= await ownColumns(context, tx, body, [context.viewer.userID, buyer.id])
        await addTo(context, tx, { requestID, rfqID, side: 'S' }, body, text)
        counts.proposed += 1
      }
    }
    return counts
  })
}

type Place = { requestID: string; rfqID: string | null; side: NdaSide }

async function addTo(
  { viewer }: SignedIn,
  tx: Transaction<DB>,
  { requestID, rfqID, side }: Place,
  body: NewNda,
  text: TextColumns,
): Promise<string> {
  const id = await queries.addNda(tx, {
    ...text,
    requestId: requestID,
    rfqId: rfqID,
    ...placed(body, side),
    proposedBy: viewer.userID,
    signUntil: new Date(Date.now() + ndaDays * day),
  })
  await addThreadNews(tx, requestID, { side, writerID: viewer.userID, content: 'ndaProposed' })
  return id
}
