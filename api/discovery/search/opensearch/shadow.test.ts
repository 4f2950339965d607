// Comparisons.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { documentsOf } from '../documents.ts'
import { SearchCluster } from './cluster.ts'
import { FakeOpenSearch } from './testing-fake.ts'

const fake = new FakeOpenSearch()
const log = { info: () => {}, warn: () => {} }
let bench: TestApi
let cluster: SearchCluster
let ids: string[]

before(async () => {
  cluster = new SearchCluster({ urls: await fake.listen(), prefix: 'wbn', mode: 'shadow', share: 1 }, log)
  bench = await testApi({ openBackend: cluster.opener() })
  const maker = await addBusiness(bench.db, 'Valve Works')
  ids = [await addProduct(bench.db, maker, 'Ball valve'), await addProduct(bench.db, maker, 'Gate valve')]
})
after(async () => {
  await bench.close()
  await cluster.close()
  fake.close()
})

async function index(): Promise<void> {
  fake.documents.product = await documentsOf(bench.pool, 'product', ids)
  const { rows } = await bench.pool.query('select pg_snapshot_xmax(pg_current_snapshot())::text as position')
  fake.position = rows[0].position
}
async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 20_000; !(await isSo()); await setTimeout(20)) assert.ok(Date.now() < end, what)
}
let size = 1
const ask = async () =>
  (await bench.dependencies.search.find('product', { text: '', skip: 0, size: ++size + 1, sort: 'newest' })).total

test('questions are not compared while the index lacks an event', async () => {
  await bench.dependencies.eventLog.catchUp()
  const { late } = cluster.state().comparisons
  assert.equal(await ask(), 2)
  await until(() => cluster.state().comparisons.late === late + 1, 'late is counted')
})

test('what differs is counted, and the built-in engine has answered meanwhile', async () => {
  await index()
  await until(() => cluster.state().lagSeconds === 0, 'the index is followed')
  const wanted = { ...cluster.state().comparisons }
  const counts = async (outcome: keyof typeof wanted) => {
    assert.equal(await ask(), 2)
    wanted[outcome]++
    await until(() => cluster.state().comparisons[outcome] === wanted[outcome], outcome)
    assert.deepEqual(cluster.state().comparisons, wanted)
  }
  await counts('same')
  const [first, second] = fake.documents.product
  fake.documents.product = [
    { ...first!, registered: second!.registered },
    { ...second!, registered: first!.registered },
  ]
  await counts('first')
  fake.documents.product = [first!]
  await counts('total')
  fake.behavior = 'fails'
  await counts('failed')
  fake.behavior = 'hangs'
  for (let times = 0; times < 5; times++) assert.equal(await ask(), 2)
  await until(() => cluster.state().comparisons.dropped >= wanted.dropped + 3, 'a busy cluster is asked no more')
})
