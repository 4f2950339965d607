// Digit grouping during typing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberIn, type Decimal } from '#contract/foundation/numbers.ts'
import { grouped } from './grouping.ts'

function typed(keys: string, decimal: Decimal, shown = ''): string {
  return [...keys].reduce((before, key) => grouped(before + key, before, decimal), shown)
}

test('an amount is grouped while it is typed, as the language writes it', () => {
  assert.equal(typed('1234567', '.'), '1,234,567')
  assert.equal(typed('1234567,5', ','), '1.234.567,5')
  assert.equal(typed('14200.25', '.'), '14,200.25')
  assert.equal(grouped('1,20', '1,200', '.'), '120')
  assert.equal(typed('0', '.', '14200'), '142,000')
})

test('what else is typed stays as it is, and means the same', () => {
  for (const keys of ['14,5', '1 000', 'abc', '-5', '1,234', '€ 5']) assert.equal(typed(keys, '.'), keys)
  for (const [keys, decimal] of [
    ['1234567.5', '.'],
    ['14,5', '.'],
    ['1.234', ','],
  ] as const)
    assert.equal(numberIn(typed(keys, decimal), decimal), numberIn(keys, decimal))
})
