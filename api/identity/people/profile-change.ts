// Profile input → columns to change, or field errors.
import type { Updateable } from 'kysely'
import type { ProfileChange } from '#contract/identity/people/profile-fields.ts'
import { phoneIn } from '#contract/foundation/phone-numbers.ts'
import { birthDateError } from '#contract/identity/people/personal-facts.ts'
import type { People } from '#api/database/tables.ts'
import { sentenceOf } from '#kit/field-errors.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import {
  countryByCode,
  dialCodeOf,
  genders,
  isDialCode,
  jobPositionByID,
  languages,
  stateByID,
} from '#api/foundation/reference/lookup.ts'
import type { ProfileRow } from './queries.ts'

export type Fields = Record<string, string>
type Columns = Updateable<People>

/** Empty texts clear columns. `fields`: errors by wire name. */
export function columnsOf(body: ProfileChange, row: ProfileRow, today: string): { columns: Columns; fields: Fields } {
  const columns: Columns = {}
  const fields: Fields = {}
  const plain = ['firstName', 'lastName', 'username', 'profession', 'briefPresentation'] as const
  const shown = ['showBirthDate', 'showMobilePhone', 'showGender', 'showProfession'] as const
  for (const name of plain) if (body[name] !== undefined) columns[name] = body[name]
  for (const name of shown) if (body[name] !== undefined) columns[name] = body[name]
  if (body.companyName !== undefined) columns.companyName = body.companyName || null
  if (body.city !== undefined) columns.city = body.city || null
  if (body.businessType !== undefined) columns.businessType = body.businessType || null

  function refer<C extends keyof Columns>(field: string, column: C, given: string | undefined, known: boolean): void {
    if (given === undefined) return
    if (given !== '' && !known) fields[field] = sentenceOf({ code: 'unknown' })
    columns[column] = (given || null) as Columns[C]
  }
  const { gender, preferredLanguage } = body
  const position = body.jobPosition ?? body.jobPositionID
  const industry = body.industry?.toLowerCase()
  refer(
    'gender',
    'gender',
    gender,
    genders.some(({ code, isRetired }) => code === gender && (!isRetired || code === row.gender)),
  )
  refer(
    'preferredLanguage',
    'preferredLanguage',
    preferredLanguage,
    languages.some(({ code }) => code === preferredLanguage),
  )
  const wanted = jobPositionByID(position ?? '')
  const isKept = wanted && (!wanted.isRetired || wanted.id === row.jobPositionID)
  refer('jobPosition', 'jobPositionId', position, isKept === true)
  refer('industry', 'industryId', industry, nodeByID(industry ?? '')?.kind === 'industry')
  placeIn(body, row, columns, fields)
  if (body.mobilePhone !== undefined) {
    const phone = phoneOf(body.mobilePhone, body.country === undefined ? row.countryCode : body.country.toUpperCase())
    if (phone === 'dialCode' || phone === 'phone') fields['mobilePhone'] = sentenceOf({ code: phone })
    columns.mobilePhone = typeof phone === 'string' ? null : JSON.stringify(phone)
  }
  if (body.birthDate !== undefined) {
    const error = body.birthDate === '' ? undefined : birthDateError(body.birthDate, today)
    if (error) fields['birthDate'] = sentenceOf({ code: error === 'format' ? 'date' : 'age' })
    columns.birthDate = body.birthDate || null
  }
  return { columns, fields }
}

function phoneOf(typed: Exclude<ProfileChange['mobilePhone'], undefined>, country: string | null) {
  if (typed === '') return 'empty'
  return phoneIn({ ...typed, countryCode: typed.countryCode || dialCodeOf(country) }, isDialCode)
}

/** Changing the country alone clears the state. */
function placeIn(body: ProfileChange, row: ProfileRow, columns: Columns, fields: Fields): void {
  const code = body.country?.toUpperCase()
  if (code !== undefined) {
    if (code !== '' && !countryByCode(code)) fields['country'] = sentenceOf({ code: 'unknown' })
    columns.countryCode = code || null
  }
  const country = code ?? row.countryCode
  const given = body.state ?? body.stateID
  const state = given ?? row.stateID ?? ''
  const fits = state === '' || stateByID(state)?.countryCode === country
  if (!fits && given !== undefined) fields['state'] = sentenceOf({ code: 'otherCountry' })
  if (given !== undefined || !fits) columns.stateId = fits ? state || null : null
}
