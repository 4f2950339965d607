// Copied and pasted cells.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TerritoryGrid } from '#contract/trade/territories/territories.ts'
import { cellsOf } from './cells.ts'
import { sheetOf, withHeads } from './sheet.ts'

const cell = (country: string, stated: 'sought' | 'open') => ({
  country,
  state: stated,
  stated,
  until: null,
  statedAt: null,
  statedBy: null,
  partners: [],
})
const lines = [
  { lineID: 'a', name: 'Pumps', cells: [cell('PE', 'sought')] },
  { lineID: 'b', name: 'Spare\tparts', cells: [cell('CL', 'open')] },
]
const shown = { lines, countries: [{ code: 'CL' }, { code: 'PE' }, { code: 'MX' }] }
const cells = cellsOf({ lines } as unknown as TerritoryGrid)
const words = {
  notOffered: [],
  open: ['Abierto'],
  sought: ['Se busca distribuidor'],
  covered: [],
  coveredExclusively: [],
}

test('a copy has heads, and leaves cells that were not chosen empty', () => {
  const places = [
    { row: 0, column: 1 },
    { row: 1, column: 0 },
  ]
  assert.equal(sheetOf(shown, cells, places), 'line\tCL\tPE\nPumps\t\tsought\nSpare parts\topen\t')
  assert.equal(sheetOf(shown, cells, []), '')
})

test('bare cells take the heads of the grid from the current place on', () => {
  assert.equal(
    withHeads('Abierto\tsought\r\n\tSE BUSCA DISTRIBUIDOR\r\n', shown, { row: 0, column: 1 }, words),
    'line\tPE\tMX\nPumps\topen\tsought\nSpare parts\t\tsought',
  )
})

test('bare cells that leave the grid are not taken, text with heads stays as it is', () => {
  assert.equal(withHeads('open\topen', shown, { row: 0, column: 2 }, words), undefined)
  const text = 'line,country,state\nPumps,PE,open'
  assert.equal(withHeads(text, shown, { row: 0, column: 0 }, words), text)
})
