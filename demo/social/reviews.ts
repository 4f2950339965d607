// Sample reviews with their dealings. Once per directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type Actor, type Cast, castOf } from './cast.ts'
import { type Clock, clockOf } from './clock.ts'
import { addThread, addThreads, noRows, type Rows, type SampleThread } from './inquiries.ts'

type Words = { scores: (number | null)[]; again: boolean | null; text: string }
/** `ago`: hours; `back`: supplier's words. */
type SampleReview = Words & {
  from: string
  to: string
  title: string
  ago: number
  evidence: 'talked' | 'quoted' | 'awarded' | 'delivered'
  named: boolean
  product?: string
  reply?: string
  back?: Words
  heldFor?: string[]
  doubts?: string[]
}
type Row<Table extends keyof DB> = Insertable<DB[Table]>
type Dealings = {
  rfqs: Row<'rfqs'>[]
  rfqSuppliers: Row<'rfqSuppliers'>[]
  quotations: Row<'quotations'>[]
  reviews: Row<'reviews'>[]
}
type Around = { cast: Cast; clock: Clock; threads: Rows; homes: Map<string, Home> }
type Home = { countryCode: string; industryId: string }

const file = join(import.meta.dirname, '../data/reviews.json')
const day = 24 // hours

export async function addSampleReviews(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('reviews').select('id').limit(1).executeTakeFirst()) return false
  const told = JSON.parse(await readFile(file, 'utf8')) as SampleReview[]
  const cast = await castOf(
    tx,
    told.flatMap(({ product }) => product ?? []),
  )
  const found = await tx
    .selectFrom('businesses')
    .select(['id', 'countryCode', 'industryId'])
    .where('sample', '=', true)
    .execute()
  const homes = new Map(found.map(({ id, ...home }) => [id, home]))
  const around = { cast, clock: clockOf(now), threads: noRows(), homes }
  const rows: Dealings = { rfqs: [], rfqSuppliers: [], quotations: [], reviews: [] }
  for (const review of told) addDealing(rows, review, around)
  if (rows.reviews.length === 0) return false
  await addThreads(tx, around.threads)
  await tx.insertInto('rfqs').values(rows.rfqs).execute()
  await tx.insertInto('rfqSuppliers').values(rows.rfqSuppliers).execute()
  await tx.insertInto('quotations').values(rows.quotations).execute()
  await tx.insertInto('reviews').values(rows.reviews).execute()
  return true
}

function addDealing(rows: Dealings, review: SampleReview, around: Around): void {
  const { cast, clock, threads } = around
  const [buyer, supplier] = [cast.actors.get(review.from), cast.actors.get(review.to)]
  if (!buyer || !supplier) return
  const name = `dealing ${review.from} ${review.to} ${review.title}`
  const isQuoted = review.evidence !== 'talked'
  const isAwarded = review.evidence === 'awarded' || review.evidence === 'delivered'
  const ids = {
    rfq: clock.idAt(`${name} rfq`, review.ago),
    quotation: clock.idAt(`${name} quotation`, review.ago - day),
  }
  const requestId = addThread(threads, threadOf(review, isQuoted ? ids : undefined), cast, clock)!
  const side = threads.requestSides.filter((one) => one.requestId === requestId)
  for (const one of side) one.archivedAt = clock.timeAt(1)
  if (isQuoted) {
    rows.rfqs.push({
      id: ids.rfq,
      buyerKind: buyer.kind,
      buyerId: buyer.id,
      createdBy: buyer.writerID,
      status: isAwarded ? 'awarded' : 'closed',
      awardedTo: isAwarded ? supplier.id : null,
      title: review.title,
      productId: cast.products.get(review.product ?? '')?.id ?? null,
      quantity: 4,
      unit: 'piece',
      countryCode: around.homes.get(buyer.id)!.countryCode,
      currency: 'EUR',
      deadline: clock.timeAt(review.ago - 14 * day),
    })
    rows.rfqSuppliers.push({ rfqId: ids.rfq, businessId: supplier.id, requestId, state: 'quoted' })
    rows.quotations.push({
      id: ids.quotation,
      rfqId: ids.rfq,
      businessId: supplier.id,
      version: 1,
      createdBy: supplier.writerID,
      tiers: JSON.stringify([{ quantity: 4, unitPrice: 1480 }]),
      unit: 'piece',
      currency: 'EUR',
      leadTime: 42,
    })
  }
  const handedIn = { requestId, at: review.ago - 40 * day, around }
  rows.reviews.push(rowOf(review, 'S', buyer, supplier, handedIn))
  if (review.back) rows.reviews.push(rowOf({ ...review.back, named: true }, 'R', supplier, buyer, handedIn))
}

function threadOf(
  { from, to, title, ago, product, evidence }: SampleReview,
  ids?: Record<'rfq' | 'quotation', string>,
) {
  const talk = [0, 1, 2].flatMap((turn): SampleThread['messages'] => [
    { by: 'S', after: turn ? day : 0, text: turn ? 'Thank you, one more question.' : title },
    { by: 'R', after: day, text: 'Gladly.' },
  ])
  const outcome = evidence === 'quoted' ? 'closed' : 'awarded'
  const messages: SampleThread['messages'] = ids
    ? [
        { by: 'S', after: 0, text: title },
        { by: 'R', after: day, text: '', type: 'quotation', quotationID: ids.quotation },
        { by: 'S', after: 6 * day, text: outcome, type: 'system' },
      ]
    : talk
  return { from, to, subject: title, ago, messages, ...(product && { product }), ...(ids && { rfqID: ids.rfq }) }
}

type HandedIn = { requestId: string; at: number; around: Around }
type SampleWords = Words & Pick<SampleReview, 'named' | 'reply' | 'heldFor' | 'doubts'> & { evidence?: string }

function rowOf(
  { scores, again, text, named, reply, evidence, heldFor = [], doubts = [] }: SampleWords,
  side: 'S' | 'R',
  writer: Actor,
  about: Actor,
  { requestId, at, around: { clock, homes } }: HandedIn,
): Row<'reviews'> {
  const [kept, quality, communication, onTime] = scores
  const { countryCode, industryId } = homes.get(writer.id)!
  return {
    id: clock.idAt(`review ${requestId} ${side}`, at),
    requestId,
    side,
    writerKind: writer.kind,
    writerId: writer.id,
    writtenBy: writer.writerID,
    aboutKind: about.kind,
    aboutId: about.id,
    kept: kept ?? null,
    quality: quality ?? null,
    communication: communication ?? null,
    onTime: onTime ?? null,
    again,
    content: text,
    named,
    countryCode,
    industryId,
    state: heldFor.length > 0 ? 'held' : 'published',
    heldFor,
    doubts,
    handedAt: clock.timeAt(at),
    publishedAt: heldFor.length > 0 ? null : clock.timeAt(at - day),
    ...(reply && { reply, repliedAt: clock.timeAt(at - 4 * day) }),
    ...(evidence === 'delivered' && { noteState: 'accepted', noteSentAt: clock.timeAt(at) }),
  }
}
