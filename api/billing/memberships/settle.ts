// Consequences of a payment's state, exactly once.
import type { ProviderPayment } from '#kit/payments/provider.ts'
import { add } from '#kit/jobs/jobs.ts'
import { lockActor } from '#api/database/locks.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { addFinding, addRefund, book, findRefunds } from './books-queries.ts'
import { tellReceipt } from './emails.ts'
import { issueInvoice } from './invoices.ts'
import {
  changePayment,
  findMembership,
  findPayment,
  lockPayment,
  type PaymentRow,
  type StoredCard,
  type Tx,
} from './queries.ts'
import { beginTerm } from './term.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'payments' | 'pages'>

export async function settle(
  dependencies: Dependencies,
  paymentID: string,
  state: ProviderPayment,
): Promise<PaymentRow> {
  const known = await findPayment(dependencies.db, paymentID)
  if (!known) throw new Error(`No payment ${paymentID}`)
  await dependencies.db.transaction().execute(async (tx) => {
    await lockActor(tx, known.businessId)
    const payment = (await lockPayment(tx, paymentID))!
    if (['succeeded', 'refunded', 'mismatch'].includes(payment.status)) return
    const { reference } = state
    const common = { provider: dependencies.payments.provider.name, reference }
    if (state.status === 'succeeded') return succeed(tx, dependencies, { ...payment, ...common }, state)
    if (['declined', 'cancelled'].includes(payment.status)) return
    if (state.status === 'processing') return changePayment(tx, paymentID, common)
    await changePayment(tx, paymentID, { ...common, status: state.status, errorCode: state.errorCode ?? null })
  })
  return (await findPayment(dependencies.db, paymentID))!
}

/** No term if something else was bought since, or the amount differs. */
async function succeed(tx: Tx, dependencies: Dependencies, payment: PaymentRow, state: ProviderPayment): Promise<void> {
  const { id, provider, reference } = payment
  if (state.amount !== payment.total) {
    const detail = `${state.amount} instead of ${payment.total}`
    await changePayment(tx, id, { provider, reference, status: 'mismatch' })
    await addFinding(tx, { paymentId: id, reference: state.reference, kind: 'amount', detail })
    return
  }
  const membership = await findMembership(tx, payment.businessId)
  if ((membership?.paymentId ?? null) !== payment.basis) {
    await giveBack(tx, payment)
    return
  }
  await changePayment(tx, id, { provider, reference })
  await complete(tx, dependencies, payment, cardOf(payment, state) ?? membership?.card ?? null)
}

/** The quote is invalid: full refund, nothing booked. */
async function giveBack(tx: Tx, { id, provider, reference, total }: PaymentRow): Promise<void> {
  await changePayment(tx, id, { provider, reference, status: 'cancelled' })
  if ((await findRefunds(tx, id)).length > 0) return
  await addRefund(tx, { paymentId: id, key: 'superseded', amount: total, endsTerm: false })
  await add(tx, 'memberships.refund', { paymentID: id })
}

export async function complete(
  tx: Tx,
  { payments, pages }: Dependencies,
  payment: PaymentRow,
  card: StoredCard | null,
): Promise<void> {
  const now = new Date()
  const { id, total, tax } = payment
  await changePayment(tx, id, { status: 'succeeded', settledAt: now, errorCode: null })
  await book(tx, id, { cash: total, revenue: tax - total, tax: -tax })
  const term = await beginTerm(tx, payment, card, now)
  const number = await issueInvoice(tx, { payment, seller: payments.seller, term, now })
  await tellReceipt(tx, { payment, number, endsAt: term.endsAt, origin: pages() })
}

function cardOf(payment: PaymentRow, state: ProviderPayment): StoredCard | undefined {
  const { card, customer, paymentMethod } = state
  if (!card || !customer || !paymentMethod) return undefined
  return { ...card, customer, paymentMethod, provider: payment.provider!, email: payment.email }
}
