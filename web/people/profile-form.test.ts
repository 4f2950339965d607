// What the form over the own profile refuses and what it sends.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnProfile } from '#contract/people.ts'
import { bodyOf, changedBy, problemsOf, refusedOf, valuesOf, type Values } from './profile-form.ts'

const saved = valuesOf({
  firstName: 'Ann',
  lastName: 'Example',
  profession: '',
  briefPresentation: '',
  companyName: null,
  country: { code: 'IT', countryName: 'Italy', emoji: '' },
  state: { stateID: 'IT-45', stateName: 'Emilia-Romagna' },
  mobilePhone: null,
  birthDate: null,
} as unknown as OwnProfile)
const dialCodes = new Set(['1', '39'])
const problems = (more: Partial<Values>) => problemsOf({ ...saved, ...more }, dialCodes, '2026-11-20')

test('2§5 phone: a known dial code and nothing, or at least 8 digits; the plus may be missing', () => {
  assert.deepEqual(problems({}), {})
  assert.deepEqual(problems({ countryCode: '39', phoneNumber: '333 5550147' }), {})
  assert.deepEqual(problems({ countryCode: '+1', phoneNumber: '' }), {})
  for (const [countryCode, phoneNumber] of [
    ['+1', '1234567'],
    ['+999', '12345678'],
    ['', '12345678'],
  ] as const)
    assert.deepEqual(problems({ countryCode, phoneNumber }), { phoneNumber: 'phone' }, `${countryCode} ${phoneNumber}`)
})

test('2§5 birth date: YYYY-MM-DD, 19xx or 20xx, real, and of age today', () => {
  assert.deepEqual(problems({ birthDate: '1970-10-24' }), {})
  assert.deepEqual(problems({ birthDate: '2008-11-20' }), {})
  assert.deepEqual(problems({ birthDate: '2008-11-21' }), { birthDate: 'age' })
  for (const birthDate of ['24/10/1970', '1970-02-30', '1870-10-24'])
    assert.deepEqual(problems({ birthDate }), { birthDate: 'birthDate' }, birthDate)
})

test('2§5 brief description at most 512 characters; names are needed', () => {
  assert.deepEqual(problems({ briefPresentation: 'a'.repeat(512) }), {})
  assert.deepEqual(problems({ briefPresentation: 'a'.repeat(513), lastName: ' ' }), {
    briefPresentation: 'long',
    lastName: 'missing',
  })
})

test('2§5 only what changed is sent; an empty phone number is omitted, one taken away is cleared', () => {
  const send = (changes: Partial<Values>, before = saved) => bodyOf(changes, { ...before, ...changes }, before)
  assert.deepEqual(send({ city: 'Modena' }), { city: 'Modena' })
  assert.deepEqual(send({ countryCode: '+39' }), {})
  const called = { ...saved, countryCode: '+39', phoneNumber: '3335550147' }
  assert.deepEqual(send({ phoneNumber: '' }, called), { mobilePhone: '' })
  assert.deepEqual(send({ countryCode: '+1' }, called), {
    mobilePhone: { countryCode: '+1', phoneNumber: '3335550147' },
  })
})

test('I3§3 a change that is taken back is none; another country takes the state away, the old one brings it back', () => {
  const city = changedBy({}, saved, 'city', 'Modena')
  assert.deepEqual(city, { city: 'Modena' })
  assert.deepEqual(changedBy(city, saved, 'city', ''), {})
  const moved = changedBy({}, saved, 'country', 'FR')
  assert.deepEqual(moved, { country: 'FR', state: '' })
  assert.deepEqual(changedBy(moved, saved, 'country', 'IT'), {})
})

test('2§5 what the server refuses stands at its field', () => {
  assert.deepEqual(refusedOf({ mobilePhone: 'x', birthDate: 'y', state: 'z' }), {
    phoneNumber: 'phone',
    birthDate: 'birthDate',
    state: 'refused',
  })
})
