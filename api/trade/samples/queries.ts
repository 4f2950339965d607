// SQL that reads samples.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { samplePageSize } from '#contract/foundation/constants.ts'
import type { Unit } from '#contract/trade/rfqs/units.ts'
import type { FreightPayer, SampleOutcome, SampleState } from '#contract/trade/samples/states.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

export type StoredAddress = { receiver: string; street: string; place: string; postcode: string; phone: string }
export type SampleRow = {
  id: string
  requestID: string
  productID: string | null
  name: string
  state: SampleState
  purpose: string | null
  quantity: number | null
  unit: Unit | null
  country: string | null
  freight: FreightPayer | null
  deducted: boolean | null
  address: StoredAddress | null
  freightAccount: string | null
  fee: number | null
  currency: string | null
  reason: string
  carrier: string
  tracking: string
  outcome: SampleOutcome | null
  requestedAt: Date
  qualifiedAt: Date | null
  decidedAt: Date | null
  approvedAt: Date | null
  shippedAt: Date | null
  receivedAt: Date | null
  endedAt: Date | null
  senderKind: Actor['kind']
  senderID: string
  receiverKind: Actor['kind']
  receiverID: string
  isClosed: boolean
}

const columns = `p.id, p.request_id as "requestID", p.product_id as "productID", p.name, p.state, p.purpose, p.quantity, p.unit,
  p.country_code as country, p.freight, p.deducted, p.address, p.freight_account as "freightAccount", p.fee, p.currency, p.reason,
  p.carrier, p.tracking, p.outcome, p.requested_at as "requestedAt", p.qualified_at as "qualifiedAt", p.decided_at as "decidedAt",
  p.approved_at as "approvedAt", p.shipped_at as "shippedAt", p.received_at as "receivedAt", p.ended_at as "endedAt",
  p.sender_kind as "senderKind", p.sender_id as "senderID", p.receiver_kind as "receiverKind", p.receiver_id as "receiverID",
  p.closed_at is not null as "isClosed"`

/** Newest first. */
export async function findSamples(pool: pg.Pool, requestID: string): Promise<SampleRow[]> {
  const { rows } = await pool.query<SampleRow>({
    name: 'samples-of-thread',
    text: `select ${columns} from thread_samples p where p.request_id = $1::uuid order by p.id desc`,
    values: [requestID],
  })
  return rows
}

type Page = {
  actorID: string
  role: 'buyer' | 'supplier' | undefined
  state: SampleState | undefined
  before: string | undefined
}
const isSender = 'p.sender_id = $1::uuid'
const isReceiver = 'p.receiver_id = $1::uuid'
const ofRole = { buyer: isSender, supplier: isReceiver, both: `(${isSender} or ${isReceiver})` }

/** One more than a page. */
export async function listSamples(pool: pg.Pool, { actorID, role, state, before }: Page): Promise<SampleRow[]> {
  const { rows } = await pool.query<SampleRow>({
    name: `samples-of-${role ?? 'both'}`,
    text: `select ${columns} from thread_samples p where ${ofRole[role ?? 'both']}
      and ($2::text is null or p.state = $2) and ($3::uuid is null or p.id < $3) order by p.id desc limit $4`,
    values: [actorID, state ?? null, before ?? null, samplePageSize + 1],
  })
  return rows
}

/** NOTE: the thread must be locked. */
export async function findSample(
  tx: Transaction<DB>,
  { id, requestID }: { id: string; requestID: string },
): Promise<SampleRow | undefined> {
  const { rows } = await sql<SampleRow>`select ${sql.raw(columns)} from thread_samples p
    where p.id = ${id} and p.request_id = ${requestID}`.execute(tx)
  return rows[0]
}

export async function findOpenSamples(tx: Transaction<DB>, requestID: string): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`select ${sql.raw(columns)} from thread_samples p
    where p.request_id = ${requestID} and p.ended_at is null order by p.id`.execute(tx)
  return rows
}

export async function wasStepTaken(tx: Transaction<DB>, id: string, state: SampleState): Promise<boolean> {
  const row = await tx
    .selectFrom('sampleSteps')
    .select('id')
    .where('sampleId', '=', id)
    .where('state', '=', state)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type SampleCounts = {
  requested: number
  approved: number
  declined: number
  shipped: number
  concluded: number
  waiting: number
  late: number
}

export type WaitingSample = { requestID: string; name: string; since: Date }

/** Sample that waits longest for its supplier. */
export async function findFirstOnTurn(pool: pg.Pool, businessID: string): Promise<WaitingSample | undefined> {
  const { rows } = await pool.query<WaitingSample>({
    name: 'samples-first-on-turn',
    text: `select p.request_id as "requestID", p.name, coalesce(p.approved_at, p.qualified_at) as since
      from thread_samples p join writable_threads w on w.request_id = p.request_id
      where p.receiver_id = $1::uuid and p.state in ('qualified', 'approved')
      order by since, p.id limit 1`,
    values: [businessID],
  })
  return rows[0]
}

export async function countSamples(
  db: pg.Pool,
  businessID: string,
  days: number,
  { answerHours, shipmentDays }: { answerHours: number; shipmentDays: number },
): Promise<SampleCounts> {
  const since = `now() - make_interval(days => $2::int)`
  const counted = (column: string, more = 'true') => `(count(*) filter (where p.${column} > ${since} and ${more}))::int`
  const isLate = `(p.state = 'qualified' and p.qualified_at < now() - make_interval(hours => $3::int)
    or p.state = 'approved' and p.approved_at < now() - make_interval(days => $4::int))`
  const isOpen = `p.state in ('qualified', 'approved') and p.closed_at is null`
  const { rows } = await db.query<SampleCounts>({
    name: 'samples-count',
    text: `select ${counted('requested_at')} as requested, ${counted('approved_at')} as approved,
        ${counted('ended_at', "p.state = 'declined'")} as declined, ${counted('shipped_at')} as shipped,
        ${counted('ended_at', "p.state = 'concluded'")} as concluded,
        (count(*) filter (where ${isOpen}))::int as waiting, (count(*) filter (where ${isOpen} and ${isLate}))::int as late
      from thread_samples p where p.receiver_id = $1::uuid`,
    values: [businessID, days, answerHours, shipmentDays],
  })
  return rows[0]!
}
