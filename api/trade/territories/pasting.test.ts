// Pasted cells.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { countries } from '#api/foundation/reference/lookup.ts'
import { cellsOf, rowsOf, tableOf } from './pasting.ts'

const brief = (text: string) => {
  const { cells, mistakes } = cellsOf(text, countries)
  return {
    cells: cells.map(({ line, country, state, until }) => [line, country, state, until]),
    mistakes: mistakes.map(({ row, column, kind }) => [row, column, kind]),
  }
}

test('a grid from a sheet: lines below, countries across in any language, empty cells left as they are', () => {
  const { cells, mistakes } = brief('Linie\tPerú\tPolen\tXX\nPumps\tgesucht\t\topen\nSeals\t-\texklusiv\t')
  assert.deepEqual(cells, [
    ['Pumps', 'PE', 'sought', null],
    ['Seals', 'PE', 'notOffered', null],
    ['Seals', 'PL', 'coveredExclusively', null],
  ])
  assert.deepEqual(mistakes, [[1, 4, 'country']])
})

test('a list has its columns in any order and any separator', () => {
  const { cells, mistakes } = brief(
    'country;line;until;state\nVN;Pumps;2030-02-30;open\nVN;Pumps;;covered\n;Pumps;;open',
  )
  assert.deepEqual(cells, [['Pumps', 'VN', 'covered', null]])
  assert.deepEqual(mistakes, [
    [2, 3, 'until'],
    [4, 1, 'country'],
  ])
})

test('text without any shape is a mistake, not a defect', () => {
  fc.assert(fc.property(fc.string(), (text) => void cellsOf(text, countries)))
  assert.deepEqual(brief('hello').mistakes, [[1, 1, 'shape']])
})

test('a table is read as it was written, and holds no formulas', () => {
  const Name = fc.stringMatching(/^[A-Za-z][\w ,"']{0,20}[a-z]$/)
  fc.assert(
    fc.property(Name, (line) => {
      const [, row] = rowsOf(tableOf([{ line, country: 'PE', state: 'open', until: null }]))
      assert.deepEqual(row, [line, 'PE', 'open', ''])
    }),
  )
  assert.ok(tableOf([{ line: '=1+1', country: 'PE', state: 'open', until: null }]).includes("'=1+1"))
})
