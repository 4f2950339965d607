// Search results as users see them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Filter, fold, type ProductDocument, SearchIndex } from './index.ts'
import { business, product } from './testing.ts'

function indexOf(...products: (ProductDocument | string)[]): {
  find: (text: string, size?: number) => string[]
  index: SearchIndex<'product'>
} {
  const documents = products.map((one) => (typeof one === 'string' ? product(one) : one))
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const index = SearchIndex.build('product', documents)
  return { index, find: (text, size = 5) => index.search({ text, skip: 0, size }).ids.map((id) => names.get(id)!) }
}

test('accents, letter case and width do not matter, in queries and in documents', () => {
  const { find } = indexOf('Válvula de Presión', 'STRASSE Lampe', 'Ｆｕｌｌ ｗｉｄｔｈ pump', 'Łódź Œuvre')
  assert.deepEqual(find('valvula presion'), ['Válvula de Presión'])
  assert.deepEqual(find('straße'), ['STRASSE Lampe'])
  assert.deepEqual(find('FULL WIDTH'), ['Ｆｕｌｌ ｗｉｄｔｈ pump'])
  assert.deepEqual(find('lodz oeuvre'), ['Łódź Œuvre'])
  assert.equal(fold('  Crème   BRÛLÉE № 5™ '), 'creme brulee no 5')
})

test('word order and plural do not matter, in Spanish and Italian too', () => {
  const { find } = indexOf(
    'Ball bearing',
    'Storage boxes',
    'Battery',
    'Motor trifásico',
    'Valvola a sfera',
    'Status bus',
  )
  assert.deepEqual(find('bearings ball'), ['Ball bearing'])
  assert.deepEqual(find('box'), ['Storage boxes'])
  assert.deepEqual(find('batteries'), ['Battery'])
  assert.deepEqual(find('motores'), ['Motor trifásico'])
  assert.deepEqual(find('valvole'), ['Valvola a sfera'])
  assert.deepEqual(find('status'), ['Status bus'])
})

test('the last word of a query may be a prefix', () => {
  const { find } = indexOf('Hydraulic press', 'Hydrogen tank', 'Compressor')
  assert.deepEqual(find('compr'), ['Compressor'])
  assert.deepEqual(find('hydraulic pre'), ['Hydraulic press'])
  assert.equal(find('hydr').length, 2)
})

test('part numbers are found whole, in pieces, with and without punctuation', () => {
  const { find } = indexOf(
    product('Controller', { code: 'FC-600' }),
    product('Drive', { code: 'FC-6000' }),
    'Fan 43.2 cm',
    'Rail 432',
  )
  for (const text of ['FC-600', 'fc600', 'FC 600', 'fc/600']) assert.equal(find(text)[0], 'Controller', text)
  assert.deepEqual(find('43.2'), ['Fan 43.2 cm'])
  assert.deepEqual(find('432'), ['Rail 432'])
  const units = indexOf('Pipe 80 mm', 'Hose 80mm')
  assert.equal(units.find('80mm').length, 2)
  assert.equal(units.find('80 mm').length, 2)
})

test('brand and part number together find the part', () => {
  const { find } = indexOf(
    product('Sensor', { brand: 'Acme GmbH', code: 'X-17/B' }),
    product('Acme GmbH catalogue of X series'),
    product('Sensor B', { brand: 'Other', code: 'X-17/B2' }),
  )
  assert.equal(find('acme gmbh x17b')[0], 'Sensor')
})

test('a misspelled word finds what was meant, and the result carries the corrected query', () => {
  const { find, index } = indexOf('Hydraulic pump', 'Pneumatic cylinder', 'Transformer station', 'Gear')
  for (const text of ['hydaulic', 'hydrualic', 'hydraulicc', 'hydravlic pump', 'trasnfromer']) {
    assert.equal(find(text).length, 1, text)
  }
  assert.equal(index.search({ text: 'Hydravlic PUMP', skip: 0, size: 5 }).corrected, 'hydraulic PUMP')
  assert.equal(index.search({ text: 'hydraulic pump', skip: 0, size: 5 }).corrected, undefined)
  assert.deepEqual(find('hydraulicpump'), ['Hydraulic pump'])
})

test('a typo that is a word itself is corrected when all words together find nothing', () => {
  const { find } = indexOf('Copper tube bender', 'Cooper tool', 'Steel pipe')
  assert.equal(find('cooper tube bender')[0], 'Copper tube bender')
})

test('a query with few matches is relaxed; full matches rank first', () => {
  const { index } = indexOf('red steel pump', 'red pump', 'steel pump', 'red steel', 'green lamp', 'pump')
  const found = index.search({ text: 'red steel pump small', skip: 0, size: 3 })
  assert.equal(found.relaxed, true)
  assert.equal(found.strict, 0)
  assert.equal(found.total, 5)
  const pumps = Array.from({ length: 5 }, (_, number) => `steel pump ${number}`)
  const exact = indexOf(...pumps, 'red pump').index.search({ text: 'steel pump', skip: 0, size: 2 })
  assert.equal(exact.relaxed, undefined)
  assert.equal(exact.total, 5)
})

test('names written in Chinese are found by any part', () => {
  const { find } = indexOf('不锈钢水泵', '深沟球轴承', '水阀', '电动水泵站')
  assert.deepEqual(find('轴承'), ['深沟球轴承'])
  assert.equal(find('水泵').length, 2)
  assert.equal(find('泵').length, 2)
  assert.equal(find('水').length, 3)
})

test('a recognized category also finds its members, whatever their words', () => {
  const docs = [
    business('Mentions ball bearings', { text: 'we sell ball bearings' }),
    business('Quiet member', { categories: ['c1'] }),
    business('Ball bearings member', { categories: ['c1', 'c2'] }),
    business('Stranger', { categories: ['c2'] }),
  ]
  const index = SearchIndex.build('business', docs)
  const concepts = [{ text: 'Ball Bearings', equivalents: [], categories: ['c1'] }]
  const found = index.search({ text: 'Ball Bearings', skip: 0, size: 5, facets: true, concepts })
  assert.deepEqual(new Set(found.ids), new Set([docs[2]!.id, docs[1]!.id, docs[0]!.id]))
  assert.equal(found.ids[0], docs[2]!.id)
  assert.equal(found.total, 3)
  assert.deepEqual(found.facets!.category[0], { value: 'c1', count: 2 })
  const members = index.search({ text: '', skip: 0, size: 5, filter: { category: ['c1'] } })
  assert.equal(members.total, 2)
})

test('businesses are filtered by how they answer inquiries: whoever answers within a day answers most of them', () => {
  const docs = [
    business('Silent pumps'),
    business('Slow pumps', { replies: 'most' }),
    business('Quick pumps', { replies: 'day', country: 'IT' }),
    business('Quickest pumps', { replies: 'day' }),
  ]
  const index = SearchIndex.build('business', docs)
  for (const text of ['', 'pumps']) {
    const find = (filter: Filter) => index.search({ text, skip: 0, size: 5, facets: true, filter })
    const both = [
      { value: 'most', count: 3 },
      { value: 'day', count: 2 },
    ]
    assert.deepEqual([find({}).total, find({}).facets!.replies], [4, both])
    assert.deepEqual([find({ replies: 'most' }).total, find({ replies: 'most' }).facets!.replies], [3, both])
    assert.deepEqual([find({ replies: 'day' }).total, find({ replies: 'day' }).facets!.replies], [2, both])
    const italian = find({ replies: 'day', country: ['IT'] })
    assert.deepEqual(
      [italian.total, italian.facets!.country],
      [
        1,
        [
          { value: 'DE', count: 1 },
          { value: 'IT', count: 1 },
        ],
      ],
    )
  }
  index.upsert({ ...docs[3]!, replies: undefined })
  assert.equal(index.search({ text: '', skip: 0, size: 5, filter: { replies: 'day' } }).total, 1)
})

test('businesses are filtered by what was checked of them; any of several kinds matches', () => {
  const docs = [
    business('Unchecked pumps'),
    business('Listed pumps', { evidence: ['register', 'domain'], country: 'IT' }),
    business('Certified pumps', { evidence: ['certificate', 'domain'] }),
    business('Visited pumps', { evidence: ['visit', 'register'], replies: 'most' }),
  ]
  const index = SearchIndex.build('business', docs)
  const all = [
    { value: 'register', count: 2 },
    { value: 'domain', count: 2 },
    { value: 'certificate', count: 1 },
    { value: 'visit', count: 1 },
  ]
  for (const text of ['', 'pumps']) {
    const find = (filter: Filter) => index.search({ text, skip: 0, size: 5, facets: true, filter })
    assert.deepEqual([find({}).total, find({}).facets!.evidence], [4, all])
    const checked = find({ evidence: ['domain', 'visit'] })
    assert.deepEqual([checked.total, checked.facets!.evidence], [3, all])
    assert.deepEqual(checked.facets!.replies, [{ value: 'most', count: 1 }])
    const answering = find({ evidence: ['register'], replies: 'most', country: ['DE'] })
    assert.deepEqual(
      [answering.total, answering.facets!.evidence],
      [
        1,
        [
          { value: 'register', count: 1 },
          { value: 'visit', count: 1 },
        ],
      ],
    )
  }
  index.upsert({ ...docs[1]!, evidence: [] })
  assert.equal(index.search({ text: '', skip: 0, size: 5, filter: { evidence: ['domain'] } }).total, 1)
})

test('order: relevance, then verified, then newest, then id', () => {
  const docs = [
    product('pump', { registered: 1 }),
    product('pump', { registered: 2 }),
    product('pump', { registered: 2 }),
    product('pump', { registered: 1, verified: true }),
    product('a pump for many other things that are long', { verified: true, registered: 9 }),
  ]
  const index = SearchIndex.build('product', docs.toReversed())
  const expected = [docs[3]!.id, docs[1]!.id, docs[2]!.id, docs[0]!.id, docs[4]!.id]
  assert.deepEqual(index.search({ text: 'pump', skip: 0, size: 9 }).ids, expected)
  assert.deepEqual(index.search({ text: 'pump', skip: 2, size: 2 }).ids, expected.slice(2, 4))
  assert.equal(index.search({ text: 'pump', skip: 0, size: 9, sort: 'newest' }).ids[0], docs[4]!.id)
})

test('the next query sees an added, replaced or removed document', () => {
  const { index } = indexOf('alpha', 'beta')
  const doc = product('gamma')
  index.upsert(doc)
  assert.deepEqual(index.search({ text: 'gamma', skip: 0, size: 5 }).ids, [doc.id])
  index.upsert({ ...doc, name: 'delta' })
  assert.equal(index.search({ text: 'gamma', skip: 0, size: 5 }).total, 0)
  assert.equal(index.search({ text: 'delta', skip: 0, size: 5 }).total, 1)
  assert.ok(index.has(doc.id))
  assert.ok(index.remove(doc.id))
  assert.ok(!index.remove(doc.id))
  assert.equal(index.search({ text: '', skip: 0, size: 5 }).total, 2)
})

test('suggestions are names that begin with or contain the typed words', () => {
  const { index } = indexOf('Pumpenwerk Nord', 'Old pump house', 'Drill', product('Lamp', { text: 'pump' }))
  const names = (text: string): number => index.suggest(text, 5).length
  assert.equal(names('p'), 2)
  assert.equal(names('pum'), 2)
  assert.equal(names('pumpenwrk'), 1)
  assert.equal(names(''), 0)
})

test('hostile texts are harmless and bounded', () => {
  const words = Array.from({ length: 300 }, (_, i) => `word${(i * 7919) % 1000}`)
  const { index } = indexOf(...words.map((word, i) => `${word} pump ${words[(i * 31) % 300]}`))
  const texts = [
    '\u0000\u0001\u001f',
    '\ud800',
    'pump \udc00\ud83d',
    '\u{20000}\u{1f600}',
    '"pump" AND (word1 OR *) NOT ~^:!',
    "'; drop table x; --",
    '%_%_%',
    'a'.repeat(10_000),
    'pump '.repeat(2000),
    words.join(' '),
    words.map((word) => `${word}x`).join(' '),
    '-'.repeat(5000),
    'a-1-b-2-c-3-d-4-e-5-f-6',
    '泵'.repeat(3000),
    '\u0301'.repeat(3000),
    'ﷺ'.repeat(900),
    '__proto__ constructor',
  ]
  for (const text of texts) {
    const found = index.search({ text, skip: 0, size: 5, facets: true })
    assert.ok(found.total >= 0 && found.ids.length <= 5)
    index.suggest(text, 5)
  }
  index.upsert(product('\ud800 broken \udfff', { text: 'x'.repeat(100_000), keywords: texts }))
  assert.equal(index.search({ text: 'broken', skip: 0, size: 5 }).total, 1)
})

test('specs are among the facets when half of the matches share a category, or one is filtered', () => {
  const colors = ['red', 'blue', 'grey']
  const lamps = (categories: string[]) =>
    SearchIndex.build(
      'product',
      categories.map((category, i) => product('Lamp', { category, specs: [{ key: 'Colour', value: colors[i % 3]! }] })),
    )
  const keysOf = (index: SearchIndex<'product'>, filter = {}): string[] =>
    index.search({ text: 'lamp', skip: 0, size: 5, facets: true, filter }).facets!.specs!.map(({ key }) => key)
  assert.deepEqual(keysOf(lamps(['c1', 'c1', 'c1', 'c2', 'c3', 'c4'])), ['Colour'])
  const mixed = lamps(['c1', 'c1', 'c2', 'c2', 'c3', 'c4'])
  assert.deepEqual(keysOf(mixed), [])
  assert.deepEqual(keysOf(mixed, { category: ['c1'] }), ['Colour'])
})

test('every value is counted, however many there are, and follows changes', () => {
  const countries = Array.from({ length: 120 }, (_, at) => `C${at}`)
  const index = SearchIndex.build(
    'business',
    countries.map((country) => business(`Works of ${country}`, { country, categories: [country, 'all'] })),
  )
  assert.equal(index.counts('country').size, 120)
  assert.equal(index.counts('category').get('all'), 120)
  const [id] = index.search({ text: 'Works of C7', skip: 0, size: 1 }).ids
  assert.ok(index.remove(id!))
  assert.deepEqual([index.counts('country').size, index.counts('category').get('all')], [119, 119])
})
