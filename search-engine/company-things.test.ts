// Companies of a thing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BusinessDocument } from './documents.ts'
import { PhraseDictionary, questionFrom, queryOf, readText, SearchIndex, understand } from './index.ts'
import { business } from './testing.ts'

const italy = { en: ['Italy'], es: ['Italia'], it: ['Italia'], zh: ['意大利'] }
const phrases = new PhraseDictionary([{ kind: 'place', reference: 'IT', names: italy }])

function firm(id: string, name: string, text: string, more: Partial<BusinessDocument> = {}): BusinessDocument {
  return business(name, { id, text, ...more })
}

function many(count: number, word: string, text: string, more: Partial<BusinessDocument> = {}): BusinessDocument[] {
  return Array.from({ length: count }, (_, n) => firm(`${word}${n}`, `Firm ${word} ${n}`, text, more))
}

function searchIn(firms: BusinessDocument[]) {
  const index = SearchIndex.build('business', firms)
  return (text: string, more = {}) =>
    index.search({ ...queryOf(understand(phrases, text, { kind: 'business' })), skip: 0, size: 100, ...more })
}

test('a firm in Vineyard and one that supplies wineries only mention the winery', () => {
  const find = searchIn([
    ...many(20, 'estate', 'Makes red wine in its own winery.'),
    firm('town', 'Utah Beehives', 'Makes beehives in Vineyard.', { place: ['Vineyard', 'Utah'] }),
    firm('corks', 'Corks and More', 'Makes corks for wineries.'),
  ])
  for (const text of ['winery', 'vineyard', 'bodega']) {
    const { ids, mentions } = find(text)
    assert.deepEqual([ids.length, ids.includes('town'), ids.includes('corks'), mentions], [20, false, false, 2], text)
  }
})

test('a surname and a legal form are no trade', () => {
  const find = searchIn([
    ...many(20, 'hoists', 'Manufactures cranes and hoists.'),
    firm('surname', 'Crane Co.', 'Crane Co. makes valves and aircraft parts.'),
    firm('holding', 'Crane Infrastructure Limited', 'Trades in land.'),
    ...many(20, 'automation', 'Supplies drives and PLC.'),
    firm('form', 'Aggreko Plc', 'Aggreko Plc rents generators.'),
  ])
  const inside = searchIn([
    ...many(20, 'automation', 'Supplies modular PLCs.'),
    firm('inside', 'Ostro plc, Modular', ''),
  ])
  assert.ok(!inside('modular PLCs').ids.includes('inside'))
  const cranes = find('crane manufacturer')
  assert.ok(cranes.ids.every((id) => id.startsWith('hoists')))
  assert.equal(cranes.mentions, 2)
  const controllers = find('PLC supplier')
  assert.ok(controllers.ids.length === 20 && controllers.ids.every((id) => id.startsWith('automation')))
})

test('bone cement is no cement, and heat pumps are no pumps; either is found by its own name', () => {
  const find = searchIn([
    ...many(20, 'kiln', 'Produces cement and clinker.'),
    firm('bone', 'Wiltrom', 'Develops bone cement and implants.'),
    ...many(20, 'rotor', 'Manufactures pumps and valves.'),
    firm('heat', 'Warmth', 'Manufactures heat pumps.'),
  ])
  assert.ok(!find('cement').ids.includes('bone'))
  assert.deepEqual(find('bone cement').ids, ['bone'])
  assert.ok(!find('pump').ids.includes('heat'))
  assert.deepEqual(find('heat pump').ids, ['heat'])
})

test('a company is the thing by category, products, declared trade and what it offers', () => {
  const known = {
    brands: new Set<string>(),
    categoriesOf: () => ['c-pumps'],
    categoriesOfTypes: () => [],
    industriesOf: () => [],
    categoriesBeside: () => [],
  }
  const index = SearchIndex.build('business', [
    firm('filed', 'Flow Works', 'Our customers like every pump.', { categories: ['c-pumps'] }),
    firm('offered', 'Basin', 'Founded in 1950.', { products: ['Centrifugal pump CP 50'] }),
    firm('keyword', 'Stream', 'Founded in 1960.', { keywords: ['pumps'] }),
    firm('second', 'River', 'Founded in 1970 in a small town near the border. The company offers pumps and pipes.'),
    ...many(20, 'other', 'Founded in 1980, a family business until today. A pump stands at the entrance.'),
  ])
  const question = queryOf(questionFrom(readText(phrases, 'pump'), known))
  const { ids, mentions } = index.search({ ...question, skip: 0, size: 100 })
  assert.deepEqual(ids.slice(0, 4).toSorted(), ['filed', 'keyword', 'offered', 'second'])
  assert.deepEqual([ids.length, mentions], [24, undefined])
})

test('total, facets and filters are counted over one set; the makers stand before mentions', () => {
  const find = searchIn([
    ...many(30, 'maker', 'Manufactures forklifts.', { country: 'DE' }),
    ...many(6, 'user', 'Family business since 1950 with a long history of its own. A forklift stands in the yard.', {
      country: 'IT',
    }),
  ])
  const all = find('forklift', { facets: true })
  assert.deepEqual([all.total, all.mentions], [30, 6])
  assert.deepEqual(all.facets!.country, [{ value: 'DE', count: 30 }])
  const filtered = find('forklift', { filter: { country: ['IT'] } })
  assert.deepEqual([filtered.total, filtered.mentions], [0, 6])
  const here = find('forklift in Italy', { facets: true })
  assert.deepEqual([here.total, here.mentions], [36, undefined])
  for (const { value, count } of here.facets!.country)
    assert.equal(find('forklift in Italy', { filter: { country: [value] } }).total, count)
})

test('with few makers, companies that mention the thing follow them and say that they only mention it', () => {
  const find = searchIn([
    ...many(3, 'maker', 'Our family of engineers manufactures, among many other machines of steel, forklifts.'),
    firm(
      'yard',
      'Forklift Yard Holding',
      'Family business since 1950 with a long history. Forklift, forklift, forklift.',
    ),
  ])
  const { ids, reasons, scores } = find('forklift', { explain: true })
  assert.equal(ids.at(-1), 'yard')
  assert.deepEqual([reasons![0]!.thing, reasons!.at(-1)!.thing], [['text'], []])
  assert.ok(reasons!.at(-1)!.bonuses.some(({ by, points }) => by === 'mention' && points < 0))
  assert.ok(scores.at(-1)! < scores[0]!)
})

test('nothing of the thing is nothing: companies with the words elsewhere are counted, not listed', () => {
  const find = searchIn([
    ...many(
      30,
      'quarry',
      'Family business since 1950 with a long history of its own. A centrifugal pump stands in the yard.',
    ),
    firm('street', 'Miller and Sons', 'Sells shoes.', { place: ['Forklift', 'Utah'] }),
    firm(
      'story',
      'Old Mill',
      'Family business since 1950 with a long history of its own. A forklift stands in the yard.',
    ),
    ...many(20, 'shoe', 'Makes shoes.'),
  ])
  for (const [text, count] of [
    ['forklift', 2],
    ['centrifugal pump', 30],
    ['bomba centrífuga', 30],
  ] as const) {
    const { ids, total, mentions } = find(text)
    assert.deepEqual([ids, total, mentions], [[], 0, count], text)
  }
})

test('a company is found by its name without the legal form, and by the trade that its name ends with', () => {
  const find = searchIn([
    ...many(20, 'rotor', 'Manufactures pumps and valves.'),
    firm('named', 'Pompe Rossi S.r.l.', 'Founded in 1950.'),
    firm('works', 'Centrifugal Pump Works', 'Founded in 1960.'),
  ])
  assert.equal(find('Pompe Rossi').ids[0], 'named')
  assert.ok(find('pump').ids.includes('works'))
})
