// Reasons of hits.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Reasons } from '#contract/discovery/search-reasons.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
const pumps = nodeByKey('industrial-technology.pumps')!
const of = { industryId: pumps.industry.id, categoryId: pumps.id }

before(async () => {
  bench = await testApi()
  const { db } = bench
  const rossi = await addBusiness(db, 'Rossi Valvole', {
    countryCode: 'IT',
    verifiedAt: new Date(),
    shortDescription: 'We make ball valves.',
    industryId: pumps.industry.id,
    categoryIds: [pumps.id],
  })
  const braun = await addBusiness(db, 'Braun Armaturen', {
    countryCode: 'DE',
    shortDescription: 'We make ball valves.',
  })
  const specs = JSON.stringify([{ key: 'Bore', value: '20.3 mm' }])
  await addProduct(db, rossi, 'Ball valve BV-50', { partNumber: 'X-4711', specs, ...of })
  await addProduct(db, braun, 'Shutter', { description: 'Beside a ball valve.', specs, ...of })
  for (let n = 0; n < 6; n++) await addProduct(db, braun, `Steam gasket G${n}`, { description: 'For steam.' })
})
after(() => bench.close())

type Body = Parameters<TestApi['api']['search']['product']>[0]['body']
async function product(textQuery: string, name: string, more: Body = {}): Promise<Reasons> {
  const { data } = await bench.api.search.product({ body: { textQuery, explain: true, size: 20, ...more } })
  const hit = data.find((one) => one.name === name)
  assert.ok(hit?.reasons, `${textQuery}: ${data.map((one) => one.name).join(', ')}`)
  return hit.reasons
}

test('a stranger and a member get the same reasons, and none where nobody asks', async () => {
  const body = { textQuery: 'ball valve', explain: true }
  const stranger = await bench.ask('POST', '/search/product', body)
  const { ask } = await bench.person()
  const member = await ask('POST', '/search/product', body)
  assert.equal(stranger.status, 200)
  assert.deepEqual(member.body, stranger.body)
  for (const explain of [undefined, false]) {
    const { data } = await bench.api.search.product({ body: { textQuery: 'ball valve', explain } })
    assert.ok(data.length > 0 && data.every((hit) => !('reasons' in hit)))
  }
})

test('`explain` is a field of searches for companies and products, and no word', async () => {
  for (const path of ['/search/product', '/search/business']) {
    const { status, body } = await bench.ask('POST', path, { explain: 'yes' })
    assert.equal(status, 400)
    assert.ok(!body.success && body.error.fields?.['explain'])
  }
})

test('an exact number, a member of the category and an equivalent with its language', async () => {
  assert.deepEqual((await product('X4711', 'Ball valve BV-50')).exact, { by: 'code' })
  const { thing, words } = await product('válvula de bola', 'Ball valve BV-50')
  assert.ok(thing.includes('type'))
  const { form, found, language, fields } = words[0]!
  assert.deepEqual([form, found, language, fields], ['equivalent', 'ball valve', 'en', ['name']])
  const member = await product('pump', 'Shutter')
  assert.ok(member.tier === 'members' || member.thing.includes('category'))
})

test('a corrected text says which word is a correction', async () => {
  const { words } = await product('bal vlave', 'Ball valve BV-50')
  assert.ok(
    words.every(({ form }) => form === 'correction'),
    JSON.stringify(words),
  )
})

test('a near amount, and words that are left out', async () => {
  const near = (await product('valve 20 mm', 'Ball valve BV-50')).words.find(({ form }) => form === 'nearAmount')
  assert.deepEqual(near?.fields, ['specs'])
  const { tier, missing } = await product('ball valve quxley', 'Ball valve BV-50')
  assert.deepEqual([tier, missing], ['relaxed', ['quxley']])
})

test('wishes of companies, and a question of filters alone', async () => {
  const body = { textQuery: 'manufacturer of ball valves in Italy', explain: true }
  const { data } = await bench.api.search.business({ body })
  assert.equal(data[0]!.general.companyName, 'Rossi Valvole')
  const met = data.map(({ reasons }) => reasons!.wishes)
  const role = { kind: 'role', met: true }
  assert.deepEqual(met.slice(0, 2), [
    [role, { kind: 'place', met: true }],
    [role, { kind: 'place', met: false }],
  ])
  const { data: browsed } = await bench.api.search.business({ body: { country: 'IT', explain: true } })
  const { tier, order, verified } = browsed[0]!.reasons!
  assert.deepEqual([tier, order, verified], ['browsed', ['verified', 'newest'], true])
})

test('a deep page has the reasons of its own hits', async () => {
  const body = { textQuery: 'gasket', explain: true, size: 2 }
  const { data } = await bench.api.search.product({ body: { ...body, skip: 4 } })
  assert.ok(data.length === 2 && data.every(({ reasons }) => reasons?.words[0]?.fields.includes('name')))
})
