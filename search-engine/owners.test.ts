// Copied facts of businesses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { type ProductDocument, SearchIndex, sourceOf } from './index.ts'
import { product } from './testing.ts'

const everything = { text: '', skip: 0, size: 10, facets: true }
const owned = (businessID: string, count: number, more: Partial<ProductDocument> = {}): ProductDocument[] =>
  Array.from({ length: count }, (_, i) => product(`part w${i % 7}`, { businessID, ...more }))
const bytes = (chunks: Iterable<Uint8Array>): Uint8Array => Buffer.concat([...chunks])

test('twenty thousand documents of a business are removed in steps, with exact searches and updates in between', async () => {
  const index = await SearchIndex.buildFrom('product', asyncly([...owned('large', 20_000), ...owned('other', 3)]))
  index.upsert(product('part w1', { businessID: 'large' }))
  const merging = index.merge()
  let steps = 0
  let left = 20_004
  for (const _step of index.removeOwned('large')) {
    steps++
    const { total, facets } = index.search(everything)
    assert.ok(total < left, `${total} after ${left}`)
    assert.equal(facets!.country[0]!.count, total)
    left = total
    if (steps === 5) index.upsert(product('part w2', { businessID: 'other' }))
    if (steps === 5) left++
    if (steps === 3) await merging
  }
  assert.ok(steps >= 10, `${steps} steps`)
  assert.equal(index.search(everything).total, 4)
  assert.equal(index.search({ ...everything, filter: { business: 'large' } }).total, 0)
})

test('an index of many segments is built and loaded while other work comes in between', async () => {
  let turns = 0
  let running = true
  const work = (async () => {
    for (; running; turns++) await new Promise(setImmediate)
  })()
  const documents = owned('b1', 70_000)
  const index = await SearchIndex.buildFrom('product', asyncly(documents))
  const afterBuild = turns
  const { index: loaded } = await SearchIndex.loadFrom('product', sourceOf(bytes(index.save(''))))
  assert.ok(afterBuild > 70_000 / 64, `${afterBuild} turns while it is built`)
  assert.ok(turns - afterBuild >= 3, `${turns - afterBuild} turns while it is loaded`)
  running = false
  await work
  const atOnce = SearchIndex.build('product', documents)
  for (const text of ['', 'w3', 'part w5']) {
    const expected = atOnce.search({ ...everything, text })
    assert.deepEqual(index.search({ ...everything, text }), expected)
    assert.deepEqual(loaded.search({ ...everything, text }), expected)
  }
})

test('whose documents are stale is known, also after a reload', () => {
  const facts = { businessFacts: 'Acme in DE' }
  const index = SearchIndex.build('product', [...owned('b1', 2, facts), ...owned('b2', 1, facts)])
  assert.ok(index.hasFacts('b1', 'Acme in DE') && !index.hasFacts('b1', 'Acme in IT'))
  index.upsert(product('part', { businessID: 'b1', businessFacts: 'Acme in IT' }))
  assert.ok(index.hasFacts('b1', 'Acme in DE'), 'the others still have those from before')
  index.setFacts('b1', undefined)
  index.upsert(product('part', { businessID: 'b1', businessFacts: 'Acme in IT' }))
  const { index: loaded } = SearchIndex.load('product', bytes(index.save('')))
  for (const one of [index, loaded]) {
    assert.deepEqual(one.staleBusinesses(), ['b1'])
    one.setFacts('b1', 'Acme in IT')
    assert.deepEqual(one.staleBusinesses(), [])
    assert.ok(one.hasFacts('b1', 'Acme in IT'))
    for (const _step of one.removeOwned('b2'));
    assert.ok(!one.hasFacts('b2', 'Acme in DE'), 'without documents there are no facts')
  }
})

type Change = { of: 'move' | 'write' | 'hide' | 'merge'; business: number; document: number; country: string }

test('after any changes of businesses and documents the index equals one built from nothing', () => {
  const change = fc.record<Change>({
    of: fc.constantFrom('move', 'write', 'hide', 'merge'),
    business: fc.nat(3),
    document: fc.nat(30),
    country: fc.constantFrom('DE', 'IT', 'CN'),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const index = SearchIndex.build('product', [])
      const expected = new Map<string, ProductDocument>()
      const countries = ['DE', 'DE', 'IT', 'CN']
      const write = (id: string, business: number) => {
        const document = product(`part w${id.length}`, {
          id,
          businessID: `b${business}`,
          businessFacts: countries[business]!,
          country: countries[business]!,
        })
        expected.set(id, document)
        index.upsert(document)
      }
      for (const { of, business, document, country } of changes) {
        const own = [...expected.values()].filter(({ businessID }) => businessID === `b${business}`)
        if (of === 'write') write(`p${document}`, business)
        else if (of === 'merge') for (const _step of index.mergeSteps());
        else if (of === 'hide') {
          for (const _step of index.removeOwned(`b${business}`));
          for (const { id } of own) expected.delete(id)
        } else {
          countries[business] = country
          if (own.length === 0 || index.hasFacts(`b${business}`, country)) continue
          for (const { id } of own) write(id, business)
          index.setFacts(`b${business}`, country)
        }
      }
      const anew = SearchIndex.build('product', expected.values())
      for (const filter of [{}, { country: ['IT'] }, { business: 'b1' }])
        assert.deepEqual(
          index.search({ ...everything, size: 50, filter }),
          anew.search({ ...everything, size: 50, filter }),
        )
    }),
    { numRuns: 200 },
  )
})

async function* asyncly<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values
}
