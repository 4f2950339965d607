// Forms of invoice details.
import * as z from 'zod'
import { billingFields, InvoiceEmail, isTaxNumber } from '#contract/billing/memberships/fields.ts'
import { required } from '#contract/foundation/fields.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'

const details = {
  name: checkedText(billingFields.name),
  address: checkedText(billingFields.address),
  country: checkedText(billingFields.country),
  taxNumber: checkedText(billingFields.taxNumber),
}
const foreignNumber = { path: ['taxNumber'], params: { code: 'notAccepted' } }

export const billingForm = z.object(details).refine(isTaxNumber, foreignNumber)
/** Staff say why. */
export const correctionForm = (asksWhy: boolean) =>
  z.object({ ...details, reason: asksWhy ? checkedText(required(500)) : z.string() }).refine(isTaxNumber, foreignNumber)
export const checkoutForm = z
  .object({ ...details, email: checkedText(InvoiceEmail) })
  .refine(isTaxNumber, foreignNumber)
