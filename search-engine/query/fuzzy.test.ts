// Fuzzy matches.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { runToEnd } from '../segments/steps.ts'
import { WordDictionary } from '../segments/word-dictionary.ts'
import { SearchIndex } from '../index.ts'
import { product } from '../testing.ts'
import { fuzzyMatches, fuzzyPrefixes } from './fuzzy.ts'

function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const other = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const best = Math.min(other, rows[i - 1]![j]! + 1, row[j - 1]! + 1)
      row.push(swapped ? Math.min(best, rows[i - 2]![j - 2]! + 1) : best)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '1'), { minLength: 1, maxLength: 9 })
  .map((chars) => chars.join(''))

test('exactly the words within one and two edits are found', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 400 }),
      fc.uniqueArray(word, { maxLength: 20 }),
      word,
      (early, late, text) => {
        const dictionary = new WordDictionary()
        for (const one of early) dictionary.internText(one)
        const { words } = runToEnd(dictionary.sortedCopy())
        for (const one of late) words.internText(one)
        for (const limit of [1, 2]) {
          const found = fuzzyMatches(words, text, limit).map((match) => `${words.text(match.word)} ${match.distance}`)
          const expected = [...new Set([...early, ...late])]
            .map((one) => ({ one, edits: distance(text, one) }))
            .filter(({ edits }) => edits > 0 && edits <= limit)
            .map(({ one, edits }) => `${one} ${edits}`)
          assert.deepEqual(found.sort(), expected.sort())
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('exactly the words with a beginning within one edit are found', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 400 }), fc.uniqueArray(word, { maxLength: 20 }), word, (...given) => {
      const [early, late, text] = given
      const dictionary = new WordDictionary()
      for (const one of early) dictionary.internText(one)
      const { words } = runToEnd(dictionary.sortedCopy())
      for (const one of late) words.internText(one)
      const found = fuzzyPrefixes(words, text).flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, i) => words.text(from + i)),
      )
      const begins = (one: string): boolean =>
        Array.from({ length: one.length + 1 }, (_, end) => one.slice(0, end)).some((part) => distance(text, part) <= 1)
      assert.deepEqual(found.sort(), [...new Set([...early, ...late])].filter(begins).sort())
    }),
    { numRuns: 150 },
  )
})

test('names are suggested while a misspelt word is still being typed', () => {
  const documents = ['Hydraulic cylinder', 'Deep groove ball bearing', 'Earring set', 'Siemens controller'].map(
    (name) => product(name),
  )
  const index = SearchIndex.build('product', documents)
  index.trustWords(
    () => false,
    (text) => text === 'bearing',
  )
  const names = (text: string): (string | undefined)[] =>
    index.suggest(text, 5).map((id) => documents.find((one) => one.id === id)?.name)
  assert.deepEqual(names('hydarul'), ['Hydraulic cylinder'])
  assert.deepEqual(names('hydrualic cyl'), ['Hydraulic cylinder'])
  assert.deepEqual(names('cyilnd'), ['Hydraulic cylinder'])
  assert.deepEqual(names('ball bearr'), ['Deep groove ball bearing'])
  assert.deepEqual(names('bearring'), ['Deep groove ball bearing'])
  assert.deepEqual(names('hx'), [])
})

test('a slip that the catalog knows from elsewhere does not hide the right name', () => {
  const documents = [
    ...Array.from({ length: 6 }, (_, n) => product(`Siemens controller ${n}`)),
    product('Seimens lamp'),
  ]
  const index = SearchIndex.build('product', documents)
  assert.equal(index.suggest('seimens controller', 10).length, 6)
  assert.equal(index.suggest('seimens', 10)[0], documents.at(-1)!.id)
})
