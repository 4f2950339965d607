// Exchange rates.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required, requiredLine } from '#contract/foundation/fields.ts'
import { Day, Instant } from '#contract/foundation/shapes.ts'

/** Days after which a rate is shown as old. */
export const rateDaysMost = 7

const firstDay = '1999-01-01' // of the euro

const Code = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'must be the code of a currency')
  .toUpperCase()

const KeptRate = z.object({
  currency: z.string(),
  perEuro: z.number().describe('units of the currency for one euro'),
  date: Day,
  source: z.string(),
  ageDays: z.int(),
})
export type KeptRate = z.output<typeof KeptRate>

const KeptRates = z.object({
  data: z.array(KeptRate),
  table: z
    .object({
      host: z.string().describe('of `RATES_URL`'),
      triedAt: Instant.nullable().describe('last attempt'),
      fetchedAt: Instant.nullable().describe('last attempt that brought a valid table'),
      error: z.string().describe('of the last attempt; empty: none'),
    })
    .nullable()
    .describe('null: no address is set'),
})
export type KeptRates = z.output<typeof KeptRates>

const reason = required(staffReasonMost)
export const NewRate = z.object({
  perEuro: z.number('must be a number').min(1e-6, 'must be more than 0').max(1e9),
  date: Day.refine((day) => day >= firstDay, 'is too long ago').describe('of the rate; not later than today'),
  source: requiredLine(80).describe('who publishes it'),
  reason,
})

const administrators = { signedIn: true, staff: ['administrator'], answer: KeptRates } as const
const one = { ...administrators, params: z.object({ currency: Code.describe('ISO 4217') }) } as const

export const rates = capability({
  list: {
    ...administrators,
    method: 'GET',
    path: '/console/rates',
    summary: 'Exchange rates by which quotations are compared, and how the last fetch of their table went.',
  },
  set: {
    ...one,
    method: 'PUT',
    path: '/console/rates/:currency',
    summary: 'Sets the rate of a currency. A fetched table replaces it by one of the same or a later day.',
    body: NewRate,
    refusals: ['NotFound'],
  },
  remove: {
    ...one,
    method: 'PUT',
    path: '/console/rates/:currency/remove',
    summary: 'Removes the rate of a currency: quotations in it are no longer converted. Safe to repeat.',
    body: z.object({ reason }),
  },
  fetch: {
    ...administrators,
    method: 'POST',
    path: '/console/rates/fetch',
    summary: 'Fetches the table of `RATES_URL` now; a table that is not valid changes nothing. Safe to repeat.',
    refusals: ['Conflict'],
  },
})
