// A sample's step as its card in the thread shows it: no address, no freight account.
import * as z from 'zod'
import { Country } from '#contract/foundation/shapes.ts'
import { Unit } from '#contract/trade/rfqs/fields.ts'
import { freightPayers, sampleOutcomes, sampleStates } from './states.ts'

export const SampleStep = z.object({
  sampleID: z.string(),
  name: z.string().describe('of the thing'),
  state: z.enum(sampleStates).describe('that the step led to'),
  quantity: z.number().nullable(),
  unit: Unit.nullable(),
  country: Country.nullable().describe('destination'),
  freight: z.enum(freightPayers).nullable().describe('who pays it'),
  deducted: z.boolean().nullable().describe('the buyer asks that the cost be deducted from a later order'),
  fee: z.number().nullable().describe('cost of the sample; null: not stated'),
  currency: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  outcome: z.enum(sampleOutcomes).nullable(),
})
export type SampleStep = z.output<typeof SampleStep>
