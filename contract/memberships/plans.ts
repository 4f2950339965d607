// The one table of plans: what each costs and includes. Limits, prices, pages and payments read it. Without zod.
import { type Subscription, subscriptions } from '../constants.ts'

export type Plan = {
  /** Cents of US dollars a year, net. */
  price: number
  /** Products shown to buyers. */
  products: number
  verification: boolean
  /** Advertising boosts a month. */
  boosts: number
  /** Hours of professional support a year. */
  supportHours: number
}

export const plans: Record<Subscription, Plan> = {
  standard: { price: 0, products: 7, verification: false, boosts: 0, supportHours: 0 },
  gold: { price: 185_000, products: 20, verification: true, boosts: 3, supportHours: 0 },
  premium: { price: 265_000, products: 50, verification: true, boosts: 10, supportHours: 6 },
  platinum: { price: 365_000, products: 100, verification: true, boosts: 20, supportHours: 12 },
}

export const productLimits = Object.fromEntries(subscriptions.map((tier) => [tier, plans[tier].products])) as Record<
  Subscription,
  number
>

export const currency = 'USD'
export const paidTiers = ['gold', 'premium', 'platinum'] as const
export type PaidTier = (typeof paidTiers)[number]

/** Plans are bought by the year. */
export const planIdOf = (tier: Subscription) => `${tier}-year`

export const benefitCodes = [
  'presence',
  'requests',
  'members',
  'products',
  'verification',
  'boosts',
  'support',
] as const
export type Benefit = { code: (typeof benefitCodes)[number]; quantity: number | null }

/** What a plan includes, in the order in which it is shown. The first three are in every plan. */
export function benefitsOf(tier: Subscription): Benefit[] {
  const { products, verification, boosts, supportHours } = plans[tier]
  const extras: Benefit[] = [
    ...(verification ? [{ code: 'verification' as const, quantity: null }] : []),
    ...(boosts ? [{ code: 'boosts' as const, quantity: boosts }] : []),
    ...(supportHours ? [{ code: 'support' as const, quantity: supportHours }] : []),
  ]
  return [
    { code: 'presence', quantity: null },
    { code: 'requests', quantity: null },
    { code: 'members', quantity: null },
    { code: 'products', quantity: products },
    ...extras,
  ]
}

export function isHigher(tier: Subscription, than: Subscription): boolean {
  return subscriptions.indexOf(tier) > subscriptions.indexOf(than)
}

const day = 24 * 3600 * 1000 // ms

/** Days of a term that are still to come; a day that has begun counts as unused. */
function unusedDays(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day))
}

/** Cents that unused days of a term are worth, in whole days of the term, rounded to the nearest cent. */
export function creditFor(
  price: number,
  term: { startsAt: Date; endsAt: Date },
  now: Date,
): { days: number; credit: number } {
  const length = Math.round((term.endsAt.getTime() - term.startsAt.getTime()) / day)
  const days = Math.min(length, unusedDays(term.endsAt, now))
  return { days, credit: length > 0 ? Math.round((price * days) / length) : 0 }
}

/** The same day a year later; 29 February is followed by 28 February. */
export function yearAfter(from: Date): Date {
  const to = new Date(from)
  to.setUTCFullYear(from.getUTCFullYear() + 1)
  if (to.getUTCMonth() !== from.getUTCMonth()) to.setUTCDate(0)
  return to
}
