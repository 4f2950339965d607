// Specification ranges in addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rangeField, rangesOf, rangeText } from './ranges.ts'

const read = (...pairs: [string, string][]) => rangesOf(new URLSearchParams(pairs))

test('a range is read as it was written, whatever stands in its name', () => {
  for (const range of [
    { key: 'Power', unit: 'kW', min: 1.5, max: 22 },
    { key: 'a:b\\c', unit: '%/°C', min: -0.5 },
    { key: 'Axes', unit: '', max: 6 },
  ])
    assert.deepEqual(read(['range', rangeText(range)]), [range])
})

test('fields of a form make a range; an empty one is open, the smaller end comes first', () => {
  const power = { key: 'Power', unit: 'kW' }
  assert.deepEqual(read([rangeField('min', power), '30'], [rangeField('max', power), ' 4 ']), [
    { ...power, min: 4, max: 30 },
  ])
  assert.deepEqual(read([rangeField('min', power), ''], [rangeField('max', power), '4']), [{ ...power, max: 4 }])
  assert.deepEqual(read(['range', 'Power:kW:1..2'], [rangeField('min', power), ''], [rangeField('max', power), '']), [])
})

test('nonsense is no range', () => {
  for (const text of ['', 'Power', 'Power:kW', 'Power:kW:..', 'Power:kW:a..b', ':kW:1..2', 'Power:kW:1..2..3'])
    assert.deepEqual(read(['range', text]), [], text)
})
