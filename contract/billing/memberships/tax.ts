// VAT on memberships by countries of seller and buyer. No zod.
import { isVatNumber, vatCountries } from '#contract/foundation/vat-numbers.ts'

export const taxNotes = ['domestic', 'reverseCharge', 'outside', 'rate'] as const
export type TaxNote = (typeof taxNotes)[number]
/** `rates`: per cent by country of tax registration. */
export type Seller = { country: string; rates: ReadonlyMap<string, number> }
export type Buyer = { country: string; taxNumber: string }
export type Tax = { note: TaxNote; /** Per cent. */ rate: number; /** Cents. */ tax: number }

/**
 * Reverse charge for EU buyers with a valid VAT number and a seller established elsewhere (Articles 44 and 196 of
 * Directive 2006/112/EC). Others pay their country's set rate, if any.
 */
export function taxOn(net: number, buyer: Buyer, { country, rates }: Seller): Tax {
  const rate = rates.get(buyer.country) ?? 0
  const charged = { rate, tax: Math.round((net * rate) / 100) }
  if (buyer.country === country) return { note: 'domestic', ...charged }
  if (vatCountries.has(buyer.country) && isVatNumber(buyer.taxNumber, buyer.country))
    return { note: 'reverseCharge', rate: 0, tax: 0 }
  return { note: rate > 0 ? 'rate' : 'outside', ...charged }
}
