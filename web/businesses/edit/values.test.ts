// The numbers of the edit forms: read, and shown, as the language of the page writes them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BusinessProfile } from '#contract/businesses.ts'
import type { Decimal } from '#contract/numbers.ts'
import type { Field } from './fields.ts'
import { bodyOf, problemsOf, valuesOf, withChanges } from './values.ts'

const profile = {
  general: { totalAnnualRevenue: { min: 31_000_000, max: null } },
  factory: { factorySize: 14_200.5 },
} as BusinessProfile

const label = { id: '' }
const fields: Field[] = [
  { path: 'general.totalAnnualRevenue', kind: 'range', label },
  { path: 'factory.factorySize', kind: 'number', decimals: true, label },
  { path: 'factory.numberProductionLines', kind: 'number', label },
]
const known = (decimal: Decimal) => ({ isDialCode: () => true, year: 2026, decimal })

function typed(path: string, now: string, decimal: Decimal) {
  const changes = { [path]: { was: '', now } }
  const values = withChanges(valuesOf(profile, fields, decimal), changes)
  const problem = Object.values(problemsOf(fields, values, known(decimal)))[0]
  return problem ?? bodyOf(fields, changes, values, decimal)
}

test('I4§1 a number is read as the language of the page writes it', () => {
  assert.deepEqual(typed('factory.factorySize', '14.200', ','), { factory: { factorySize: 14_200 } })
  assert.deepEqual(typed('factory.factorySize', '14.200,5', ','), { factory: { factorySize: 14_200.5 } })
  assert.deepEqual(typed('factory.factorySize', '14,200.5', '.'), { factory: { factorySize: 14_200.5 } })
  assert.deepEqual(typed('factory.factorySize', '14 200', '.'), { factory: { factorySize: 14_200 } })
  assert.deepEqual(typed('factory.numberProductionLines', '1.200', ','), { factory: { numberProductionLines: 1200 } })
  const revenue = { general: { totalAnnualRevenue: { min: 31_000_000, max: 47_000_000 } } }
  assert.deepEqual(typed('general.totalAnnualRevenue.max', '47.000.000', ','), revenue)
  assert.deepEqual(typed('factory.factorySize', '', ','), { factory: { factorySize: '' } })
})

test('I4§1 what is no number, or a part of one where whole ones are meant, is said', () => {
  for (const text of ['14 thousand', '-5', '1,2,3', '14..2', 'Infinity', '1e9'])
    assert.equal(typed('factory.factorySize', text, '.'), 'number', text)
  assert.equal(typed('factory.numberProductionLines', '2.5', '.'), 'whole')
  assert.equal(typed('general.totalAnnualRevenue.max', '47.5', '.'), 'whole')
  assert.equal(typed('general.totalAnnualRevenue.max', '30.000.000', ','), 'order')
})

test('I4§1 what is saved is shown as the language writes it, and is no change', () => {
  const shown = (decimal: Decimal) => valuesOf(profile, fields, decimal)['factory.factorySize']
  assert.deepEqual([shown(','), shown('.')], ['14200,5', '14200.5'])
  assert.deepEqual(problemsOf(fields, { 'factory.factorySize': '14200,5' }, known(',')), {})
})
