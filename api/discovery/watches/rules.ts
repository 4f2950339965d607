// Numbers and comparisons of watches.
import { isDeepStrictEqual } from 'node:util'
import type { NewsKind } from '#contract/discovery/watches/kinds.ts'
import type { NewsValue } from '#contract/discovery/watches/watches.ts'

/** Known hits of a new search; beyond, only later registrations are new. */
export const knownMost = 2000
export const hitsShown = 3
/** Beyond, a business's matches of a day become one line. */
export const singlyMost = 200
export const listedInEmail = 20
export const newsKeptDays = 90
/** Hour (UTC) that ends a digest's day. */
export const digestHour = 6
export const unopenedMonths = 6
export const askedDays = 14

export type Facts = Partial<Record<Exclude<NewsKind, 'match' | 'import' | 'supplier'>, NewsValue>>
export type FactKind = keyof Facts
export type Difference = { kind: FactKind; old: NewsValue; new: NewsValue }

const leastPriceStep = 0.01

/** Prices less than 1 % apart are equal. */
export function isSame(one: NewsValue, other: NewsValue): boolean {
  const [price, next] = [one?.price, other?.price]
  if (price && next && price.currency === next.currency && price.unit === next.unit) {
    if (price.amount === null || next.amount === null) return price.amount === next.amount
    return Math.abs(price.amount - next.amount) < leastPriceStep * Math.abs(price.amount)
  }
  return isDeepStrictEqual(one, other)
}

export function differencesOf(before: Facts, now: Facts): Difference[] {
  return (Object.keys(now) as FactKind[]).flatMap((kind) => {
    const [old, next] = [before[kind] ?? null, now[kind] ?? null]
    return isSame(old, next) ? [] : [{ kind, old, new: next }]
  })
}
