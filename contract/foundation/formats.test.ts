// Formats.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatsFor } from './formats.ts'
import { type Locale, locales } from './locales.ts'

test('a day has its month as a word, and its year where it is not this one; times tell UTC', () => {
  const { date, dateTime, month } = formatsFor('en')
  assert.equal(dateTime('2026-03-07T09:05:59.000Z'), '7 Mar 2026, 09:05 UTC')
  assert.equal(date('2026-11-20', '2026-01-01'), '20 Nov')
  assert.equal(date('2026-11-20', '2027-01-01'), '20 Nov 2026')
  assert.equal(formatsFor('zh').date('2026-11-20', '2026-01-01'), '11月20日')
  assert.equal(date('2026-11-20'), '20 Nov 2026')
  assert.equal(month('2026-03-07'), 'Mar 2026')
})

test('a day names its month, so that no order of digits can be read wrongly', () => {
  const days = locales.map((locale) => formatsFor(locale).date('2025-06-01T10:00:00Z'))
  assert.deepEqual(days, ['1 Jun 2025', '1 jun 2025', '1 giu 2025', '2025年6月1日', '1. Juni 2025'])
})

test('ranges show both ends, or the one that is known', () => {
  const { range } = formatsFor('en')
  assert.equal(range({ min: 1800, max: 2200 }), '1,800–2,200')
  assert.equal(range({ min: 5, max: 5 }), '5')
  assert.equal(range({ min: 1000, max: null }), '1,000+')
  assert.equal(range({ min: null, max: 50 }), '≤ 50')
  assert.equal(range({ min: null, max: null }), undefined)
  assert.equal(range(null), undefined)
})

test('a price loses no digit, and has decimals where it needs them', () => {
  const { amount, price, range } = formatsFor('en')
  assert.deepEqual([1850, 12.5, 0.0045, 12.34567].map(price), ['1,850', '12.50', '0.0045', '12.34567'])
  assert.deepEqual([1850, 0.00045].map(amount), ['1,850.00', '0.00045'])
  assert.equal(range({ min: 0.0045, max: 2 }, price), '0.0045–2')
  assert.equal(formatsFor('it').price(28_440.5), '28.440,50')
})

test('numbers have three decimals, small ones four digits', () => {
  assert.deepEqual([1234.5678, 0.3333333, 0.00012345, 0, -0.005].map(formatsFor('en').number), [
    '1,234.568',
    '0.333',
    '0.0001235',
    '0',
    '-0.005',
  ])
})

test('short numbers have the units of the language, the same in every version of Intl', () => {
  const written = (locale: Locale) =>
    [500, 1200, 25_000, 999_950, 1_500_000, 3_400_000_000].map(formatsFor(locale).compact).join(' ')
  assert.equal(written('en'), '500 1.2K 25K 1M 1.5M 3.4B')
  assert.equal(written('es'), '500 1,2\u00a0mil 25\u00a0mil 1\u00a0M 1,5\u00a0M 3400\u00a0M')
  assert.equal(written('it'), '500 1200 25.000 999.950 1,5\u00a0Mln 3,4\u00a0Mld')
  assert.equal(written('zh'), '500 1,200 2.5万 100万 150万 34亿')
  assert.equal(written('de'), '500 1.200 25.000 999.950 1,5\u00a0Mio. 3,4\u00a0Mrd.')
})

test('Mexico and Peru write a decimal point in Spanish, other portals a comma', () => {
  assert.deepEqual(
    ['MX', 'PE', 'CL', 'IT', null].map((country) => formatsFor('es', country).price(28_440.5)),
    ['28,440.50', '28,440.50', '28.440,50', '28.440,50', '28.440,50'],
  )
  assert.equal(formatsFor('en', 'MX').price(28_440.5), '28,440.50')
  assert.deepEqual([formatsFor('es', 'MX').decimal, formatsFor('es').decimal], ['.', ','])
})
