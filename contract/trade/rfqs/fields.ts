// RFQ and quotation fields, shared by pages and server.
import * as z from 'zod'
import {
  priceTiersMost,
  rfqNoteMost,
  rfqSpecsMost,
  rfqSuppliersMost,
  rfqTextMost,
  rfqTitleMost,
} from '#contract/foundation/constants.ts'
import { AfterNda, Attachments } from '#contract/identity/files/attachments.ts'
import { clearable, line, reference, required } from '#contract/foundation/fields.ts'
import { CountryCode, Day, text, Uuid } from '#contract/foundation/shapes.ts'
import { unitCodes } from './units.ts'

export const Unit = z.enum(unitCodes)
const Amount = z.number('must be a number').positive('must be more than 0').max(1e12)
const Cost = z.number('must be a number').min(0, 'must not be negative').max(1e12)
const Days = z.int('must be a whole number').min(0, 'must not be negative').max(3650)
const Quantity = z.number('must be a number').positive('must be more than 0').max(1e9)
export const CurrencyCode = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'must be the code of a currency')
  .toUpperCase()
const IncotermCode = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'must be the code of an Incoterm')
  .toUpperCase()
const SpecOf = z.object({ key: required(80), value: required(500) })

export const NewRfq = z.object({
  title: text(rfqTitleMost).pipe(z.string().min(3, 'is too short')),
  product: clearable(Uuid).describe('id of the product that it is about'),
  category: clearable(reference('id', Uuid)),
  quantity: Quantity,
  unit: Unit,
  specs: z.array(SpecOf).max(rfqSpecsMost).default([]),
  description: text(rfqTextMost).default(''),
  files: Attachments.describe('specifications and drawings, for the suppliers that receive it'),
  afterNda: AfterNda,
  country: reference('code', CountryCode).describe('destination'),
  incoterm: clearable(reference('code', IncotermCode)),
  targetPrice: clearable(Amount).describe('for one unit, in `currency`'),
  currency: reference('code', CurrencyCode).describe('quotations are compared in it'),
  deadline: Day.describe('quotations are taken until the end of this day, UTC'),
  place: line(120).describe('of the destination, where it is to arrive'),
  neededBy: clearable(Day).describe('when it is to be there'),
  suppliers: z
    .array(Uuid)
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(Uuid).min(1, 'is missing').max(rfqSuppliersMost, `at most ${rfqSuppliersMost}`))
    .describe('ids of the businesses that receive it'),
})
export type NewRfq = z.output<typeof NewRfq>

const Tier = z.object({ quantity: Quantity, unitPrice: Amount })
/** Price tiers, ascending by quantity. */
const Tiers = z
  .array(Tier)
  .min(1, 'a price is missing')
  .max(priceTiersMost)
  .superRefine((tiers, context) => {
    for (const [at, { quantity }] of tiers.entries())
      if (at > 0 && quantity <= tiers[at - 1]!.quantity)
        context.addIssue({
          code: 'custom',
          path: [at, 'quantity'],
          message: 'must be larger than the one before',
          params: { code: 'ascending' },
        })
  })
const ofCosts = 'for the whole quantity asked for, in `currency`; only where the Incoterm leaves it to the buyer'
export const NewQuotation = z.object({
  tiers: Tiers,
  unit: Unit,
  currency: reference('code', CurrencyCode),
  minimumOrder: clearable(Quantity).describe('in `unit`'),
  leadTime: clearable(Days).describe('days'),
  transitDays: clearable(Days).describe('on the way to the destination'),
  incoterm: clearable(reference('code', IncotermCode)),
  place: line(120).describe('that belongs to the Incoterm'),
  pickUp: clearable(Cost).describe(`carriage to the carrier; ${ofCosts}`),
  freight: clearable(Cost).describe(`carriage to the destination; ${ofCosts}`),
  insurance: clearable(Cost).describe(`of the carriage; ${ofCosts}`),
  handling: clearable(Cost).describe(`terminal, clearance and unloading at the destination; ${ofCosts}`),
  paymentTerms: line(300),
  paymentDays: clearable(Days).describe('from shipment until all is to be paid; 0: no later than with it'),
  validUntil: clearable(Day),
  warrantyMonths: clearable(z.int('must be a whole number').min(0, 'must not be negative').max(600)),
  reference: line(60).describe('number of the quotation in the books of the supplier'),
  note: line(rfqNoteMost),
  files: Attachments.describe('for the buyer; those of earlier versions by their address `/files/<fileID>/content`'),
  afterNda: AfterNda,
})
export type NewQuotation = z.output<typeof NewQuotation>

/** Buyer's own figures, in the currency of the request. */
export const NewEstimates = z.object({
  handling: clearable(Cost).describe('of a delivery, where the supplier states none'),
  dutyPercent: clearable(z.number('must be a number').min(0, 'must not be negative').max(1000)).describe(
    'import duty, of the price with carriage and insurance',
  ),
})
