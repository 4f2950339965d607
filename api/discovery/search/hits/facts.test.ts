// Facts of hits.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi

before(async () => {
  bench = await testApi()
  const { db } = bench
  const rossi = await addBusiness(db, 'Rossi Valvole')
  const certificate = (name: string, expireDate: string | null) => ({
    businessId: rossi,
    name,
    issuer: 'TÜV',
    expireDate,
  })
  await db
    .insertInto('certificates')
    .values([certificate('ISO 9001', null), certificate('ISO 14001', '2999-01-01'), certificate('Gone', '2001-01-01')])
    .execute()
  const specs = JSON.stringify(Array.from('abcdef', (key) => ({ key, value: `${key} 1` })))
  const price = JSON.stringify({
    currency: 'EUR',
    tiers: [
      { quantity: 10, price: 4 },
      { quantity: 100, price: 3 },
    ],
  })
  await addProduct(db, rossi, 'Ball valve', { specs, price, minimumOrder: '10 pieces' })
  await addProduct(db, rossi, 'Valve without a price')
})
after(() => bench.close())

test('certificates that hold, all specifications, minimum order and prices are facts; none where nobody asks', async () => {
  const { data: companies } = await bench.api.search.business({ body: { textQuery: 'Rossi', facts: true } })
  assert.deepEqual(companies[0]!.facts, { certificates: ['ISO 9001', 'ISO 14001'], replyMinutes: null })
  const { data } = await bench.api.search.product({ body: { textQuery: 'valve', facts: true } })
  const [priced, other] = ['Ball valve', 'Valve without a price'].map(
    (name) => data.find((one) => one.name === name)!.facts!,
  )
  assert.equal(priced!.specs.length, 6)
  assert.deepEqual([priced!.price!.min, priced!.price!.max, priced!.price!.currency], [3, 4, 'EUR'])
  assert.equal(priced!.minimumOrder, '10 pieces')
  assert.deepEqual(other, { price: null, minimumOrder: null, specs: [], replyMinutes: null })
  const plain = await bench.api.search.product({ body: { textQuery: 'valve' } })
  assert.ok(plain.data.every((hit) => !('facts' in hit)))
})

test('a stranger and a member get the same facts; `facts` is no word', async () => {
  for (const path of ['/search/product', '/search/business']) {
    const body = { textQuery: '', facts: true }
    const { ask } = await bench.person()
    assert.deepEqual((await ask('POST', path, body)).body, (await bench.ask('POST', path, body)).body)
    assert.equal((await bench.ask('POST', path, { facts: 'yes' })).status, 400)
  }
})
