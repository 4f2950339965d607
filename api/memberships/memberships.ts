// Memberships as owners and the operator see and change them. Buying: checkout.ts, cards.ts, transfers.ts. No HTTP, no SQL text.
import { subscriptions } from '#contract/constants.ts'
import type { AdminPayment, Membership, memberships as contract } from '#contract/memberships/memberships.ts'
import { benefitsOf, planIdOf, plans, yearAfter } from '#contract/memberships/plans.ts'
import { pageOfTable } from '#contract/tables.ts'
import { idTime } from '#kit/ids.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '../context.ts'
import { findFindings, findInvoices, resolveFinding } from './books-queries.ts'
import { changeCard, confirmCard, shownCard } from './cards.ts'
import { checkoutOf, confirm, defaultBuyer, subscribe } from './checkout.ts'
import { invoiceAddress } from './invoice-files.ts'
import { findListed, listPayments, type ListedPayment } from './job-queries.ts'
import {
  changeMembership,
  findBilling,
  findBusiness,
  findMembership,
  findOpen,
  type MembershipRow,
  type PaymentRow,
  setBilling,
} from './queries.ts'
import { quoteFor, tiersOffered } from './quote.ts'
import { refund } from './refunds.ts'
import { lastChance } from './renewal.ts'
import { confirmTransfer, orderByTransfer, transferReference, transferUntil, withdrawTransfer } from './transfers.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  setup({ payments: { provider } }) {
    const offered = subscriptions.map((subscription) => ({
      planId: planIdOf(subscription),
      subscription,
      price: plans[subscription].price,
      period: 'year' as const,
      benefits: benefitsOf(subscription),
    }))
    return { publicKey: provider.publicKey, provider: provider.name, plans: offered }
  },

  subscribe,
  confirm,
  changeCard,
  confirmCard,
  invoice: invoiceAddress,

  async answerTestBank({ payments: { provider } }, { body: { clientSecret, approve } }) {
    if (!provider.answerTestBank) throw new Refusal('NotFound', 'Only the test provider asks here')
    await provider.answerTestBank(clientSecret, approve)
    return {}
  },

  read: (context, { params }) => read(context, params.businessID),

  async cancel(context, { params: { businessID } }) {
    await setCancelled(context, businessID, true)
    return read(context, businessID)
  },

  async resume(context, { params: { businessID } }) {
    await setCancelled(context, businessID, false)
    return read(context, businessID)
  },

  async changeBilling(context, { params: { businessID }, body }) {
    await setBilling(context.db, businessID, body)
    return read(context, businessID)
  },

  async orderByTransfer(context, input) {
    await orderByTransfer(context, input)
    return read(context, input.params.businessID)
  },

  async withdrawTransfer(context, { params: { businessID } }) {
    await withdrawTransfer(context, businessID)
    return read(context, businessID)
  },

  async listPayments({ db }, { query }) {
    const { rows, total } = await listPayments(db, query, pageOfTable(query))
    return { data: rows.map(adminPaymentOf), total }
  },

  async confirmTransfer(context, input) {
    await confirmTransfer(context, input)
    return listed(context, input.params.paymentID)
  },

  async refund(context, { params: { paymentID }, body }) {
    await refund(context, { paymentID, ...body, by: context.viewer })
    return listed(context, paymentID)
  },

  async findings({ db }) {
    const rows = await findFindings(db)
    return rows.map(({ id, paymentId, reference, kind, detail }) => ({
      findingID: id,
      paymentID: paymentId,
      reference,
      kind: kind as 'unknown' | 'amount' | 'refund',
      detail,
    }))
  },

  async resolveFinding({ db }, { params: { findingID } }) {
    if (!(await resolveFinding(db, findingID))) throw new Refusal('NotFound', 'No such finding')
    return {}
  },
}

async function read(context: Context, businessID: string): Promise<Membership> {
  const { db, payments } = context
  const [business, membership, billing, open, transfer, invoices] = await Promise.all([
    findBusiness(db, businessID),
    findMembership(db, businessID),
    findBilling(db, businessID),
    findOpen(db, businessID, 'card'),
    findOpen(db, businessID, 'transfer'),
    findInvoices(db, businessID),
  ])
  const { companyName, subscription } = business!
  const buyer = billing ?? defaultBuyer(business!)
  const now = new Date()
  const offers = tiersOffered(subscription, membership, now).map((tier) => {
    const renews = membership?.subscription === tier
    const from = renews ? membership.endsAt : now
    const quote = quoteFor(tier, renews ? undefined : membership, buyer, payments.seller, now)
    return { ...quote, subscription: tier, planId: planIdOf(tier), renewsOn: yearAfter(from).toISOString() }
  })
  return {
    businessID,
    companyName,
    subscription,
    term: membership ? termOf(membership, now) : null,
    card: membership ? shownCard(membership) : null,
    billing: buyer,
    offers,
    open: open?.status === 'action' ? await checkoutOf(context, open) : null,
    transfer: transfer ? transferOf(transfer) : null,
    invoices: invoices.map(({ id, number, kind, content, issuedAt }) => ({
      invoiceID: id,
      number,
      kind,
      total: content.total,
      issuedAt: issuedAt.toISOString(),
    })),
  }
}

function termOf(membership: MembershipRow, now: Date): Membership['term'] {
  const { startsAt, endsAt, cancelledAt } = membership
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    renews: !cancelledAt,
    overdue: !cancelledAt && endsAt <= now,
    endsForGood: lastChance(membership).toISOString(),
  }
}

function transferOf(payment: PaymentRow): NonNullable<Membership['transfer']> {
  const { id, subscription, total } = payment
  const until = transferUntil(payment).toISOString().slice(0, 10)
  return { paymentID: id, subscription, total, reference: transferReference(payment), until }
}

/** Refuses Conflict where there is no term to end. */
async function setCancelled({ db }: Context, businessID: string, cancelled: boolean): Promise<void> {
  const membership = await findMembership(db, businessID)
  if (!membership) throw new Refusal('Conflict', 'The business has no membership that renews')
  if (Boolean(membership.cancelledAt) !== cancelled)
    await changeMembership(db, businessID, {
      cancelledAt: cancelled ? new Date() : null,
      nextAttemptAt: membership.endsAt,
    })
}

async function listed({ db }: Context, paymentID: string): Promise<AdminPayment> {
  const row = await findListed(db, paymentID)
  if (!row) throw new Refusal('NotFound', 'No such payment')
  return adminPaymentOf(row)
}

function adminPaymentOf(row: ListedPayment): AdminPayment {
  const { id, businessId, companyName, subscription, kind, method, status, total, refunded, reference, buyer } = row
  return {
    paymentID: id,
    businessID: businessId,
    companyName: companyName ?? buyer.name,
    subscription,
    kind,
    method,
    status,
    total,
    refunded,
    reference: reference ?? (method === 'transfer' ? transferReference(row) : ''),
    createdAt: idTime(id).toISOString(),
  }
}
