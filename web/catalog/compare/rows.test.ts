// Rows of a comparison.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differs, leastOf, specRows, statedOnly, type Row } from './rows.ts'

const row = (...texts: (string | null)[]): Row => ({
  name: 'x',
  cells: texts.map((text) => text && { text }) as Row['cells'],
})

test('a row differs where stated values differ', () => {
  assert.equal(differs(row('35 days', '35 days')), false)
  assert.equal(differs(row('35 days', '28 days')), true)
  assert.equal(differs(row('35 days', null)), false)
  assert.equal(differs(row('35 days', null, '28 days')), true)
  assert.equal(differs(row('35 days')), false)
})

test('rows and groups that nobody states are left out', () => {
  const groups = [
    { name: 'one', rows: [row(null, null), row('a', null)] },
    { name: 'empty', rows: [row(null, null)] },
  ]
  assert.deepEqual(statedOnly(groups), [{ name: 'one', rows: [row('a', null)] }])
})

test('the least value is found, unless there is nothing to compare it with', () => {
  assert.deepEqual(leastOf([35, 28, null, 28]), [1, 3])
  assert.deepEqual(leastOf([35, null]), [])
  assert.deepEqual(leastOf([35, 35]), [])
  assert.deepEqual(leastOf([]), [])
})

test('keys of several languages with one name are one row', () => {
  const rows = specRows([
    [{ key: 'Leistung', name: 'Power', value: '5 kW' }],
    [{ key: 'Power', value: '7 kW' }],
    [{ key: 'potencia', name: 'Power', value: '9 kW' }],
  ])
  assert.deepEqual(
    rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text ?? null)]),
    [['Power', '5 kW', '7 kW', '9 kW']],
  )
})

test('specifications are matched by name whatever their letter case, those that most state first', () => {
  const rows = specRows([
    [
      { key: 'Color', name: 'Farbe', value: 'red' },
      { key: 'Weight', value: '2 kg' },
    ],
    [
      { key: 'weight ', value: '3 kg' },
      { key: 'Port', value: 'A' },
      { key: 'Port', value: 'B' },
    ],
  ])
  assert.deepEqual(
    rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text ?? null)]),
    [
      ['Weight', '2 kg', '3 kg'],
      ['Farbe', 'red', null],
      ['Port', null, 'A, B'],
    ],
  )
})
