// Looks of cells, changes and their way back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TerritoryCell, TerritoryGrid } from '#contract/trade/territories/territories.ts'
import { cellsOf, changedKeys, changesFor, lookOf, restoring } from './cells.ts'

const stated = (country: string, state: TerritoryCell['stated'], until: string | null = null) =>
  ({
    country,
    state: state ?? 'unknown',
    stated: state,
    until,
    statedAt: null,
    statedBy: null,
    partners: [],
  }) as TerritoryCell
const partner = (companyName: string, by: 'both' | 'supplier', exclusivity: 'none' | 'sole' = 'none') => ({
  agreementID: companyName,
  companyName,
  state: by === 'both' ? ('inForce' as const) : ('proposed' as const),
  exclusivity,
  by,
})
const gridOf = (rows: Record<string, TerritoryCell[]>) =>
  cellsOf({ lines: Object.entries(rows).map(([lineID, cells]) => ({ lineID, cells })) } as unknown as TerritoryGrid)

test('only what both sides confirm is drawn solid', () => {
  const cell = stated('PE', 'coveredExclusively')
  assert.deepEqual(lookOf(cell), { look: 'stated', text: '?' })
  const alone = { ...cell, partners: [partner('Nile Engineering', 'supplier', 'sole')] }
  assert.deepEqual(lookOf(alone), { look: 'stated', text: 'NE?' })
  const both = {
    ...cell,
    partners: [partner('Nile Engineering', 'supplier'), partner('Hidráulica Austral', 'both', 'sole')],
  }
  assert.deepEqual(lookOf(both), { look: 'exclusive', text: 'HA' })
  const several = { ...cell, partners: [partner('Comercial Rimac', 'both'), partner('Hidráulica Austral', 'both')] }
  assert.deepEqual(lookOf(several), { look: 'covered', text: 'CR+1' })
  assert.deepEqual(lookOf(undefined), { look: 'unknown', text: '' })
})

test('lines with the same countries are changed in one call', () => {
  const changes = changesFor(['a PE', 'a CL', 'b CL', 'b PE', 'c PE'], { state: 'sought', until: '2027-06-30' })
  assert.deepEqual(changes, [
    { lines: ['a', 'b'], countries: ['CL', 'PE'], state: 'sought', until: '2027-06-30' },
    { lines: ['c'], countries: ['PE'], state: 'sought', until: '2027-06-30' },
  ])
})

test('undoing restores each statement, also that there was none', () => {
  const before = gridOf({ a: [stated('PE', 'open', '2027-01-01')], b: [] })
  assert.deepEqual(restoring(['a PE', 'b PE', 'b CL'], before), [
    { lines: ['a'], countries: ['PE'], state: 'open', until: '2027-01-01' },
    { lines: ['b'], countries: ['CL', 'PE'], state: null, until: null },
  ])
})

test('a comparison names the cells that differ', () => {
  const before = gridOf({ a: [stated('PE', 'open'), stated('CL', 'sought')] })
  const after = gridOf({ a: [stated('PE', 'open'), stated('MX', 'sought')], b: [stated('PE', 'open')] })
  assert.deepEqual(changedKeys(before, after), ['a CL', 'a MX'])
})
