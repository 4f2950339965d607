// Tests of the built-in backend.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BuiltInBackend } from './built-in.ts'
import { PhraseDictionary } from './index.ts'
import { business, product } from './testing.ts'

async function filled(): Promise<BuiltInBackend> {
  const backend = new BuiltInBackend({ vocabulary: new PhraseDictionary() })
  await backend.apply({
    documents: {
      business: [business('Norwind Wall Paints'), business('Cola Drinks', { country: 'IT' })],
      product: [product('Zymflux reactor', { brand: 'Norwind Works' }), product('Wall hook', { businessID: 'b2' })],
      people: [business('Ann Example')],
    },
    position: '7',
  })
  return backend
}

test('a word of the other index is no typo', async () => {
  const found = await (await filled()).search('business', { text: 'zymflux', skip: 0, size: 5 })
  assert.deepEqual([found.total, found.corrected], [0, undefined])
})

test('nor is a word of any phrase, in four languages, nor of the vocabulary that comes with a question', async () => {
  const backend = await filled()
  for (const text of ['valve', 'bola']) {
    const found = await backend.search('business', { text, skip: 0, size: 5 })
    assert.deepEqual([found.total, found.corrected], [0, undefined], text)
  }
  const vocabulary = { knows: (word: string) => word === 'norwnd', isSlip: () => false }
  const found = await backend.search('business', { text: 'norwnd', skip: 0, size: 5 }, vocabulary)
  assert.deepEqual([found.total, found.corrected], [0, undefined])
})

test('other words are corrected', async () => {
  const found = await (await filled()).search('business', { text: 'norwnd', skip: 0, size: 5 })
  assert.equal(found.corrected, 'norwind')
})

test('of many names, the brands are told in one answer, in any case', async () => {
  const known = await (await filled()).knows(['norwind works', 'Norwind', 'NORWIND WORKS', 'hook', ''])
  assert.deepEqual([...known], ['norwind works', 'NORWIND WORKS'])
})

test('changes are visible at once, counted, and harmless when repeated', async () => {
  const backend = await filled()
  const [kept, gone] = [business('Late Works', { country: 'IT' }), business('Gone Works')]
  const changes = { documents: { business: [kept, gone] }, position: '8' }
  for (const removed of [{}, { business: [gone.id] }, { business: [gone.id] }])
    await backend.apply({ ...changes, removed })
  await backend.apply({ removedOwners: ['b2'], position: '9' })
  const { isReady, position, documents, memory, counts } = await backend.state()
  assert.deepEqual([isReady, position, documents], [true, '9', { business: 3, product: 1, people: 1 }])
  assert.deepEqual(
    [...counts.business.country].sort(([a], [b]) => a.localeCompare(b)),
    [
      ['DE', 1],
      ['IT', 2],
    ],
  )
  assert.ok(Object.values(memory).every((bytes) => bytes > 0))
  assert.deepEqual(await backend.suggest('business', { text: 'late w', size: 5 }), [kept.id])
  assert.deepEqual((await backend.search('product', { text: 'hook', skip: 0, size: 5 })).ids, [])
})
