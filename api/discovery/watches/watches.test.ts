// Saved searches and watches as calls.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
let business: string
let product: string
const category = nodeByKey('0004')!.children[0]!.id
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Watched Pumps', { categoryIds: [category] })
  product = await addProduct(bench.db, business, 'Vortex pump')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const question = { resourceType: 'product' as const, textQuery: 'vortex pump' }

test('saved searches and watches need login; bodies are checked; unknown things are 404', async () => {
  const calls = [
    ['GET', '/saved-search'],
    ['POST', '/saved-search', { name: 'Pumps', question }],
    ['PUT', `/saved-search/${unknown}`, { name: 'Pumps' }],
    ['POST', `/saved-search/${unknown}/open`],
    ['DELETE', `/saved-search/${unknown}`],
    ['GET', '/watch'],
    ['POST', '/watch', { resourceType: 'product', resourceID: product }],
    ['DELETE', '/watch', { resourceType: 'product', resourceID: product }],
    ['POST', '/watch/open', { resourceType: 'product', resourceID: product }],
    ['GET', '/watch/news'],
    ['POST', '/watch/news/open'],
    ['PUT', '/watch/settings', { pace: 'app' }],
  ] as const
  for (const [method, path, body] of calls) assert.equal((await bench.ask(method, path, body)).status, 401, path)
  const ann = await bench.person()
  const status = async (...call: Parameters<typeof ann.ask>) => (await ann.ask(...call)).status
  assert.equal(await status('POST', '/saved-search', { name: ' ', question }), 400)
  assert.equal(await status('POST', '/saved-search', { name: 'Pumps', question: { textQuery: 'x' } }), 400)
  assert.equal(await status('POST', '/saved-search', { name: 'Pumps', question, pace: 'hourly' }), 400)
  const inNowhere = { ...question, country: ['XX'] }
  assert.equal(await status('POST', '/saved-search', { name: 'Pumps', question: inNowhere }), 400)
  assert.equal(await status('PUT', `/saved-search/${unknown}`, { name: 'Pumps' }), 404)
  assert.equal(await status('POST', `/saved-search/${unknown}/open`), 404)
  for (const resourceType of ['product', 'business', 'category'])
    assert.equal(await status('POST', '/watch', { resourceType, resourceID: unknown }), 404)
  assert.equal(await status('POST', '/watch', { resourceType: 'planet', resourceID: product }), 400)
  assert.equal(await status('PUT', '/watch/settings', { pace: 'paused' }), 400)
  assert.deepEqual((await ann.api.savedSearches.list()).data, [])
})

test('a search keeps its question; the same one is kept once; nobody else sees or changes it', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const asked = { ...question, country: ['IT'], specs: [{ key: 'Material', value: 'Steel' }], portal: 'usa' }
  const saved = await ann.api.savedSearches.save({ body: { name: 'Pumps', question: asked } })
  assert.equal(saved.pace, 'daily')
  assert.deepEqual(saved.question, {
    resourceType: 'product',
    textQuery: 'vortex pump',
    country: ['IT'],
    specs: [{ key: 'Material', value: 'Steel' }],
  })
  const again = await ann.api.savedSearches.save({ body: { name: 'Vortex pumps', pace: 'weekly', question: asked } })
  assert.deepEqual([again.id, again.name, again.pace], [saved.id, saved.name, saved.pace])
  assert.equal((await ann.api.savedSearches.list()).data.length, 1)
  assert.deepEqual((await bob.api.savedSearches.list()).data, [])
  assert.equal((await bob.ask('PUT', `/saved-search/${saved.id}`, { name: 'Mine' })).status, 404)
  assert.equal((await bob.ask('POST', `/saved-search/${saved.id}/open`)).status, 404)
  await bob.api.savedSearches.remove({ params: saved })
  const changed = await ann.api.savedSearches.change({ params: saved, body: { pace: 'app' } })
  assert.deepEqual([changed.name, changed.pace], ['Pumps', 'app'])
  for (const _ of [1, 2]) await ann.api.savedSearches.remove({ params: saved })
  assert.deepEqual((await ann.api.savedSearches.list()).data, [])
})

test('products, companies and categories are watched once, and no more when unwatched', async () => {
  const ann = await bench.person('Ann')
  const things = [
    { resourceType: 'product', resourceID: product },
    { resourceType: 'business', resourceID: business },
    { resourceType: 'category', resourceID: category },
  ] as const
  for (const body of [...things, ...things]) assert.deepEqual(await ann.api.watches.watch({ body }), { watching: true })
  const { data, pace } = await ann.api.watches.list()
  assert.equal(pace, 'daily')
  assert.deepEqual(
    data.map(({ resourceType, resourceID }) => ({ resourceType, resourceID })),
    things.toReversed(),
  )
  assert.equal(data[2]!.thing!.company.companyName, 'Watched Pumps')
  assert.deepEqual((await ann.api.savedSearches.list()).data, [], 'a watched category is no saved search')
  for (const body of things) assert.deepEqual(await ann.api.watches.open({ body }), { watching: true })
  for (const body of [...things, ...things])
    assert.deepEqual(await ann.api.watches.unwatch({ body }), { watching: false })
  for (const body of things) assert.deepEqual(await ann.api.watches.open({ body }), { watching: false })
  assert.deepEqual((await ann.api.watches.list()).data, [])
  await ann.api.watches.settings({ body: { pace: 'weekly' } })
  assert.equal((await ann.api.watches.list()).pace, 'weekly')
})
