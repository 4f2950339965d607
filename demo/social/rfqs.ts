// Sample RFQs: under comparison, awarded. Once per empty directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type Cast, castOf } from './cast.ts'
import { type Clock, clockOf } from './clock.ts'
import { addThread, addThreads, noRows, type Rows, type SampleThread } from './inquiries.ts'

/** `after`: hours since the RFQ; `valid`: days from now. */
type SampleQuotation = {
  after: number
  tiers: [quantity: number, unitPrice: number][]
  currency: string
  leadTime: number
  minimumOrder?: number
  incoterm: string
  place: string
  paymentTerms: string
  paymentDays?: number
  transitDays?: number
  pickUp?: number
  freight?: number
  insurance?: number
  warrantyMonths?: number
  reference?: string
  valid: number
  note: string
}
type SampleSupplier = { firm: string; quotations?: SampleQuotation[]; declined?: string }
/** `ago`: hours; `days`: time to answer; `neededIn`: days from now. */
type SampleRfq = {
  from: string
  title: string
  product?: string
  ago: number
  days: number
  quantity: number
  unit: string
  country: string
  place?: string
  neededIn?: number
  estimates?: { handling: number }
  incoterm: string
  currency: string
  specs: Record<string, string>
  description: string
  awarded?: string
  suppliers: SampleSupplier[]
}
type Row<Table extends keyof DB> = Insertable<DB[Table]>
type RfqRows = { rfqs: Row<'rfqs'>[]; suppliers: Row<'rfqSuppliers'>[]; quotations: Row<'quotations'>[] }

const file = join(import.meta.dirname, '../data/rfqs.json')
const day = 24 // hours
const awardedAfter = 200 // hours after the request or the last answer

export async function addSampleRfqs(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('rfqs').select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as SampleRfq[]
  const cast = await castOf(
    tx,
    told.flatMap(({ product }) => product ?? []),
  )
  const clock = clockOf(now)
  const rows: RfqRows = { rfqs: [], suppliers: [], quotations: [] }
  const threads = noRows()
  for (const rfq of told) addRfq(rows, threads, rfq, cast, clock)
  if (rows.rfqs.length === 0) return false
  await addThreads(tx, threads)
  await tx.insertInto('rfqs').values(rows.rfqs).execute()
  await tx.insertInto('rfqSuppliers').values(rows.suppliers).execute()
  await tx.insertInto('quotations').values(rows.quotations).execute()
  return true
}

function addRfq(rows: RfqRows, threads: Rows, rfq: SampleRfq, cast: Cast, clock: Clock): void {
  const buyer = cast.actors.get(rfq.from)
  const suppliers = rfq.suppliers.filter(({ firm }) => cast.actors.has(firm))
  if (!buyer || suppliers.length === 0) return
  const { title, quantity, unit, description, incoterm, currency, awarded, place = '', neededIn, estimates } = rfq
  const id = clock.idAt(`rfq ${title}`, rfq.ago)
  rows.rfqs.push({
    id,
    buyerKind: buyer.kind,
    buyerId: buyer.id,
    createdBy: buyer.writerID,
    status: awarded ? 'awarded' : 'open',
    awardedTo: awarded ? cast.actors.get(awarded)!.id : null,
    awardedAt: awarded ? clock.timeAt(rfq.ago - awardedAfter) : null,
    place,
    neededBy: neededIn === undefined ? null : dayIn(clock, neededIn),
    estimates: JSON.stringify(estimates ?? {}),
    title,
    productId: cast.products.get(rfq.product ?? '')?.id ?? null,
    quantity,
    unit,
    specs: JSON.stringify(Object.entries(rfq.specs).map(([key, value]) => ({ key, value }))),
    description,
    countryCode: rfq.country,
    incoterm,
    currency,
    deadline: endOfDay(clock.timeAt(rfq.ago - rfq.days * day)),
  })
  for (const supplier of suppliers) addSupplier(rows, threads, rfq, supplier, { id, cast, clock })
}

type Around = { id: string; cast: Cast; clock: Clock }

function addSupplier(
  rows: RfqRows,
  threads: Rows,
  rfq: SampleRfq,
  supplier: SampleSupplier,
  { id, cast, clock }: Around,
) {
  const { firm, quotations = [], declined } = supplier
  const { id: businessId, writerID } = cast.actors.get(firm)!
  const requestId = addThread(threads, threadOf(rfq, supplier, id, clock), cast, clock)!
  const state = declined ? 'declined' : quotations.length > 0 ? 'quoted' : 'invited'
  rows.suppliers.push({ rfqId: id, businessId, requestId, state, declineReason: declined ?? '' })
  for (const [at, { after, tiers, valid, note, ...terms }] of quotations.entries())
    rows.quotations.push({
      ...terms,
      id: quotationID(clock, rfq, firm, { after, at }),
      rfqId: id,
      businessId,
      version: at + 1,
      createdBy: writerID,
      tiers: JSON.stringify(tiers.map(([quantity, unitPrice]) => ({ quantity, unitPrice }))),
      unit: rfq.unit,
      validUntil: dayIn(clock, valid),
      note,
    })
}

function quotationID(
  clock: Clock,
  { title, ago }: SampleRfq,
  firm: string,
  { after, at }: { after: number; at: number },
): string {
  return clock.idAt(`quotation ${title} ${firm} ${at}`, ago - after)
}

function threadOf(
  rfq: SampleRfq,
  { firm, quotations = [], declined }: SampleSupplier,
  rfqID: string,
  clock: Clock,
): SampleThread {
  let told = 0
  const quoted = quotations.map(({ after, note }, at) => {
    const since = after - told
    told = after
    const id = quotationID(clock, rfq, firm, { after, at })
    return { by: 'R' as const, after: since, text: note, type: 'quotation' as const, quotationID: id }
  })
  const outcome = firm === rfq.awarded ? 'awarded' : 'notAwarded'
  return {
    from: rfq.from,
    to: firm,
    subject: rfq.title,
    ago: rfq.ago,
    ...(rfq.product && { product: rfq.product }),
    rfqID,
    messages: [
      { by: 'S', after: 0, text: rfq.description },
      ...quoted,
      ...(declined
        ? [
            { by: 'R' as const, after: 30, text: declined },
            { by: 'R' as const, after: 0, text: 'declined', type: 'system' as const },
          ]
        : []),
      ...(rfq.awarded ? [{ by: 'S' as const, after: awardedAfter, text: outcome, type: 'system' as const }] : []),
    ],
    unread: rfq.awarded ? 0 : 1,
  }
}

function endOfDay(time: Date): Date {
  return new Date(Math.ceil(time.getTime() / 86_400_000) * 86_400_000)
}

function dayIn(clock: Clock, days: number): string {
  return clock
    .timeAt(-days * day)
    .toISOString()
    .slice(0, 10)
}
