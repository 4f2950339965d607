// Search on a late, absent or empty OpenSearch.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { deadlines } from '#kit/deadlines.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { documentsOf } from '../documents.ts'
import { SearchCluster } from './cluster.ts'
import { FakeOpenSearch } from './testing-fake.ts'

const usual = deadlines.search.answer
const fake = new FakeOpenSearch()
const log = { info: () => {}, warn: () => {} }
let bench: TestApi
let cluster: SearchCluster
let ann: TestPerson
let valves: string
let others: string

before(async () => {
  cluster = new SearchCluster({ urls: await fake.listen(), prefix: 'wbn', mode: 'on', share: 0 }, log)
  fake.behavior = 'has no index'
  bench = await testApi({ openBackend: cluster.opener() })
  ann = await bench.person('Ann Owner')
  valves = await addBusiness(bench.db, 'Valve Works', { countryCode: 'IT' })
  others = await addBusiness(bench.db, 'Other Pumps', { countryCode: 'DE' })
  await addMember(bench.db, valves, ann.userID)
})
after(async () => {
  await bench.close()
  await cluster.close()
  fake.close()
  deadlines.search.answer = usual
})
beforeEach(() => {
  fake.behavior = 'answers'
  deadlines.search.answer = usual
})

async function index(): Promise<void> {
  const idsOf = async (table: string) => (await bench.pool.query(`select id from ${table}`)).rows.map(({ id }) => id)
  const businesses = await idsOf('businesses')
  fake.documents.business = await documentsOf(bench.pool, 'business', businesses)
  fake.documents.product = await documentsOf(bench.pool, 'product', await idsOf('products'))
  const { rows } = await bench.pool.query('select pg_snapshot_xmax(pg_current_snapshot())::text as position')
  fake.position = rows[0].position
}
const namesFor = async ({ api }: Pick<TestPerson, 'api'>) => {
  const { data, total } = await api.search.product({ body: { textQuery: '', facets: false } })
  assert.equal(data.length, total)
  return data.map(({ name }) => name)
}
async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 20_000; !(await isSo()); await setTimeout(20)) assert.ok(Date.now() < end, what)
}
let brands = 0
const ask = () => bench.api.search.product({ body: { textQuery: '', facets: false, brand: `brand ${++brands}` } })
const answers = () =>
  ask().then(
    () => true,
    () => false,
  )

test('without an index searches are refused, and the rest answers', async () => {
  fake.behavior = 'has no index'
  await assert.rejects(namesFor(bench), { name: 'ServiceUnavailable', message: 'Search is being prepared' })
  assert.equal((await bench.api.businesses.read({ params: { id: valves } })).data.businessID, valves)
  assert.deepEqual((await bench.dependencies.search.state()).isReady, false)
  await index()
  fake.behavior = 'answers'
  assert.deepEqual(await namesFor(bench), [])
})

test('strangers find what the index has, also where an earlier answer was kept', async () => {
  assert.deepEqual(await namesFor(bench), [])
  await addProduct(bench.db, others, 'Gear pump')
  assert.deepEqual(await namesFor(bench), [])
  await index()
  await until(async () => (await namesFor(bench)).length === 1, 'the kept answer is dropped')
  assert.equal((await bench.dependencies.search.state()).documents.product, 1)
})

test('people find what they wrote at once, others do not: new, changed and hidden rows', async () => {
  const bob = await bench.person('Bob Stranger')
  await index()
  const valve = await addProduct(bench.db, valves, 'Ball valve')
  assert.deepEqual(await namesFor(ann), ['Ball valve', 'Gear pump'])
  assert.deepEqual(await namesFor(bob), ['Gear pump'])
  assert.deepEqual(await namesFor(bench), ['Gear pump'])
  await index()
  await until(async () => (await namesFor(bob)).length === 2, 'the index has it')
  await bench.db.updateTable('products').set({ name: 'Gate valve' }).where('id', '=', valve).execute()
  await emitEvent(bench.db, 'products.changed', { ids: [valve] })
  assert.deepEqual(await namesFor(ann), ['Gate valve', 'Gear pump'])
  await bench.db.updateTable('products').set({ status: 'hidden' }).where('id', '=', valve).execute()
  await emitEvent(bench.db, 'products.changed', { ids: [valve] })
  assert.deepEqual(await namesFor(ann), ['Gear pump'])
  const { merged } = cluster.state().ownWrites
  assert.ok(merged >= 3)
  await index()
  await until(async () => cluster.state().lagSeconds === 0, 'the index is followed')
  await namesFor(ann)
  assert.equal(cluster.state().ownWrites.merged, merged, 'a current index is asked alone')
})

test('people wait for an index that is late by a moment', async () => {
  await index()
  await until(async () => cluster.state().lagSeconds === 0, 'the index is followed')
  await addProduct(bench.db, others, 'Screw pump')
  const { merged, waited } = cluster.state().ownWrites
  const asked = namesFor(ann)
  await until(async () => cluster.state().lagSeconds > 0, 'the event is known')
  await index()
  assert.deepEqual(await asked, ['Screw pump', 'Gear pump'])
  assert.deepEqual(cluster.state().ownWrites, { merged, waited: waited + 1 })
})

test('a search waits for writes of its own person alone, once by the position of the last one', async () => {
  await index()
  await until(async () => cluster.state().lagSeconds === 0, 'the index is followed')
  const cookie = 'wbn_position=0/ABCDEF'
  const askAgain = async () => {
    const headers = { 'x-auth-token': ann.token, cookie }
    const payload = { textQuery: '', facets: false }
    return (await bench.app.inject({ method: 'POST', url: '/search/product', headers, payload })).json().data
  }
  const { total } = await askAgain()
  assert.ok(total > 0)
  const before = cluster.state().ownWrites
  await addProduct(bench.db, others, 'Vane pump')
  assert.equal((await askAgain()).total, total)
  assert.deepEqual(cluster.state().ownWrites, before)
  await index()
  await until(async () => (await askAgain()).total === total + 1, 'the index has it')
})

test('while OpenSearch is away searches say so at once, pages live, and it is used again when it is back', async () => {
  await index()
  await until(answers, 'it answers')
  for (const behavior of ['fails', 'hangs'] as const) {
    deadlines.search.answer = 100
    fake.behavior = behavior
    await addProduct(bench.db, others, `Pump of ${behavior}`)
    await until(async () => (await answers(), cluster.state().isAway), 'it is taken for away')
    const { asked } = fake
    for (let times = 0; times < 50; times++)
      await assert.rejects(ask(), {
        name: 'ServiceUnavailable',
        message: 'Search does not answer, try again',
      })
    assert.ok(fake.asked <= asked + 10, `${fake.asked - asked} requests for 50 searches`)
    assert.ok((await bench.dependencies.search.state()).documents.product > 0)
    const list = await bench.api.products.byBusiness({ query: { bid: others, facets: 'true' } })
    assert.ok(list.total > 0)
    assert.equal((await bench.api.businesses.read({ params: { id: valves } })).data.businessID, valves)
    deadlines.search.answer = usual
    fake.behavior = 'answers'
    await index()
    await until(answers, 'it is asked again')
    assert.equal(cluster.state().isAway, false)
  }
  await until(async () => (await namesFor(bench)).includes('Pump of hangs'), 'it has caught up')
})
