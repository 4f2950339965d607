// VAT numbers, tax, credits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { creditFor, yearAfter } from '#contract/billing/memberships/plans.ts'
import { taxOn } from '#contract/billing/memberships/tax.ts'
import { isVatNumber, normalVatNumber, vatCountries } from './vat-numbers.ts'

// Examples documented by tax offices and python-stdnum.
const examples =
  'ATU13585627 BE0428759497 BG175074752 CY10259033P CZ25123891 CZ7103192745 CZ640903926 DE136695976 DK13585628 EE100931558 EL094259216 EL023456780 ESB58378431 ES54362315K ESX2482300W FI20774740 FR40303265045 FR23334175221 FRK7399859412 HR33392005961 HU12892312 IE6433435F IE6433435OA IE8D79739I IT00743110157 LT119511515 LT100001919017 LU15027442 LV40003521600 LV16117519997 MT11679112 NL004495445B01 NL002455799B11 PL8567346215 PT501964843 RO18547290 SE123456789701 SE556188840401 SI50223054 SK2022749619'.split(
    ' ',
  )
const countryOf = (number: string) => (number.startsWith('EL') ? 'GR' : number.slice(0, 2))
const anyExample = fc.constantFrom(...examples)

test('every country has an example that is valid, with and without its prefix', () => {
  assert.deepEqual(
    examples.filter(
      (number) => !isVatNumber(number, countryOf(number)) || !isVatNumber(number.slice(2), countryOf(number)),
    ),
    [],
  )
  assert.deepEqual([...vatCountries.keys()].toSorted(), [...new Set(examples.map(countryOf))].toSorted())
})

test('spaces, dots, dashes and small letters do not matter', () => {
  const spaced = fc.tuple(anyExample, fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 16, maxLength: 16 }))
  fc.assert(
    fc.property(spaced, ([number, signs]) => {
      const typed = [...number.toLowerCase()].map((sign, at) => sign + (signs[at] ?? '')).join('')
      assert.equal(normalVatNumber(typed, countryOf(number)), number)
      assert.ok(isVatNumber(typed, countryOf(number)))
    }),
  )
})

test('one digit read wrong is noticed, but for the few that share a remainder', () => {
  let [wrong, noticed] = [0, 0]
  for (const number of examples)
    for (let at = 2; at < number.length; at++)
      if (/\d/.test(number[at]!))
        for (let digit = 0; digit < 10; digit++) {
          if (String(digit) === number[at]) continue
          wrong++
          if (!isVatNumber(number.slice(0, at) + digit + number.slice(at + 1), countryOf(number))) noticed++
        }
  assert.ok(noticed / wrong > 0.95, `${noticed} of ${wrong}`)
})

test('anything is answered, nothing but numbers of the country is valid', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...vatCountries.keys(), 'US', 'CN'), (text, country) => {
      assert.equal(typeof isVatNumber(text, country), 'boolean')
      if (!vatCountries.has(country)) assert.equal(isVatNumber(text, country), false)
    }),
  )
  assert.equal(isVatNumber('DE136695976', 'FR'), false)
})

test('tax is owed by the buyer across borders of the EU, charged at the rate that is set elsewhere', () => {
  const seller = {
    country: 'IT',
    rates: new Map([
      ['IT', 22],
      ['DE', 19],
    ]),
  }
  const tax = (country: string, taxNumber: string) => taxOn(185_000, { country, taxNumber }, seller)
  assert.deepEqual(tax('IT', 'IT00743110157'), { note: 'domestic', rate: 22, tax: 40_700 })
  assert.deepEqual(tax('DE', 'DE136695976'), { note: 'reverseCharge', rate: 0, tax: 0 })
  assert.deepEqual(tax('DE', ''), { note: 'rate', rate: 19, tax: 35_150 })
  assert.deepEqual(tax('DE', 'DE136695977'), { note: 'rate', rate: 19, tax: 35_150 })
  assert.deepEqual(tax('US', ''), { note: 'outside', rate: 0, tax: 0 })
})

test('a credit is between nothing and the price, and all of it on the first day', () => {
  const dates = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 400 }),
      (startsAt, price, days) => {
        const term = { startsAt, endsAt: yearAfter(startsAt) }
        const now = new Date(startsAt.getTime() + days * 86_400_000)
        const { credit, days: unused } = creditFor(price, term, now)
        assert.ok(Number.isInteger(credit) && credit >= 0 && credit <= price)
        if (days === 0) assert.equal(credit, price)
        if (days > 366) assert.deepEqual([credit, unused], [0, 0])
      },
    ),
  )
  assert.equal(yearAfter(new Date('2028-02-29T10:00:00Z')).toISOString(), '2029-02-28T10:00:00.000Z')
})
