// PDF of an invoice, at a signed address.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { exportAddressSeconds } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { memberships as contract } from '#contract/billing/memberships/memberships.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import { idTime } from '#kit/ids.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '#api/foundation/context.ts'
import { findInvoice, findInvoiceKey } from './books-queries.ts'
import type { PrintedInvoice } from './invoice-pdf.ts'
import { contentOf } from './invoices.ts'
import { findPayment } from './queries.ts'
import { transferReference, transferUntil } from './transfers.ts'

function sign(key: string, id: string, until: number): string {
  return createHmac('sha256', key).update(`${id} ${until}`).digest('base64url')
}

export async function invoiceAddress(
  context: Context,
  { params: { businessID, invoiceID } }: HandlerInput<typeof contract.invoice>,
): Promise<{ url: string; expire: string }> {
  const printed = await printedOf(context, invoiceID)
  if (printed?.businessID !== businessID) throw new Refusal('NotFound', 'No such invoice')
  const until = Math.floor(Date.now() / 1000) + exportAddressSeconds
  const signature = sign(await findInvoiceKey(context.db), invoiceID, until)
  const url = `${context.origin}/files/invoice/${invoiceID}?until=${until}&signature=${signature}`
  return { url, expire: new Date(until * 1000).toISOString() }
}

/** Outside the contract: no JSON. */
export function serveInvoices(app: FastifyInstance, context: Pick<Context, 'db' | 'payments'>): void {
  type Link = { Params: { id: string }; Querystring: { until?: string; signature?: string } }
  app.get<Link>('/files/invoice/:id', async ({ params: { id }, query: { until = '', signature = '' } }, reply) => {
    const missing = new Refusal('NotFound', 'No such invoice')
    if (!Uuid.safeParse(id).success) throw missing
    const expected = Buffer.from(sign(await findInvoiceKey(context.db), id, Number(until)))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw missing
    if (Number(until) * 1000 < Date.now()) throw new Refusal('Gone', 'This address has expired')
    const printed = await printedOf(context, id)
    if (!printed) throw missing
    const { invoicePdf } = await import('./invoice-pdf.ts')
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${printed.kind}-${printed.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(invoicePdf(printed))
  })
}

/** Id of invoice, credit note, or transfer payment. */
async function printedOf(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  id: string,
): Promise<(PrintedInvoice & { businessID: string }) | undefined> {
  const invoice = await findInvoice(db, id)
  if (invoice) {
    const { kind, number, content, issuedAt, businessId: businessID } = invoice
    return { kind, number, content, date: issuedAt.toISOString().slice(0, 10), businessID }
  }
  const order = await findPayment(db, id)
  if (order?.method !== 'transfer' || order.status !== 'pending') return undefined
  return {
    kind: 'proForma',
    number: transferReference(order),
    date: idTime(id).toISOString().slice(0, 10),
    payUntil: transferUntil(order).toISOString().slice(0, 10),
    content: contentOf({ payment: order, seller: payments.seller, term: null }),
    businessID: order.businessId,
  }
}
