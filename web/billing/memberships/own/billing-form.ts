// Invoice details form.
import * as z from 'zod'
import { billingFields, isTaxNumber } from '#contract/billing/memberships/fields.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'

export const billingForm = z
  .object({
    name: checkedText(billingFields.name),
    address: checkedText(billingFields.address),
    country: checkedText(billingFields.country),
    taxNumber: checkedText(billingFields.taxNumber),
  })
  .refine(isTaxNumber, { path: ['taxNumber'], params: { code: 'notAccepted' } })
