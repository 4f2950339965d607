// Membership purchase fields.
import * as z from 'zod'
import { companyNameOf, oneLine, required } from '#contract/foundation/fields.ts'
import { businessNameMost, emailMost } from '#contract/foundation/constants.ts'
import { isPrintable } from '#contract/foundation/printable.ts'
import { CountryCode } from '#contract/foundation/shapes.ts'
import { isVatNumber, normalVatNumber, vatCountries } from '#contract/foundation/vat-numbers.ts'

export const addressMost = 400
export const taxNumberMost = 30

const unprintable = {
  error: 'must be in Latin letters, as registered: invoices cannot print these',
  params: { code: 'letters' },
}

const details = z.object({
  name: companyNameOf(businessNameMost).refine(isPrintable, unprintable),
  address: required(addressMost).refine(isPrintable, unprintable),
  country: CountryCode,
  taxNumber: oneLine(taxNumberMost).default('').describe('in the EU the VAT number with its country prefix'),
})

/** Outside the EU any number passes. */
export function isTaxNumber({ country, taxNumber }: { country: string; taxNumber: string }): boolean {
  return !taxNumber || !vatCountries.has(country) || isVatNumber(taxNumber, country)
}

export const billingFields = details.shape
export const InvoiceEmail = z.email('must be an e-mail address').max(emailMost)
/** `u13585627` becomes `ATU13585627`. */
export function asChecked<D extends { country: string; taxNumber: string }>(given: D): D {
  if (!given.taxNumber || !vatCountries.has(given.country)) return given
  return { ...given, taxNumber: normalVatNumber(given.taxNumber, given.country) }
}
export const BillingDetails = details
  .refine(isTaxNumber, { error: 'is not a VAT number of this country', path: ['taxNumber'] })
  .overwrite(asChecked)
export type BillingDetails = z.output<typeof BillingDetails>
