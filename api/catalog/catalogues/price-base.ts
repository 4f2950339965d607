// Prices for several units → price of one.
import { ofOne, priceBaseIn } from '#contract/catalog/catalogues/price-base.ts'
import { productColumns } from '#contract/catalog/products/columns.ts'
import { type Decimal, digitsOf } from '#contract/foundation/numbers.ts'

/** Null removes a part, undefined leaves it. */
export type PriceParts = {
  min?: number | null
  max?: number | null
  tiers?: { quantity: number; price: number }[]
  currency?: string
  unit?: string | null
}

/** Counts that would cut digits join the unit. True for a count. */
export function divide(price: PriceParts, said: string | number, decimal: Decimal): boolean {
  const { base, unit } = priceBaseIn(said, decimal)
  if (Number.isNaN(base) && !/\d/.test(String(said))) {
    price.unit ??= String(said)
    return true
  }
  if (!(base >= 0)) return false
  if (unit) price.unit ??= unit
  // SAP writes 0 for one.
  if (base === 0 || base === 1) return true
  const { min, max, tiers = [] } = price
  const ones = new Map<number, number | undefined>()
  for (const amount of [min, max, ...tiers.map((tier) => tier.price)])
    if (amount != null && !Number.isNaN(amount)) ones.set(amount, ofOne(amount, base))
  if ([...ones.values()].includes(undefined)) {
    price.unit = `${digitsOf(base)} ${price.unit ?? ''}`.trim().slice(0, productColumns.unit.most)
    return true
  }
  if (min != null) price.min = ones.get(min) ?? min
  if (max != null) price.max = ones.get(max) ?? max
  if (price.tiers) price.tiers = tiers.map((tier) => ({ ...tier, price: ones.get(tier.price) ?? tier.price }))
  return true
}
