// Invoices and credit notes: gapless numbers, immutable content.
import { addInvoice, findDocuments, type InvoiceContent, type InvoiceRow, nextInvoiceNumber } from './books-queries.ts'
import type { PaymentRow, Tx } from './queries.ts'
import type { Seller } from '#api/foundation/context.ts'

type InvoiceInput = { payment: PaymentRow; seller: Seller; term: { startsAt: Date; endsAt: Date } | null; now: Date }
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export function contentOf({ payment, seller, term }: Omit<InvoiceInput, 'now'>): InvoiceContent {
  const {
    subscription: tier,
    price,
    credit,
    creditDays: days,
    tax,
    taxRate,
    taxNote,
    total,
    buyer,
    method,
    locale,
  } = payment
  const { name, address, taxNumber, country, bank } = seller
  return {
    seller: { name, address, taxNumber, country, bank },
    buyer,
    lines: [
      { code: 'plan', tier, amount: price },
      ...(credit > 0 ? [{ code: 'credit' as const, tier, days, amount: -credit }] : []),
    ],
    net: price - credit,
    taxRate: Number(taxRate),
    taxNote,
    tax,
    total,
    method,
    locale,
    term: term && { from: dayOf(term.startsAt), to: dayOf(term.endsAt) },
  }
}

export async function issueInvoice(tx: Tx, issued: InvoiceInput): Promise<string> {
  const { payment, now } = issued
  const number = await numberFor(tx, now)
  const { id: paymentId, businessId } = payment
  await addInvoice(tx, { number, kind: 'invoice', paymentId, businessId, content: contentOf(issued), issuedAt: now })
  return number
}

/** `tax` is part of `total`. */
export async function issueCreditNote(
  tx: Tx,
  { payment, total, tax, reason, now }: { payment: PaymentRow; total: number; tax: number; reason: string; now: Date },
): Promise<string> {
  const { invoice } = standingOf(await findDocuments(tx, [payment.id]))!
  const number = await numberFor(tx, now)
  const content: InvoiceContent = {
    ...invoice.content,
    lines: [{ code: 'refund', tier: payment.subscription, amount: tax - total }],
    net: tax - total,
    tax: -tax,
    total: -total,
    corrects: invoice.number,
    reason,
  }
  const { id: paymentId, businessId } = payment
  await addInvoice(tx, { number, kind: 'creditNote', paymentId, businessId, content, issuedAt: now })
  return number
}

/** Invoice in force and its cents not credited. `documents`: oldest first. */
export function standingOf(
  documents: readonly InvoiceRow[],
): { invoice: InvoiceRow; net: number; tax: number } | undefined {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  const all = [invoice, ...documents.filter(({ content }) => content.corrects === invoice.number)]
  const left = (amount: 'net' | 'tax') => all.reduce((sum, { content }) => sum + content[amount], 0)
  return { invoice, net: left('net'), tax: left('tax') }
}

/** Invoices not credited as a whole, by payment. `documents`: oldest first. */
export function invoicesInForce(documents: readonly InvoiceRow[]): Map<string, InvoiceRow> {
  const inForce = new Map<string, InvoiceRow>()
  for (const [paymentID, own] of Map.groupBy(documents, ({ paymentId }) => paymentId)) {
    const { invoice, net } = standingOf(own) ?? {}
    if (invoice && net! > 0) inForce.set(paymentID, invoice)
  }
  return inForce
}

export async function numberFor(tx: Tx, now: Date): Promise<string> {
  const year = now.getUTCFullYear()
  return `${year}-${String(await nextInvoiceNumber(tx, year)).padStart(6, '0')}`
}
