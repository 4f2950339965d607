// Value added tax on a membership, by the countries of seller and buyer. Rates are the operator's settings. Without zod.
import { isVatNumber, vatCountries } from '#contract/foundation/vat-numbers.ts'

export const taxNotes = ['domestic', 'reverseCharge', 'outside', 'rate'] as const
export type TaxNote = (typeof taxNotes)[number]
/** `rates`: per cent by country in which the operator is registered for tax. */
export type Seller = { country: string; rates: ReadonlyMap<string, number> }
export type Buyer = { country: string; taxNumber: string }
export type Tax = { note: TaxNote; /** Per cent. */ rate: number; /** Cents. */ tax: number }

/**
 * A buyer in the EU with a valid VAT number owes the tax itself where the seller is established elsewhere (Articles 44 and 196 of
 * Directive 2006/112/EC). All others pay the rate that is set for their country; none is set where the operator need not charge it.
 */
export function taxOn(net: number, buyer: Buyer, { country, rates }: Seller): Tax {
  const rate = rates.get(buyer.country) ?? 0
  const charged = { rate, tax: Math.round((net * rate) / 100) }
  if (buyer.country === country) return { note: 'domestic', ...charged }
  if (vatCountries.has(buyer.country) && isVatNumber(buyer.taxNumber, buyer.country))
    return { note: 'reverseCharge', rate: 0, tax: 0 }
  return { note: rate > 0 ? 'rate' : 'outside', ...charged }
}
