// Test helpers for reviews.
import { randomUUID } from 'node:crypto'
import type { NewReview } from '#contract/trust/reviews/fields.ts'
import type * as z from 'zod'
import { addBusiness, addMember, type TestApi, type TestPerson } from '#api/testing.ts'

export type Firm = { id: string; owner: TestPerson; name: string }

/** Its mailbox has a domain of its own; a thread came before. */
export async function firm(bench: TestApi, name = 'Maipo Works', { isNew = false } = {}): Promise<Firm> {
  const id = await addBusiness(bench.db, name)
  const owner = await bench.person('Olga Quintana', { email: `olga@${randomUUID()}.example` })
  await addMember(bench.db, id, owner.userID)
  if (!isNew)
    await thread(bench, { buyer: { kind: 'business', id }, supplier: randomUUID(), writers: [owner, owner], ago: 900 })
  return { id, owner, name }
}

type Dealing = {
  buyer: { kind: 'user' | 'business'; id: string }
  supplier: string
  writers: readonly [TestPerson, TestPerson]
  /** Days. */
  ago?: number
  messages?: number
  days?: number
  quoted?: boolean
  awarded?: boolean
}

/** Written by SQL, so that days have passed. */
export async function thread(bench: TestApi, dealing: Dealing): Promise<string> {
  const { buyer, supplier, writers, ago = 20, messages = 0, days = 3, quoted = false, awarded = false } = dealing
  const { rows } = await bench.pool.query<{ id: string }>(
    `with rfq as (
      insert into rfqs (id, buyer_kind, buyer_id, created_by, title, country_code, currency, deadline, quantity, unit, status, expired_at, awarded_to)
      select uuidv7(make_interval(days => -$6::int)), $1, $2, $4, 'Six pumps', 'CL', 'USD', now() - interval '1 day', 6, 'piece',
        case when $8::boolean then 'awarded' else 'open' end, now(), case when $8::boolean then $3::uuid end where $7::boolean returning id),
    one as (
      insert into requests (sender_kind, sender_id, receiver_kind, receiver_id, subject_code, subject, rfq_id, messages, created_at)
      select $1, $2, 'business', $3, 'other', 'Six pumps', (select id from rfq), 2 + $9::int, now() - make_interval(days => $6) returning *),
    sides as (
      insert into request_sides (request_id, side, actor_kind, actor_id, last_id)
      select id, s.side, case s.side when 'S' then sender_kind else receiver_kind end,
        case s.side when 'S' then sender_id else receiver_id end, id from one, (values ('S'), ('R')) s (side)),
    asked as (
      insert into messages (request_id, position, side, type, content, writer_id, sent_at) select id, 1, 'S', 'text', 'Hello', $4, created_at from one),
    supplied as (insert into rfq_suppliers (rfq_id, business_id, request_id, state) select rfq_id, $3, id, 'quoted' from one where $7),
    quotation as (
      insert into quotations (rfq_id, business_id, created_by, version, tiers, unit, currency)
      select rfq_id, $3, $5, 1, '[{"quantity": 6, "unitPrice": 10}]', 'piece', 'USD' from one where $7 returning id),
    quoted as (
      insert into messages (request_id, position, side, type, content, writer_id, sent_at, quotation_id)
      select one.id, 2, 'R', 'quotation', '', $5, created_at + interval '1 day', quotation.id from one, quotation),
    talked as (
      insert into messages (request_id, position, side, type, content, writer_id, sent_at)
      select id, 2 + n, case n % 2 when 0 then 'S' else 'R' end, 'text', 'More', $4, created_at + make_interval(days => $10) * n / greatest($9, 1)
      from one, generate_series(1, $9::int) n)
    select id from one`,
    [
      buyer.kind,
      buyer.id,
      supplier,
      writers[0].userID,
      writers[1].userID,
      ago,
      quoted || awarded,
      awarded,
      messages,
      days,
    ],
  )
  return rows[0]!.id
}

export type Side = 'buyer' | 'supplier'
export const deal = (bench: TestApi, buyer: Firm, supplier: Firm, more: Partial<Dealing> = { awarded: true }) =>
  thread(bench, {
    buyer: { kind: 'business', id: buyer.id },
    supplier: supplier.id,
    writers: [buyer.owner, supplier.owner],
    ...more,
  })

export const answers = {
  kept: 4,
  quality: 4,
  communication: 5,
  onTime: 3,
  again: true,
  content: 'Arrived as agreed.',
  named: true,
} as const satisfies z.input<typeof NewReview>

export const write = (who: TestPerson, requestID: string, more: Partial<z.input<typeof NewReview>> = {}) =>
  who.api.reviews.write({ params: { requestID }, body: { ...answers, ...more } })

export async function age(bench: TestApi, requestID: string, days: number): Promise<void> {
  await bench.pool.query(
    `update reviews set handed_at = handed_at - make_interval(days => $2), published_at = published_at - make_interval(days => $2),
      replied_at = replied_at - make_interval(days => $2) where request_id = $1`,
    [requestID, days],
  )
}

export const shown = (bench: TestApi, { id }: { id: string }, query: { side?: Side; evidence?: 'awarded' } = {}) =>
  bench.api.reviews.ofBusiness({ params: { id }, query })

/** Published; the other side stays silent. */
export async function published(
  bench: TestApi,
  buyer: Firm,
  supplier: Firm,
  more: Partial<z.input<typeof NewReview>> = {},
) {
  const requestID = await deal(bench, buyer, supplier)
  await write(buyer.owner, requestID, more)
  await age(bench, requestID, 15)
  await bench.jobs.runDueJobs({ ahead: 600 })
  return requestID
}
