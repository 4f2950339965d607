// Price of a plan for a business today in all its parts, and price and inclusions of its next term. No HTTP, no SQL text.
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Quote } from '#contract/billing/memberships/offers.ts'
import {
  creditFor,
  isHigher,
  keptPlan,
  type PaidTier,
  paidTiers,
  type Plan,
  type Plans,
  priceNoticeDays,
  splitCredit,
} from '#contract/billing/memberships/plans.ts'
import { taxOn, type Seller as TaxSeller } from '#contract/billing/memberships/tax.ts'
import type { BuyerDetails, findTerm, MembershipRow, PaymentRow } from './queries.ts'

/** The running term with the payment that it was bought with. */
export type RunningTerm = NonNullable<Awaited<ReturnType<typeof findTerm>>>
type Buying = { buyer: BuyerDetails; seller: TaxSeller; now: Date }
const day = 24 * 3600 * 1000 // ms

/** The plan that the term was bought with; `inForce` fills in for payments of an earlier version. */
export function boughtPlan(bought: PaymentRow | undefined, inForce: Plan): Plan {
  return {
    price: bought?.price ?? inForce.price,
    products: bought?.products ?? inForce.products,
    boosts: bought?.boosts ?? inForce.boosts,
    supportHours: bought?.supportHours ?? inForce.supportHours,
  }
}

/**
 * The plan of the next term. `planned`: in force at its beginning, as far as it is known. Nobody pays more or gets less than the last
 * reminder said; where none has and it is too late for one in time, than the term before.
 */
export function nextPlan({ membership, bought }: RunningTerm, planned: Plan, now: Date): Plan {
  const { announced, endsAt } = membership
  const isInTime = endsAt.getTime() - now.getTime() >= priceNoticeDays * day
  if (!announced && isInTime) return planned
  return keptPlan(planned, announced ?? boughtPlan(bought, planned))
}

/** An offer of the plan to a business: a new term, an upgrade with credit for the unused days, or a renewal. */
export function offerFor(
  tier: PaidTier,
  { plans, running, ...buying }: Buying & { plans: Plans; running: RunningTerm | undefined },
): { plan: Plan; renews: boolean; quote: Quote } {
  const renews = running?.membership.subscription === tier
  const plan = renews ? nextPlan(running, plans[tier], buying.now) : plans[tier]
  const credit = running && !renews ? creditOf(running, plans, buying.now) : { days: 0, credit: 0 }
  return { plan, renews, quote: quoteFor(plan.price, credit, buying) }
}

/** The unused days of the term are worth what was paid for them. */
function creditOf({ membership, bought }: RunningTerm, plans: Plans, now: Date) {
  const { price } = boughtPlan(bought, plans[membership.subscription])
  const { startsAt, endsAt } = membership
  return creditFor(price, { startsAt, endsAt, extraDays: bought?.extraDays ?? 0 }, now)
}

export function quoteFor(
  price: number,
  { credit: whole, days: creditDays }: { credit: number; days: number },
  { buyer, seller }: Pick<Buying, 'buyer' | 'seller'>,
): Quote {
  const { credit, extraDays } = splitCredit(whole, price)
  const net = price - credit
  const { note: taxNote, rate: taxRate, tax } = taxOn(net, buyer, seller)
  return { price, credit, creditDays, extraDays, net, taxRate, taxNote, tax, total: net + tax }
}

/** The failed renewal may be paid; otherwise only what is higher than the tier of now. */
export function tiersOffered(tier: Subscription, membership: MembershipRow | undefined, now: Date): PaidTier[] {
  const overdue = membership && membership.endsAt <= now
  return paidTiers.filter((one) => isHigher(one, tier) || (overdue && one === membership.subscription))
}
