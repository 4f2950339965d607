// SQL of RFQs, suppliers and quotations.
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Estimates } from '#contract/trade/rfqs/landed.ts'
import type { StoredRfqStatus, SupplierState } from '#contract/trade/rfqs/states.ts'
import type { Unit } from '#contract/trade/rfqs/units.ts'
import type { Actor } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB, Quotations, Rfqs, RfqSuppliers } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type RfqRow = {
  id: string
  buyerKind: Actor['kind']
  buyerId: string
  status: StoredRfqStatus
  awardedTo: string | null
  title: string
  language: string | null
  productId: string | null
  categoryId: string | null
  quantity: number
  unit: Unit
  specs: { key: string; value: string }[]
  description: string
  files: Attachment[]
  countryCode: string
  incoterm: string | null
  targetPrice: number | null
  currency: string
  deadline: Date
  place: string
  neededBy: string | null
  awardedAt: Date | null
  estimates: Partial<Estimates>
  createdAt: Date
}
export type SupplierRow = {
  businessId: string
  requestId: string
  state: SupplierState
  declineReason: string
  /** An NDA opens the buyer's files to it, or its own to the buyer. */
  opensBuyers: boolean
  opensOwn: boolean
}
export type QuotationRow = {
  id: string
  businessId: string
  version: number
  tiers: { quantity: number; unitPrice: number }[]
  unit: Unit
  currency: string
  minimumOrder: number | null
  leadTime: number | null
  transitDays: number | null
  incoterm: string | null
  place: string
  pickUp: number | null
  freight: number | null
  insurance: number | null
  handling: number | null
  paymentTerms: string
  paymentDays: number | null
  validUntil: string | null
  warrantyMonths: number | null
  reference: string
  note: string
  language: string | null
  files: Attachment[]
  createdAt: Date
}

const columns = [
  'id',
  'buyerKind',
  'buyerId',
  'status',
  'awardedTo',
  'title',
  'productId',
  'categoryId',
  'quantity',
  'unit',
  'specs',
  'description',
  'files',
  'countryCode',
  'incoterm',
  'targetPrice',
  'currency',
  'deadline',
  'place',
  'awardedAt',
  'estimates',
] as const
const language = sql<string | null>`nullif(language, 'und')`.as('language')
const derived = [
  sql<Date>`uuid_time(id)`.as('createdAt'),
  sql<string | null>`needed_by::text`.as('neededBy'),
  language,
] as const
const createdAt = derived[0]

export async function findRfq(db: Db, id: string): Promise<RfqRow | undefined> {
  return (await db
    .selectFrom('rfqs')
    .select([...columns, ...derived])
    .where('id', '=', id)
    .executeTakeFirst()) as RfqRow | undefined
}

export async function lockRfq(tx: Tx, id: string): Promise<RfqRow | undefined> {
  const row = await tx
    .selectFrom('rfqs')
    .select([...columns, ...derived])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as RfqRow | undefined
}

export async function findSuppliers(db: Db, rfqID: string): Promise<SupplierRow[]> {
  const rows = await db
    .selectFrom('rfqSuppliers')
    .select(['businessId', 'requestId', 'state', 'declineReason'])
    .select([
      sql<boolean>`nda_opens(request_id, 'S')`.as('opensBuyers'),
      sql<boolean>`nda_opens(request_id, 'R')`.as('opensOwn'),
    ])
    .where('rfqId', '=', rfqID)
    .orderBy('businessId')
    .execute()
  return rows as SupplierRow[]
}

export async function findQuotations(db: Db, rfqID: string, businessIDs: readonly string[]): Promise<QuotationRow[]> {
  if (businessIDs.length === 0) return []
  const rows = await db
    .selectFrom('quotations')
    .select(['id', 'businessId', 'version', 'tiers', 'unit', 'currency', 'minimumOrder', 'leadTime', 'incoterm'])
    .select([
      'transitDays',
      'place',
      'pickUp',
      'freight',
      'insurance',
      'handling',
      'paymentTerms',
      'paymentDays',
      'warrantyMonths',
      'reference',
      sql<string | null>`valid_until::text`.as('validUntil'),
      'note',
      language,
      'files',
      createdAt,
    ])
    .where('rfqId', '=', rfqID)
    .where('businessId', 'in', businessIDs)
    .orderBy('version', 'desc')
    .execute()
  return rows as QuotationRow[]
}

/** Serializes the person's RFQs. */
export async function countCreated(tx: Tx, userID: string, since: Date): Promise<number> {
  await lockActor(tx, `rfqs ${userID}`)
  const { count } = await tx
    .selectFrom('rfqs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdBy', '=', userID)
    .where(sql<Date>`uuid_time(id)`, '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addRfq(tx: Tx, rfq: Insertable<Rfqs>): Promise<string> {
  const { id } = await tx.insertInto('rfqs').values(rfq).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function addSuppliers(tx: Tx, rows: Insertable<RfqSuppliers>[]): Promise<void> {
  await tx.insertInto('rfqSuppliers').values(rows).execute()
}

export async function setStatus(tx: Tx, id: string, status: StoredRfqStatus, awardedTo: string | null): Promise<void> {
  const awardedAt = status === 'awarded' ? sql<Date>`now()` : null
  await tx.updateTable('rfqs').set({ status, awardedTo, awardedAt }).where('id', '=', id).execute()
}

export async function setEstimates(tx: Tx, id: string, estimates: Estimates): Promise<void> {
  await tx
    .updateTable('rfqs')
    .set({ estimates: JSON.stringify(estimates) })
    .where('id', '=', id)
    .execute()
}

type OfSupplier = { rfqID: string; businessID: string }

export async function setSupplierState(
  tx: Tx,
  { rfqID, businessID }: OfSupplier,
  state: SupplierState,
  declineReason = '',
): Promise<void> {
  await tx
    .updateTable('rfqSuppliers')
    .set({ state, declineReason })
    .where('rfqId', '=', rfqID)
    .where('businessId', '=', businessID)
    .execute()
}

/** NOTE: the RFQ must be locked. */
export async function addQuotation(tx: Tx, quotation: Omit<Insertable<Quotations>, 'version'>): Promise<string> {
  const { rfqId, businessId } = quotation
  const version = tx
    .selectFrom('quotations')
    .select(({ fn }) => sql<number>`coalesce(${fn.max('version')}, 0) + 1`.as('version'))
    .where('rfqId', '=', rfqId)
    .where('businessId', '=', businessId)
  const { id } = await tx
    .insertInto('quotations')
    .values({ ...quotation, version })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** MarkResult: each once. */
export async function takeToRemind(tx: Tx, hours: number): Promise<string[]> {
  const rows = await tx
    .updateTable('rfqs')
    .set({ remindedAt: sql`now()` })
    .where('status', '=', 'open')
    .where('remindedAt', 'is', null)
    .where('deadline', '>', sql<Date>`now()`)
    .where('deadline', '<=', sql<Date>`now() + make_interval(hours => ${hours}::int)`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** MarkResult: each once. */
export async function takeExpired(tx: Tx): Promise<string[]> {
  const rows = await tx
    .updateTable('rfqs')
    .set({ expiredAt: sql`now()` })
    .where('status', '=', 'open')
    .where('expiredAt', 'is', null)
    .where('deadline', '<=', sql<Date>`now()`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function findThreads(
  db: Db,
  rfqIDs: readonly string[],
  states: readonly SupplierState[],
): Promise<{ requestId: string; createdBy: string }[]> {
  if (rfqIDs.length === 0) return Promise.resolve([])
  return db
    .selectFrom('rfqSuppliers as s')
    .innerJoin('rfqs as r', 'r.id', 's.rfqId')
    .select(['s.requestId', 'r.createdBy'])
    .where('s.rfqId', 'in', rfqIDs)
    .where('s.state', 'in', states)
    .execute()
}
