// Likeness of a backend to the built-in index.
import assert from 'node:assert/strict'
import { fc } from '#kit/testing-seed.ts'
import { type QueryThing, SearchIndex, type SearchQuery, type SearchResult } from './index.ts'
import { contract } from './testing-backends.ts'
import { product } from './testing.ts'

const DOCUMENTS = 300
const QUESTIONS = 200
const PIECE = 100
const heads = fc.constantFrom('valve', 'pump', 'tap', 'block', 'stand', 'seat')
const qualities = fc.constantFrom('brass', 'steel', 'gate', 'heat', 'and', 'for', 'with', '50', 'dn40', 'series')
const words = fc.oneof(heads, qualities)
const categories = fc.constantFrom('', '', 'valves', 'members', 'kind', 'caps', 'related')

const documents = fc
  .record({
    name: fc
      .tuple(fc.array(words, { maxLength: 3 }), heads, fc.array(words, { maxLength: 1 }))
      .map((parts) => parts.flat().join(' ')),
    text: fc.array(words, { maxLength: 8 }).map((list) => list.join(' ')),
    category: categories,
    subCategory: categories,
    industry: fc.constantFrom('own', 'near', 'other'),
    keywords: fc.array(words, { maxLength: 2 }),
    registered: fc.nat(1e6),
  })
  .map(({ name, ...more }) => product(name, more))

const filed = (...ids: string[]): fc.Arbitrary<string[]> => fc.subarray(ids)
const things: fc.Arbitrary<QueryThing> = fc
  .record({ head: heads, quality: fc.constantFrom('', '', 'brass ', 'gate ', 'heat '), other: filed('tap', 'block') })
  .chain(({ head, quality, other }) => {
    const text = quality + head
    const others = (...list: string[]): fc.Arbitrary<string[]> => filed(...list.filter((word) => !text.includes(word)))
    return fc.record({
      text: fc.constant(text),
      names: fc.constant([text, ...other]),
      categories: filed('valves'),
      relatedCategories: filed('related'),
      memberCategories: filed('members'),
      otherCategories: filed('caps'),
      kindCategories: filed('kind'),
      isWide: fc.constantFrom(false, false, false, true),
      isForeign: fc.boolean(),
      industries: filed('own', 'near'),
      otherThings: filed(),
      bindingWords: fc.oneof(filed(), filed(), others('heat', 'steel')),
      accessories: fc.oneof(filed(), others('stand', 'seat')),
    })
  })
const questions: fc.Arbitrary<SearchQuery> = fc
  .record({ thing: things, beside: fc.array(qualities, { maxLength: 5 }), isOfType: fc.boolean() })
  .map(({ thing, beside, isOfType }) => ({
    text: [...beside, thing.text].join(' '),
    thing,
    wishes: { types: isOfType ? [thing.text.split(' ').at(-1)!] : [] },
    skip: 0,
    size: DOCUMENTS,
  }))

function shown({ ids, total, mentions, relaxed, strict }: SearchResult): object {
  return { ids, total, mentions, relaxed, strict }
}

contract('things of every sort are told from their mentions as by one index', async (corpus) => {
  const held = fc.sample(documents, { numRuns: DOCUMENTS, seed: 7 })
  const index = SearchIndex.build('product', held)
  for (let at = 0; at < DOCUMENTS; at += PIECE) await corpus.write('product', held.slice(at, at + PIECE))
  for (const question of fc.sample(questions, { numRuns: QUESTIONS, seed: 7 })) {
    const found = await corpus.search('product', question)
    assert.deepEqual(shown(found), shown(index.search(question)), JSON.stringify(question))
  }
})
