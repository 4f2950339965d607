// Search on a real cluster.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { emitEvent } from '#api/foundation/events.ts'
import { connectOpenSearch, type OpenSearchConnection } from '#kit/opensearch/client.ts'
import { startBlackHole, type BlackHole } from '#kit/testing-black-hole.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { OpenSearchBackend } from '#search-engine/opensearch/backend.ts'
import { documentsOf } from '../documents.ts'
import { SearchCluster } from './cluster.ts'

const { SEARCH_URL } = process.env
const skip = !SEARCH_URL && 'SEARCH_URL names no cluster; npm run opensearch -- npm test -- on-cluster'
const prefix = `test${randomUUID().replaceAll('-', '').slice(0, 20)}`
const vocabulary = { knows: () => false, isSlip: () => false }
const log = { info: () => {}, warn: () => {} }

let hole: BlackHole
let direct: OpenSearchConnection
let writer: OpenSearchBackend
let cluster: SearchCluster
let bench: TestApi
let maker: string

async function position(): Promise<string> {
  const { rows } = await bench.pool.query('select pg_snapshot_xmax(pg_current_snapshot())::text as position')
  return rows[0].position
}
async function index(): Promise<void> {
  const idsOf = async (table: string) => (await bench.pool.query(`select id from ${table}`)).rows.map(({ id }) => id)
  const documents = {
    business: await documentsOf(bench.pool, 'business', await idsOf('businesses')),
    product: await documentsOf(bench.pool, 'product', await idsOf('products')),
    people: await documentsOf(bench.pool, 'people', await idsOf('people')),
  }
  await writer.apply({ documents, position: await position() })
}
const totalFor = async (textQuery: string, api = bench.api) =>
  (await api.search.product({ body: { textQuery, facets: false } })).total
async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await setTimeout(50)) assert.ok(Date.now() < end, what)
}

async function findChanged(): Promise<void> {
  const olga = await bench.person('Olga Renamer')
  await addMember(bench.db, maker, olga.userID)
  const renamed = await addProduct(bench.db, maker, 'Bollard of iron')
  const removed = await addProduct(bench.db, maker, 'Bollard of brass')
  await addProduct(bench.db, maker, 'Bollard of stone')
  await index()
  await until(async () => (await totalFor('bollard')) === 3, 'the index has them')
  await bench.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ name: 'Bollard of oak' }).where('id', '=', renamed).execute()
    await tx.updateTable('products').set({ removedAt: new Date() }).where('id', '=', removed).execute()
    await emitEvent(tx, 'products.changed', { ids: [renamed, removed] })
  })
  const found = await olga.api.search.product({ body: { textQuery: 'bollard' } })
  assert.deepEqual(found.data.map(({ name }) => name).toSorted(), ['Bollard of oak', 'Bollard of stone'])
  assert.equal(found.total, 2)
  assert.deepEqual(
    found.facets!.country.map(({ value, count }) => [value, count]),
    [['IT', 2]],
  )
  assert.equal(await totalFor('bollard of iron', olga.api), await totalFor('bollard of granite', olga.api))
  assert.equal(await totalFor('bollard'), 3)
  await writer.apply({ removed: { product: [removed] }, position: await position() })
  await index()
  await until(async () => (await totalFor('bollard')) === 2, 'the index has that')
}

describe('on a cluster', { skip }, () => {
  before(async () => {
    const { hostname, port } = new URL(SEARCH_URL!.split(/[\s,]+/)[0]!)
    hole = await startBlackHole({ host: hostname, port: Number(port) })
    direct = connectOpenSearch(SEARCH_URL!)
    writer = new OpenSearchBackend({ send: direct.send, prefix, vocabulary })
    cluster = new SearchCluster({ urls: `http://127.0.0.1:${hole.port}`, prefix, mode: 'on', share: 0 }, log)
    bench = await testApi({ openBackend: cluster.opener() })
    maker = await addBusiness(bench.db, 'Orvane Works', { countryCode: 'IT' })
    await addBusiness(bench.db, 'Orvane Trading', { countryCode: 'DE' })
    for (const size of [20, 40, 50]) await addProduct(bench.db, maker, `Ball valve DN${size}`, { brand: 'Orvane' })
  })
  after(async () => {
    await writer.remove()
    await bench.close()
    await cluster.close()
    await direct.close()
    hole.close()
  })

  test('searches are refused until there is an index, then they are answered by it', async () => {
    await assert.rejects(totalFor('ball valve'), { name: 'ServiceUnavailable' })
    await writer.create()
    await index()
    await until(async () => (await totalFor('ball valve').catch(() => 0)) === 3, 'the index is used')
  })

  test('results, facets, suggestions and figures come from it', async () => {
    const { total, facets, thing } = await bench.api.search.product({ body: { textQuery: 'buy ball valves DN40' } })
    assert.ok(total > 0)
    assert.equal(thing, 'ball valves')
    assert.deepEqual(
      facets!.country.map(({ value, count }) => [value, count]),
      [['IT', total]],
    )
    assert.equal((await bench.api.search.business({ body: { textQuery: 'orvane', country: ['DE'] } })).total, 1)
    const { businesses } = await bench.api.search.suggest({ query: { q: 'orvane w' } })
    assert.deepEqual(
      businesses.map(({ businessID }) => businessID),
      [maker],
    )
    const { companies, products } = await bench.api.home.read()
    assert.deepEqual([companies, products], [2, 3])
  })

  test('people find what they have just written, strangers when the index has it', async () => {
    const olga = await bench.person('Olga Owner')
    await addMember(bench.db, maker, olga.userID)
    await index()
    await until(async () => cluster.state().lagSeconds === 0, 'the index is followed')
    await addProduct(bench.db, maker, 'Turnstile of steel')
    assert.equal(await totalFor('turnstile', olga.api), 1)
    assert.equal(await totalFor('ball valve', olga.api), 3)
    assert.equal(await totalFor('turnstile'), 0)
    await index()
    await until(async () => (await totalFor('turnstile')) === 1, 'the index has it')
  })

  test('rows that people renamed or removed are found as they are now, once, before the index has that', () =>
    findChanged())

  test('away, searches say so and pages go on; back, it is used again', async () => {
    const home = await bench.api.home.read()
    hole.swallow('all')
    await until(async () => {
      await totalFor(`pump ${randomUUID()}`).catch(() => {})
      return cluster.state().isAway
    }, 'it is taken for away')
    await assert.rejects(totalFor('gear pump'), { name: 'ServiceUnavailable' })
    assert.deepEqual(await bench.api.home.read(), home)
    assert.equal((await bench.api.businesses.read({ params: { id: maker } })).data.businessID, maker)
    hole.heal()
    await until(async () => (await totalFor('ball valve dn50').catch(() => 0)) > 0, 'it is used again')
  })
})
