// Phone numbers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { phoneDigitsLeast } from './constants.ts'
import { international, kept, phoneIn, phoneLineIn } from './phone-numbers.ts'
import { telOf, telOfLine } from './phones.ts'

const known = (digits: string) => ['1', '7', '39', '44', '49', '54', '86', '354'].includes(digits)
const read = (countryCode: string, phoneNumber: string) => phoneIn({ countryCode, phoneNumber }, known)
const e164 = (code: string, text: string) => {
  const phone = read(code, text)
  return typeof phone === 'string' ? phone : telOf(phone).slice('tel:'.length)
}

test('the chosen dial code and one within the number are one number; Italy keeps its zero', () => {
  for (const text of ['+39 02 1234567', '02 1234567', '0039 02 1234567', '+39 (0)2 1234567', '(02) 123-45-67'])
    assert.equal(e164('+39', text), '+39021234567', text)
  assert.equal(e164('39', '０２ １２３４５６７'), '+39021234567')
  assert.equal(e164('+39', '+44 20 7946 0100'), '+442079460100')
})

test('trunk and international prefixes of each country go', () => {
  assert.equal(e164('+44', '07700 900101'), '+447700900101')
  assert.equal(e164('', '+44 (0)20 7946 0100'), '+442079460100')
  assert.equal(e164('+49', '030 12345678'), '+493012345678')
  assert.equal(e164('+7', '8 495 123-45-67'), '+74951234567')
  assert.equal(e164('+1', '011 39 02 1234567'), '+39021234567')
  assert.equal(e164('+1', '1 (202) 555-0100'), '+12025550100')
})

test('extensions are read in the words of many languages', () => {
  for (const text of [
    'ext. 12',
    'x12',
    ', extension 12',
    'int. 12',
    'доб. 12',
    '转12',
    '分机 12',
    '#12',
    ';ext=12',
    '(ext 12)',
  ])
    assert.equal(e164('+39', `02 1234567 ${text}`), '+39021234567;ext=12', text)
  const phone = read('+39', '02 1234567 int. 5')
  assert.ok(typeof phone === 'object')
  assert.equal(international(phone), '+39 02 123 4567 ext. 5')
  assert.deepEqual(read(phone.countryCode, international(phone)), phone)
})

test('a number without a country, too short or with other words is refused for its own reason', () => {
  assert.equal(read('', '02 1234567'), 'dialCode')
  assert.equal(read('+999', '12345678'), 'dialCode')
  assert.equal(read('+1', '1234567'), 'phone')
  assert.equal(read('+1', '1234567890123456'), 'phone')
  assert.equal(read('+1', 'call me 12345678'), 'phone')
  assert.equal(read('+1', ''), 'empty')
  assert.equal(read('+1', '+'), 'phone')
})

test('short numbers of small countries and lengths that no country has are taken', () => {
  assert.equal(e164('+354', '555 1234'), '+3545551234')
  assert.equal(e164('+1', '12345678'), '+112345678')
})

test('stored numbers are shown right, whatever they were stored as', () => {
  const shown = (countryCode: string, phoneNumber: string) => international(kept({ countryCode, phoneNumber }))
  assert.equal(shown('+39', '39021234567'), '+39 02 123 4567')
  assert.equal(shown('+44', '07700900101'), '+44 7700 900101')
  assert.equal(shown('+1', '(202) 555-0100'), '+1 202 555 0100')
  assert.equal(shown('+1', '12'), '+1 12')
})

test('numbers of every country, with an extension, are read as they are written', () => {
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples)
    if (!example || example.number.length - 2 < phoneDigitsLeast) continue
    const phone = {
      countryCode: `+${example.countryCallingCode}`,
      phoneNumber: example.nationalNumber,
      extension: '12',
    }
    assert.deepEqual(phoneLineIn(international(phone)), phone, country)
    assert.equal(telOfLine(international(phone)), telOf(phone), country)
  }
})

test('numbers in one line', () => {
  assert.equal(telOfLine('+39 02 1234567 ext. 12'), 'tel:+39021234567;ext=12')
  assert.equal(telOfLine('+44 (0)20 7946 0100'), 'tel:+442079460100')
  assert.equal(telOfLine('02 1234567'), undefined)
  assert.deepEqual(phoneLineIn('02 1234567 int. 5', '39'), {
    countryCode: '+39',
    phoneNumber: '021234567',
    extension: '5',
  })
  assert.equal(phoneLineIn('02 1234567'), undefined)
})
