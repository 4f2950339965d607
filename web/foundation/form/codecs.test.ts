// Form value codecs: parsing and formatting.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { BusinessChange } from '#contract/identity/businesses/fields.ts'
import { ProductChange } from '#contract/catalog/products/fields.ts'
import { ProfileChange } from '#contract/identity/people/profile-fields.ts'
import * as codecs from './codecs.ts'

const { general } = BusinessChange.shape
const { totalEmployees } = general.unwrap().shape

/** Parsed value, or error codes by path. */
function read(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.['code'] : issue.code,
    ]),
  )
}

test('a number is read as the language of the page writes it', () => {
  const number = (text: string, decimal: '.' | ',') => read(codecs.numberText(decimal), text)
  assert.equal(number('14.200', ','), 14_200)
  assert.equal(number('14.200,5', ','), 14_200.5)
  assert.equal(number('14,200.5', '.'), 14_200.5)
  assert.equal(number('14 200', '.'), 14_200)
  assert.equal(number(' ', '.'), '')
  for (const text of ['14 thousand', '1,2,3', '14..2', 'Infinity', '1e9'])
    assert.deepEqual(number(text, '.'), { '': 'number' }, text)
})

test('a saved number is shown as the language writes it, and read back as the same', () => {
  for (const decimal of ['.', ','] as const)
    for (const number of [0, 7, 14_200.5, 31_000_000, 0.125]) {
      const text = codecs.textOfNumber(number, decimal)
      assert.equal(read(codecs.numberText(decimal), text), number, text)
    }
  assert.deepEqual([codecs.textOfNumber(14_200.5, ','), codecs.textOfNumber(null, ',')], ['14200,5', ''])
})

test('the contract judges what was typed; it is sent as it is', () => {
  const days = codecs.checkedBy(codecs.numberText('.', { whole: true }), ProductChange.shape.leadTime)
  assert.equal(read(days, '61 days'), 61)
  assert.equal(read(days, ''), '')
  assert.deepEqual(read(days, '2.5'), { '': 'wholeNumber' })
  assert.deepEqual(read(days, '-5'), { '': 'too_small' })
  const name = codecs.checkedText(ProductChange.shape.name)
  assert.equal(read(name, ' Pump '), ' Pump ')
  assert.deepEqual(read(name, '  '), { '': 'too_small' })
})

test('a range is cleared when both ends are; either end may stay open; the smaller number comes first', () => {
  const ends = codecs.rangeEnds('.', { whole: true }).transform(codecs.emptyRange)
  const range = codecs.checkedBy(ends, totalEmployees)
  assert.equal(read(range, { min: '', max: ' ' }), '')
  assert.deepEqual(read(range, { min: '310', max: '' }), { min: 310, max: '' })
  assert.deepEqual(read(range, { min: '310', max: '4.5' }), { max: 'wholeNumber' })
  assert.deepEqual(read(range, { min: '5', max: '3' }), { '': 'order' })
})

test('words with commas are a list without repeats, and the list is words with commas', () => {
  assert.deepEqual(read(codecs.listText(), 'pump, steel; pump,\nvalve,'), ['pump', 'steel', 'valve'])
  assert.equal(z.encode(codecs.listText(), ['pump', 'steel']), 'pump, steel')
})

test('a phone number has a known dial code and at least 8 digits, or is none; the plus may be missing', () => {
  const phone = codecs.phone((digits) => ['1', '39'].includes(digits))
  const typed = (countryCode: string, phoneNumber: string) => read(phone, { countryCode, phoneNumber })
  assert.deepEqual(typed('39', '333 5550147'), { countryCode: '+39', phoneNumber: '333 5550147' })
  assert.deepEqual(typed('', '+39 333 5550147 ext. 4'), { countryCode: '', phoneNumber: '+39 333 5550147 ext. 4' })
  assert.equal(typed('', ''), '')
  assert.equal(typed('+1', ''), '')
  for (const [code, number, fault] of [
    ['+1', '1234567', 'phone'],
    ['+999', '12345678', 'dialCode'],
    ['', '12345678', 'dialCode'],
  ] as const)
    assert.deepEqual(typed(code, number), { '': fault }, `${code} ${number}`)
})

test('a birth date is a real day of an adult, or none', () => {
  const birthDate = codecs.birthDate('2026-11-20')
  for (const text of ['', '1970-10-24', '2008-11-20']) assert.equal(read(birthDate, text), text)
  assert.deepEqual(read(birthDate, '2008-11-21'), { '': 'age' })
  for (const text of ['24/10/1970', '1970-02-30', '1870-10-24'])
    assert.deepEqual(read(birthDate, text), { '': 'date' }, text)
})

test('a file goes by its token, by its address when it is there already, and is cleared by an empty text', () => {
  const photo = codecs.checkedBy(codecs.fileReference(), ProfileChange.shape.profilePhoto)
  assert.deepEqual(read(photo, { token: 'abc', preview: {} }), { token: 'abc' })
  assert.deepEqual(read(photo, { url: '/files/1.webp', versions: [] }), { url: '/files/1.webp' })
  assert.equal(read(photo, null), '')
})

test('files that were just sent go by their tokens, others by their addresses', () => {
  const sheets = codecs.checkedBy(codecs.fileReferences(), ProductChange.shape.datasheets)
  const sent = { url: '/files/2.pdf', name: 'curve.pdf', token: 'abc' }
  assert.deepEqual(read(sheets, [{ url: '/files/1.pdf', name: 'old.pdf' }, sent]), [
    { url: '/files/1.pdf' },
    { token: 'abc' },
  ])
})

test('rows that nobody has filled in are left out, and errors stand at the rows as they are on the screen', () => {
  const rows = codecs.filledRows(ProductChange.shape.specs.unwrap().element)
  const blank = { key: ' ', value: '' }
  assert.deepEqual(read(rows, [blank, { key: 'Flow', value: '40' }]), [{ key: 'Flow', value: '40' }])
  assert.deepEqual(read(rows, [blank, { key: 'Flow', value: '' }, { key: '', value: '7' }]), {
    '1.value': 'too_small',
    '2.key': 'too_small',
  })
})

test('an error of a value as a whole stands at the part that the form names', () => {
  const ends = codecs.checkedBy(codecs.rangeEnds('.'), totalEmployees, { whole: 'max' })
  assert.deepEqual(read(ends, { min: '5', max: '3' }), { max: 'order' })
  assert.deepEqual(read(ends, { min: '0.5', max: '3' }), { min: 'invalid_type' })
})
