// Proposals: in a thread, or to every supplier of an RFQ.
import type { Transaction } from 'kysely'
import { ndaDays, ndasMost } from '#contract/foundation/constants.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { NewNda } from '#contract/trade/ndas/fields.ts'
import type { Nda, ndas as contract } from '#contract/trade/ndas/ndas.ts'
import { type NdaSide, otherSide } from '#contract/trade/ndas/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { addThreadNews, sideOf, threadFor } from '#api/trade/inquiries/lookup.ts'
import { threadsOfBuyer } from '#api/trade/rfqs/lookup.ts'
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
  if (thread.held || !thread.can.send) throw new Refusal('Conflict', 'Nobody can write in this thread now')
  const { requestID, rfqID, side } = thread
  const words = await operatorColumns(context, body)
  const ndaID = await context.db.transaction().execute(async (tx) => {
    await queries.lockThread(tx, requestID)
    const rows = await queries.findOfThread(tx, requestID)
    const waiting = rows.find(({ state }) => state === 'proposed')
    if (waiting && isSame(waiting, body, side, context)) return waiting.id
    if (waiting) throw new Refusal('Conflict', 'Another proposal waits in this thread', { fields: { nda: 'waiting' } })
    if (rows.length >= ndasMost)
      throw new Refusal('Conflict', `At most ${ndasMost} NDAs in a thread`, { fields: { nda: 'most' } })
    const text = words ?? (await ownColumns(context, tx, body, [context.viewer.userID, actor.id]))
    return addTo(context, tx, { requestID, rfqID, side }, body, text)
  })
  return readNda(context, ndaID, actor)
}

/** An own text can't be compared by its upload, which is spent. */
function isSame(row: queries.NdaRow, body: NewNda, side: NdaSide, { locale, viewer }: SignedIn): boolean {
  const isText = body.text === 'own' ? row.textKind === 'own' : row.lang === (body.lang ?? locale)
  return row.proposer === side && row.proposedBy === viewer.userID && row.kind === body.kind && isText
}

export async function proposeForRfq(
  context: SignedIn,
  { params: { rfqID }, body }: HandlerInput<typeof contract.proposeForRfq>,
): Promise<HandlerResult<typeof contract.proposeForRfq>> {
  const { buyer, requestIDs } = await threadsOfBuyer(context, rfqID)
  const words = await operatorColumns(context, body)
  return context.db.transaction().execute(async (tx) => {
    let text: TextColumns | undefined = words
    let proposed = 0
    // Sequential and sorted: two callers lock in one order.
    for (const requestID of requestIDs.toSorted()) {
      await queries.lockThread(tx, requestID)
      const rows = await queries.findOfThread(tx, requestID)
      const isCovered = rows.some(({ state }) => state === 'proposed' || state === 'inForce')
      if (isCovered || rows.length >= ndasMost) continue
      text ??= await ownColumns(context, tx, body, [context.viewer.userID, buyer.id])
      await addTo(context, tx, { requestID, rfqID, side: 'S' }, body, text)
      proposed += 1
    }
    return { proposed, waiting: requestIDs.length - proposed }
  })
}

type Place = { requestID: string; rfqID: string | null; side: NdaSide }

async function addTo(
  { viewer }: SignedIn,
  tx: Transaction<DB>,
  { requestID, rfqID, side }: Place,
  { kind, discloser }: NewNda,
  text: TextColumns,
): Promise<string> {
  const id = await queries.addNda(tx, {
    ...text,
    requestId: requestID,
    rfqId: rfqID,
    kind,
    proposer: side,
    discloser: kind === 'oneWay' && discloser === 'other' ? otherSide(side) : side,
    proposedBy: viewer.userID,
    signUntil: new Date(Date.now() + ndaDays * day),
  })
  await addThreadNews(tx, requestID, { side, writerID: viewer.userID, content: 'ndaProposed' })
  return id
}
