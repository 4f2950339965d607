// The thing asked for is absent.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { apiClient } from '#api/api.ts'
import { nodeByKey, nodes } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
const snacks = nodes.find(({ name }) => /snack/i.test(name.en) && name.en !== 'Food')!
before(async () => {
  bench = await testApi()
  await addProduct(bench.db, await addBusiness(bench.db, 'Rotor Works', { countryCode: 'FR' }), 'Rotor R-1', {
    description: 'Turns every forklift and crane.',
  })
  await addProduct(bench.db, await addBusiness(bench.db, 'Snack Works', { categoryIds: [snacks.id] }), 'Salted nuts')
})
after(() => bench.close())

const products = (body: Parameters<TestApi['api']['search']['product']>[0]['body']) =>
  bench.api.search.product({ body })

test('nothing of the thing is said so, with ways on; what only mentions it is counted, and found by its words', async () => {
  const none = await products({ textQuery: 'buy gearbox housings cheap, 100 pcs' })
  assert.deepEqual([none.total, none.data], [0, []])
  const forklifts = await products({ textQuery: 'forklift' })
  assert.deepEqual([forklifts.total, forklifts.mentions, forklifts.nothing?.thing], [0, 1, 'forklift'])
  const words = await products({ textQuery: 'forklift', literally: ['forklift'] })
  assert.deepEqual(
    [words.data.map(({ name }) => name), words.nothing, words.mentions],
    [['Rotor R-1'], undefined, undefined],
  )
})

test('companies that only mention the thing are no hits; manufacturers that an excluded word keeps away are a way on', async () => {
  const companies = (textQuery: string) => bench.api.search.business({ body: { textQuery } })
  const story = 'Family business since 1950 with a long history of its own. A centrifugal pump stands in the yard.'
  for (let number = 0; number < 22; number++)
    await addBusiness(bench.db, `Quarry ${number}`, { shortDescription: story })
  const none = await companies('centrifugal pump')
  assert.deepEqual([none.total, none.mentions, none.nothing], [0, 22, { thing: 'centrifugal pump', kinds: [] }])
  await addBusiness(bench.db, 'Sandro', { shortDescription: 'Manufactures forklifts.' })
  const without = await companies('forklift -manufactures')
  assert.deepEqual([without.total, without.nothing?.makers], [0, 1])
})

test('filters that exclude all do not say that nothing is the thing', async () => {
  const nuts = { textQuery: 'salted nuts' }
  assert.equal((await products(nuts)).total, 1)
  const elsewhere = await products({ ...nuts, country: ['TV'] })
  assert.deepEqual([elsewhere.total, elsewhere.thing, elsewhere.nothing], [0, 'nuts', undefined])
  const makers = { textQuery: 'snack works', businessType: 'GO' } as const
  assert.deepEqual((await bench.api.search.business({ body: makers })).nothing, undefined)
  assert.ok((await products({ textQuery: 'forklift', country: ['TV'] })).nothing)
})

test('a nearest kind is offered of the thing’s industries alone, and no word beside it', async () => {
  for (const textQuery of ['hex nut', 'dado esagonale', 'gearbox housing free'])
    assert.deepEqual((await products({ textQuery })).nothing?.kinds ?? [], [], textQuery)
})

test('the name of an unused category finds the same products in every language', async () => {
  const unused = nodeByKey('0004')!
    .children.flatMap(({ children }) => children)
    .slice(0, 12)
  for (const { name } of unused) {
    const answers = await Promise.all(
      locales.map((locale) =>
        apiClient(bench.dependencies, locale).search.product({ body: { textQuery: name[locale] } }),
      ),
    )
    const sets = answers.map(({ total, data }) => [total, ...data.map(({ productID: id }) => id)].join())
    assert.equal(new Set(sets).size, 1, name.en)
  }
})
