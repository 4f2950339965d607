// Tests of words known to another index.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from '#search-engine/index.ts'
import { business, product } from '#search-engine/testing.ts'
import { trustWordsOfOthers } from './known-words.ts'
import { phraseDictionary } from './phrases.ts'

const companies = SearchIndex.build('business', [business('Norwind Wall Paints'), business('Cola Drinks')])
const products = SearchIndex.build('product', [product('Zymflux reactor'), product('Wall hook')])
trustWordsOfOthers({ business: companies, product: products }, { current: phraseDictionary() })

test('a word of the other index is no typo', () => {
  const found = companies.search({ text: 'zymflux', skip: 0, size: 5 })
  assert.deepEqual([found.total, found.corrected], [0, undefined])
})

test('nor is a word of any phrase, in four languages', () => {
  for (const text of ['valve', 'bola']) {
    const found = companies.search({ text, skip: 0, size: 5 })
    assert.deepEqual([found.total, found.corrected], [0, undefined], text)
  }
})

test('other words are corrected', () => {
  assert.equal(companies.search({ text: 'norwnd', skip: 0, size: 5 }).corrected, 'norwind')
})
