// Corrected invoices: a credit note, then a new invoice. Only tax moves.
import { invoiceCorrectionsMost } from '#contract/foundation/constants.ts'
import { taxOn } from '#contract/billing/memberships/tax.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockActor } from '#api/database/locks.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Seller, SignedIn } from '#api/foundation/context.ts'
import {
  addInvoice,
  addRefund,
  findDocuments,
  findInvoice,
  findInvoices,
  findRefunds,
  type InvoiceContent,
} from './books-queries.ts'
import { moneyIn, tell } from './emails.ts'
import { numberFor, standingOf } from './invoices.ts'
import { type BuyerDetails, changePayment, lockPayment, type PaymentRow, setBilling, type Tx } from './queries.ts'
import { changeBuyer } from './transfers.ts'

type Correction = { invoiceID: string; details: BuyerDetails } & (
  | { by: 'owner'; businessID: string }
  | { by: 'staff'; reason: string }
)
type Standing = NonNullable<ReturnType<typeof standingOf>>

/** Idempotent. Answers the payment. */
export async function correctInvoice(context: SignedIn, correction: Correction): Promise<string> {
  const { invoiceID, details } = correction
  const known = await findInvoice(context.db, invoiceID)
  if (known?.kind !== 'invoice' || (correction.by === 'owner' && correction.businessID !== known.businessId))
    throw new Refusal('NotFound', 'No such invoice')
  await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, known.businessId)
    const payment = (await lockPayment(tx, known.paymentId))!
    const documents = await findDocuments(tx, [payment.id])
    const standing = standingOf(documents)!
    if (isSame(standing.invoice.content.buyer, details)) return
    if (standing.invoice.id !== invoiceID) throw new Refusal('Conflict', 'The invoice was corrected already')
    if (documents.filter(({ kind }) => kind === 'invoice').length > invoiceCorrectionsMost)
      throw new Refusal('Conflict', 'The invoice was corrected too often: ask the operator')
    if (standing.net <= 0) throw new Refusal('Conflict', 'Nothing of the invoice is left to be corrected')
    if ((await findRefunds(tx, payment.id)).some(({ doneAt }) => !doneAt))
      throw new Refusal('Conflict', 'A refund is under way: try again in some minutes')
    await replace(tx, context, { payment, standing, correction })
  })
  return known.paymentId
}

type Replacement = { payment: PaymentRow; standing: Standing; correction: Correction }

async function replace(tx: Tx, context: SignedIn, { payment, standing, correction }: Replacement): Promise<void> {
  const { details } = correction
  const { invoice, net, tax } = standing
  const { content: former, number: cancelled, id: correctsId } = invoice
  const isNewest =
    (await findInvoices(tx, payment.businessId)).find(({ kind }) => kind === 'invoice')?.id === invoice.id
  const taxed = taxAfter(standing, details, context.payments.seller)
  const taxBack = tax - taxed.tax
  if (taxBack < 0) throw new Refusal('Conflict', 'With these details more tax is due than was paid: ask the operator')
  if (taxBack > 0 && payment.method === 'transfer' && correction.by === 'owner')
    throw new Refusal('Conflict', 'Tax is to be given back by bank transfer: ask the operator')

  const now = new Date()
  const issued = { paymentId: payment.id, businessId: payment.businessId, correctsId, issuedAt: now }
  const reason = correction.by === 'staff' && { reason: correction.reason }
  const note = await numberFor(tx, now)
  const { subscription: tier } = payment
  const cancellation: InvoiceContent = {
    ...former,
    lines: [{ code: 'cancellation', tier, amount: -net }],
    net: -net,
    tax: -tax,
    total: -net - tax,
    corrects: cancelled,
    ...reason,
  }
  await addInvoice(tx, { ...issued, number: note, kind: 'creditNote', content: cancellation })
  const number = await numberFor(tx, now)
  const given = net - former.net
  const corrected: InvoiceContent = {
    ...former,
    buyer: details,
    lines: given < 0 ? [...former.lines, { code: 'refund', tier, amount: given }] : former.lines,
    net,
    taxRate: taxed.rate,
    taxNote: taxed.note,
    tax: taxed.tax,
    total: net + taxed.tax,
    corrects: cancelled,
  }
  await addInvoice(tx, { ...issued, number, kind: 'invoice', content: corrected })

  await changePayment(tx, payment.id, { buyer: JSON.stringify(details) })
  if (isNewest) {
    await setBilling(tx, payment.businessId, details)
    await changeBuyer(tx, payment.businessId, details, context.payments.seller)
  }
  if (taxBack > 0) await giveTaxBack(tx, context, { payment, amount: taxBack, key: `tax of ${cancelled}` })
  await recordAct(tx, {
    by: correction.by === 'staff' ? context.viewer : former.buyer.name,
    act: 'invoice.correct',
    object: { kind: 'payment', id: payment.id, name: details.name },
    ...reason,
    detail: { cancelled, note, number, taxBack, before: former.buyer, now: details },
  })
  const { createdBy: payer, locale, businessId: businessID } = payment
  const values = { company: details.name, cancelled, note, number }
  await tell(tx, {
    name: 'corrected',
    payer,
    locale,
    businessID,
    origin: context.pages(),
    values: taxBack > 0 ? { ...values, taxBack: moneyIn(locale, taxBack) } : values,
  })
}

async function giveTaxBack(
  tx: Tx,
  { viewer }: SignedIn,
  { payment, amount, key }: { payment: PaymentRow; amount: number; key: string },
): Promise<void> {
  const refund = { paymentId: payment.id, key, amount, endsTerm: false, taxOnly: true, createdBy: viewer.userID }
  await addRefund(tx, refund)
  await add(tx, 'memberships.refund', { paymentID: payment.id })
}

/** Tax of what is left, as charged where the rate's reason stays. */
function taxAfter({ invoice: { content }, net, tax }: Standing, buyer: BuyerDetails, seller: Seller) {
  const after = taxOn(net, buyer, seller)
  const stays = after.note === content.taxNote && buyer.country === content.buyer.country
  return stays ? { note: content.taxNote, rate: content.taxRate, tax } : after
}

function isSame(one: BuyerDetails, other: BuyerDetails): boolean {
  return (['name', 'address', 'country', 'taxNumber'] as const).every((field) => one[field] === other[field])
}
