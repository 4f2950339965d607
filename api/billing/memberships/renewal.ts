// End of a term: renewal, retries, expiry.
import { membershipRetryDays } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import { dayIn } from '#api/identity/emails/lookup.ts'
import { lockActor } from '#api/database/locks.ts'
import { currentPlans } from '#api/billing/plans/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { charge, defaultBuyer } from './checkout.ts'
import { inclusionsOf, moneyIn, planName, tell } from './emails.ts'
import {
  addPayment,
  changeMembership,
  findBilling,
  findBusiness,
  findMembership,
  findOpen,
  findPayment,
  type MembershipRow,
  type PaymentRow,
  type Tx,
} from './queries.ts'
import { boughtPlan, nextPlan, offerFor } from './quote.ts'
import { endTerm } from './term.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'payments' | 'pages'>
const day = 24 * 3600 * 1000 // ms
const hour = 3600 * 1000 // ms

export function lastChance({ endsAt, cancelledAt }: Pick<MembershipRow, 'endsAt' | 'cancelledAt'>): Date {
  return cancelledAt ? endsAt : new Date(endsAt.getTime() + membershipRetryDays.at(-1)! * day)
}

export async function renew(dependencies: Dependencies, businessID: string): Promise<void> {
  const { db } = dependencies
  const step = await db.transaction().execute(async (tx): Promise<{ charge: PaymentRow } | 'failed' | undefined> => {
    await lockActor(tx, businessID)
    const membership = await findMembership(tx, businessID)
    const now = new Date()
    if (!membership || membership.endsAt > now || membership.nextAttemptAt > now) return undefined
    if (membership.cancelledAt) return expire(tx, dependencies, membership)
    const open = await findOpen(tx, businessID, 'card')
    if (open?.kind === 'renewal' && !open.createdBy) return { charge: open }
    if (open) {
      // The owner is paying.
      await changeMembership(tx, businessID, { nextAttemptAt: new Date(now.getTime() + hour) })
      return undefined
    }
    if (membership.card?.provider !== dependencies.payments.provider.name) return 'failed'
    return { charge: await addRenewal(tx, dependencies, membership, now) }
  })
  if (!step) return
  if (step !== 'failed') {
    const customer = (await findMembership(db, businessID))?.card?.customer
    const { status } = await charge(dependencies, step.charge, { offSession: true, ...(customer && { customer }) })
    if (status === 'succeeded' || status === 'pending' || status === 'mismatch') return
  }
  await db.transaction().execute((tx) => fail(tx, dependencies, businessID))
}

async function addRenewal(
  tx: Tx,
  { payments }: Dependencies,
  membership: MembershipRow,
  now: Date,
): Promise<PaymentRow> {
  const { businessId, subscription, paymentId, endsAt, card } = membership
  const buyer = (await findBilling(tx, businessId)) ?? defaultBuyer((await findBusiness(tx, businessId))!)
  const former = await findPayment(tx, paymentId)
  const running = { membership, bought: former }
  const [plans, { seller }] = [await currentPlans(tx), payments]
  const { plan, quote: whole } = offerFor(subscription, { plans, running, buyer, seller, now })
  const { net: _, ...quote } = whole
  return addPayment(tx, {
    ...plan,
    ...quote,
    businessId,
    kind: 'renewal',
    method: 'card',
    subscription,
    basis: paymentId,
    termStarts: endsAt,
    buyer: JSON.stringify(buyer),
    email: card!.email,
    locale: former?.locale ?? 'en',
    paymentMethod: card!.paymentMethod,
  })
}

async function fail(tx: Tx, dependencies: Dependencies, businessID: string): Promise<void> {
  await lockActor(tx, businessID)
  const membership = await findMembership(tx, businessID)
  const now = new Date()
  if (!membership || membership.endsAt > now || membership.nextAttemptAt > now) return
  const next = membershipRetryDays
    .map((days) => new Date(membership.endsAt.getTime() + days * day))
    .find((at) => at > now)
  if (!next) {
    await expire(tx, dependencies, membership)
    return
  }
  await changeMembership(tx, businessID, { attempts: membership.attempts + 1, nextAttemptAt: next })
  await tellOf(tx, dependencies, 'failed', membership, lastChance(membership))
}

async function expire(tx: Tx, dependencies: Dependencies, membership: MembershipRow): Promise<undefined> {
  await endTerm(tx, membership.businessId)
  await tellOf(tx, dependencies, 'ended', membership, membership.endsAt)
}

/** The announced price binds the renewal. */
export async function remind(tx: Tx, dependencies: Dependencies, membership: MembershipRow): Promise<void> {
  const { businessId, subscription, paymentId, endsAt, cancelledAt, card } = membership
  const bought = await findPayment(tx, paymentId)
  const planned = (await currentPlans(tx, endsAt))[subscription]
  const before = boughtPlan(bought, planned)
  const next = nextPlan({ membership, bought }, planned, new Date())
  await changeMembership(tx, businessId, { announced: JSON.stringify(next) })
  const renews = !cancelledAt && card
  const name = !renews ? 'ends' : next.price === before.price ? 'renews' : 'renewsChanged'
  await tellOf(tx, dependencies, name, membership, endsAt, { before, next })
}

type Changing = { before: Plan; next: Plan }

async function tellOf(
  tx: Tx,
  { pages }: Dependencies,
  name: 'failed' | 'ended' | 'renews' | 'renewsChanged' | 'ends',
  { businessId: businessID, subscription, paymentId }: MembershipRow,
  date: Date,
  changing?: Changing,
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return
  const { locale, buyer } = payment
  const values = {
    company: buyer.name,
    plan: planName(subscription),
    date: dayIn(locale, date),
    ...(changing && {
      total: moneyIn(locale, changing.next.price, buyer.country),
      former: moneyIn(locale, changing.before.price, buyer.country),
      ...inclusionsOf(locale, changing),
    }),
  }
  await tell(tx, { name, payer: payment.createdBy, locale, businessID, origin: pages(), values })
}
