// Memberships for owners and operator.
import { subscriptions } from '#contract/foundation/constants.ts'
import type { Membership, memberships as contract } from '#contract/billing/memberships/memberships.ts'
import type { AdminPayment } from '#contract/billing/memberships/payments.ts'
import { benefitsOf, keptPlan, planIdOf, type Plans, termEnd } from '#contract/billing/memberships/plans.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { idTime } from '#kit/ids.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { currentPlans } from '#api/billing/plans/lookup.ts'
import { lockActor } from '#api/database/locks.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { findDocuments, findFindings, findInvoices, type InvoiceRow, resolveFinding } from './books-queries.ts'
import { changeCard, confirmCard, shownCard } from './cards.ts'
import { checkoutOf, confirm, defaultBuyer, subscribe } from './checkout.ts'
import { correctInvoice } from './corrections.ts'
import { invoiceAddress } from './invoice-files.ts'
import { invoicesInForce } from './invoices.ts'
import { findListed, listPayments, type ListedPayment } from './job-queries.ts'
import {
  changeMembership,
  type Db,
  findBilling,
  findBusiness,
  findMembership,
  findTerm,
  findOpen,
  type PaymentRow,
  setBilling,
} from './queries.ts'
import { boughtPlan, nextPlan, offerFor, type RunningTerm, tiersOffered } from './quote.ts'
import { refund } from './refunds.ts'
import { lastChance } from './renewal.ts'
import {
  changeBuyer,
  confirmTransfer,
  orderByTransfer,
  transferReference,
  transferUntil,
  withdrawTransfer,
} from './transfers.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async setup({ db, payments: { provider } }) {
    const plans = await currentPlans(db)
    const offered = subscriptions.map((subscription) => ({
      planId: planIdOf(subscription),
      subscription,
      price: plans[subscription].price,
      period: 'year' as const,
      benefits: benefitsOf(subscription, plans[subscription]),
    }))
    const { name, mode, publicKey, script } = provider
    return { publicKey, provider: name, mode, script, plans: offered }
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
    await context.db.transaction().execute(async (tx) => {
      await lockActor(tx, businessID)
      await setBilling(tx, businessID, body)
      await changeBuyer(tx, businessID, body, context.payments.seller)
    })
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

  async correctInvoice(context, { params: { businessID, invoiceID }, body }) {
    await correctInvoice(context, { by: 'owner', businessID, invoiceID, details: body })
    return read(context, businessID)
  },

  async correctPayment(context, { params: { invoiceID }, body }) {
    return listed(context, await correctInvoice(context, { by: 'staff', invoiceID, ...body }))
  },

  async listPayments({ db }, { query }) {
    const { rows, total } = await listPayments(db, query, pageOfTable(query))
    return { data: await adminPaymentsOf(db, rows), total }
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

  async resolveFinding({ db, viewer }, { params: { findingID } }) {
    await db.transaction().execute(async (tx) => {
      if (!(await resolveFinding(tx, findingID))) throw new Refusal('NotFound', 'No such finding')
      const object = { kind: 'finding', id: findingID, name: '' }
      await recordAct(tx, { by: viewer, act: 'finding.resolve', object })
    })
    return {}
  },
}

async function read(context: Context, businessID: string): Promise<Membership> {
  const { db, payments } = context
  const [business, running, plans, billing, open, transfer, invoices] = await Promise.all([
    findBusiness(db, businessID),
    findTerm(db, businessID),
    currentPlans(db),
    findBilling(db, businessID),
    findOpen(db, businessID, 'card'),
    findOpen(db, businessID, 'transfer'),
    findInvoices(db, businessID),
  ])
  const { companyName, subscription } = business!
  const buyer = billing ?? defaultBuyer(business!)
  const now = new Date()
  const membership = running?.membership
  const offers = tiersOffered(subscription, membership, now).map((tier) => {
    const { renews, quote } = offerFor(tier, { plans, running, buyer, seller: payments.seller, now })
    const renewsOn = termEnd(renews ? membership!.endsAt : now, quote.extraDays)
    return { ...quote, subscription: tier, planId: planIdOf(tier), renewsOn: renewsOn.toISOString() }
  })
  const term = running && (await termOf(context, running, plans, now))
  const inForce = plans[subscription]
  const inForceIDs = new Set(
    invoicesInForce(invoices.toReversed())
      .values()
      .map(({ id }) => id),
  )
  return {
    businessID,
    companyName,
    subscription,
    included: term && membership?.subscription === subscription ? keptPlan(inForce, term.bought) : inForce,
    term: term ?? null,
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
      corrects: content.corrects ?? null,
      canCorrect: inForceIDs.has(id),
    })),
  }
}

async function termOf({ db }: Context, running: RunningTerm, plans: Plans, now: Date): Promise<Membership['term']> {
  const { membership, bought } = running
  const { startsAt, endsAt, cancelledAt, subscription } = membership
  const planned = endsAt > now ? await currentPlans(db, endsAt) : plans
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    bought: boughtPlan(bought, plans[subscription]),
    renewal: nextPlan(running, planned[subscription], now),
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
  return (await adminPaymentsOf(db, [row]))[0]!
}

async function adminPaymentsOf(db: Db, rows: readonly ListedPayment[]): Promise<AdminPayment[]> {
  const invoices = invoicesInForce(
    await findDocuments(
      db,
      rows.map(({ id }) => id),
    ),
  )
  return rows.map((row) => adminPaymentOf(row, invoices.get(row.id)))
}

function adminPaymentOf(row: ListedPayment, invoice: InvoiceRow | undefined): AdminPayment {
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
    invoice: invoice ? { invoiceID: invoice.id, number: invoice.number, buyer: invoice.content.buyer } : null,
  }
}
