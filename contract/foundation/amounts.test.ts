// Numbers as people write them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountIn, isFree } from './amounts.ts'
import { formatsFor } from './formats.ts'
import { locales } from './locales.ts'
import { digitsOf, fixed } from './numbers.ts'

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

function amounts(): number[] {
  let seed = 7
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: 400 }, () =>
    Number((next() * 10 ** Math.floor(next() * 12)).toFixed(Math.floor(next() * 6))),
  )
}

test('what is written is read as the same amount, in every language and currency', () => {
  const codes = Intl.supportedValuesOf('currency')
  const written = [...locales.map((locale) => formatsFor(locale)), formatsFor('es', 'MX'), formatsFor('es', 'PE')]
  for (const { amount, price, decimal } of written)
    for (const [at, number] of [
      0,
      0.0045,
      0.125,
      1,
      12.5,
      999.999,
      1250,
      28_440.5,
      1_234_567.891,
      ...amounts(),
    ].entries()) {
      const currency = codes[at % codes.length]!
      for (const text of [amount(number), price(number)]) {
        assert.equal(amountIn(text, decimal).number, number, text)
        for (const priced of [`${currency} ${text}`, `${text} ${currency}`, `${text}\u00a0${currency}`]) {
          const read = amountIn(priced, decimal)
          assert.deepEqual([read.number, read.currency], [number, currency], priced)
        }
      }
    }
})

test('free is a price of nothing, not a range that begins with it', () => {
  const free = [
    [0, 0],
    [0, null],
    [null, 0],
    [0, 5],
    [null, null],
    [1, 1],
  ] as const
  assert.deepEqual(
    free.map(([min, max]) => isFree({ min, max })),
    [true, true, true, false, false, false],
  )
})

test('numbers of spreadsheets are written as people write them', () => {
  const written = [0.30000000000000004, 1e-7, -2.5e-8, 1.2345678901234568e22, 12.5, 0].map(digitsOf)
  assert.deepEqual(written, ['0.3', '0.0000001', '-0.000000025', '12345678901234600000000', '12.5', '0'])
})

test('numbers are rounded by the digits that people see', () => {
  const rounded = [
    fixed(1.005, 2),
    fixed(0.125, 2),
    fixed(2.5, 0),
    fixed(-1.005, 2),
    fixed(999.995, 2),
    fixed(1e-9, 2),
    fixed(12, 3),
    fixed(1e21, 1),
  ]
  assert.deepEqual(rounded, ['1.01', '0.13', '3', '-1.01', '1000.00', '0.00', '12.000', '1000000000000000000000.0'])
})
