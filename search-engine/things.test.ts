// Things, exclusions, members.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductDocument } from './documents.ts'
import { PhraseDictionary, questionFrom, queryOf, readText, SearchIndex, understand } from './index.ts'

const phrases = new PhraseDictionary()
const pumps = 'c-pumps'

function product(id: string, name: string, more: Partial<ProductDocument> = {}): ProductDocument {
  return {
    id,
    name,
    text: '',
    businessID: id,
    businessType: 'MA',
    country: id.startsWith('a') ? 'IT' : 'DE',
    industry: 'i',
    verified: false,
    registered: 0,
    specs: [],
    taxonomy: [],
    keywords: [],
    ...more,
  }
}

const centrifugal = Array.from({ length: 140 }, (_, n) => product(`a${n}`, `Centrifugal pump CP ${n}`))
const index = SearchIndex.build('product', [
  ...centrifugal,
  ...Array.from({ length: 60 }, (_, n) => product(`b${n}`, `Air to water heat pump HP ${n}`)),
  product('seal', 'Seal kit', { text: 'For every pump.' }),
  product('filed', 'Model 7', { category: pumps, text: 'Moves water, no pump is quieter.' }),
  product('nuts', 'Salted nuts'),
  product('cage', 'Cage nut M6'),
  ...Array.from({ length: 30 }, (_, n) => product(`n${n}`, `Mixed nuts ${n}`)),
  product('bone', 'Bone cement'),
  product('dell', 'Dell notebook 15'),
  product('acer', 'Acer notebook 15'),
  product('glove', 'Examination glove without powder'),
  product('dusty', 'Examination glove with powder'),
])
const find = (text: string, more = {}) =>
  index.search({ ...queryOf(understand(phrases, text)), skip: 0, size: 100, ...more })

test('a heat pump is no pump: it only mentions the word, and is counted beside', () => {
  const { ids, total, mentions } = find('pump', { facets: true })
  assert.ok(ids.every((id) => id.startsWith('a')))
  assert.deepEqual([total, mentions], [140, 62])
})

test('total, facets and filters are counted over the same set', () => {
  const { total, facets } = find('pump', { facets: true })
  assert.deepEqual(facets!.country, [{ value: 'IT', count: total }])
  const filtered = find('pump', { filter: { country: ['DE'] } })
  assert.deepEqual([filtered.total, filtered.mentions], [0, 62])
})

test('a filter gives as many as its facet counts, of a relaxed query and of few things too', () => {
  const mixed = SearchIndex.build('product', [
    product('a1', 'Brass pipe fitting elbow 90'),
    ...Array.from({ length: 12 }, (_, n) => product(`${n % 3 ? 'b' : 'a'}${n + 2}`, `Pipe fitting tee ${n}`)),
    ...Array.from({ length: 9 }, (_, n) =>
      product(`${n % 4 ? 'a' : 'b'}s${n}`, 'Sealant', { text: 'For a pipe fitting.' }),
    ),
  ])
  for (const text of ['brass pipe fitting elbow', 'pipe fitting elbow', 'pipe fitting']) {
    const question = { ...queryOf(understand(phrases, text)), skip: 0, size: 50, facets: true }
    const { total, facets } = mixed.search(question)
    const counts = facets!.country.map(({ value, count }) => [value, count])
    const given = counts.map(([country]) => [
      country,
      mixed.search({ ...question, filter: { country: [String(country)] } }).total,
    ])
    assert.deepEqual(given, counts, text)
    assert.equal(
      total,
      counts.reduce((sum, [, count]) => sum + Number(count), 0),
      text,
    )
    assert.ok(total > 1, text)
  }
})

test('a heat pump asked for is found, in other languages too', () => {
  for (const text of ['heat pump', 'pompa di calore', 'bomba de calor']) assert.equal(find(text).total, 60, text)
})

test('nothing of the thing is nothing: words that are left never stand in', () => {
  for (const text of ['hex nut', 'cement', 'pipe fitting M6']) assert.equal(find(text).total, 0, text)
  for (const text of ['dado esagonale', 'écrou hexagonal', 'porca sextavada', '六角螺母'])
    assert.deepEqual([find(text).total, find(text).mentions], [0, undefined], text)
})

test('a homonym, a wide head, another thing of the text and a toy never stand in', () => {
  const shop = SearchIndex.build('product', [
    product('office', 'Office stapler silver'),
    product('case', 'Mini tower computer case', { text: 'With cooling.' }),
    product('tower', 'Midi tower', { text: 'Quiet cooling.' }),
    product('cable', 'Daisy chain cable'),
    product('toy', 'Jam 4 Pack (Grave Digger, Max-D) die-cast vehicles', { industry: 'toys' }),
    product('feeder', 'Output feeder 500 sheets'),
    product('contactor', 'DIN contactor module'),
  ])
  const known = {
    brands: new Set<string>(),
    categoriesOf: () => [],
    categoriesOfTypes: (types: readonly string[]) => types.filter((type) => /^(?:excavator|tower)$/.test(type)),
    industriesOf: (categories: readonly string[]) => (categories.length > 0 ? ['machines'] : []),
    categoriesBeside: () => [],
  }
  const found = (text: string) =>
    shop.search({ ...queryOf(questionFrom(readText(phrases, text), known)), skip: 0, size: 9 }).ids
  for (const text of ['Gabelstapler', 'torre di raffreddamento', 'cooling tower', 'excavadora de cadenas', 'excavator'])
    assert.deepEqual(found(text), [], text)
  assert.deepEqual(found('plywood sheets'), [])
  assert.deepEqual(found('contactor'), ['contactor'])
})

test('of other industries, neither a relaxed hit nor one word in another language is the thing', () => {
  const shop = SearchIndex.build('product', [
    product('elbows', 'Multigrain noodles, elbows', { industry: 'food', text: 'From stainless mills.' }),
    product('ale', 'Cornish pale ale', { industry: 'food' }),
    product('camera', 'Dome housing, indoor coating', { industry: 'electronics', text: 'For a floor.' }),
    product('crayon', 'Washable paint', { industry: 'toys' }),
    product('pot', 'Cooking pot stainless steel', { industry: 'building', text: 'Width 12 mm.' }),
  ])
  const known = {
    brands: new Set<string>(),
    categoriesOf: () => ['own'],
    categoriesOfTypes: () => ['own'],
    industriesOf: () => ['building'],
    categoriesBeside: () => [],
  }
  const found = (text: string) =>
    shop.search({ ...queryOf(questionFrom(readText(phrases, text), known)), skip: 0, size: 9 }).ids
  for (const text of ['elbow 90 degree stainless', 'floor paint', 'Europaletten', 'rebar 12 mm'])
    assert.deepEqual(found(text), [], text)
  assert.equal(found('paint')[0], 'crayon')
})

test('a flat bar is no flat of the shop, nor are its words apart', () => {
  const shop = SearchIndex.build('product', [
    product('shoe', 'Women maroon flats'),
    product('speaker', 'Flat panel speaker bar'),
    product('steel', 'Flat bar S235 20x3'),
  ])
  const found = (text: string) => shop.search({ ...queryOf(understand(phrases, text)), skip: 0, size: 9 }).ids
  for (const text of ['flat bar', 'flat bar 20x3', 'Flachstahl', 'pletina'])
    assert.deepEqual(found(text), ['steel'], text)
  for (const text of ['angle bar', 'square bar 20 mm']) assert.deepEqual(found(text), [], text)
  assert.ok(found('flats').includes('shoe'))
})

test('with few things, mentions with all words and the head in their name are listed before others of it', () => {
  const shop = SearchIndex.build('product', [
    product('dreams', 'Dreams video game PlayStation 4 Italian', { text: 'For PS4.', industry: 'electronics' }),
    ...Array.from({ length: 8 }, (_, n) => product(`g${n}`, `Board game ${n}`, { industry: 'toys' })),
  ])
  const known = {
    brands: new Set<string>(),
    categoriesOf: () => [],
    categoriesOfTypes: () => ['toys'],
    industriesOf: () => ['toys'],
    categoriesBeside: () => [],
  }
  const { ids } = shop.search({ ...queryOf(questionFrom(readText(phrases, 'ps4 games'), known)), skip: 0, size: 9 })
  assert.equal(ids[0], 'dreams')
})

test('words of a phrase that are joined by others are not its thing, and mentions do not hold up words left out', () => {
  const food = SearchIndex.build('product', [
    ...Array.from({ length: 6 }, (_, n) => product(`milk${n}`, `Almond milk ${n}`)),
    ...Array.from({ length: 9 }, (_, n) =>
      product(`choco${n}`, `Chocolate con leche y almendras ${n}`, { text: 'Sin azúcar.' }),
    ),
  ])
  const known = {
    brands: new Set<string>(),
    categoriesOf: () => [],
    categoriesOfTypes: () => ['drinks'],
    industriesOf: () => ['food'],
    categoriesBeside: () => [],
  }
  const asked = queryOf(questionFrom(readText(phrases, 'leche de almendras sin azúcar 2 L'), known))
  const { ids } = food.search({ ...asked, skip: 0, size: 3 })
  assert.ok(ids.length > 0 && ids.every((id) => id.startsWith('milk')), String(ids))
})

test('a long code is met by one whose end is left open, and by no other', () => {
  const chips = SearchIndex.build('product', [
    product('open', 'STM32F103C8Tx'),
    product('other', 'STM32F103RBTx'),
    product('board', 'STM32F103C8T6 board'),
  ])
  const { ids } = chips.search({ ...queryOf(understand(phrases, 'STM32F103C8T6')), skip: 0, size: 9 })
  assert.deepEqual(ids.slice(0, 2).toSorted(), ['board', 'open'])
})

test('pieces of a code, and words like them, never stand in for it', () => {
  const shop = SearchIndex.build('product', [
    product('candy', 'Cotton candy 0 AG'),
    product('dock', 'ES235AA docking station 6'),
    product('plc', 'Siemens thermostat', { brand: 'Siemens' }),
    product('heap', 'Heap CQ12 RS 6204'),
    product('ball', 'Ball bearing 624'),
  ])
  const found = (text: string) => shop.search({ ...queryOf(understand(phrases, text)), skip: 0, size: 9 }).ids
  for (const text of ['6ES7214-1AG40-0XB0', 'ABC-99999-XYZ', '6204-2RS', 'Simatic S7'])
    assert.deepEqual(found(text), [], text)
  assert.deepEqual(found('Siemens 6ES7214-1AG40-0XB0'), ['plc'])
  assert.deepEqual(found('bearing 6204-2RS'), ['ball'])
})

test('a binding word behind a long name makes another thing', () => {
  const codes = Array.from({ length: 30 }, (_, n) => `FHA-${n}`).join(' ')
  const long = SearchIndex.build('product', [
    product('long', `${codes} heat pump`, { keywords: ['pump'] }),
    product('short', 'Centrifugal pump'),
  ])
  const { ids } = long.search({ ...queryOf(understand(phrases, 'pump')), skip: 0, size: 9 })
  assert.deepEqual(ids, ['short'])
})

test('words beside the thing are left out before it', () => {
  const { ids, relaxed } = find('centrifugal pump explosion-proof marine')
  assert.ok(relaxed)
  assert.ok(ids.length > 0 && ids.every((id) => id.startsWith('a')))
})

test('excluded words exclude, and a name that denies the word does not have it', () => {
  assert.deepEqual(find('notebook -dell').ids, ['acer'])
  assert.deepEqual(find('glove without powder').ids, ['glove'])
})

test('amounts of one size are equal in any unit, nominal sizes by table', () => {
  const sizes = SearchIndex.build('product', [
    product('cap', 'Film capacitor 10 µF'),
    product('mesh', 'Mesh filter 10 micron'),
    product('dn', 'Steel flange DN50 PN20'),
    product('nps', 'Steel flange NPS 2 Class 150'),
    product('small', 'Steel flange NPS 1 Class 300'),
  ])
  const idsOf = (text: string) =>
    sizes.search({ ...queryOf(understand(phrases, text)), skip: 0, size: 9 }).ids.toSorted()
  for (const text of ['capacitor 10 uF', 'capacitor 10000 nF', 'capacitor 10μF'])
    assert.deepEqual(idsOf(text), ['cap'], text)
  for (const text of ['mesh filter 10 um', 'mesh filter 0.01 mm', 'mesh filter 10 µm'])
    assert.equal(idsOf(text)[0], 'mesh', text)
  for (const text of ['flange DN50', 'flange NPS 2', 'flange PN20', 'flange Class 150', 'flange 2"', 'Flansch 2 Zoll'])
    assert.deepEqual(
      sizes.search({ ...queryOf(understand(phrases, text)), skip: 0, size: 2 }).ids.toSorted(),
      ['dn', 'nps'],
      text,
    )
})

test('an amount is met by no other dimension and no piece: a hit that lacks it says so', () => {
  const motors = SearchIndex.build('product', [
    product('volts', 'Electric motor 500 V'),
    product('watts', 'Electric motor 16 W'),
    product('kilo', 'Electric motor 0.5 kW'),
  ])
  for (const text of ['motor 500W', 'motor 500 W']) {
    const { ids, reasons } = motors.search({
      ...queryOf(understand(phrases, text)),
      skip: 0,
      size: 9,
      explain: true,
    })
    assert.equal(ids[0], 'kilo', text)
    assert.deepEqual(
      reasons!.map(({ missing }) => missing),
      [[], ['500', 'w'], ['500', 'w']],
      text,
    )
  }
})

test('members of a category are found whatever the words', () => {
  const { ids, total } = index.search({ text: '', members: [pumps], skip: 0, size: 5, facets: true })
  assert.deepEqual([ids, total], [['filed'], 1])
  assert.equal(index.search({ text: '', members: ['c-none'], skip: 0, size: 5 }).total, 0)
})
