// Suppliers of a request side by side. No zod.
import { compareOffers, type Comparison, type ComparedOffer } from './comparison.ts'
import { noEstimates } from './landed.ts'
import type { Quotation, RfqDetail, RfqSupplier } from './rfqs.ts'

export type ComparedSupplier = { supplier: RfqSupplier; quotation: Quotation; offer: ComparedOffer }

export function isUndecided({ status }: RfqDetail): boolean {
  return status === 'open' || status === 'expired'
}

/** Latest quotations, in the order of the request. */
export function suppliersCompared(
  rfq: RfqDetail,
  currency: string,
  today: string,
): { columns: ComparedSupplier[]; marks: Comparison['marks'] } {
  const quoted = rfq.suppliers.flatMap((supplier) => {
    const [quotation] = supplier.quotations
    return supplier.state === 'quoted' && quotation ? [{ supplier, quotation }] : []
  })
  const own = { estimates: rfq.estimates ?? noEstimates, currency: rfq.currency }
  const validOn = isUndecided(rfq) ? today : undefined
  const basis = { quantity: rfq.quantity, unit: rfq.unit, currency, incoterm: rfq.incoterm?.code, validOn, own }
  const given = quoted.map(({ supplier: { businessID, facts }, quotation }) => {
    const known = facts && { certificates: facts.certificates.length, replyMinutes: facts.replyMinutes }
    return { businessID, terms: quotation, ...(known && { facts: known }) }
  })
  const { offers, marks } = compareOffers(basis, given, rfq.rates)
  return { columns: quoted.map((one, at) => ({ ...one, offer: offers[at]! })), marks }
}
