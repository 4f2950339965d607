// Spelling corrections.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SearchIndex } from '../index.ts'
import { product } from '../testing.ts'

test('a correction weighs by things that have a name and by what the index holds', () => {
  const names = ['Gold earring', 'Pearl earring', 'Silver earring', 'Ball bearing', 'Hydronic kit', 'Stainless bolt']
  const index = SearchIndex.build('product', [
    ...names.map((name) => product(name)),
    ...Array.from({ length: 9 }, (_, n) => product(`Hydraulic pump ${n}`)),
  ])
  const dictionary = new Set(['bearing', 'earring', 'hydraulic', 'stainless'])
  index.trustWords(
    () => false,
    (word) => dictionary.has(word),
  )
  const corrected = (text: string) => index.search({ text, skip: 0, size: 5 }).corrected
  assert.equal(corrected('bearring'), 'bearing')
  assert.equal(corrected('hydrolic'), 'hydraulic')
  assert.equal(corrected('stainles bolt'), 'stainless bolt')
})

test('a word of the dictionary is no slip of a code', () => {
  const index = SearchIndex.build('product', [{ ...product('Navigation system'), code: 'OSE' }, product('Timer')])
  index.trustWords(
    () => true,
    (word) => word === 'hose',
  )
  assert.deepEqual(index.search({ text: 'hose', skip: 0, size: 5 }).ids, [])
})
