// Reference lists and the industry tree.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { referenceListNames } from '#contract/foundation/reference.ts'
import { testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('250 countries with flag, dial code and names in every language', async () => {
  const countries = await bench.api.reference.countries()
  assert.equal(countries.length, 250)
  const italy = countries.find((one) => one.code === 'IT')!
  assert.deepEqual(italy, {
    code: 'IT',
    countryName: 'Italy',
    emoji: '🇮🇹',
    dialCode: '39',
    currency: 'EUR',
    hasStates: true,
    names: { en: 'Italy', es: 'Italia', it: 'Italia', zh: '意大利', de: 'Italien' },
  })
  const spanish = await bench.api.reference.countries({ query: { lang: 'es' } })
  assert.equal(spanish.find((one) => one.code === 'DE')!.countryName, 'Alemania')
})

test('the states of a country; a country without states has none; an unknown one is not found', async () => {
  const states = await bench.api.reference.states({ params: { code: 'us' } })
  assert.ok(states.some((one) => one.stateID === 'US-TX' && one.stateName === 'Texas' && one.countryCode === 'US'))
  await assert.rejects(bench.api.reference.states({ params: { code: 'XX' } }), { name: 'NotFound' })
  await assert.rejects(bench.api.reference.states({ params: { code: 'toolong' } }), { name: 'ValidationError' })
})

test('business-type answers the nine; PR and UR only search', async () => {
  const types = await bench.api.reference.businessTypes()
  assert.deepEqual(
    types.map((one) => one.code),
    ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'],
  )
  assert.equal(types[0]!.businessTypeName, 'Manufacturers')
})

test('the lists the profile sections need', async () => {
  const { reference } = bench.api
  assert.equal((await reference.incoterms()).length, 11)
  assert.ok((await reference.jobPositions()).length >= 55)
  for (const list of [
    'genders',
    'languages',
    'currencies',
    'paymentTypes',
    'packagingTypes',
    'capacityUnits',
    'capacityPeriods',
    'markets',
    'contractManufacturing',
  ] as const) {
    assert.ok((await reference[list]()).length >= 3, list)
  }
})

test('several reference lists come in one answer, for strangers too: those that are named and no other', async () => {
  const { status, body } = await bench.ask('GET', '/reference/lists?lang=it&names=countries,jobPositions')
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body['data'] as object), ['countries', 'jobPositions'])
  const twice = await bench.api.reference.lists({ query: { names: 'genders, genders', lang: 'zh' } })
  assert.deepEqual(twice, { genders: await bench.api.reference.genders({ query: { lang: 'zh' } }) })
})

test('a reference list that does not exist, or none at all, is refused by the field names', async () => {
  for (const query of ['?names=countries,planets', '?names=states', '?names=', '', '?names=countries,', '?lang=en']) {
    const { status, body } = await bench.ask('GET', `/reference/lists${query}`)
    assert.equal(status, 400, query)
    assert.ok(!body.success && body.error.name === 'ValidationError', query)
    assert.ok(
      Object.keys(body.error.fields ?? {}).every((field) => field.startsWith('names')),
      query,
    )
  }
  assert.equal((await bench.ask('GET', '/reference/lists?names=countries&lang=pt')).status, 400)
})

test('every reference list that is named equals the answer of its own call, in every language', async () => {
  const { reference, industries } = bench.api
  for (const lang of locales) {
    const query = { lang }
    const all = await reference.lists({ query: { ...query, names: [...referenceListNames] } })
    assert.deepEqual(Object.keys(all).toSorted(), referenceListNames.toSorted())
    for (const name of referenceListNames) {
      const single = name === 'industries' ? industries.list({ query }) : reference[name]({ query })
      assert.deepEqual(all[name], await single, `${name} in ${lang}`)
    }
  }
})

test('more combinations of reference lists than are kept are answered alike', async () => {
  const { genders, markets } = await bench.api.reference.lists({ query: { names: ['genders', 'markets'] } })
  for (const one of referenceListNames)
    for (const other of referenceListNames) await bench.api.reference.lists({ query: { names: [one, other] } })
  assert.deepEqual(await bench.api.reference.lists({ query: { names: ['markets', 'genders'] } }), { genders, markets })
})

test('the fifteen industries in their order, by id and by key', async () => {
  const industries = await bench.api.industries.list()
  assert.deepEqual(
    industries.map((one) => one.key),
    Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(4, '0')),
  )
  assert.equal(industries[0]!.text, 'Automation')
  assert.equal(industries[0]!.id, industries[0]!._id)
  const byKey = await bench.api.industries.categories({ params: { id: '0004' } })
  assert.deepEqual(byKey, await bench.api.industries.categories({ params: { id: industries[3]!.id } }))
  assert.ok(byKey[0]!.subCategories.length > 0)
  await assert.rejects(bench.api.industries.categories({ params: { id: '0099' } }), { name: 'NotFound' })
})

test('the full tree has a key and the list, in the language asked', async () => {
  const tree = await bench.api.industries.tree({ query: { lang: 'zh' } })
  assert.ok(tree.key)
  assert.equal(tree.categories.length, 15)
  assert.match(tree.categories[3]!.categories[0]!.name, /\p{Script=Han}/u)
})

test('the description of every call is published as OpenAPI 3.1', async () => {
  const { status, body } = await bench.ask('GET', '/openapi.json')
  assert.equal(status, 200)
  const document = body as unknown as { openapi: string; paths: Record<string, unknown> }
  assert.equal(document.openapi, '3.1.0')
  for (const path of [
    '/search/business',
    '/search/product',
    '/user/search',
    '/product/by-business',
    '/catsys/industry/full-tree',
    '/ref-data/country/{code}/state',
  ]) {
    assert.ok(document.paths[path], path)
  }
})
