// Rules of plans that both sides know: tiers, benefits, credit, what a term keeps. What each costs and includes is the operator's (the
// capability `plans`), never here. Without zod.
import { type Subscription, subscriptions } from '#contract/foundation/constants.ts'

/** Price and inclusions of a plan. */
export type Plan = {
  /** Cents of US dollars a year, net. */
  price: number
  /** Products shown to buyers. */
  products: number
  /** Advertising boosts a month. */
  boosts: number
  /** Hours of professional support a year. */
  supportHours: number
}
export type Plans = Record<Subscription, Plan>

/** Least and most of what the operator may set. A card can't be charged less than a dollar. */
export const planLimits = {
  price: { least: 100, most: 10_000_000 },
  products: { least: 1, most: 10_000 },
  boosts: { least: 0, most: 1000 },
  supportHours: { least: 0, most: 1000 },
} as const
export const planScheduledMost = 730 // days ahead

/** A renewal may cost more than the term before only if a reminder has said so that long before. */
export const priceNoticeDays = 28

/** No dearer and no less than was promised: the lower price, the higher quantities. */
export function keptPlan(plan: Plan, promised: Plan): Plan {
  return {
    price: Math.min(plan.price, promised.price),
    products: Math.max(plan.products, promised.products),
    boosts: Math.max(plan.boosts, promised.boosts),
    supportHours: Math.max(plan.supportHours, promised.supportHours),
  }
}

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

/** Benefits of a plan in display order. The first three are in every plan, verification in every paid one. */
export function benefitsOf(tier: Subscription, { products, boosts, supportHours }: Omit<Plan, 'price'>): Benefit[] {
  const extras: Benefit[] = [
    ...(tier === 'standard' ? [] : [{ code: 'verification' as const, quantity: null }]),
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

/** The quantity of a benefit; 0 where the plan has none. */
export function quantityOf(benefits: readonly Benefit[], code: Benefit['code']): number {
  return benefits.find((one) => one.code === code)?.quantity ?? 0
}

export function isHigher(tier: Subscription, than: Subscription): boolean {
  return subscriptions.indexOf(tier) > subscriptions.indexOf(than)
}

const day = 24 * 3600 * 1000 // ms

/** Days of a term that are still to come; a day that has begun counts as unused. */
function unusedDays(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day))
}

type Term = { startsAt: Date; endsAt: Date; /** Beyond the year that the price was for. */ extraDays?: number }

/** Cents that unused days of a term are worth by its price, rounded to the nearest cent. */
export function creditFor(price: number, term: Term, now: Date): { days: number; credit: number } {
  const length = Math.round((term.endsAt.getTime() - term.startsAt.getTime()) / day)
  const days = Math.min(length, unusedDays(term.endsAt, now))
  const year = length - (term.extraDays ?? 0)
  return { days, credit: year > 0 ? Math.round((price * days) / year) : 0 }
}

const extraDaysMost = 3650

/** Credit within the price, of which the least charge remains; what is beyond becomes days of the new term. */
export function splitCredit(credit: number, price: number): { credit: number; extraDays: number } {
  const most = Math.max(0, price - planLimits.price.least)
  if (credit <= most) return { credit, extraDays: 0 }
  return { credit: most, extraDays: Math.min(extraDaysMost, Math.ceil(((credit - most) * 365) / price)) }
}

/** The same day a year later; 29 February is followed by 28 February. */
export function yearAfter(from: Date): Date {
  const to = new Date(from)
  to.setUTCFullYear(from.getUTCFullYear() + 1)
  if (to.getUTCMonth() !== from.getUTCMonth()) to.setUTCDate(0)
  return to
}

/** The end of a term: a year, and the days that credit beyond the price has bought. */
export function termEnd(from: Date, extraDays: number): Date {
  return new Date(yearAfter(from).getTime() + extraDays * day)
}
