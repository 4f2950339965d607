// Field errors of schemas and refusals.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { NewPassword } from '#contract/identity/auth/account-fields.ts'
import { Email } from '#contract/foundation/fields.ts'
import { BusinessChange } from '#contract/identity/businesses/fields.ts'
import { ProductChange } from '#contract/catalog/products/fields.ts'
import { dialCodeMessage, phoneMessage } from '#contract/foundation/phones.ts'
import { birthDateMessage } from '#contract/identity/people/personal-facts.ts'
import { Refusal } from '#kit/refusal.ts'
import { errorIn, fieldErrorCodes, fieldErrorOf, isEmpty, sentenceForIssue, sentenceOf } from '#kit/field-errors.ts'
import { fieldAt, refusedFields } from './field-errors.ts'

const { contactInfo, general } = BusinessChange.shape

function errorOf(schema: z.ZodType, value: unknown): string {
  const issue = schema.safeParse(value).error?.issues[0]
  if (!issue) return 'none'
  const { code, limit } = fieldErrorOf(issue, value)
  return limit === undefined ? code : `${code} ${limit}`
}

test('every issue of the contract has a code, with its limit', () => {
  const { name, description, leadTime, keywords } = ProductChange.shape
  assert.equal(errorOf(name, ' '), 'required')
  assert.equal(errorOf(name, '\u200b'), 'required')
  assert.equal(errorOf(name, 'n'.repeat(201)), 'tooLong 200')
  assert.equal(errorOf(description, 'd'.repeat(5001)), 'tooLong 5000')
  assert.equal(errorOf(leadTime, 1.5), 'wholeNumber')
  assert.equal(errorOf(leadTime, -1), 'tooSmall 0')
  assert.equal(errorOf(leadTime, 4000), 'tooLarge 3650')
  assert.equal(errorOf(keywords, [...'abcdefghijk']), 'tooMany 10')
  assert.equal(errorOf(contactInfo.unwrap().shape.website, 'nowhere'), 'website')
  assert.equal(errorOf(general.unwrap().shape.totalEmployees, { min: 5, max: 3 }), 'order')
  assert.equal(errorOf(general.unwrap().shape.businessType, 'XX'), 'notAccepted')
  assert.equal(errorOf(general.unwrap().shape.industry, ''), 'required')
  assert.equal(errorOf(general.unwrap().shape.categories, []), 'required')
  assert.equal(errorOf(NewPassword, 'short'), 'tooShort 10')
  assert.equal(errorOf(z.literal(true), false), 'required')
  assert.equal(errorOf(z.iso.date(), '24/10/1970'), 'date')
})

test('an e-mail address without an ending is told apart from one that is none', () => {
  assert.equal(errorOf(Email, ''), 'required')
  assert.equal(errorOf(Email, 'r.salas@aguasdelmaipo'), 'emailEnding')
  assert.equal(errorOf(Email, 'r.salas'), 'email')
  assert.equal(errorOf(Email, 'r.salas@aguasdelmaipo.example'), 'none')
})

test('prices by quantity are in order, and the error stands at the quantity', () => {
  const { price } = ProductChange.shape
  const tiers = [
    { quantity: 10, price: 5 },
    { quantity: 10, price: 4 },
  ]
  const [issue] = price.safeParse({ currency: 'EUR', tiers }).error!.issues
  assert.equal(issue!.path.join('.'), 'tiers.1.quantity')
  assert.equal(fieldErrorOf(issue!, '10').code, 'ascending')
  assert.equal(errorOf(price, { currency: 'EUR' }), 'required')
})

test('an issue without words of its own is not accepted, never silent', () => {
  assert.equal(
    errorOf(
      z.string().refine(() => false, 'no'),
      'x',
    ),
    'notAccepted',
  )
  assert.equal(errorOf(z.union([z.literal('a'), z.int()]), 'abc'), 'notAccepted')
})

test('empty is what nobody has filled in', () => {
  for (const value of ['', ' ', [], false, null, undefined, { min: '', max: '' }]) assert.ok(isEmpty(value))
  for (const value of ['x', 0, ['a'], true, { min: '', max: '1' }]) assert.ok(!isEmpty(value))
})

test('what the server did not accept stands at the field of the form that holds it', () => {
  const names = ['name', 'mobilePhone', 'price.tiers.2.price', 'price.currency', 'keywords', 'general.city']
  assert.equal(fieldAt('mobilePhone.phoneNumber', names), 'mobilePhone')
  assert.equal(fieldAt('keywords.4', names), 'keywords')
  assert.equal(fieldAt('price.tiers.2.price', names), 'price.tiers.2.price')
  assert.equal(fieldAt('price', names), 'price.tiers.2.price')
  assert.equal(fieldAt('city', names), undefined)
  const lists = ['videos', 'videos.0.url', 'videos.1.url']
  assert.deepEqual(
    ['videos', 'videos.1', 'videos.1.url', 'videos.2'].map((path) => fieldAt(path, lists)),
    ['videos', 'videos.1.url', 'videos.1.url', 'videos'],
  )
  const refusal = new Refusal('ValidationError', 'no', { fields: { 'keywords.1': 'x', 'keywords.2': 'x', other: 'x' } })
  assert.deepEqual([...refusedFields(refusal, names)], [['keywords', { code: 'notAccepted' }]])
  assert.equal(refusedFields(new TypeError('no network'), names).size, 0)
})

test('the reason that the server gives is shown in the words of the page', () => {
  const fields = { state: 'is not a state of the country', city: 'must have at most 100 characters', name: 'is odd' }
  assert.deepEqual(
    [...refusedFields(new Refusal('ValidationError', 'no', { fields }), Object.keys(fields))],
    [
      ['state', { code: 'otherCountry' }],
      ['city', { code: 'tooLong', limit: 100 }],
      ['name', { code: 'notAccepted' }],
    ],
  )
})

test('the sentences for phones and birth dates are the same wherever they are said', () => {
  assert.deepEqual(
    [phoneMessage, dialCodeMessage].map((one) => errorIn(one)?.code),
    ['phone', 'dialCode'],
  )
  assert.deepEqual(errorIn(birthDateMessage), { code: 'date' })
})

test('every sentence of the API is read back as the error that it was made for', () => {
  for (const code of fieldErrorCodes) {
    const error = sentenceOf({ code, limit: 987 }).includes('987') ? { code, limit: 987 } : { code }
    assert.deepEqual(errorIn(sentenceOf(error)), error)
  }
})

test('no sentence of the schema library reaches a caller', () => {
  const shape = z.object({
    kind: z.enum(['a', 'b']),
    id: z.uuid(),
    count: z.int().max(3),
    list: z.array(z.string()),
    name: z.string().min(2),
    own: z.string().regex(/^x/, 'must begin with x'),
  })
  const sent = { kind: 'c', id: 'x', count: 4, list: 'no', name: 'n', own: 'y' }
  const { error } = shape.safeParse(sent, { error: sentenceForIssue })
  assert.deepEqual(Object.fromEntries(error!.issues.map(({ path, message }) => [path[0], message])), {
    kind: 'must be one of: a, b',
    id: 'must be an id (UUID)',
    count: 'must be at most 3',
    list: 'must be a list',
    name: 'must have at least 2 characters',
    own: 'must begin with x',
  })
})

test('an account that is not verified is no error of a field', () => {
  const refusal = new Refusal('Forbidden', 'verify', { fields: { email: 'is not verified' } })
  assert.equal(refusedFields(refusal, ['email']).size, 0)
})
