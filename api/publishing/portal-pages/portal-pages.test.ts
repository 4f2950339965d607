// Portal pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { PortalCopy } from '#contract/publishing/portal-fields.ts'
import { portals } from '#contract/foundation/portals.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { countries, countryByCode, markets, stateByID } from '#api/foundation/reference/lookup.ts'
import { addBusiness, testApi, type TestApi } from '#api/testing.ts'
import { copyOfFile } from './current.ts'
import { goods, portalFiles } from './files.ts'
import { currencyName } from './portal-pages.ts'
import { properName } from './proper-names.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('every portal has a file with copy in every language, and names only what the lists know', () => {
  assert.deepEqual([...portalFiles.keys()].toSorted(), portals.map(({ key }) => key).toSorted())
  const titles = new Set<string>()
  for (const file of portalFiles.values()) {
    const copy = copyOfFile(file)
    assert.deepEqual(PortalCopy.parse(copy), copy, `${file.key}: within the limits of what the operator writes`)
    for (const locale of locales) {
      titles.add(file.title[locale])
    }
    for (const code of file.countries)
      assert.ok(
        countries.some((one) => one.code === code),
        `${file.key} ${code}`,
      )
    for (const id of file.place?.states ?? [])
      assert.equal(stateByID(id)?.countryCode, file.countries[0], `${file.key} ${id}`)
    for (const code of file.currencies) assert.notEqual(currencyName(code, 'en'), code, file.key)
    if (file.countries.length === 1)
      assert.deepEqual(
        file.currencies,
        [countryByCode(file.countries[0]!)?.currency],
        `${file.key}: the currency of its country`,
      )
    for (const code of file.markets)
      assert.ok(
        markets.some((one) => one.code === code),
        `${file.key} ${code}`,
      )
    for (const key of file.industries) assert.equal(nodeByKey(key)?.kind, 'industry', `${file.key} ${key}`)
    for (const hs of file.exports.goods)
      for (const locale of locales) assert.ok(goods[hs]?.[locale], `${file.key} ${hs}`)
  }
  assert.equal(titles.size, portals.length * locales.length, 'no two titles are the same')
})

test('ports and cities of every portal have a name in each language; a name of the operator stays as written', () => {
  const han = /^[^a-z]*\p{Script=Han}/u
  for (const { key, ports, fairs } of portalFiles.values())
    for (const place of [...ports, ...fairs.flatMap(({ city }) => city.split(' / '))])
      assert.match(properName(place, 'zh'), han, `${key}: ${place}`)
  assert.deepEqual(
    locales.map((locale) => properName('Cologne / Genoa', locale)),
    ['Cologne / Genoa', 'Colonia / Génova', 'Colonia / Genova', '科隆 / 热那亚', 'Köln / Genua'],
  )
  assert.equal(properName('Puerto de Iquique', 'it'), 'Puerto de Iquique')
})

test('a reader finds the ports and fairs of a portal in the own language', async () => {
  const read = async (lang: 'es' | 'it' | 'zh') => {
    const { ports, fairs } = await bench.api.portalPages.read({ params: { key: 'italy' }, query: { lang } })
    return [ports[0], fairs.at(-1)?.city]
  }
  assert.deepEqual(await read('es'), ['Génova', 'Milán'])
  assert.deepEqual(await read('it'), ['Genova', 'Milano'])
  assert.deepEqual(await read('zh'), ['热那亚', '米兰'])
})

const shown = { verifiedAt: new Date(0), registeredAt: new Date(0) }

test('a stranger reads a portal with the delivery terms of its companies, and who sells to its market', async () => {
  const terms = (codes: string[]) => JSON.stringify({ acceptedDeliveryTerms: codes })
  const add = (name: string, countryCode: string, more: object) => addBusiness(bench.db, name, { countryCode, ...more })
  await add('Cobre Sur', 'CL', { businessTerms: terms(['FOB', 'CIF']) })
  await add('Viña Norte', 'CL', { businessTerms: terms(['FOB']) })
  await add('Gone', 'CL', { businessTerms: terms(['EXW']), status: 'suspended' })
  const seller = await add('Bombas Italia', 'IT', {
    ...shown,
    tradeCapabilities: JSON.stringify({ markets: ['southern-cone'] }),
  })
  await add('Elsewhere', 'IT', { ...shown, tradeCapabilities: JSON.stringify({ markets: ['oceania'] }) })
  const page = await bench.api.portalPages.read({ params: { key: 'chile' }, query: { lang: 'es' } })
  assert.match(page.title, /cobre/)
  assert.deepEqual(
    page.incoterms.map(({ code, count }) => [code, count]),
    [
      ['FOB', 2],
      ['CIF', 1],
    ],
  )
  assert.deepEqual(
    page.suppliers.map(({ businessID }) => businessID),
    [seller],
  )
  assert.equal(page.currencies[0]?.name, 'peso chileno')
  assert.equal((await bench.ask('GET', '/portals/atlantis')).status, 404)
})

test('the portal of a state or city counts and shows its own companies, not those of the whole country', async () => {
  const terms = JSON.stringify({ acceptedDeliveryTerms: ['FCA'] })
  const at = (name: string, stateId: string, city: string) =>
    addBusiness(bench.db, name, { countryCode: 'US', stateId, city, businessTerms: terms, ...shown })
  const houston = await at('Valves of Houston', 'US-TX', 'Houston')
  const miami = await at('Miami Freight', 'US-FL', 'Miami')
  await at('Tampa Freight', 'US-FL', 'Tampa')
  for (const [key, id] of [
    ['texas', houston],
    ['miami', miami],
  ] as const) {
    const { local, incoterms } = await bench.api.portalPages.read({ params: { key } })
    assert.deepEqual([local?.total, local?.companies.map(({ businessID }) => businessID)], [1, [id]])
    assert.equal(local?.industries[0]?.count, 1)
    assert.deepEqual(
      incoterms.map(({ code, count }) => [code, count]),
      [['FCA', 1]],
    )
  }
  assert.equal((await bench.api.portalPages.read({ params: { key: 'chile' } })).local, null)
})
