// Answer cache.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const { query } = bench.pool
  bench.pool.query = ((statement: { name?: string }, ...more: []) => {
    statements.push(statement.name ?? '')
    return Reflect.apply(query, bench.pool, [statement, ...more]) as unknown
  }) as typeof query
  await act()
  bench.pool.query = query
  return statements.filter((name) => name !== 'events-since')
}

test('a repeated search shows likes, products and names of now, and reads no cards where nothing has changed', async () => {
  const id = await addBusiness(bench.db, 'Repeated Valves')
  const find = async () => (await bench.api.search.business({ body: { textQuery: 'repeated valves' } })).data[0]!
  assert.deepEqual(await find(), await find())
  assert.deepEqual(await statementsOf(find), ['snapshot'])

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

test('an edit of what no search reads drops the answers that show it, and keeps all others', async () => {
  const owner = await bench.person()
  const [edited, other] = [await addBusiness(bench.db, 'Edited Winches'), await addBusiness(bench.db, 'Other Gaskets')]
  for (const id of [edited, other]) await addMember(bench.db, id, owner.userID)
  const winch = await addProduct(bench.db, edited, 'Capstan winch')
  const gasket = await addProduct(bench.db, other, 'Flat gasket')
  const find = (textQuery: string) => ({
    business: () => bench.api.search.business({ body: { textQuery } }),
    product: () => bench.api.search.product({ body: { textQuery } }),
  })
  const [winches, gaskets] = [find('winch'), find('gasket')]
  const everything = [winches.business, winches.product, gaskets.business, gaskets.product]
  async function readAnew(): Promise<boolean[]> {
    const readings: boolean[] = []
    for (const ask of everything) readings.push((await statementsOf(ask)).some((name) => name !== 'snapshot'))
    return readings
  }
  async function dropped(edit: () => Promise<unknown>): Promise<boolean[]> {
    // Products follow later.
    while ((await readAnew()).includes(true));
    await edit()
    await bench.dependencies.eventLog.catchUp()
    return readAnew()
  }
  const change = (body: object) => () => owner.api.products.change({ params: { productID: winch }, body })
  assert.deepEqual(await dropped(change({ leadTime: 12 })), [true, true, false, false])
  assert.equal((await winches.product()).data[0]!.leadTime, 12)
  const general = (body: object) => () =>
    owner.api.businesses.change({ params: { id: edited }, body: { general: body } })
  assert.deepEqual(await dropped(general({ yearStablished: 1956 })), [true, true, false, false])
  assert.deepEqual(await dropped(() => owner.api.people.change({ body: { firstName: 'Olga' } })), [
    false,
    false,
    false,
    false,
  ])
  assert.deepEqual((await dropped(change({ name: 'Capstan gasket' }))).slice(2), [true, true])
  assert.deepEqual(
    (await gaskets.product()).data.map(({ productID }) => productID).toSorted(),
    [winch, gasket].toSorted(),
  )
  assert.deepEqual((await dropped(general({ companyName: 'Edited Gaskets' }))).slice(2), [true, true])
})
