// SQL of ledger, invoices, refunds, findings.
import { type Insertable, sql } from 'kysely'
import type { TaxNote } from '#contract/billing/memberships/tax.ts'
import type { Refunds } from '#api/database/tables.ts'
import type { BuyerDetails, Db, Tx } from './queries.ts'

export type Account = 'cash' | 'revenue' | 'tax'
type Line = { code: 'plan' | 'credit' | 'refund' | 'cancellation'; tier: string; days?: number; amount: number }
export type InvoiceContent = {
  seller: { name: string; address: string; taxNumber: string; country: string; bank: string }
  buyer: BuyerDetails
  lines: Line[]
  net: number
  taxRate: number
  taxNote: TaxNote
  tax: number
  total: number
  method: 'card' | 'transfer'
  locale: string
  /** Days, `YYYY-MM-DD`. */
  term: { from: string; to: string } | null
  /** Number of the earlier invoice. */
  corrects?: string
  reason?: string
}
export type InvoiceRow = {
  id: string
  number: string
  kind: 'invoice' | 'creditNote'
  paymentId: string
  businessId: string
  content: InvoiceContent
  issuedAt: Date
  correctsId: string | null
}
type RefundRow = {
  id: string
  paymentId: string
  key: string
  amount: number
  reason: string
  endsTerm: boolean
  taxOnly: boolean
  doneAt: Date | null
}

/** The database refuses bookings that do not sum to zero. */
export async function book(tx: Tx, paymentId: string, amounts: Partial<Record<Account, number>>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
  const entries = Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ bookingId: rows[0]!.id, paymentId, account, amount }))
  await tx.insertInto('ledgerEntries').values(entries).execute()
}

/** Cents still booked. */
export async function findTaxLeft(tx: Tx, paymentID: string): Promise<number> {
  const { left } = await tx
    .selectFrom('ledgerEntries')
    .select(sql<number>`coalesce(-sum(amount), 0)::int`.as('left'))
    .where('paymentId', '=', paymentID)
    .where('account', '=', 'tax')
    .executeTakeFirstOrThrow()
  return left
}

/** Gapless: locked until the transaction ends. */
export async function nextInvoiceNumber(tx: Tx, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoiceNumbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`invoice_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function addInvoice(
  tx: Tx,
  row: {
    number: string
    kind: InvoiceRow['kind']
    paymentId: string
    businessId: string
    content: InvoiceContent
    issuedAt?: Date
    correctsId?: string
  },
): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ ...row, content: JSON.stringify(row.content) })
    .execute()
}

export async function findInvoices(db: Db, businessID: string): Promise<InvoiceRow[]> {
  return (await db
    .selectFrom('invoices')
    .selectAll()
    .where('businessId', '=', businessID)
    .orderBy('id', 'desc')
    .execute()) as unknown as InvoiceRow[]
}

export async function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
  return row as unknown as InvoiceRow | undefined
}

/** Oldest first. */
export async function findDocuments(db: Db, paymentIDs: readonly string[]): Promise<InvoiceRow[]> {
  return (await db
    .selectFrom('invoices')
    .selectAll()
    .where(sql<boolean>`payment_id = any(${paymentIDs}::uuid[])`)
    .orderBy('id')
    .execute()) as unknown as InvoiceRow[]
}

export async function findInvoiceKey(db: Db): Promise<string> {
  return (await db.selectFrom('invoiceFileKey').select('key').executeTakeFirstOrThrow()).key
}

export async function addRefund(tx: Tx, row: Insertable<Refunds>): Promise<void> {
  await tx.insertInto('refunds').values(row).execute()
}

export async function findRefunds(db: Db, paymentID: string): Promise<RefundRow[]> {
  return (await db
    .selectFrom('refunds')
    .selectAll()
    .where('paymentId', '=', paymentID)
    .orderBy('id')
    .execute()) as RefundRow[]
}

export async function findRefund(db: Db, id: string): Promise<RefundRow> {
  return (await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as RefundRow
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow> {
  const row = await tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return row as RefundRow
}

export async function markRefunded(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('refunds').set({ doneAt: new Date() }).where('id', '=', id).execute()
}

export async function findOpenRefunds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('refunds').select('id').where('doneAt', 'is', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export type Finding = { paymentId: string | null; reference: string; kind: string; detail: string }

export async function addFinding(db: Db, finding: Finding): Promise<void> {
  await db
    .insertInto('paymentFindings')
    .values(finding)
    .onConflict((conflict) =>
      conflict.columns(['reference', 'kind']).doUpdateSet({ detail: finding.detail, resolvedAt: null }),
    )
    .execute()
}

export function findFindings(db: Db) {
  return db.selectFrom('paymentFindings').selectAll().where('resolvedAt', 'is', null).orderBy('id').execute()
}

export async function resolveFinding(db: Db, id: string): Promise<boolean> {
  const done = await db
    .updateTable('paymentFindings')
    .set({ resolvedAt: new Date() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}
