// Bank transfers: pro forma, held for weeks; the operator's confirmation begins the term.
import { transferDays } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { taxOn } from '#contract/billing/memberships/tax.ts'
import type { memberships as contract } from '#contract/billing/memberships/memberships.ts'
import { Refusal } from '#kit/refusal.ts'
import { idTime } from '#kit/ids.ts'
import { dayIn } from '#api/identity/emails/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { lockActor } from '#api/database/locks.ts'
import { newPayment, tierOf } from './checkout.ts'
import { moneyIn, planName, tell } from './emails.ts'
import {
  addPayment,
  type BuyerDetails,
  changePayment,
  findMembership,
  findOpen,
  findTerm,
  findPayment,
  lockPayment,
  type PaymentRow,
  type Tx,
  withdraw,
} from './queries.ts'
import { complete } from './settle.ts'

const day = 24 * 3600 * 1000 // ms

export const transferReference = ({ id }: Pick<PaymentRow, 'id'>) => `WBN-${id.slice(-8).toUpperCase()}`
export const transferUntil = ({ id }: Pick<PaymentRow, 'id'>) => new Date(idTime(id).getTime() + transferDays * day)

export async function orderByTransfer(
  context: SignedIn,
  { params: { businessID }, body }: HandlerInput<typeof contract.orderByTransfer>,
): Promise<void> {
  const { locale, viewer, payments, pages } = context
  const order = { ...body, businessID, tier: tierOf(body.planId), locale, createdBy: viewer.userID }
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, businessID)
    const open = await findOpen(tx, businessID, 'transfer')
    if (open?.subscription === order.tier) {
      if (order.total === undefined || order.total === open.total) return
      throw new Refusal('Conflict', 'The order under way has another total: withdraw it first')
    }
    if (open) await withdraw(tx, open.id)
    const row = await newPayment(tx, order, await findTerm(tx, businessID), payments.seller)
    const payment = await addPayment(tx, { ...row, method: 'transfer' })
    const values = {
      company: payment.buyer.name,
      plan: planName(payment.subscription),
      total: moneyIn(locale, payment.total, payment.buyer.country),
      date: dayIn(locale, transferUntil(payment)),
      reference: transferReference(payment),
    }
    const by = { account: viewer.userID, network: context.network }
    await tell(tx, { name: 'order', payer: viewer.userID, by, locale, businessID, origin: pages(), values })
  })
}

/** Only before the invoice; throws Conflict where the tax would differ. */
export async function changeBuyer(
  tx: Tx,
  businessID: string,
  buyer: BuyerDetails,
  seller: SignedIn['payments']['seller'],
): Promise<void> {
  const open = await findOpen(tx, businessID, 'transfer')
  if (!open) return
  const { note, tax } = taxOn(open.price - open.credit, buyer, seller)
  if (note !== open.taxNote || tax !== open.tax)
    throw new Refusal('Conflict', 'With these details the order has another tax: withdraw it first')
  await changePayment(tx, open.id, { buyer: JSON.stringify(buyer) })
}

export async function withdrawTransfer({ db }: Pick<Context, 'db'>, businessID: string): Promise<void> {
  const open = await findOpen(db, businessID, 'transfer')
  if (open) await withdraw(db, open.id)
}

/** Throws Conflict unless as quoted. */
export async function confirmTransfer(
  context: SignedIn,
  { params: { paymentID }, body: { amount, reference } }: HandlerInput<typeof contract.confirmTransfer>,
): Promise<void> {
  const known = await findPayment(context.db, paymentID)
  if (known?.method !== 'transfer') throw new Refusal('NotFound', 'No such order')
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, known.businessId)
    const payment = (await lockPayment(tx, paymentID))!
    if (payment.status === 'succeeded') return
    if (payment.status !== 'pending') throw new Refusal('Conflict', 'The order was withdrawn')
    if (amount !== payment.total) throw new Refusal('Conflict', 'The amount is another one')
    const membership = await findMembership(tx, payment.businessId)
    if ((membership?.paymentId ?? null) !== payment.basis)
      throw new Refusal('Conflict', 'The membership has changed since the order')
    await changePayment(tx, paymentID, { reference: reference || transferReference(payment), provider: 'bank' })
    await complete(tx, context, payment, membership?.card ?? null)
    const object = { kind: 'payment', id: paymentID, name: payment.buyer.name }
    await recordAct(tx, { by: context.viewer, act: 'payment.confirm', object, detail: { amount, reference } })
  })
}
