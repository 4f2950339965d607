// Results of a backend.
import assert from 'node:assert/strict'
import { fold, type ProductDocument } from './index.ts'
import { contract, type Corpus, type HeldIndex, held } from './testing-backends.ts'
import { product } from './testing.ts'

async function indexOf(
  corpus: Corpus,
  ...products: (ProductDocument | string)[]
): Promise<{ find: (text: string, size?: number) => Promise<string[]>; index: HeldIndex<'product'> }> {
  const documents = products.map((one) => (typeof one === 'string' ? product(one) : one))
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const index = await held(corpus, 'product', documents)
  return { index, find: async (text, size = 5) => (await index.search({ text, size })).ids.map((id) => names.get(id)!) }
}

contract('accents, letter case and width do not matter, in queries and in documents', async (corpus) => {
  const { find } = await indexOf(
    corpus,
    'Válvula de Presión',
    'STRASSE Lampe',
    'Ｆｕｌｌ ｗｉｄｔｈ pump',
    'Łódź Œuvre',
  )
  assert.deepEqual(await find('valvula presion'), ['Válvula de Presión'])
  assert.deepEqual(await find('straße'), ['STRASSE Lampe'])
  assert.deepEqual(await find('FULL WIDTH'), ['Ｆｕｌｌ ｗｉｄｔｈ pump'])
  assert.deepEqual(await find('lodz oeuvre'), ['Łódź Œuvre'])
  assert.equal(fold('  Crème   BRÛLÉE № 5™ '), 'creme brulee no 5')
})

contract('word order and plural do not matter, in Spanish and Italian too', async (corpus) => {
  const { find } = await indexOf(
    corpus,
    'Ball bearing',
    'Storage boxes',
    'Battery',
    'Motor trifásico',
    'Valvola a sfera',
    'Status bus',
  )
  assert.deepEqual(await find('bearings ball'), ['Ball bearing'])
  assert.deepEqual(await find('box'), ['Storage boxes'])
  assert.deepEqual(await find('batteries'), ['Battery'])
  assert.deepEqual(await find('motores'), ['Motor trifásico'])
  assert.deepEqual(await find('valvole'), ['Valvola a sfera'])
  assert.deepEqual(await find('status'), ['Status bus'])
})

contract('the last word of a query may be a prefix', async (corpus) => {
  const { find } = await indexOf(corpus, 'Hydraulic press', 'Hydrogen tank', 'Compressor')
  assert.deepEqual(await find('compr'), ['Compressor'])
  assert.deepEqual(await find('hydraulic pre'), ['Hydraulic press'])
  assert.equal((await find('hydr')).length, 2)
})

contract('part numbers are found whole, in pieces, with and without punctuation', async (corpus) => {
  const { find } = await indexOf(
    corpus,
    product('Controller', { code: 'FC-600' }),
    product('Drive', { code: 'FC-6000' }),
    'Fan 43.2 cm',
    'Rail 432',
  )
  for (const text of ['FC-600', 'fc600', 'FC 600', 'fc/600']) assert.equal((await find(text))[0], 'Controller', text)
  assert.deepEqual(await find('43.2'), ['Fan 43.2 cm'])
  assert.deepEqual(await find('432'), ['Rail 432'])
  const units = await indexOf(corpus, 'Pipe 80 mm', 'Hose 80mm')
  assert.equal((await units.find('80mm')).length, 2)
  assert.equal((await units.find('80 mm')).length, 2)
})

contract('amounts a little off are found, and diagonals that are cut to whole inches', async (corpus) => {
  const { find, index } = await indexOf(corpus, 'Notebook 15.6"', 'Notebook 17.3"', 'Tube 100 mm', 'Tube 200 mm')
  for (const [text, name] of [
    ['notebook 15"', 'Notebook 15.6"'],
    ['tube 102 mm', 'Tube 100 mm'],
  ] as const)
    assert.deepEqual([(await find(text))[0], (await index.search({ text })).strict], [name, 1], text)
})

contract('brand and part number together find the part', async (corpus) => {
  const { find } = await indexOf(
    corpus,
    product('Sensor', { brand: 'Acme GmbH', code: 'X-17/B' }),
    product('Acme GmbH catalogue of X series'),
    product('Sensor B', { brand: 'Other', code: 'X-17/B2' }),
  )
  assert.equal((await find('acme gmbh x17b'))[0], 'Sensor')
})

contract('a misspelled word finds what was meant, and the result carries the corrected query', async (corpus) => {
  const { find, index } = await indexOf(corpus, 'Hydraulic pump', 'Pneumatic cylinder', 'Transformer station', 'Gear')
  for (const text of ['hydaulic', 'hydrualic', 'hydraulicc', 'hydravlic pump', 'trasnfromer']) {
    assert.equal((await find(text)).length, 1, text)
  }
  assert.equal((await index.search({ text: 'Hydravlic PUMP', skip: 0, size: 5 })).corrected, 'hydraulic PUMP')
  assert.equal((await index.search({ text: 'hydraulic pump', skip: 0, size: 5 })).corrected, undefined)
  assert.deepEqual(await find('hydraulicpump'), ['Hydraulic pump'])
})

contract('a typo that is a word itself is corrected when all words together find nothing', async (corpus) => {
  const { find } = await indexOf(corpus, 'Copper tube bender', 'Cooper tool', 'Steel pipe')
  assert.equal((await find('cooper tube bender'))[0], 'Copper tube bender')
})

contract('a query with few matches is relaxed; full matches rank first', async (corpus) => {
  const { index } = await indexOf(corpus, 'red steel pump', 'red pump', 'steel pump', 'red steel', 'green lamp', 'pump')
  const found = await index.search({ text: 'red steel pump small', skip: 0, size: 3 })
  assert.equal(found.relaxed, true)
  assert.equal(found.strict, 0)
  assert.equal(found.total, 5)
  const pumps = Array.from({ length: 5 }, (_, number) => `steel pump ${number}`)
  await indexOf(corpus, ...pumps, 'red pump')
  const exact = await index.search({ text: 'steel pump', skip: 0, size: 2 })
  assert.equal(exact.relaxed, undefined)
  assert.equal(exact.total, 5)
})

contract('names written in Chinese are found by any part', async (corpus) => {
  const { find } = await indexOf(corpus, '不锈钢水泵', '深沟球轴承', '水阀', '电动水泵站')
  assert.deepEqual(await find('轴承'), ['深沟球轴承'])
  assert.equal((await find('水泵')).length, 2)
  assert.equal((await find('泵')).length, 2)
  assert.equal((await find('水')).length, 3)
})

contract('order: relevance, then verified, then newest, then id', async (corpus) => {
  const docs = [
    product('pump', { registered: 1 }),
    product('pump', { registered: 2 }),
    product('pump', { registered: 2 }),
    product('pump', { registered: 1, verified: true }),
    product('a pump for many other things that are long', { verified: true, registered: 9 }),
  ]
  const index = await held(corpus, 'product', docs.toReversed())
  const expected = [docs[3]!.id, docs[1]!.id, docs[2]!.id, docs[0]!.id, docs[4]!.id]
  assert.deepEqual((await index.search({ text: 'pump', skip: 0, size: 9 })).ids, expected)
  assert.deepEqual((await index.search({ text: 'pump', skip: 2, size: 2 })).ids, expected.slice(2, 4))
  assert.equal((await index.search({ text: 'pump', skip: 0, size: 9, sort: 'newest' })).ids[0], docs[4]!.id)
})

contract('the next query sees an added, replaced or removed document', async (corpus) => {
  const { index } = await indexOf(corpus, 'alpha', 'beta')
  const doc = product('gamma')
  await index.upsert(doc)
  assert.deepEqual((await index.search({ text: 'gamma', skip: 0, size: 5 })).ids, [doc.id])
  await index.upsert({ ...doc, name: 'delta' })
  assert.equal((await index.search({ text: 'gamma', skip: 0, size: 5 })).total, 0)
  assert.equal((await index.search({ text: 'delta', skip: 0, size: 5 })).total, 1)
  await index.remove(doc.id)
  await index.remove(doc.id)
  assert.equal((await index.search({ text: '', skip: 0, size: 5 })).total, 2)
})

contract('suggestions are names that begin with or contain the typed words', async (corpus) => {
  await indexOf(corpus, 'Pumpenwerk Nord', 'Old pump house', 'Drill', product('Lamp', { text: 'pump' }))
  const names = async (text: string): Promise<number> =>
    (await corpus.backend.suggest('product', { text, size: 5 })).length
  assert.equal(await names('p'), 2)
  assert.equal(await names('pum'), 2)
  assert.equal(await names('pumpenwrk'), 1)
  assert.equal(await names(''), 0)
})

contract('hostile texts are harmless and bounded', async (corpus) => {
  const words = Array.from({ length: 300 }, (_, i) => `word${(i * 7919) % 1000}`)
  const { index } = await indexOf(corpus, ...words.map((word, i) => `${word} pump ${words[(i * 31) % 300]}`))
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
    const found = await index.search({ text, skip: 0, size: 5, facets: true })
    assert.ok(found.total >= 0 && found.ids.length <= 5)
    await corpus.backend.suggest('product', { text, size: 5 })
  }
  await index.upsert(product('\ud800 broken \udfff', { text: 'x'.repeat(100_000), keywords: texts }))
  assert.equal((await index.search({ text: 'broken', skip: 0, size: 5 })).total, 1)
})
