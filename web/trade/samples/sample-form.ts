// Schemas of the forms of samples.
import * as z from 'zod'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { Unit } from '#contract/trade/rfqs/fields.ts'
import {
  NewSample,
  SampleAddress,
  SampleApproval,
  SampleDetails,
  SampleNote,
  SampleReason,
  SampleShipment,
} from '#contract/trade/samples/fields.ts'
import type { Sample } from '#contract/trade/samples/samples.ts'
import { freightPayers, type SampleAction, sampleOutcomes } from '#contract/trade/samples/states.ts'
import { amountText, checkedBy, checkedText, numberText, textOfNumber } from '#web/foundation/form/codecs.ts'

const asked = NewSample.shape
export const requestForm = z.object({ name: checkedText(asked.name), note: checkedText(asked.note) })

const details = SampleDetails.shape
const address = SampleAddress.shape

export function detailsForm(decimal: Decimal) {
  return z.object({
    purpose: checkedText(details.purpose),
    quantity: checkedBy(numberText(decimal).pipe(z.number()), details.quantity),
    unit: Unit,
    address: z.object({
      receiver: checkedText(address.receiver),
      street: checkedText(address.street),
      place: checkedText(address.place),
      postcode: checkedText(address.postcode),
      country: checkedText(address.country),
      phone: checkedText(address.phone),
    }),
    freight: z.enum(freightPayers),
    freightAccount: checkedText(details.freightAccount),
    deducted: z.boolean(),
  })
}
type DetailsValues = z.input<ReturnType<typeof detailsForm>>

export function detailsValues({ details: given }: Sample, country: string, decimal: Decimal): DetailsValues {
  const to = given?.address
  return {
    purpose: given?.purpose ?? '',
    quantity: textOfNumber(given?.quantity ?? 1, decimal),
    unit: given?.unit ?? 'piece',
    address: {
      receiver: to?.receiver ?? '',
      street: to?.street ?? '',
      place: to?.place ?? '',
      postcode: to?.postcode ?? '',
      country: to?.country.code ?? country,
      phone: to?.phone ?? '',
    },
    freight: given?.freight ?? 'buyer',
    freightAccount: given?.freightAccount ?? '',
    deducted: given?.deducted ?? false,
  }
}

export type StepAction = Exclude<SampleAction, 'qualify'>

/** One shape for all steps: each sends its own fields. */
export function stepForm(decimal: Decimal, action: StepAction) {
  return z.object({
    fee: checkedBy(amountText(decimal), SampleApproval.shape.fee),
    currency: checkedText(SampleApproval.shape.currency),
    carrier: action === 'ship' ? checkedText(SampleShipment.shape.carrier) : z.string(),
    tracking: action === 'ship' ? checkedText(SampleShipment.shape.tracking) : z.string(),
    outcome: z.enum(sampleOutcomes),
    note: action === 'decline' ? checkedText(SampleReason.shape.reason) : checkedText(SampleNote.shape.note),
  })
}
export type StepValues = z.output<ReturnType<typeof stepForm>>
export const stepValues: z.input<ReturnType<typeof stepForm>> = {
  fee: '',
  currency: '',
  carrier: '',
  tracking: '',
  outcome: 'fits',
  note: '',
}
