// Durations as people write them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysIn } from './durations.ts'

test('days, weeks and months are read in the languages of the pages, ranges to their end', () => {
  const cases: [string | number, number][] = [
    [14, 14],
    ['14', 14],
    ['14 days', 14],
    ['10 working days', 10],
    ['4 weeks', 28],
    ['2-3 weeks', 21],
    ['2 – 3 Wochen', 21],
    ['approx. 6 wks', 42],
    ['3 semanas', 21],
    ['2 settimane', 14],
    ['2 mesi', 60],
    ['1 month', 30],
    ['10-15 días', 15],
    ['３周', 21],
    ['2个月', 60],
    ['15个工作日', 15],
    ['ex works', NaN],
    ['1.5 weeks', NaN],
  ]
  for (const [cell, days] of cases) assert.equal(daysIn(cell, '.'), days, String(cell))
})
