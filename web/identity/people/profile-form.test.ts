// Profile form.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnProfile } from '#contract/identity/people/people.ts'
import { changedPart, changesOf } from '#web/foundation/form/changes.ts'
import { fieldErrorOf } from '#kit/field-errors.ts'
import { profileChange, profileForm, profileGroups, profileValues, type ProfileValues } from './profile-form.ts'

const profile = {
  firstName: 'Ann',
  lastName: 'Example',
  profession: '',
  showProfession: true,
  briefPresentation: '',
  companyName: null,
  jobPosition: { jobPositionID: 'P7', name: 'Sales Director' },
  country: { code: 'IT', countryName: 'Italy', emoji: '' },
  state: { stateID: 'IT-45', stateName: 'Emilia-Romagna' },
  city: null,
  mobilePhone: null,
  showMobilePhone: false,
  birthDate: null,
  showBirthDate: false,
  showGender: false,
  coverPhoto: { url: '/pictures/cover', versions: [] },
  profilePhoto: { url: '/files/ann.webp', versions: [] },
} as unknown as OwnProfile
const saved = profileValues(profile)
const schema = profileForm(new Set(['1', '39']), '2026-11-20')

function errors(more: Partial<ProfileValues>): Record<string, string> {
  const values: Record<string, unknown> = { ...saved, ...more }
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.map((issue) => [issue.path[0], fieldErrorOf(issue, values[String(issue.path[0])]).code]),
  )
}

function sent(more: Partial<ProfileValues>, before: Pick<OwnProfile, 'mobilePhone'> = profile) {
  const base = { ...saved, mobilePhone: before.mobilePhone ?? saved.mobilePhone }
  const values = { ...base, ...more }
  const changes = changesOf(values, base, {}, { groups: profileGroups })
  return profileChange(changedPart(schema.parse(values), changes), before)
}

test('a profile as it was read is accepted; a drawing in place of a cover is no picture', () => {
  assert.deepEqual(errors({}), {})
  assert.deepEqual(sent({}), {})
  assert.deepEqual([saved.coverPhoto, saved.jobPosition, saved.companyName], [null, 'P7', ''])
})

test('phone: a known dial code and nothing, or at least 8 digits; the plus may be missing', () => {
  const phone = (countryCode: string, phoneNumber: string) => errors({ mobilePhone: { countryCode, phoneNumber } })
  assert.deepEqual(phone('39', '333 5550147'), {})
  assert.deepEqual(phone('+1', ''), {})
  assert.deepEqual(phone('+1', '1234567'), { mobilePhone: 'phone' })
  assert.deepEqual(phone('+999', '12345678'), { mobilePhone: 'dialCode' })
})

test('birth date: YYYY-MM-DD, 19xx or 20xx, real, and of age today', () => {
  assert.deepEqual(errors({ birthDate: '2008-11-20' }), {})
  assert.deepEqual(errors({ birthDate: '2008-11-21' }), { birthDate: 'age' })
  assert.deepEqual(errors({ birthDate: '24/10/1970' }), { birthDate: 'date' })
})

test('brief description at most 512 characters; names are needed', () => {
  assert.deepEqual(errors({ briefPresentation: 'a'.repeat(512) }), {})
  assert.deepEqual(errors({ briefPresentation: 'a'.repeat(513), lastName: ' ' }), {
    briefPresentation: 'tooLong',
    lastName: 'required',
  })
})

test('only what changed is sent; a state goes with its country', () => {
  assert.deepEqual(sent({ city: 'Modena' }), { city: 'Modena' })
  assert.deepEqual(sent({ country: 'FR', state: '' }), { country: 'FR', state: '' })
  assert.deepEqual(sent({ profilePhoto: null }), { profilePhoto: '' })
})

test('an empty phone number is omitted, one that is taken away is cleared', () => {
  assert.deepEqual(sent({ mobilePhone: { countryCode: '+39', phoneNumber: '' } }), {})
  const before = {
    mobilePhone: { countryCode: '+39', phoneNumber: '3335550147', international: '+39 333 555 0147' },
  }
  assert.deepEqual(sent({ mobilePhone: { countryCode: '+39', phoneNumber: '' } }, before), { mobilePhone: '' })
  assert.deepEqual(sent({ mobilePhone: { countryCode: '1', phoneNumber: '3335550147' } }, before), {
    mobilePhone: { countryCode: '+1', phoneNumber: '3335550147' },
  })
})
