// Backends against brute force.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { type ProductDocument, SearchIndex } from './index.ts'
import { document, query } from './oracle-corpus.ts'
import { contract } from './testing-backends.ts'
import { byId, check } from './testing-oracle.ts'

const idOf = (at: number): string => `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`

type Edit = { put: ProductDocument } | { drop: string } | { do: 'merge' | 'reload' | 'half a merge' }

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 8, arbitrary: document.map((put) => ({ put })) },
  { weight: 3, arbitrary: document.map(({ id }) => ({ drop: id })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('merge' as const, 'reload' as const, 'half a merge' as const)
      .map((work) => ({ do: work })),
  },
)

contract('finds, counts and orders like brute force, after any changes', async (corpus) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { maxLength: 50 }),
      fc.array(document, { maxLength: 10 }),
      fc.array(query, { minLength: 4, maxLength: 4 }),
      async (docs, changed, queries) => {
        await corpus.hold('product', [...byId(docs).values()])
        await corpus.write('product', [...byId(changed).values()])
        const all = byId([...docs, ...changed])
        for (const one of queries) await check((asked) => corpus.search('product', asked), all, one)
      },
    ),
    { numRuns: corpus.isInProcess ? 200 : 20 },
  )
})

contract('so does one of 10,000 documents', async (corpus) => {
  const docs = fc.sample(document, { numRuns: 10_000, seed: 7 }).map((one, at) => ({ ...one, id: idOf(at) }))
  await corpus.hold('product', docs)
  const all = byId(docs)
  for (const one of fc.sample(query, { numRuns: 12, seed: 7 }))
    await check((asked) => corpus.search('product', asked), all, one)
})

test('so does the built-in index after any edits, merges and reloads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { maxLength: 30 }),
      fc.array(edit, { maxLength: 40 }),
      fc.array(query, { minLength: 3, maxLength: 3 }),
      async (docs, edits, query) => {
        let index = SearchIndex.build('product', docs)
        const all = byId(docs)
        let steps: Iterator<void, void> | undefined
        for (const one of edits) {
          if ('put' in one) {
            index.upsert(one.put)
            all.set(one.put.id, one.put)
          } else if ('drop' in one) assert.equal(index.remove(one.drop), all.delete(one.drop))
          else if (one.do === 'half a merge') {
            steps ??= index.mergeSteps()
            steps.next()
            steps.next()
          } else if (one.do === 'merge') {
            while (steps && !steps.next().done);
            steps = undefined
            for (const _ of index.mergeSteps());
          } else {
            steps = undefined
            const read = SearchIndex.load('product', Buffer.concat([...index.save('at 7', 64)]))
            assert.equal(read.cursor, 'at 7')
            index = read.index
          }
          assert.equal(index.size, all.size)
        }
        for (const one of query) await check(async (asked) => index.search(asked), all, one)
        while (steps && !steps.next().done);
        for (const one of query) await check(async (asked) => index.search(asked), all, one)
      },
    ),
    { numRuns: 200 },
  )
})
