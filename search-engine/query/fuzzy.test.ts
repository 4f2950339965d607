// Fuzzy matches against plain edit distance.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runToEnd } from '../segments/steps.ts'
import { WordDictionary } from '../segments/word-dictionary.ts'
import { fuzzyMatches } from './fuzzy.ts'

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
