// Numeric specification ranges.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  const category = nodeByKey('0004')!.children[0]!
  const business = await addBusiness(bench.db, 'Range Motors')
  const keys = ['Weight', 'Peso', 'Gewicht', 'POIDS', '重量', 'peso_']
  for (const [number, key] of keys.entries())
    await addProduct(bench.db, business, `Sieve ${number}`, {
      industryId: category.industry.id,
      categoryId: category.id,
      specs: JSON.stringify([{ key, value: `${number + 1} kg` }]),
    })
  for (let number = 1; number <= 20; number++)
    await addProduct(bench.db, business, `Motor ${number}`, {
      industryId: category.industry.id,
      categoryId: category.id,
      specs: JSON.stringify([{ key: 'Power', value: number === 20 ? 'on request' : `${number / 2} kW` }]),
    })
})
after(() => bench.close())

type Ask = Parameters<TestApi['api']['search']['product']>[0]['body']
const found = (body: Ask) => bench.api.search.product({ body: { textQuery: 'motor', ...body } })

test('a range takes the amounts between its ends; a value of the same specification is an alternative', async () => {
  const ranges = [{ key: 'Power', unit: 'kW', min: 2, max: 4 }]
  assert.equal((await found({ ranges })).total, 5)
  assert.equal((await found({ ranges, specs: [{ key: 'Power', value: 'on request' }] })).total, 6)
  assert.equal((await found({ ranges: [{ key: 'Power', unit: 'W', min: 2 }] })).total, 0)
  assert.equal((await found({ ranges: [{ key: 'Speed', unit: 'kW', min: 2 }] })).total, 0)
})

test('the facet of a numeric specification has its unit and ends, also while a range of it is chosen', async () => {
  for (const ranges of [undefined, [{ key: 'Power', unit: 'kW', min: 9 }]]) {
    const { facets } = await found({ ranges })
    const { bars, ...ends } = facets!.specs!.find(({ key }) => key === 'Power')!.range!
    assert.deepEqual(ends, { unit: 'kW', min: 0.5, max: 9.5 })
    assert.equal(
      bars.reduce((sum, count) => sum + count, 0),
      19,
      'a bar counts whatever range is chosen',
    )
  }
})

test('a range that is none is refused at its field', async () => {
  for (const ranges of [
    'x',
    [{ unit: 'kW', min: 1 }],
    [{ key: 'Power', min: 'a' }],
    Array.from({ length: 21 }, () => ({ key: 'Power' })),
  ]) {
    const { status, body } = await bench.ask('POST', '/search/product', { ranges })
    assert.equal(status, 400)
    assert.ok(!body.success && Object.keys(body.error.fields ?? {}).some((field) => field.startsWith('ranges')))
  }
})

test('names of one specification in several languages are one facet, filtered by any of them', async () => {
  const all = await found({ textQuery: 'sieve' })
  const weights = all.facets!.specs!.filter(({ range }) => range?.unit === 'kg')
  assert.deepEqual(
    weights.map(({ key, range }) => [key, range!.min, range!.max]),
    [['Weight', 1, 6]],
  )
  for (const key of ['Weight', 'Gewicht', 'peso']) {
    const ranges = [{ key, unit: 'kg', min: 2, max: 5 }]
    const { total, facets } = await found({ textQuery: 'sieve', ranges })
    assert.equal(total, 4)
    assert.equal(facets!.specs![0]!.key, key)
  }
  assert.equal((await found({ textQuery: 'sieve', specs: [{ key: 'Weight', value: '3 kg' }] })).total, 1)
  const { data } = await found({ textQuery: 'sieve', ranges: [{ key: 'Weight', unit: 'kg', min: 3, max: 3 }] })
  assert.deepEqual(data[0]!.specs, [{ key: 'Gewicht', value: '3 kg', name: 'Weight' }])
})
