// Boosts.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
beforeEach(() => bench.pool.query('delete from boosts'))
after(() => bench.close())

async function business(name: string, subscription = 'gold'): Promise<string> {
  const id = await addBusiness(bench.db, name, { subscription })
  await addMember(bench.db, id, owner.userID)
  return id
}
const start = (businessID: string, productID?: string) =>
  owner.api.boosts.start({ params: { businessID }, body: { productID } })
const show = async (
  more: { place?: 'search' | 'home' | 'feed'; nodes?: string[]; countries?: string[]; except?: string[] } = {},
) => (await bench.api.boosts.show({ body: { place: 'home', ...more } })).promoted

async function rotation(turns: number): Promise<number[]> {
  const counts = new Map<string, number>()
  for (let turn = 0; turn < turns; turn++) {
    const { business } = (await show())!
    counts.set(business!.businessID, (counts.get(business!.businessID) ?? 0) + 1)
  }
  return [...counts.values()].toSorted((one, other) => one - other)
}

test('a plan has so many a month, also when they are started at the same moment; what runs is not begun twice', async () => {
  const id = await business('Monthly Works')
  const products = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => addProduct(bench.db, id, name)))
  const outcomes = await Promise.allSettled(products.map((productID) => start(id, productID)))
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  const { allowance, boosts } = await owner.api.boosts.list({ params: { businessID: id } })
  assert.deepEqual([allowance.total, allowance.used, boosts.length], [3, 3, 3])
  const running = boosts[0]!.product!.productID
  assert.equal((await start(id, running)).allowance.used, 3)
  await bench.pool.query(`update boosts set starts_at = starts_at - interval '32 days', ends_at = now()`)
  assert.equal((await start(id)).allowance.used, 1)
  const free = await business('Free Works', 'standard')
  await assert.rejects(start(free), { name: 'Conflict' })
  await assert.rejects(start(id, await addProduct(bench.db, free, 'Of another')), { name: 'NotFound' })
})

test('each of those that run has its share, within a tenth; who comes later catches up by a short run at most', async () => {
  for (const name of ['Ada', 'Ben', 'Cid', 'Dee', 'Eva']) await start(await business(`${name} Works`))
  for (const times of await rotation(500)) assert.ok(times >= 90 && times <= 110, `${times} of 100`)
  await start(await business('Late Works'))
  const counts = await rotation(600)
  assert.equal(counts.length, 6)
  for (const times of counts) assert.ok(times >= 90 && times <= 125, `${times} of 100`)
})

test('a boost is shown where its categories are searched, and in its countries; at home and in the feed to everybody', async () => {
  const id = await business('Pump Works')
  const industry = nodeByKey('0004')!.id
  await bench.pool.query('update businesses set industry_id = $2, country_code = $3 where id = $1', [
    id,
    industry,
    'IT',
  ])
  await start(id)
  const search = { place: 'search', nodes: [industry] } as const
  assert.equal((await show({ ...search, nodes: [...search.nodes] }))?.business?.businessID, id)
  assert.equal(await show({ place: 'search', nodes: [nodeByKey('0001')!.id] }), null)
  assert.equal(await show({ place: 'search', nodes: [industry], countries: ['US'] }), null)
  assert.ok(await show({ place: 'search', nodes: [industry], countries: ['IT'] }))
  const { boostID } = (await show({ place: 'feed' }))!
  assert.equal(await show({ except: [boostID] }), null)
  await owner.api.boosts.stop({ params: { businessID: id, boostID } })
  assert.equal(await show(), null)
})

test('what can not be seen is not promoted: a removed product, a suspended company, one that the viewer has blocked', async () => {
  const id = await business('Hidden Works')
  const productID = await addProduct(bench.db, id, 'Shown valve')
  await start(id, productID)
  assert.equal((await show())?.product?.productID, productID)
  const viewer = await bench.person()
  await viewer.api.blocks.block({ body: { resourceID: id } })
  assert.equal((await viewer.api.boosts.show({ body: { place: 'home' } })).promoted, null)
  await bench.pool.query('update products set removed_at = now() where id = $1', [productID])
  assert.equal(await show(), null)
  const [boost] = (await owner.api.boosts.list({ params: { businessID: id } })).boosts
  assert.equal(boost!.product!.name, '')
})

test('results of a search are the same with and without a boost', async () => {
  const found = async () =>
    (await bench.api.search.business({ body: { textQuery: 'Works' } })).data.map((one) => one.businessID)
  const before = await found()
  assert.ok(before.length > 1)
  await bench.pool.query(`update businesses set subscription = 'gold' where id = $1`, [before.at(-1)])
  await addMember(bench.db, before.at(-1)!, owner.userID).catch(() => {})
  await start(before.at(-1)!)
  await show()
  assert.deepEqual(await found(), before)
})

test('inquiries are counted once, clicks once a visitor and day', async () => {
  const id = await business('Counted Works')
  await start(id)
  const { boostID } = (await show())!
  await show()
  const params = { boostID }
  const buyer = await bench.person()
  for (let times = 0; times < 2; times++) {
    await bench.api.boosts.click({ params })
    await buyer.api.boosts.click({ params })
  }
  const { requestID } = await buyer.api.inquiries.send({ body: { to: id, subject: 'priceList', message: 'How much?' } })
  for (let times = 0; times < 2; times++) await buyer.api.boosts.countInquiry({ params, body: { requestID } })
  const stranger = await bench.person()
  await assert.rejects(stranger.api.boosts.countInquiry({ params, body: { requestID } }), { name: 'NotFound' })
  const unknown = { boostID: '00000000-0000-7000-8000-000000000000' }
  await assert.rejects(bench.api.boosts.click({ params: unknown }), { name: 'NotFound' })
  const [boost] = (await owner.api.boosts.list({ params: { businessID: id } })).boosts
  assert.deepEqual(boost!.total, { shown: 2, clicked: 2, inquiries: 1 })
  const { rows } = await bench.pool.query('select visitor_hash from boost_clicks')
  assert.deepEqual(
    rows.map(({ visitor_hash: hash }) => hash.length),
    [32, 32],
  )
  assert.deepEqual(boost!.days, [{ day: new Date().toISOString().slice(0, 10), ...boost!.total }])
})
