// Numbers as people write them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountIn } from './amounts.ts'

test('a leading zero has no thousands, whatever the language', () => {
  for (const decimal of ['.', ','] as const) {
    assert.deepEqual(amountIn('0,125', decimal), { number: 0.125 })
    assert.deepEqual(amountIn('0.125', decimal), { number: 0.125 })
    assert.deepEqual(amountIn('1234,567', decimal), { number: 1234.567 })
  }
})

test('a number that may be read in two ways has both', () => {
  assert.deepEqual(amountIn('1,250', '.'), { number: 1250, other: 1.25 })
  assert.deepEqual(amountIn('1,250', ','), { number: 1.25, other: 1250 })
  assert.deepEqual(amountIn('12.500', ','), { number: 12_500, other: 12.5 })
  for (const sure of ['1,25', '1250', '1,250.0', '1 250']) assert.equal(amountIn(sure, '.').other, undefined, sure)
})

test('amounts carry their currency, before or behind', () => {
  const read: [string, number, string | undefined][] = [
    ['12,50 EUR', 12.5, 'EUR'],
    ['EUR 12,50', 12.5, 'EUR'],
    ['US$ 12.50', 12.5, 'USD'],
    ['12,50 €', 12.5, 'EUR'],
    ['12,-', 12, undefined],
    ['12.– CHF', 12, 'CHF'],
    ['Rs. 1,23,456.00', 123_456, 'INR'],
    ['RMB 88', 88, 'CNY'],
    ['88元', 88, 'CNY'],
    ['１２．５０', 12.5, undefined],
    ['１２，５０', 12.5, undefined],
    ['١٢٫٥٠', 12.5, undefined],
    ['१२३', 123, undefined],
    ['-5', -5, undefined],
    ['1’234.50', 1234.5, undefined],
  ]
  for (const [text, number, currency] of read)
    assert.deepEqual(amountIn(text, '.'), { number, ...(currency && { currency }) }, text)
  for (const text of ['12 kg', 'EUR 12 USD', '1,2,3', '12,3456,789', 'about 12', '', 'EUR', '1,23,45.6'])
    assert.ok(Number.isNaN(amountIn(text, '.').number), text)
})
