// Chosen cells.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { around, between, keyOf, moved, partsOf, toggled } from './selection.ts'

test('a rectangle is the same from each of its corners', () => {
  const cells = between({ row: 1, column: 3 }, { row: 0, column: 2 })
  assert.deepEqual(cells, [
    { row: 0, column: 2 },
    { row: 0, column: 3 },
    { row: 1, column: 2 },
    { row: 1, column: 3 },
  ])
  assert.deepEqual(cells, between({ row: 0, column: 2 }, { row: 1, column: 3 }))
})

test('arrows stop at the borders', () => {
  const size = { rows: 2, columns: 3 }
  assert.deepEqual(moved({ row: 0, column: 2 }, { row: -1, column: 1 }, size), { row: 0, column: 2 })
  assert.deepEqual(moved({ row: 0, column: 0 }, { row: 1, column: 0 }, size), { row: 1, column: 0 })
})

test('a chosen cell is given up by choosing it again', () => {
  const key = keyOf('line', 'PE')
  assert.deepEqual(partsOf(key), { lineID: 'line', country: 'PE' })
  const once = toggled(new Set(), key)
  assert.deepEqual([...once], [key])
  assert.deepEqual([...toggled(once, key)], [])
})

test('scattered cells have a rectangle around them, none has none', () => {
  const places = [
    { row: 4, column: 1 },
    { row: 2, column: 5 },
  ]
  assert.deepEqual(around(places), { from: { row: 2, column: 1 }, to: { row: 4, column: 5 } })
  assert.equal(around([]), undefined)
})
