// Shapes of offers.
import * as z from 'zod'
import { Subscription } from '#contract/foundation/shapes.ts'
import { benefitCodes, type Plan, planLimits } from './plans.ts'
import { taxNotes } from './tax.ts'

export const Cents = z.int().describe('cents of US dollars')

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
/** Editable by the operator. Only the standard plan is free. */
export const PlanFields = z.object({
  price: within({ ...planLimits.price, least: 0 }).describe('cents of US dollars a year, net'),
  products: within(planLimits.products).describe('products shown to buyers'),
  boosts: within(planLimits.boosts).describe('advertising boosts a month'),
  supportHours: within(planLimits.supportHours).describe('hours of support a year'),
}) satisfies z.ZodType<Plan>

export const PlanOffer = z.object({
  planId: z.string(),
  subscription: Subscription,
  price: Cents,
  period: z.literal('year'),
  benefits: z.array(z.object({ code: z.enum(benefitCodes), quantity: z.int().nullable() })),
})
export type PlanOffer = z.output<typeof PlanOffer>

/** `price - credit = net`, `net + tax = total`. */
export const Quote = z.object({
  price: Cents,
  credit: Cents,
  creditDays: z.int(),
  extraDays: z.int().describe('days beyond the year, for credit that the price does not use up'),
  net: Cents,
  taxRate: z.number().describe('per cent'),
  taxNote: z.enum(taxNotes),
  tax: Cents,
  total: Cents,
})
export type Quote = z.output<typeof Quote>
