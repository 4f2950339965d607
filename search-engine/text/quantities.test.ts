// Numeric ranges.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from '../index.ts'
import { product } from '../testing.ts'

function indexOf(values: string[], key = 'Power'): SearchIndex<'product'> {
  return SearchIndex.build(
    'product',
    values.map((value) => product('Motor', { category: 'c1', specs: [{ key, value }] })),
  )
}
const search = (
  index: SearchIndex<'product'>,
  range: { unit: string; min?: number; max?: number },
  values: string[] = [],
) =>
  index.search({
    text: 'motor',
    skip: 0,
    size: 50,
    facets: true,
    filter: { specs: [{ key: 'Power', values, ranges: [range] }] },
  })

test('a range takes the amounts of its unit between its ends, both included', () => {
  const index = indexOf([
    '1 kW',
    '1.5 kW',
    '2 kW',
    '1,500 kW',
    '-3 kW',
    '−2.5 kW',
    '2 W',
    '1–2 kW',
    'up to 2 kW',
    '2',
    'kW',
  ])
  const total = (range: { unit: string; min?: number; max?: number }) => search(index, range).total
  assert.equal(total({ unit: 'kW', min: 1.5, max: 2 }), 2)
  assert.equal(total({ unit: 'kW', min: 1000 }), 1)
  assert.equal(total({ unit: 'kW', max: 0 }), 2)
  assert.equal(total({ unit: 'W' }), 1)
  assert.equal(total({ unit: '' }), 1)
  assert.equal(total({ unit: 'kW' }), 6)
  assert.equal(search(index, { unit: 'kW', min: 1.5, max: 2 }, ['2 W']).total, 3, 'a value is an alternative')
})

test('a specification of many amounts is a facet with unit and ends, whatever range of it is chosen', () => {
  const index = indexOf(Array.from({ length: 60 }, (_, at) => `${(at + 1) / 4} kW`))
  const { facets } = index.search({ text: 'motor', skip: 0, size: 5, facets: true })
  assert.deepEqual(
    facets!.specs!.map(({ key, range }) => [key, range]),
    [['Power', { unit: 'kW', min: 0.25, max: 15, bars: Array.from({ length: 12 }, () => 5) }]],
  )
  const narrowed = search(index, { unit: 'kW', min: 10 })
  assert.equal(narrowed.total, 21)
  assert.deepEqual(narrowed.facets!.specs![0]!.range, facets!.specs![0]!.range)
})

test('where the ends are far apart the steps are those of the logarithm', () => {
  const amounts = Array.from({ length: 60 }, (_, at) => `${10 ** (at % 6)} W`)
  const other = Array.from({ length: 20 }, (_, at) => `${at + 2} W`)
  const { facets } = indexOf([...amounts, ...other]).search({ text: 'motor', skip: 0, size: 5, facets: true })
  const { bars, min, max } = facets!.specs![0]!.range!
  assert.deepEqual([min, max, bars.at(-1)], [1, 100_000, 10])
  assert.equal(
    bars.reduce((sum, count) => sum + count, 0),
    80,
  )
})

test('texts and amounts of several units have no range', () => {
  for (const values of [
    Array.from({ length: 60 }, (_, at) => `M${at}`),
    Array.from({ length: 60 }, (_, at) => `${at} ${at % 2 ? 'mm' : 'in'}`),
  ]) {
    const { facets } = indexOf(values).search({ text: 'motor', skip: 0, size: 5, facets: true })
    assert.deepEqual(facets!.specs, [])
  }
})

test('the largest answers are counted too, in pieces, and so after a restart', async () => {
  const built = indexOf(Array.from({ length: 9000 }, (_, at) => `${at % 90} kW`))
  const { index } = SearchIndex.load('product', Buffer.concat([...built.save('')]))
  for (const text of ['motor', '']) {
    const { total, facets } = await index.searchAsync({ text, skip: 0, size: 5, facets: true })
    assert.equal(total, 9000)
    const { range, values } = facets!.specs![0]!
    assert.deepEqual([range!.unit, range!.min, range!.max], ['kW', 0, 89])
    assert.equal(
      range!.bars.reduce((sum, count) => sum + count, 0),
      9000,
    )
    assert.ok(values.every(({ count }) => count === 100))
  }
  assert.equal(search(index, { unit: 'kW', min: 80 }).total, 1000)
  index.upsert(product('Motor', { category: 'c1', specs: [{ key: 'Power', value: '120 kW' }] }))
  assert.equal(search(index, { unit: 'kW', min: 100 }).total, 1)
})
