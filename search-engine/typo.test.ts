// Near words against the plain distance, over every word of random dictionaries.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Words } from './dict.ts'
import { nearWords } from './typo.ts'

/** Letters more, less, other, or two neighbours swapped, each counted once. */
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
  .map((signs) => signs.join(''))

test('all words within one and two slips are found, and no others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 400 }),
      fc.uniqueArray(word, { maxLength: 20 }),
      word,
      (early, late, text) => {
        const given = new Words()
        for (const one of early) given.internText(one)
        const { words } = given.settled()
        for (const one of late) words.internText(one)
        for (const most of [1, 2]) {
          const found = nearWords(words, text, most).map((near) => `${words.text(near.word)} ${near.distance}`)
          const wanted = [...new Set([...early, ...late])]
            .map((one) => ({ one, gap: distance(text, one) }))
            .filter(({ gap }) => gap > 0 && gap <= most)
            .map(({ one, gap }) => `${one} ${gap}`)
          assert.deepEqual(found.sort(), wanted.sort())
        }
      },
    ),
    { numRuns: 150 },
  )
})
