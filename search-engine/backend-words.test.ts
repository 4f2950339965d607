// Words of a backend.
import assert from 'node:assert/strict'
import { contract, type Corpus } from './testing-backends.ts'
import { business, product } from './testing.ts'

async function fill(corpus: Corpus): Promise<void> {
  await corpus.hold('business', [business('Norwind Wall Paints'), business('Cola Drinks', { country: 'IT' })])
  const reactor = product('Zymflux reactor', { brand: 'Norwind Works' })
  await corpus.hold('product', [reactor, product('Wall hook', { businessID: 'b2' })])
  await corpus.hold('people', [business('Ann Example')])
}
const phrases = { vocabulary: 'phrases' } as const

contract(
  'a word of the other index is no typo',
  async (corpus) => {
    await fill(corpus)
    const found = await corpus.search('business', { text: 'zymflux' })
    assert.deepEqual([found.total, found.corrected], [0, undefined])
  },
  phrases,
)

contract(
  'nor is a word of any phrase, in four languages, nor of the vocabulary that comes with a question',
  async (corpus) => {
    await fill(corpus)
    for (const text of ['valve', 'bola']) {
      const found = await corpus.search('business', { text })
      assert.deepEqual([found.total, found.corrected], [0, undefined], text)
    }
    const vocabulary = { knows: (word: string) => word === 'norwnd', isSlip: () => false }
    const found = await corpus.backend.search('business', { text: 'norwnd', skip: 0, size: 5 }, vocabulary)
    assert.deepEqual([found.total, found.corrected], [0, undefined])
  },
  phrases,
)

contract(
  'other words are corrected',
  async (corpus) => {
    await fill(corpus)
    assert.equal((await corpus.search('business', { text: 'norwnd' })).corrected, 'norwind')
  },
  phrases,
)

contract('of many names, the brands are told in one answer, in any case', async (corpus) => {
  await fill(corpus)
  const known = await corpus.backend.knows(['norwind works', 'Norwind', 'NORWIND WORKS', 'hook', ''])
  assert.deepEqual([...known], ['norwind works', 'NORWIND WORKS'])
})

contract('changes are visible at once, counted, and harmless when repeated', async (corpus) => {
  await fill(corpus)
  const { backend } = corpus
  const [kept, gone] = [business('Late Works', { country: 'IT' }), business('Gone Works')]
  const position = corpus.nextPosition()
  for (const removed of [[], [gone.id], [gone.id]]) await corpus.writeAt(position, 'business', [kept, gone], removed)
  await backend.apply({ removedOwners: ['b2'], position: corpus.nextPosition() })
  const state = await backend.state()
  assert.deepEqual([state.isReady, state.documents], [true, { business: 3, product: 1, people: 1 }])
  assert.equal(BigInt(state.position), BigInt(position) + 1n)
  assert.deepEqual(
    new Map(state.counts.business.country),
    new Map([
      ['DE', 1],
      ['IT', 2],
    ]),
  )
  assert.ok(Object.values(state.memory).every((bytes) => bytes > 0))
  assert.deepEqual(await backend.suggest('business', { text: 'late w', size: 5 }), [kept.id])
  assert.deepEqual((await corpus.search('product', { text: 'hook' })).ids, [])
})

contract('a word whose documents are removed is as unknown as one that never was', async (corpus) => {
  await corpus.hold('product', [product('Parvox zirkon'), product('Norwind pump')])
  const wishes = { businessType: [], country: [], types: ['parvox'] }
  await corpus.hold('product', [product('Zirkon')])
  const found = await corpus.search('product', { text: 'parvox zirkon', wishes })
  assert.deepEqual([found.total, found.relaxed], [1, true])
  assert.equal((await corpus.search('product', { text: 'norwnd' })).corrected, undefined)
})
