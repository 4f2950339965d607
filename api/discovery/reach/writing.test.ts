// Reach: counts after concurrent writes, failures and nights.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Sight } from '#api/foundation/context.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { Sightings } from './sightings.ts'
import { figuresOf, tell } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

async function business(name: string): Promise<string> {
  const id = await addBusiness(bench.db, name)
  await addMember(bench.db, id, owner.userID)
  return id
}
const page = (id: string, kind: 'business' | 'product' = 'product') => ({ viewed: { kind, id } })
const view = {
  kind: 'product',
  event: 'viewed',
  source: 'direct',
  country: '',
  words: '',
  place: null,
  viewer: null,
} as const satisfies Partial<Sight>

test('another process counts nobody twice', async () => {
  const id = await business('Two Processes')
  const product = await addProduct(bench.db, id, 'Shared roller')
  const other = new Sightings({ kysely: bench.db })
  await tell(bench, page(product))
  const { day, person } = await other.personOf(
    '192.0.2.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  )
  other.add({ ...view, day, person, thing: product })
  await Promise.all([other.flush(), bench.sightings.flush()])
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 1)
})

async function businessOf520(name: string): Promise<{ id: string; products: string[] }> {
  const id = await business(name)
  const { rows } = await bench.pool.query<{ id: string }>(
    `insert into products (business_id, name, slug, industry_id)
      select $1, 'Part ' || n, 'part-' || n, $2 from generate_series(1, 520) n returning id`,
    [id, nodeByKey('0004')!.id],
  )
  return { id, products: rows.map((row) => row.id) }
}

test('at most 500 things count a person and day', async () => {
  const { id, products } = await businessOf520('Many Works')
  for (const [number, product] of products.entries()) {
    await tell(bench, page(product), { address: '203.0.113.77' })
    if (number === 300) await bench.sightings.flush()
  }
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 500)
})

test('processes that write at the same time count no more than 500 things either', async () => {
  const { id, products } = await businessOf520('Concurrent Works')
  const { day, person } = await bench.sightings.personOf('203.0.113.78', 'Firefox')
  const processes = Array.from({ length: 4 }, () => new Sightings({ kysely: bench.db }))
  for (const [number, thing] of products.entries()) processes[number % 4]!.add({ ...view, day, person, thing })
  await Promise.all(processes.map((one) => one.flush()))
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 500)
})

test('a failed write waits for the next one; a refused batch is dropped, and the next is counted', async () => {
  const id = await business('Failing Works')
  const product = await addProduct(bench.db, id, 'Failing hinge')
  const { day, person } = await bench.sightings.personOf('203.0.113.79', 'Firefox')
  const sightings = new Sightings({ kysely: bench.db })
  sightings.add({ ...view, day, person, thing: product })
  await bench.pool.query('alter table reach_marks rename to reach_marks_away')
  await assert.rejects(sightings.flush())
  await bench.pool.query('alter table reach_marks_away rename to reach_marks')
  await sightings.flush()
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 1)
  sightings.add({ ...view, day, person, thing: 'no id' })
  await sightings.flush()
  sightings.add({ ...view, day, person, thing: id, kind: 'business' })
  await sightings.flush()
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 2)
})

test('pages of other sites send no beacon: only JSON is read, which browsers ask about first', async () => {
  const id = await business('Framed Works')
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'text/plain' }
  const payload = JSON.stringify(page(id, 'business'))
  const sent = await bench.app.inject({ method: 'POST', url: '/reach', headers, payload })
  assert.equal(sent.statusCode, 400)
  const asked = {
    ...headers,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const preflight = await bench.app.inject({ method: 'OPTIONS', url: '/reach', headers: asked })
  assert.equal(preflight.headers['access-control-allow-origin'], undefined)
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 0)
})

test('months to come are added every night, and those that no plan shows are dropped', async () => {
  const id = await business('Old Works')
  const months = async () => {
    const { rows } = await bench.pool.query<{ month: string }>(
      `select distinct right(inhrelid::regclass::text, 6) as month from pg_inherits
        where inhparent in ('reach_days'::regclass, 'reach_words'::regclass) order by 1`,
    )
    return rows.map(({ month }) => month)
  }
  const monthOf = async (shift: string) =>
    (
      await bench.pool.query<{ month: string }>(
        `select to_char((now() at time zone 'UTC')::date + $1::interval, 'YYYYMM') as month`,
        [shift],
      )
    ).rows[0]!.month
  const [oldest, next] = [await monthOf('-364 days'), await monthOf('2 months')]
  await bench.pool.query(`select add_reach_months((now() - interval '500 days')::date, now()::date)`)
  await bench.pool.query(
    `insert into reach_days (day, business_id, product_id, event, source, count)
      select (now() at time zone 'UTC')::date - n, $1, $1, 'viewed', 'direct', 1 from unnest(array[364, 450]) n`,
    [id],
  )
  await bench.pool.query(`drop table reach_days_${next}, reach_words_${next}`)
  await bench.jobs.runDueJobs({ ahead: 86_400 })
  const left = await months()
  assert.ok(left[0]! <= oldest && left[0]! >= (await monthOf('-365 days')), left[0])
  assert.equal(left.at(-1), next)
  const { rows } = await bench.pool.query('select from reach_days where business_id = $1', [id])
  assert.equal(rows.length, 1, 'the first day of a year stays')
})

test('the day is over: people and their hashes are forgotten, the figures stay', async () => {
  const id = await business('Forgetful Works')
  await tell(bench, page(id, 'business'))
  await bench.sightings.flush()
  await bench.pool.query(`update reach_marks set day = day - 1`)
  await bench.pool.query(`update reach_people set day = day - 1`)
  await bench.jobs.runDueJobs({ ahead: 86_400 })
  const { rows } = await bench.pool.query(`select from reach_marks union all select from reach_people`)
  assert.equal(rows.length, 0)
  assert.equal((await figuresOf(bench, owner, id)).total('viewed'), 1)
})
