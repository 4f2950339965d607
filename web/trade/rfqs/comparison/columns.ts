// Columns of the comparison: suppliers that have quoted.
import { suppliersCompared, type ComparedSupplier } from '#contract/trade/rfqs/compared-suppliers.ts'
import type { Comparison } from '#contract/trade/rfqs/comparison.ts'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf } from '#web/identity/actors/card.tsx'

/** `name` is empty for a removed company. */
export type Column = ComparedSupplier & { name: string }
export type ComparedQuotations = { columns: Column[]; marks: Comparison['marks'] }

export const orders = ['price', 'landed', 'leadTime', 'name'] as const
export type Order = (typeof orders)[number]

export function comparedIn(rfq: RfqDetail, currency: string, today: string, order: Order): ComparedQuotations {
  const { columns, marks } = suppliersCompared(rfq, currency, today)
  const named = columns.map((column): Column => {
    const { business } = column.supplier
    return { ...column, name: business ? nameOf(business) : '' }
  })
  return { columns: inOrder(named, order), marks }
}

function inOrder(columns: Column[], order: Order): Column[] {
  if (order === 'name') return columns.toSorted((one, other) => one.name.localeCompare(other.name))
  const valueOf = ({ offer }: Column) =>
    (order === 'price' ? offer.total : order === 'landed' ? offer.landed.total : offer.leadTime) ?? Infinity
  return columns.toSorted((one, other) => valueOf(one) - valueOf(other) || 0)
}

export function currenciesOf(rfq: RfqDetail): Set<string> {
  return new Set(['EUR', rfq.currency, ...rfq.rates.map((rate) => rate.currency)])
}

/** `iso`: day. */
export function dayAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
