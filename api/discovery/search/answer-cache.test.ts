// Answer cache.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('a repeated search shows likes, products and names of now, and reads no cards where nothing has changed', async () => {
  const id = await addBusiness(bench.db, 'Repeated Valves')
  const find = async () => (await bench.api.search.business({ body: { textQuery: 'repeated valves' } })).data[0]!
  assert.deepEqual(await find(), await find())
  const statements: string[] = []
  const { query } = bench.pool
  bench.pool.query = ((statement: { name?: string }, ...more: []) => {
    statements.push(statement.name ?? '')
    return Reflect.apply(query, bench.pool, [statement, ...more]) as unknown
  }) as typeof query
  await find()
  bench.pool.query = query
  // Commits elsewhere trigger an event lookup.
  assert.deepEqual(
    statements.filter((name) => name !== 'events-since'),
    ['snapshot'],
  )

  const ann = await bench.person()
  await ann.api.reactions.react({ params: { resourceType: 'business' }, body: { resourceID: id } })
  assert.equal((await find()).reactions.reactionCount.like, 1)
  await ann.api.reactions.unreact({ params: { resourceType: 'business' }, body: { resourceID: id } })
  assert.equal((await find()).reactions.reactionCount.like, 0)
  await addProduct(bench.db, id, 'Ball valve')
  const withProduct = await find()
  assert.deepEqual([withProduct.productCount, withProduct.products[0]!.name], [1, 'Ball valve'])
  const products = () => bench.api.search.product({ body: { textQuery: 'ball valve' } })
  assert.equal((await products()).data[0]!.businessProfile.general.companyName, 'Repeated Valves')
  await bench.db.updateTable('businesses').set({ companyName: 'Renamed Valves' }).where('id', '=', id).execute()
  await bench.pool.query(`insert into events (name, data) values ('businesses.changed', $1)`, [{ ids: [id] }])
  assert.equal((await products()).data[0]!.businessProfile.general.companyName, 'Renamed Valves')
})

test('who has blocked a company does not find it where others just did', async () => {
  const id = await addBusiness(bench.db, 'Unwelcome Gaskets')
  const body = { textQuery: 'unwelcome gaskets' }
  const ann = await bench.person()
  assert.equal((await ann.api.search.business({ body })).data.length, 1)
  await ann.api.blocks.block({ body: { resourceID: id } })
  assert.equal((await ann.api.search.business({ body })).data.length, 0)
  assert.equal((await bench.api.search.business({ body })).data.length, 1)
})
