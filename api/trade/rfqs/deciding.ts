// Buyer's acts.
import type { Transaction } from 'kysely'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { hasPermission } from '#contract/identity/access.ts'
import type { RfqDetail, rfqs as contract } from '#contract/trade/rfqs/rfqs.ts'
import { afterBuyerAction, type BuyerAction, rfqStatus } from '#contract/trade/rfqs/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { openAccessesTo } from '#api/identity/members/lookup.ts'
import { addRfqMessage } from '#api/trade/inquiries/lookup.ts'
import * as queries from './queries.ts'
import { notFound, readRfq } from './reading.ts'

export async function decide(
  context: SignedIn,
  rfqID: string,
  action: BuyerAction,
  supplier?: string,
): Promise<RfqDetail> {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockedByBuyer(context, tx, rfqID)
    if (isDone(row, action, supplier)) return
    const now = new Date()
    const next = afterBuyerAction(rfqStatus(row.status, row.deadline, now), action, { ...row, now })
    if (!next) throw new Refusal('Conflict', 'The request is not in a state for this')
    const suppliers = await queries.findSuppliers(tx, rfqID)
    if (supplier && !suppliers.some((one) => one.businessId === supplier && one.state === 'quoted'))
      throw new Refusal('Conflict', 'This supplier has not quoted')
    await queries.setStatus(tx, rfqID, next, supplier ?? null)
    await tellSuppliers(tx, context, suppliers, action, supplier)
  })
  return readRfq(context, rfqID)
}

export async function estimate(
  context: SignedIn,
  { params: { rfqID }, body: { handling = null, dutyPercent = null } }: HandlerInput<typeof contract.estimate>,
): Promise<RfqDetail> {
  await context.db.transaction().execute(async (tx) => {
    await lockedByBuyer(context, tx, rfqID)
    await queries.setEstimates(tx, rfqID, { handling, dutyPercent })
  })
  return readRfq(context, rfqID)
}

/** Throws NotFound for others. */
async function lockedByBuyer(context: SignedIn, tx: Transaction<DB>, rfqID: string): Promise<queries.RfqRow> {
  const row = await queries.lockRfq(tx, rfqID)
  if (!row || !(await mayDecide(context, row))) throw notFound()
  return row
}

export async function mayDecide(context: SignedIn, row: queries.RfqRow): Promise<boolean> {
  if (row.buyerKind === 'user') return row.buyerId === context.viewer.userID
  return hasPermission('speakAs', (await openAccessesTo(context, [row.buyerId])).get(row.buyerId))
}

function isDone(row: queries.RfqRow, action: BuyerAction, supplier: string | undefined): boolean {
  if (action === 'award') return row.status === 'awarded' && row.awardedTo === supplier
  return row.status === (action === 'close' ? 'closed' : 'open')
}

const outcomes = { award: 'notAwarded', close: 'closed', reopen: 'reopened' } as const

async function tellSuppliers(
  tx: Transaction<DB>,
  { viewer }: SignedIn,
  suppliers: readonly queries.SupplierRow[],
  action: BuyerAction,
  awarded: string | undefined,
): Promise<void> {
  for (const { businessId, requestId } of suppliers) {
    const content = businessId === awarded ? 'awarded' : outcomes[action]
    await addRfqMessage(tx, requestId, { side: 'S', type: 'system', content, writerID: viewer.userID })
  }
}
