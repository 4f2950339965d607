// Life of an index.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ProductDocument, SearchIndex, sourceOf, UnreadableSnapshot } from './index.ts'
import { product } from './testing.ts'

function indexOf(...products: (ProductDocument | string)[]): {
  find: (text: string, size?: number) => string[]
  index: SearchIndex<'product'>
} {
  const documents = products.map((one) => (typeof one === 'string' ? product(one) : one))
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const index = SearchIndex.build('product', documents)
  return { index, find: (text, size = 5) => index.search({ text, skip: 0, size }).ids.map((id) => names.get(id)!) }
}

const bytes = (chunks: Iterable<Uint8Array>): Uint8Array => Buffer.concat([...chunks])

test('a loaded snapshot gives the same results and returns the cursor', () => {
  const { index } = indexOf(
    'Hydraulic pump',
    'Steel pipe',
    product('Ünïcode 泵', { id: 'short', specs: [{ key: 'A', value: 'b' }] }),
  )
  index.upsert(product('waiting pump'))
  const query = { text: 'pump', skip: 0, size: 5, facets: true }
  const before = index.search(query)
  const chunks = index.save('cursor 42')
  index.upsert(product('later pump with new words'))
  index.remove('short')
  const read = SearchIndex.load('product', bytes(chunks))
  assert.equal(read.cursor, 'cursor 42')
  assert.deepEqual(read.index.search(query), before)
  assert.ok(read.index.has('short'))
  read.index.upsert(product('another pump'))
  assert.equal(read.index.search(query).total, before.total + 1)
})

test('a damaged, truncated or foreign snapshot and one of another kind are refused', () => {
  const { index } = indexOf('Hydraulic pump')
  const good = bytes(index.save(''))
  const damaged = new Uint8Array(good)
  damaged[good.length - 20]! ^= 1
  const other = new Uint8Array(good)
  other[30]! ^= 1
  for (const bad of [
    damaged,
    other,
    good.subarray(0, -8),
    Buffer.concat([good, good]),
    new Uint8Array(0),
    new Uint8Array(100),
  ]) {
    assert.throws(() => SearchIndex.load('product', bad), UnreadableSnapshot)
  }
  assert.throws(() => SearchIndex.load('business', good), UnreadableSnapshot)
})

test('a snapshot of any number of pieces is read; damage in any of them is found', async () => {
  const { index } = indexOf(...Array.from({ length: 300 }, (_, i) => `Hydraulic pump ${i}`))
  const query = { text: 'pump', skip: 0, size: 50, facets: true }
  const expected = index.search(query)
  for (const pieceSize of [7, 1000, 1 << 20]) {
    const pieces = [...index.save('cursor 42', pieceSize)]
    assert.ok(pieces.every(({ length }) => length <= Math.max(pieceSize, 12)))
    const whole = bytes(pieces)
    const read = await SearchIndex.loadFrom('product', sourceOf(whole))
    assert.deepEqual([read.cursor, read.index.search(query)], ['cursor 42', expected])
    for (let at = 0; at < whole.length; at += 9973) {
      const damaged = new Uint8Array(whole)
      damaged[at]! ^= 1
      assert.throws(() => SearchIndex.load('product', damaged), UnreadableSnapshot, `${pieceSize}, ${at}`)
    }
  }
})

test('what changes while a snapshot is written is not in it', () => {
  const { index } = indexOf(...Array.from({ length: 300 }, (_, i) => product(`Steel pipe ${i}`, { id: `p${i}` })))
  const query = { text: '', skip: 0, size: 400, facets: true }
  const expected = index.search(query)
  const written: Uint8Array[] = []
  let change = 0
  for (const piece of index.save('', 512)) {
    written.push(piece.slice())
    if (change < 200) index.remove(`p${change}`)
    index.upsert(product(`Later valve ${change++}`))
  }
  assert.ok(change > 50)
  assert.deepEqual(SearchIndex.load('product', bytes(written)).index.search(query), expected)
})

test('results stay exact through freezing and merging, also while a merge runs', async () => {
  const index = SearchIndex.build('product', [] as ProductDocument[])
  const expectedWords = new Map<string, string>()
  let merging: Promise<void> | undefined
  for (let i = 0; i < 12_000; i++) {
    const id = `p${(i * 7919) % 7000}`
    const word = `w${i % 17}`
    index.upsert(product(`${word} thing`, { id, code: `K${i}` }))
    expectedWords.set(id, word)
    if (i % 5 === 0) {
      const gone = `p${(i * 31) % 7000}`
      assert.equal(index.remove(gone), expectedWords.delete(gone))
    }
    if (i % 3000 === 2999) {
      merging = index.merge()
      await new Promise((done) => setImmediate(done))
    }
  }
  await merging
  await index.merge()
  assert.equal(index.size, expectedWords.size)
  for (let w = 0; w < 17; w++) {
    const expected = [...expectedWords.values()].filter((word) => word === `w${w}`).length
    assert.equal(index.search({ text: `w${w} thing`, skip: 0, size: 5 }).total, expected)
  }
})

test('concurrent searches that yield to one another do not interfere', async () => {
  const index = SearchIndex.build(
    'product',
    (function* () {
      for (let i = 0; i < 140_000; i++)
        yield product(`common w${i % 10}`, { id: `p${i}`, country: i % 2 ? 'DE' : 'IT' })
    })(),
  )
  const texts = Array.from({ length: 10 }, (_, i) => ({ text: `common w${i}`, skip: 0, size: 5, facets: true }))
  const alone = texts.map((query) => index.search(query))
  const pending = Promise.all(texts.map((query) => index.searchAsync(query)))
  for (let i = 0; i < 100; i++) index.remove(`p${i}`)
  index.upsert(product('common w1', { id: 'p7777' }))
  assert.deepEqual(await pending, alone)
  assert.equal(index.search(texts[1]!).total, 14_000 - 10 + 1)
})
