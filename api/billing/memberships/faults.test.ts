// Failing payments. SUBSCRIBERS=20000: large run.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Checkout } from '#contract/billing/memberships/memberships.ts'
import { type Charge, type PaymentProvider, ProviderUnavailable } from '#kit/payments/provider.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { changePlan } from '#api/billing/plans/testing.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { compareBooks, settleOpen } from './reconciliation.ts'
import { body } from './testing.ts'

const subscribers = Number(process.env['SUBSCRIBERS'] ?? 300)
const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_authenticationRequired',
  'pm_card_chargeDeclined',
]
const day = 24 * 3600 * 1000 // ms

let bench: TestApi
let owner: TestPerson
let staff: TestPerson
let businesses: string[]
const draws = new Map<string, () => number>()
const shown = new Map<string, Set<number>>()

before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  staff = await bench.person('Stella Staff', { roles: ['administrator'] })
  const { rows } = await sql<{ id: string }>`
    insert into businesses (company_name, slug, business_type, country_code, industry_id)
    select 'Works ' || n, 'works-' || n, 'MA', 'US', ${nodeByKey('0004')!.id} from generate_series(1, ${subscribers}) n returning id`.execute(
    bench.db,
  )
  businesses = rows.map(({ id }) => id)
  await sql`insert into members (business_id, user_id, access) select id, ${owner.userID}, 'owner' from businesses`.execute(
    bench.db,
  )
  await sql`insert into billing_details (business_id, name, address, country_code, tax_number)
    select id, company_name, 'Mill Road 1', 'US', '' from businesses`.execute(bench.db)
  bench.dependencies.payments.provider = faulty(bench.payments)
})
after(() => bench.close())

/** Mulberry32. */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function faulty(provider: PaymentProvider): PaymentProvider {
  async function charge(request: Charge) {
    const drawn = draws.get(request.payer)!()
    if (drawn < 0.08) throw new Error('Killed before the charge')
    if (drawn < 0.16) throw new ProviderUnavailable('The request was lost')
    const made = await provider.charge(drawn < 0.25 ? { ...request, amount: request.amount + 1 } : request)
    if (drawn < 0.27) throw new Error('Killed after the charge')
    if (drawn < 0.35) throw new ProviderUnavailable('The answer was lost')
    return made
  }
  return { ...provider, charge }
}

type Notification = { payload: Buffer; isSigned: boolean }
const late: Notification[] = []

async function notify({ payload, isSigned }: Notification): Promise<void> {
  const signature = isSigned ? bench.payments.sign(payload) : 'nonsense'
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  const { statusCode } = await bench.app.inject({ method: 'POST', url: '/webhooks/payments', payload, headers })
  assert.equal(statusCode, isSigned ? 200 : 400)
}

async function subscribeAmongFaults(businessID: string, seed: number): Promise<void> {
  const random = randomBy(seed)
  draws.set(businessID, random)
  let card = cards[Math.floor(random() * cards.length)]!
  for (let attempt = 0; attempt < 3; attempt++) {
    const { memberships } = owner.api
    const { offers } = await memberships.read({ params: { businessID } })
    const total = offers.find(({ subscription }) => subscription === 'gold')?.total
    if (total === undefined) break
    shown.set(businessID, (shown.get(businessID) ?? new Set()).add(total))
    if (random() < 0.1) await changePrice(random)
    const order = { ...body(businessID, 'gold-year', card).body, total }
    const checkout = await memberships.subscribe({ body: order }).catch(() => undefined)
    if (checkout?.status === 'action') await secondStep(checkout, businessID, random)
    if (checkout?.status === 'succeeded' || random() < 0.3) break
    if (random() < 0.5) card = cards[Math.floor(random() * cards.length)]!
  }
  const { rows } = await sql<{ reference: string }>`
    select t.reference from test_payments t join payments p on p.id::text = t.key where p.business_id = ${businessID}`.execute(
    bench.db,
  )
  for (const { reference } of rows) {
    const payload = Buffer.from(JSON.stringify({ id: `evt_${reference}`, reference }))
    const drawn = random()
    if (drawn < 0.2) for (let times = 0; times < 5; times++) await notify({ payload, isSigned: true })
    else if (drawn < 0.4) late.push({ payload, isSigned: true })
    else if (drawn < 0.5) await notify({ payload, isSigned: false })
  }
}

async function changePrice(random: () => number): Promise<void> {
  const price = 150_000 + Math.floor(random() * 100_000)
  await changePlan(staff, 'gold', { price }).catch((error: Error) => assert.equal(error.name, 'Conflict'))
}

async function secondStep({ paymentID, action }: Checkout, businessID: string, random: () => number): Promise<void> {
  const drawn = random()
  if (drawn > 0.8) return
  await bench.payments.answerTestBank!(action!.clientSecret, drawn < 0.6)
  if (drawn < 0.4) await owner.api.memberships.confirm({ body: { businessID, paymentID } }).catch(() => {})
}

async function forAll(work: (businessID: string, at: number) => Promise<void>): Promise<void> {
  const queue = businesses.entries()
  const worker = async () => {
    for (const [at, businessID] of queue) await work(businessID, at)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

test(`${subscribers} subscribers: no double charge, no tier without payment, no payment without tier`, async () => {
  await forAll((businessID, at) => subscribeAmongFaults(businessID, 1 + at))
  await bench.jobs.runDueJobs()
  const later = new Date(Date.now() + 3 * day)
  for (let turn = 0; turn < 2 + subscribers / 500; turn++) await settleOpen(bench.dependencies, later)
  for (const one of late.toReversed()) await notify(one)
  await bench.jobs.runDueJobs()
  await compareBooks(bench.dependencies, new Date(Date.now() - day))

  const kept = `t.status = 'succeeded' and t.amount > t.refunded`
  const { rows } = await bench.pool.query<
    Record<'doubled' | 'unpaid' | 'ungranted' | 'open' | 'granted' | 'wrong' | 'unlisted', number>
  >(`
    with charged as (
      select p.business_id, p.total, p.status as ours, t.amount, t.reference from test_payments t join payments p on p.id::text = t.key where ${kept}),
    paid as (select business_id, count(*) as times from charged where amount = total group by 1)
    select (select count(*)::int from paid where times > 1) as doubled,
      (select count(*)::int from businesses b where subscription <> 'standard' and not exists (select from paid where business_id = b.id)) as unpaid,
      (select count(*)::int from paid join businesses b on b.id = business_id where subscription = 'standard') as ungranted,
      (select count(*)::int from payments where status in ('pending', 'action')) as open,
      (select count(*)::int from businesses where subscription = 'gold') as granted,
      (select count(*)::int from charged where amount <> total) as wrong,
      (select count(*)::int from charged c where amount <> total
        and not exists (select from payment_findings f where f.reference = c.reference and f.kind = 'amount')) as unlisted`)
  const { granted, wrong, ...nobody } = rows[0]!
  assert.deepEqual(nobody, { doubled: 0, unpaid: 0, ungranted: 0, open: 0, unlisted: 0 })
  assert.ok(granted > subscribers / 4 && wrong > 0, `${granted} granted, ${wrong} with a wrong amount`)
  const { rows: books } = await bench.pool.query(
    `select sum(amount)::int as sum, sum(amount) filter (where account = 'cash')::bigint
      = (select sum(p.total) from memberships m join payments p on p.id = m.payment_id) as complete from ledger_entries`,
  )
  assert.deepEqual(books, [{ sum: 0, complete: true }])
  const { rows: paid } = await bench.pool.query<{ id: string; total: number }>(
    `select business_id as id, total from payments where status = 'succeeded'`,
  )
  assert.equal(paid.length, granted)
  assert.deepEqual(
    paid.filter(({ id, total }) => !shown.get(id)!.has(total)),
    [],
  )
  assert.ok(new Set(paid.map(({ total }) => total)).size > 5, 'the price has changed in between')
})
