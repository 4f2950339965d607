// What a plan costs a business today, in all its parts. No HTTP, no SQL text.
import type { Subscription } from '#contract/constants.ts'
import type { Quote } from '#contract/memberships/memberships.ts'
import { creditFor, isHigher, type PaidTier, paidTiers, plans } from '#contract/memberships/plans.ts'
import { taxOn, type Seller as TaxSeller } from '#contract/memberships/tax.ts'
import type { BuyerDetails, MembershipRow } from './queries.ts'

/** Who sells: printed on invoices, and where tax is owed. */
export type Seller = TaxSeller & { name: string; address: string; taxNumber: string; bank: string }

/** `current`: the running term, whose unused days are credited; undefined for a renewal. */
export function quoteFor(
  tier: PaidTier,
  current: Pick<MembershipRow, 'subscription' | 'startsAt' | 'endsAt'> | undefined,
  buyer: BuyerDetails,
  seller: TaxSeller,
  now: Date,
): Quote {
  const { price } = plans[tier]
  const { days: creditDays, credit } = current
    ? creditFor(plans[current.subscription].price, current, now)
    : { days: 0, credit: 0 }
  const net = price - credit
  const { note: taxNote, rate: taxRate, tax } = taxOn(net, buyer, seller)
  return { price, credit, creditDays, net, taxRate, taxNote, tax, total: net + tax }
}

/** The failed renewal may be paid; otherwise only what is higher than the tier of now. */
export function tiersOffered(tier: Subscription, membership: MembershipRow | undefined, now: Date): PaidTier[] {
  const overdue = membership && membership.endsAt <= now
  return paidTiers.filter((one) => isHigher(one, tier) || (overdue && one === membership.subscription))
}
