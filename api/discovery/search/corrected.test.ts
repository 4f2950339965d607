// Typo correction.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  const maker = await addBusiness(bench.db, 'Almar Pumps S.p.A.', {
    countryCode: 'IT',
    city: 'Modena',
    shortDescription: 'Makes industrial pumps.',
  })
  await addBusiness(bench.db, 'Bombas del Norte', {
    countryCode: 'MX',
    shortDescription: 'Industrial pumps.',
    businessType: 'DI',
  })
  await addProduct(bench.db, maker, 'Gear unit GX-100', {})
  await addProduct(bench.db, maker, 'Hydraulic cylinder 40', {})
  await addProduct(bench.db, maker, 'Vacuum pump 40', {})
})
after(() => bench.close())

test('a corrected text is read anew: it answers as the right one does', async () => {
  for (const [type, typed, meant] of [
    ['business', 'industrail pumps in Mexico', 'industrial pumps in Mexico'],
    ['business', 'industrial pumps maker in Modnea', 'industrial pumps maker in modena'],
    ['product', 'gaer unit from Italy', 'gear unit from Italy'],
  ] as const) {
    const { corrected, ...found } = await bench.api.search[type]({ body: { textQuery: typed } })
    const right = await bench.api.search[type]({ body: { textQuery: meant } })
    assert.equal(corrected, meant)
    assert.ok(right.total > 0 && right.understood!.length > 0, typed)
    assert.deepEqual(found, right, typed)
  }
})

test('an unknown word beside a known thing is corrected where nothing has both', async () => {
  const { corrected, ...found } = await bench.api.search.product({ body: { textQuery: 'hydrolic pump' } })
  assert.equal(corrected, 'hydraulic pump')
  assert.deepEqual(found, await bench.api.search.product({ body: { textQuery: corrected } }))
})

test('the names of what a text means stand apart', async () => {
  const { understood } = await bench.api.search.business({ body: { textQuery: 'pumps in Cordoba' } })
  assert.match(understood!.map(({ name }) => name).join(' | '), /, \w+ · .*, \w+/)
})
