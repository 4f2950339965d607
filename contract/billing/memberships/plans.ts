// Plan rules of server and pages; prices are the operator's. No zod.
import { addMonths } from '#contract/foundation/months.ts'
import { type Subscription, subscriptions } from '#contract/foundation/constants.ts'

export type Plan = {
  /** Cents of US dollars a year, net. */
  price: number
  products: number
  /** Per month. */
  boosts: number
  /** Per year. */
  supportHours: number
}
export type Plans = Record<Subscription, Plan>

/** Operator limits. Cards can't be charged less than a dollar. */
export const planLimits = {
  price: { least: 100, most: 10_000_000 },
  products: { least: 1, most: 10_000 },
  boosts: { least: 0, most: 1000 },
  supportHours: { least: 0, most: 1000 },
} as const
export const planScheduledMost = 730 // days ahead

/** A higher renewal price requires a reminder this long before. */
export const priceNoticeDays = 28

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

export function quantityOf(benefits: readonly Benefit[], code: Benefit['code']): number {
  return benefits.find((one) => one.code === code)?.quantity ?? 0
}

export function isHigher(tier: Subscription, than: Subscription): boolean {
  return subscriptions.indexOf(tier) > subscriptions.indexOf(than)
}

const day = 24 * 3600 * 1000 // ms

/** A started day counts as unused. */
function unusedDays(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / day))
}

type Term = { startsAt: Date; endsAt: Date; /** Days beyond the paid year. */ extraDays?: number }

/** Cents, rounded. */
export function creditFor(price: number, term: Term, now: Date): { days: number; credit: number } {
  const length = Math.round((term.endsAt.getTime() - term.startsAt.getTime()) / day)
  const days = Math.min(length, unusedDays(term.endsAt, now))
  const year = length - (term.extraDays ?? 0)
  return { days, credit: year > 0 ? Math.round((price * days) / year) : 0 }
}

const extraDaysMost = 3650

/** At least the minimum charge remains; surplus becomes extra days. */
export function splitCredit(credit: number, price: number): { credit: number; extraDays: number } {
  const most = Math.max(0, price - planLimits.price.least)
  if (credit <= most) return { credit, extraDays: 0 }
  return { credit: most, extraDays: Math.min(extraDaysMost, Math.ceil(((credit - most) * 365) / price)) }
}

export function yearAfter(from: Date): Date {
  return addMonths(from, 12)
}

export function termEnd(from: Date, extraDays: number): Date {
  return new Date(yearAfter(from).getTime() + extraDays * day)
}
