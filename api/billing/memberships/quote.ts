// Quotes: a plan's price today; the next term.
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

export type RunningTerm = NonNullable<Awaited<ReturnType<typeof findTerm>>>
type Buying = { buyer: BuyerDetails; seller: TaxSeller; now: Date }
const day = 24 * 3600 * 1000 // ms

/** `inForce` fills gaps of older payments. */
export function boughtPlan(bought: PaymentRow | undefined, inForce: Plan): Plan {
  return {
    price: bought?.price ?? inForce.price,
    products: bought?.products ?? inForce.products,
    boosts: bought?.boosts ?? inForce.boosts,
    supportHours: bought?.supportHours ?? inForce.supportHours,
  }
}

/** Never worse than the last reminder, else the previous term. `planned`: in force at its start. */
export function nextPlan({ membership, bought }: RunningTerm, planned: Plan, now: Date): Plan {
  const { announced, endsAt } = membership
  const isInTime = endsAt.getTime() - now.getTime() >= priceNoticeDays * day
  if (!announced && isInTime) return planned
  return keptPlan(planned, announced ?? boughtPlan(bought, planned))
}

export function offerFor(
  tier: PaidTier,
  { plans, running, ...buying }: Buying & { plans: Plans; running: RunningTerm | undefined },
): { plan: Plan; renews: boolean; quote: Quote } {
  const renews = running?.membership.subscription === tier
  const plan = renews ? nextPlan(running, plans[tier], buying.now) : plans[tier]
  const credit = running && !renews ? creditOf(running, plans, buying.now) : { days: 0, credit: 0 }
  return { plan, renews, quote: quoteFor(plan.price, credit, buying) }
}

/** Unused days are worth the price paid. */
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

export function tiersOffered(tier: Subscription, membership: MembershipRow | undefined, now: Date): PaidTier[] {
  const overdue = membership && membership.endsAt <= now
  return paidTiers.filter((one) => isHigher(one, tier) || (overdue && one === membership.subscription))
}
