// Payments and their documents.
import * as z from 'zod'
import { Instant } from '#contract/foundation/shapes.ts'
import { Cents } from './offers.ts'
import { paidTiers } from './plans.ts'

export const PaidTier = z.enum(paidTiers)

export const paymentStatuses = [
  'pending',
  'action',
  'succeeded',
  'declined',
  'cancelled',
  'mismatch',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const Invoice = z.object({
  invoiceID: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  total: Cents,
  issuedAt: Instant,
  corrects: z.string().nullable().describe('number of the invoice that it cancels, replaces or gives a part of back'),
  canCorrect: z.boolean().describe('an invoice in force'),
})

export const AdminPayment = z.object({
  paymentID: z.string(),
  businessID: z.string(),
  companyName: z.string(),
  subscription: PaidTier,
  kind: z.enum(['purchase', 'upgrade', 'renewal']),
  method: z.enum(['card', 'transfer']),
  status: z.enum(paymentStatuses),
  total: Cents,
  refunded: Cents,
  reference: z.string(),
  createdAt: Instant,
  invoice: z
    .object({
      invoiceID: z.string(),
      number: z.string(),
      buyer: z.object({ name: z.string(), address: z.string(), country: z.string(), taxNumber: z.string() }),
    })
    .nullable()
    .describe('in force'),
})
export type AdminPayment = z.output<typeof AdminPayment>
export const Finding = z.object({
  findingID: z.string(),
  paymentID: z.string().nullable(),
  reference: z.string(),
  kind: z.enum(['unknown', 'amount', 'refund']),
  detail: z.string(),
})
