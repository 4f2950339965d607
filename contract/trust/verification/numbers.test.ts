// Company numbers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domainIn, isDuns, isLei } from './numbers.ts'
import { isVat } from './vat.ts'
import { isRegisterNumber, registerOf } from './register-numbers.ts'

const checked = ['AU', 'BE', 'BR', 'CH', 'CL', 'CN', 'DK', 'FI', 'FR', 'JP', 'NO', 'SE']
const formed = ['AT', 'DE', 'GB', 'IN', 'IT', 'MX', 'NL', 'PL', 'SG', 'US']

test('numbers of registers: the published examples are right in any spelling', () => {
  for (const country of [...checked, ...formed]) {
    const { example } = registerOf(country)
    assert.ok(isRegisterNumber(example, country), `${country} ${example}`)
    assert.ok(isRegisterNumber(` ${example.toLowerCase().replace(/[ .-]/g, ' ')} `, country), country)
    assert.ok(!isRegisterNumber(`${example}${example}`, country), country)
  }
})

test('where a number has a check digit, another digit is noticed', () => {
  for (const country of checked) {
    const { example } = registerOf(country)
    const at = example.search(/\d(?!.*\d)/)
    const other = `${example.slice(0, at)}${(Number(example[at]) + 1) % 10}${example.slice(at + 1)}`
    assert.ok(!isRegisterNumber(other, country), `${country} ${other}`)
  }
})

test('a country without a known form takes letters and digits', () => {
  assert.ok(isRegisterNumber('J-2024/118', 'KE'))
  for (const wrong of ['', '12', '<b>1</b>', 'x'.repeat(31)]) assert.ok(!isRegisterNumber(wrong, 'KE'), wrong)
})

test('a Legal Entity Identifier has 20 signs and the check digits of ISO 7064', () => {
  for (const lei of ['HWUPKR0MPOU8FGXBT394', '5493001KJTIIGC8Y1R12', 'hwupkr0mpou8 fgxbt394'])
    assert.ok(isLei(lei), lei)
  for (const lei of ['HWUPKR0MPOU8FGXBT395', 'HWUPKR0MPOU8FGXBT39', 'HWUPKR0MPOU8FGXBT3', ''])
    assert.ok(!isLei(lei), lei)
})

test('a D-U-N-S number has nine digits', () => {
  assert.ok(isDuns('15-048-3782'))
  for (const wrong of ['15-048-378', '1504837820', 'ABCDEFGHI', '000000000']) assert.ok(!isDuns(wrong), wrong)
})

test('a domain is read from whatever people type', () => {
  assert.equal(domainIn('https://www.Ferrantis.example/it/'), 'ferrantis.example')
  assert.equal(domainIn('pumps.co.uk'), 'pumps.co.uk')
  for (const wrong of ['', 'localhost', '127.0.0.1', '[::1]', 'a b.com', 'x@y', 'http://', '-a.com'])
    assert.equal(domainIn(wrong), undefined, wrong)
})

test('a VAT number has the form and the check digits of its country', () => {
  assert.deepEqual(
    [
      isVat('IT 0074 3110 157', 'IT'),
      isVat('IT00743110158', 'IT'),
      isVat('GB 980 7806 84', 'GB'),
      isVat('980780685', 'GB'),
    ],
    [true, false, true, false],
  )
})
