// Columns of the comparison: one a supplier that has quoted.
import { compareOffers, type Comparison, type ComparedOffer } from '#contract/trade/rfqs/comparison.ts'
import { noEstimates } from '#contract/trade/rfqs/landed.ts'
import type { Quotation, RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { nameOf } from '#web/identity/actors/card.tsx'

/** `name` is empty where the company is no longer here. */
export type Column = { supplier: RfqSupplier; quotation: Quotation; offer: ComparedOffer; name: string }
export type ComparedQuotations = { columns: Column[]; marks: Comparison['marks'] }

export const orders = ['price', 'landed', 'leadTime', 'name'] as const
export type Order = (typeof orders)[number]

export function comparedIn(rfq: RfqDetail, currency: string, order: Order): ComparedQuotations {
  const quoted = rfq.suppliers.filter(({ state }) => state === 'quoted')
  const own = { estimates: rfq.estimates ?? noEstimates, currency: rfq.currency }
  const basis = { quantity: rfq.quantity, unit: rfq.unit, currency, incoterm: rfq.incoterm?.code, own }
  const given = quoted.flatMap(({ businessID, facts, quotations: [latest] }) => {
    const known = facts && { certificates: facts.certificates.length, replyMinutes: facts.replyMinutes }
    return latest ? [{ businessID, terms: latest, ...(known && { facts: known }) }] : []
  })
  const { offers, marks } = compareOffers(basis, given, rfq.rates)
  const columns = offers.map((offer): Column => {
    const supplier = quoted.find(({ businessID }) => businessID === offer.businessID)!
    const name = supplier.business ? nameOf(supplier.business) : ''
    return { supplier, quotation: supplier.quotations[0]!, offer, name }
  })
  return { columns: inOrder(columns, order), marks }
}

/** Columns without the value come last. */
function inOrder(columns: Column[], order: Order): Column[] {
  if (order === 'name') return columns.toSorted((one, other) => one.name.localeCompare(other.name))
  const valueOf = ({ offer }: Column) =>
    (order === 'price' ? offer.total : order === 'landed' ? offer.landed.total : offer.leadTime) ?? Infinity
  return columns.toSorted((one, other) => valueOf(one) - valueOf(other) || 0)
}

/** Currencies of the request and of the rates, and the euro. */
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
