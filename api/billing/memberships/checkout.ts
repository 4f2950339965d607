// Card purchases. Repeated calls, notifications and reconciliation repair a crash.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Checkout, memberships as contract } from '#contract/billing/memberships/memberships.ts'
import { type PaidTier, paidTiers, planIdOf } from '#contract/billing/memberships/plans.ts'
import { type ProviderPayment, ProviderUnavailable } from '#kit/payments/provider.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn, WorkerDependencies } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import { currentPlans } from '#api/billing/plans/lookup.ts'
import {
  addPayment,
  findBilling,
  findBusiness,
  findTerm,
  findOpen,
  findPayment,
  type PaymentRow,
  type Tx,
  withdraw,
} from './queries.ts'
import { offerFor, type RunningTerm, tiersOffered } from './quote.ts'
import { settle } from './settle.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'payments' | 'pages'>
type Body = HandlerInput<typeof contract.subscribe>['body']
type Order = Pick<Body, 'businessID' | 'email' | 'total'> & { tier: PaidTier; locale: string; createdBy: string }

export async function subscribe(context: SignedIn, { body }: { body: Body }): Promise<Checkout> {
  requireCards(context)
  const order = { ...body, tier: tierOf(body.planId), locale: context.locale, createdBy: context.viewer.userID }
  // Fails only against concurrent payers.
  for (let turn = 0; turn < 3; turn++) {
    const { payment, isDone } = await begin(context, order, body.paymentMethod)
    if (isDone) return checkoutOf(context, payment)
    if (isOrdered(payment, order, body.paymentMethod)) return checkoutOf(context, await charge(context, payment))
    await release(context, payment)
  }
  throw new Refusal('Conflict', 'Another payment for the business is under way')
}

export function requireCards({ payments }: Pick<WorkerDependencies, 'payments'>): void {
  if (payments.provider.mode === 'none') throw new Refusal('Conflict', 'Card payment is not offered here')
}

export async function confirm(
  context: SignedIn,
  { body: { businessID, paymentID } }: HandlerInput<typeof contract.confirm>,
): Promise<Checkout> {
  const payment = await findPayment(context.db, paymentID)
  if (payment?.businessId !== businessID || payment.method !== 'card') throw new Refusal('NotFound', 'No such payment')
  return checkoutOf(context, await refresh(context, payment))
}

export function tierOf(planId: string): PaidTier {
  const tier = paidTiers.find((one) => planIdOf(one) === planId)
  if (!tier) throw new Refusal('Conflict', 'The standard plan is free')
  return tier
}

function isOrdered(payment: PaymentRow, { tier, total }: Order, paymentMethod: string): boolean {
  const isSame = payment.paymentMethod === paymentMethod && payment.subscription === tier
  return isSame && (total === undefined || total === payment.total)
}

async function begin(
  { db, payments }: Dependencies,
  order: Order,
  paymentMethod: string,
): Promise<{ payment: PaymentRow; isDone: boolean }> {
  return db.transaction().execute(async (tx) => {
    await lockActor(tx, order.businessID)
    const running = await findTerm(tx, order.businessID)
    const bought = running?.bought
    const isRepeated = bought?.paymentMethod === paymentMethod && bought.subscription === order.tier
    if (isRepeated && running!.membership.endsAt > new Date()) return { payment: bought, isDone: true }
    const open = await findOpen(tx, order.businessID, 'card')
    if (open) return { payment: open, isDone: false }
    const row = await newPayment(tx, order, running, payments.seller)
    return { payment: await addPayment(tx, { ...row, method: 'card', paymentMethod }), isDone: false }
  })
}

/** Refuses Conflict if not offered or at another price. */
export async function newPayment(
  tx: Tx,
  { businessID, tier, email, total, locale, createdBy }: Order,
  running: RunningTerm | undefined,
  seller: Dependencies['payments']['seller'],
) {
  const now = new Date()
  const membership = running?.membership
  const business = (await findBusiness(tx, businessID))!
  if (!tiersOffered(business.subscription, membership, now).includes(tier))
    throw new Refusal('Conflict', 'The business has this plan or a higher one')
  const buyer = (await findBilling(tx, businessID)) ?? defaultBuyer(business)
  if (!buyer.address) throw new Refusal('Conflict', 'The invoice needs an address: complete its details first')
  const plans = await currentPlans(tx)
  const { plan, renews, quote: whole } = offerFor(tier, { plans, running, buyer, seller, now })
  const { net: _, ...quote } = whole
  if (total !== undefined && total !== quote.total) throw new Refusal('Conflict', 'The price has changed')
  return {
    ...plan,
    ...quote,
    businessId: businessID,
    kind: renews ? ('renewal' as const) : membership ? ('upgrade' as const) : ('purchase' as const),
    ...(renews && { termStarts: membership!.endsAt }),
    subscription: tier,
    basis: membership?.paymentId ?? null,
    buyer: JSON.stringify(buyer),
    email,
    locale,
    createdBy,
  }
}

export function defaultBuyer({ companyName, country }: { companyName: string; country: string }) {
  return { name: companyName, address: '', country, taxNumber: '' }
}

/** Idempotent at the provider. */
export async function charge(
  dependencies: Dependencies,
  payment: PaymentRow,
  more: { customer?: string; offSession?: boolean } = {},
): Promise<PaymentRow> {
  const { id, total, paymentMethod, email, businessId } = payment
  const description = `WBN ${payment.subscription}, one year`
  const request = {
    key: id,
    amount: total,
    paymentMethod: paymentMethod!,
    payer: businessId,
    email,
    description,
    ...more,
  }
  return settle(dependencies, id, await orUnavailable(dependencies.payments.provider.charge(request)))
}

/** A payment unknown there stays unchanged. */
export async function refresh(dependencies: Dependencies, payment: PaymentRow): Promise<PaymentRow> {
  const state = await orUnavailable(stateOf(dependencies, payment))
  return state ? settle(dependencies, payment.id, state) : payment
}

function stateOf({ payments }: Dependencies, { id, reference }: PaymentRow): Promise<ProviderPayment | undefined> {
  return reference ? payments.provider.read(reference) : payments.provider.find(id)
}

/** Withdraws an open payment; one that succeeded is settled, a late one refunded. */
export async function release(dependencies: Dependencies, payment: PaymentRow): Promise<PaymentRow> {
  const { provider } = dependencies.payments
  const state = await orUnavailable(stateOf(dependencies, payment))
  if (!state) {
    await withdraw(dependencies.db, payment.id)
    return (await findPayment(dependencies.db, payment.id))!
  }
  const isOpen = state.status === 'action' || state.status === 'processing'
  const ended = isOpen ? await orUnavailable(provider.cancel(state.reference)) : state
  return settle(dependencies, payment.id, ended)
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('ServiceUnavailable', 'The payment can not be processed at this time', { retryAfter: 60 })
    throw error
  })
}

/** The second step's secret is fetched, not stored. */
export async function checkoutOf(dependencies: Dependencies, payment: PaymentRow): Promise<Checkout> {
  const { subscription } = (await findBusiness(dependencies.db, payment.businessId))!
  const state =
    payment.status === 'action'
      ? await orUnavailable(dependencies.payments.provider.read(payment.reference!))
      : undefined
  return {
    paymentID: payment.id,
    subscription,
    status: payment.status,
    ...(state?.clientSecret && { action: { type: 'confirm', clientSecret: state.clientSecret } as const }),
    ...(payment.errorCode && { error: { code: payment.errorCode } }),
  }
}
