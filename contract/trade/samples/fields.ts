// Fields of samples, shared by pages and server.
import * as z from 'zod'
import { sampleLineMost, sampleNameMost, sampleTextMost } from '#contract/foundation/constants.ts'
import { clearable, line, reference, required, requiredLine } from '#contract/foundation/fields.ts'
import { CountryCode, DeclaredLanguage, text, Uuid } from '#contract/foundation/shapes.ts'
import { CurrencyCode, Unit } from '#contract/trade/rfqs/fields.ts'
import { freightPayers, sampleOutcomes } from './states.ts'

const note = text(sampleTextMost).default('')
const language = DeclaredLanguage

export const NewSample = z.object({
  name: requiredLine(sampleNameMost).describe('of the thing, as the supplier knows it'),
  product: clearable(Uuid).describe('id of a product of the supplier'),
  note,
  language,
})

/** Private data: both sides read it, and a rule forgets it. */
export const SampleAddress = z.object({
  receiver: requiredLine(sampleLineMost).describe('person or department that takes the parcel'),
  street: requiredLine(sampleLineMost),
  place: requiredLine(sampleLineMost),
  postcode: line(20),
  country: reference('code', CountryCode),
  phone: line(40).describe('for the carrier'),
})

export const SampleDetails = z.object({
  purpose: required(sampleTextMost).describe('what the sample is for'),
  quantity: z.number('must be a number').positive('must be more than 0').max(1e6),
  unit: Unit,
  address: SampleAddress,
  freight: z.enum(freightPayers).describe('who pays it'),
  freightAccount: line(60).describe("the buyer's account with a carrier; only where the buyer pays"),
  deducted: z.boolean().default(false).describe('the cost is to be deducted from a later order'),
  language,
})
export type SampleDetails = z.output<typeof SampleDetails>

export const SampleApproval = z.object({
  qualifiedAt: z.iso
    .datetime({ offset: true })
    .describe('of the details that were read; changed ones are not approved'),
  fee: clearable(z.number('must be a number').min(0, 'must not be negative').max(1e9)).describe(
    'cost of the sample, in `currency`; 0: free',
  ),
  currency: clearable(reference('code', CurrencyCode)).describe('needed with a fee of more than 0'),
  note,
  language,
})

export const SampleReason = z.object({ reason: required(sampleTextMost), language })

export const SampleShipment = z.object({
  carrier: requiredLine(60),
  tracking: requiredLine(60).describe('number by which the carrier follows the parcel'),
  note,
  language,
})

export const SampleConclusion = z.object({
  outcome: z
    .enum(sampleOutcomes)
    .describe('orders: an order follows; fits, unfit: after the trial; open: not decided yet, or no need any more'),
  note,
  language,
})

export const SampleNote = z.object({ note, language })
