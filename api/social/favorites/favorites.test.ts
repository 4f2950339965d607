// Favorites, lists, notes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
let business: string
let product: string
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Saved Pumps')
  product = await addProduct(bench.db, business, 'Saved valve')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const ofBusiness = { resourceType: 'business' } as const

test('favorites need login; unknown things are 404', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    for (const path of ['/favorite/business', '/favorite/product'])
      assert.equal((await bench.ask(method, path, { resourceID: business })).status, 401)
  assert.equal((await bench.ask('GET', '/favorite/list')).status, 401)
  const ann = await bench.person()
  assert.equal((await ann.ask('POST', '/favorite/business', { resourceID: unknown })).status, 404)
  assert.equal((await ann.ask('POST', '/favorite/product', { resourceID: business })).status, 404)
  assert.equal((await ann.ask('POST', '/favorite/planet', { resourceID: business })).status, 400)
  assert.equal((await ann.ask('POST', '/favorite/business', { resourceID: 'x' })).status, 400)
  assert.equal((await ann.ask('PUT', '/favorite/business', { resourceID: business })).status, 404)
})

test('what is saved twice is saved once, what is removed twice is gone; nobody else sees it', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const { favorites } = ann.api
  for (const _ of [1, 2]) await favorites.save({ params: ofBusiness, body: { resourceID: business } })
  await favorites.save({ params: { resourceType: 'product' }, body: { resourceID: product } })
  const saved = await favorites.list({ params: ofBusiness })
  assert.equal(saved.total, 1)
  assert.equal(saved.data[0]!.business!.general.companyName, 'Saved Pumps')
  assert.equal((await favorites.list({ params: { resourceType: 'product' } })).data[0]!.product!.name, 'Saved valve')
  assert.deepEqual(await favorites.saved({ params: ofBusiness, query: { ids: `${business},${unknown}` } }), [business])
  assert.equal((await bob.api.favorites.list({ params: ofBusiness })).total, 0)
  for (const _ of [1, 2]) await favorites.remove({ params: ofBusiness, body: { resourceID: business } })
  assert.equal((await favorites.list({ params: ofBusiness })).total, 0)
})

test('lists have names, favorites notes; a list that goes leaves its favorites', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const { favorites } = ann.api
  const list = await favorites.addList({ body: { name: 'Pump suppliers' } })
  assert.deepEqual(await favorites.addList({ body: { name: 'pump SUPPLIERS' } }), list)
  assert.equal((await ann.ask('POST', '/favorite/list', { name: ' ' })).status, 400)
  await favorites.save({ params: ofBusiness, body: { resourceID: business, listID: list.id, note: 'Ask for curves' } })
  await favorites.save({ params: ofBusiness, body: { resourceID: business } })
  const [entry] = (await favorites.list({ params: ofBusiness, query: { listID: list.id } })).data
  assert.deepEqual([entry!.listID, entry!.note], [list.id, 'Ask for curves'], 'saving again keeps both')
  assert.equal((await favorites.lists())[0]!.count, 1)
  assert.equal((await bob.ask('POST', '/favorite/business', { resourceID: business, listID: list.id })).status, 404)
  assert.equal((await bob.ask('PUT', `/favorite/list/${list.id}`, { name: 'Mine' })).status, 404)
  assert.equal((await bob.ask('DELETE', `/favorite/list/${list.id}`)).status, 404)
  await favorites.change({ params: ofBusiness, body: { resourceID: business, note: '', listID: '' } })
  const [cleared] = (await favorites.list({ params: ofBusiness, query: { listID: 'none' } })).data
  assert.deepEqual([cleared!.listID, cleared!.note], [null, ''])
  await favorites.change({ params: ofBusiness, body: { resourceID: business, listID: list.id } })
  const other = await favorites.addList({ body: { name: 'Valves' } })
  assert.equal((await ann.ask('PUT', `/favorite/list/${other.id}`, { name: 'Pump Suppliers' })).status, 409)
  assert.equal((await favorites.renameList({ params: { id: list.id }, body: { name: 'Pumps' } })).name, 'Pumps')
  for (let turn = 0; turn < 5; turn++) {
    const both = [list.id, other.id].map((id) => ann.ask('PUT', `/favorite/list/${id}`, { name: `Seals ${turn}` }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    assert.deepEqual(
      statuses.toSorted((one, next) => one - next),
      [200, 409],
    )
  }
  await favorites.removeList({ params: { id: list.id } })
  assert.equal((await favorites.list({ params: ofBusiness })).data[0]!.listID, null)
})

test('nobody saves more than 5,000 things, however many at once', async () => {
  const collector = await bench.person('Carl Collector')
  const business = await addBusiness(bench.db, 'Much Saved')
  const products = []
  for (let number = 0; number < 8; number++) products.push(await addProduct(bench.db, business, `Saved part ${number}`))
  await bench.pool.query(
    `insert into favorites (user_id, resource_type, resource_id)
      select $1, 'product', gen_random_uuid() from generate_series(1, 4998)`,
    [collector.userID],
  )
  const saved = await Promise.all(
    products.map((resourceID) => collector.ask('POST', '/favorite/product', { resourceID })),
  )
  assert.deepEqual(
    saved.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 200, 409, 409, 409, 409, 409, 409],
  )
})
