// Memberships.
import * as z from 'zod'
import { subscriptions } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { oneLine, required } from '#contract/foundation/fields.ts'
import { Day, Instant, Subscription, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { BillingDetails, InvoiceEmail as Email } from './fields.ts'
import { Cents, PlanFields, PlanOffer, Quote } from './offers.ts'
import { AdminPayment, Finding, Invoice, PaidTier, paymentStatuses } from './payments.ts'
import { planIdOf } from './plans.ts'

/** `status`: the payment's. `action`: a second step for the provider's browser script. */
const Checkout = z.object({
  paymentID: z.string(),
  subscription: Subscription.describe('of the business, now'),
  status: z.enum(paymentStatuses),
  action: z.object({ type: z.literal('confirm'), clientSecret: z.string() }).optional(),
  error: z.object({ code: z.string() }).optional().describe('why the card was declined'),
})
export type Checkout = z.output<typeof Checkout>

const Card = z.object({ brand: z.string(), last4: z.string(), expires: z.string().describe('MM/YYYY') })
const CardSetup = z.object({
  publicKey: z.string(),
  provider: z.string().describe('name of the card provider'),
  mode: z.enum(['live', 'test', 'none']).describe('none: cards are not offered'),
  script: z.string().optional().describe('address of its browser script'),
})
export type CardSetup = z.output<typeof CardSetup>

const CardChange = z.object({
  status: z.enum(['saved', 'action', 'declined']),
  card: Card.nullable(),
  action: z.object({ type: z.literal('confirm'), clientSecret: z.string() }).optional(),
  error: z.object({ code: z.string() }).optional(),
})
export type CardChange = z.output<typeof CardChange>

const Transfer = z.object({
  paymentID: z.string(),
  subscription: PaidTier,
  total: Cents,
  reference: z.string().describe('to be named in the transfer'),
  until: Day,
})

export const Membership = z.object({
  businessID: z.string(),
  companyName: z.string(),
  subscription: Subscription,
  included: PlanFields.omit({ price: true }).describe('the plan in force, and no less than the term was bought with'),
  term: z
    .object({
      startsAt: Instant,
      endsAt: Instant,
      bought: PlanFields.describe('what the term was bought with'),
      renewal: PlanFields.describe('what the next term costs and includes, as it is planned now'),
      renews: z.boolean(),
      overdue: z.boolean().describe('the renewal failed and is tried again'),
      endsForGood: Instant.describe('when the tier ends if nothing is paid'),
    })
    .nullable()
    .describe('null: without an end'),
  card: Card.nullable(),
  billing: z.object({ name: z.string(), address: z.string(), country: z.string(), taxNumber: z.string() }),
  offers: z.array(Quote.extend({ subscription: PaidTier, planId: z.string(), renewsOn: Instant })),
  open: Checkout.nullable().describe('a payment under way'),
  transfer: Transfer.nullable().describe('an order to be paid by bank transfer'),
  invoices: z.array(Invoice),
})
export type Membership = z.output<typeof Membership>

const planIds = subscriptions.map(planIdOf)
const PlanID = z.enum(planIds as [string, ...string[]])
const PaymentMethod = oneLine(100).pipe(z.string().min(1, 'is missing'))
const Expected = z.int().optional().describe('total as it was shown; refused where it has changed')
const Business = z.object({ businessID: Uuid })
const buys = { signedIn: 'verified', needs: { permission: 'buyMembership', by: 'businessID' } } as const
const ofBusiness = { ...buys, params: Business, answer: Membership } as const
const gone = ['NotFound', 'Gone', 'Forbidden'] as const
const staff = ['administrator'] as const
const Payment = z.object({ paymentID: Uuid })

export const memberships = capability({
  setup: {
    method: 'GET',
    path: '/subscription/setup',
    summary: 'The plans, and the card provider with its public key; `mode` is `test` where no money moves.',
    answer: CardSetup.extend({ plans: z.array(PlanOffer) }),
  },
  subscribe: {
    ...buys,
    method: 'POST',
    path: '/subscription/subscribe',
    summary:
      'Buys a plan, upgrades to it, or pays a renewal that failed, with a card. The details of the invoice are saved before. Safe to repeat: the card is charged once.',
    body: z.object({ paymentMethod: PaymentMethod, businessID: Uuid, planId: PlanID, email: Email, total: Expected }),
    answer: Checkout,
    refusals: [...gone, 'Conflict', 'ServiceUnavailable'],
  },
  confirm: {
    ...buys,
    method: 'POST',
    path: '/subscription/confirm',
    summary: 'Asks the provider how a payment with a second step stands, and completes it. Safe to repeat.',
    body: z.object({ businessID: Uuid, paymentID: Uuid }),
    answer: Checkout,
    refusals: [...gone, 'ServiceUnavailable'],
  },
  answerTestBank: {
    ...buys,
    method: 'POST',
    path: '/subscription/test-bank',
    summary: 'Only with the test provider: the second step, approved or refused.',
    body: z.object({ businessID: Uuid, clientSecret: oneLine(200), approve: z.boolean() }),
    answer: z.object({}),
    refusals: gone,
  },
  read: {
    ...ofBusiness,
    method: 'GET',
    path: '/business/:businessID/membership',
    summary: 'The membership of a business: term, offers to the cent, card, invoices.',
    refusals: gone,
  },
  cancel: {
    ...ofBusiness,
    method: 'POST',
    path: '/business/:businessID/membership/cancel',
    summary: 'The membership ends with its term. Safe to repeat.',
    refusals: [...gone, 'Conflict'],
  },
  resume: {
    ...ofBusiness,
    method: 'POST',
    path: '/business/:businessID/membership/resume',
    summary: 'Takes back a cancellation. Safe to repeat.',
    refusals: [...gone, 'Conflict'],
  },
  changeBilling: {
    ...ofBusiness,
    method: 'PUT',
    path: '/business/:businessID/membership/billing',
    summary:
      'Name, address and tax number on invoices to come, and on that of an order by bank transfer. Issued invoices stay.',
    body: BillingDetails,
    refusals: [...gone, 'Conflict'],
  },
  changeCard: {
    ...buys,
    method: 'PUT',
    path: '/business/:businessID/membership/card',
    summary: 'Keeps another card for renewals, without charging it.',
    params: Business,
    body: z.object({ paymentMethod: PaymentMethod, email: Email }),
    answer: CardChange,
    refusals: [...gone, 'Conflict', 'ServiceUnavailable'],
  },
  confirmCard: {
    ...buys,
    method: 'POST',
    path: '/business/:businessID/membership/card/confirm',
    summary: 'Completes a change of the card after a second step.',
    params: Business,
    answer: CardChange,
    refusals: [...gone, 'Conflict', 'ServiceUnavailable'],
  },
  orderByTransfer: {
    ...ofBusiness,
    method: 'POST',
    path: '/business/:businessID/membership/transfer',
    summary:
      'Orders a plan to be paid by bank transfer; the tier begins when the operator has the money. Safe to repeat.',
    body: z.object({ planId: PlanID, email: Email, total: Expected }),
    refusals: [...gone, 'Conflict'],
  },
  withdrawTransfer: {
    ...ofBusiness,
    method: 'DELETE',
    path: '/business/:businessID/membership/transfer',
    summary: 'Withdraws an order that is not paid. Safe to repeat.',
    refusals: gone,
  },
  invoice: {
    ...buys,
    method: 'GET',
    path: '/business/:businessID/invoice/:invoiceID',
    summary:
      'An address of the PDF for some minutes: of an invoice or credit note, or of the pro-forma of an order by its payment id.',
    params: Business.extend({ invoiceID: Uuid }),
    answer: z.object({ url: z.string(), expire: Instant }),
    refusals: gone,
  },
  correctInvoice: {
    ...ofBusiness,
    method: 'POST',
    path: '/business/:businessID/invoice/:invoiceID/correct',
    summary:
      'Cancels an invoice by a credit note and replaces it by one with these details; tax no longer due is given back. Later invoices have them too, where it is the newest. Safe to repeat.',
    params: Business.extend({ invoiceID: Uuid }),
    body: BillingDetails,
    refusals: [...gone, 'Conflict'],
  },
  listPayments: {
    method: 'GET',
    path: '/admin/payment',
    summary: 'Payments of all businesses, newest first.',
    signedIn: true,
    staff,
    query: tableQuery(['createdAt'], '-createdAt', {
      status: z.enum(paymentStatuses).optional(),
      method: z.enum(['card', 'transfer']).optional().describe('only those paid in this way'),
    }),
    answer: tableOf(AdminPayment),
  },
  confirmTransfer: {
    method: 'POST',
    path: '/admin/payment/:paymentID/confirm',
    summary: 'The money of an order by bank transfer has come: the tier begins. Safe to repeat.',
    signedIn: true,
    staff,
    params: Payment,
    body: z.object({ amount: Cents, reference: oneLine(100) }),
    answer: AdminPayment,
    refusals: ['NotFound', 'Conflict'],
  },
  refund: {
    method: 'POST',
    path: '/admin/payment/:paymentID/refund',
    summary: 'Gives money back, with a credit note; everything ends the term. The same key does so once.',
    signedIn: true,
    staff,
    params: Payment,
    body: z.object({ key: oneLine(100).pipe(z.string().min(1)), amount: Cents.min(1), reason: required(500) }),
    answer: AdminPayment,
    refusals: ['NotFound', 'Conflict', 'ServiceUnavailable'],
  },
  correctPayment: {
    method: 'POST',
    path: '/admin/invoice/:invoiceID/correct',
    summary: 'Corrects an invoice for its buyer, as `correctInvoice` does. Safe to repeat.',
    signedIn: true,
    staff,
    params: z.object({ invoiceID: Uuid }),
    body: z.object({ details: BillingDetails, reason: required(500) }),
    answer: AdminPayment,
    refusals: ['NotFound', 'Conflict'],
  },
  findings: {
    method: 'GET',
    path: '/admin/payment/finding',
    summary: 'Where our books differ from those of the card provider, as reconciliation found.',
    signedIn: true,
    staff,
    answer: z.array(Finding),
  },
  resolveFinding: {
    method: 'POST',
    path: '/admin/payment/finding/:findingID/resolve',
    summary: 'Takes a finding off the list. Safe to repeat.',
    signedIn: true,
    staff,
    params: z.object({ findingID: Uuid }),
    answer: z.object({}),
    refusals: ['NotFound'],
  },
})
