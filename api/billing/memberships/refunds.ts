// Refunds: requested once by key, made, then booked.
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { Refusal } from '#kit/refusal.ts'
import { add } from '#kit/jobs/jobs.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { lockActor } from '#api/database/locks.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import {
  addRefund,
  book,
  findOpenRefunds,
  findRefund,
  findRefunds,
  findTaxLeft,
  lockRefund,
  markRefunded,
} from './books-queries.ts'
import { moneyIn, planName, tell } from './emails.ts'
import { issueCreditNote } from './invoices.ts'
import { changePayment, findMembership, findPayment, lockPayment, type Tx } from './queries.ts'
import { returnTerm } from './term.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'payments' | 'pages'>
type RefundInput = { paymentID: string; key: string; amount: number; reason: string; by: Viewer }

/** Refuses Conflict where less is left. A full refund ends the term. */
export async function refund(
  dependencies: Dependencies,
  { paymentID, key, amount, reason, by }: RefundInput,
): Promise<void> {
  await dependencies.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentID)
    if (!payment) throw new Refusal('NotFound', 'No such payment')
    const refunds = await findRefunds(tx, paymentID)
    const former = refunds.find((one) => one.key === key)
    if (former && former.amount !== amount) throw new Refusal('Conflict', 'This key was used for another amount')
    if (former) return
    const left = payment.total - refunds.reduce((sum, one) => sum + one.amount, 0)
    if (payment.status !== 'succeeded') throw new Refusal('Conflict', 'Only a payment that succeeded can be given back')
    if (amount > left) throw new Refusal('Conflict', 'The payment has less left')
    await addRefund(tx, { paymentId: paymentID, key, amount, reason, endsTerm: amount === left, createdBy: by.userID })
    const object = { kind: 'payment', id: paymentID, name: payment.buyer.name }
    await recordAct(tx, { by, act: 'payment.refund', object, reason, detail: { amount } })
    await add(tx, 'memberships.refund', { paymentID })
  })
  await completeRefunds(dependencies, paymentID)
}

export async function completeRefunds(dependencies: Dependencies, paymentID?: string): Promise<void> {
  const { db, payments } = dependencies
  const open = paymentID
    ? (await findRefunds(db, paymentID)).filter(({ doneAt }) => !doneAt).map(({ id }) => id)
    : await findOpenRefunds(db)
  for (const id of open) {
    const one = await findRefund(db, id)
    const payment = (await findPayment(db, one.paymentId))!
    if (one.doneAt) continue
    if (payment.method === 'card')
      await payments.provider.refund({ key: one.id, reference: payment.reference!, amount: one.amount })
    await db.transaction().execute((tx) => bookRefund(tx, dependencies, id))
  }
}

async function bookRefund(tx: Tx, { pages }: Dependencies, id: string): Promise<void> {
  const { paymentId, amount, reason, endsTerm, taxOnly, doneAt } = await lockRefund(tx, id)
  const businessID = (await findPayment(tx, paymentId))!.businessId
  await lockActor(tx, businessID)
  const payment = (await lockPayment(tx, paymentId))!
  if (doneAt) return
  await markRefunded(tx, id)
  const refunded = payment.refunded + amount
  await changePayment(tx, paymentId, { refunded, ...(refunded === payment.total && { status: 'refunded' }) })
  // Superseded payments were never booked.
  if (payment.status === 'cancelled') return
  const now = new Date()
  if (taxOnly) return book(tx, paymentId, { cash: -amount, tax: amount })
  // The last refund gives all of it.
  const tax = Math.round(((await findTaxLeft(tx, paymentId)) * amount) / (payment.total - payment.refunded))
  await book(tx, paymentId, { cash: -amount, revenue: amount - tax, tax })
  const number = await issueCreditNote(tx, { payment, total: amount, tax, reason, now })
  const membership = await findMembership(tx, businessID)
  if (endsTerm && membership?.paymentId === paymentId) await returnTerm(tx, payment, membership.card)
  const { createdBy: payer, locale, subscription, buyer } = payment
  const values = {
    company: buyer.name,
    plan: planName(subscription),
    total: moneyIn(locale, amount, buyer.country),
    number,
  }
  await tell(tx, { name: 'refunded', payer, locale, businessID, origin: pages(), values })
}
