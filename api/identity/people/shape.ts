// Rows of people → contract; hidden facts stay here.
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { international, kept } from '#contract/foundation/phone-numbers.ts'
import type { Phone } from '#contract/foundation/phones.ts'
import type { OwnProfile, PublicProfile, UserCard } from '#contract/identity/people/people.ts'
import { coverPhoto, stored } from '#api/foundation/illustrations/lookup.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import {
  businessTypeFor,
  countryFor,
  genders,
  jobPositionByID,
  languages,
  stateFor,
  termsFor,
} from '#api/foundation/reference/lookup.ts'
import type { CardRow, ProfileRow } from './queries.ts'

export function cardOf(row: CardRow, locale: Locale): UserCard {
  return {
    ...personOf(row, locale),
    state: stateFor(row.stateID, locale),
    city: row.city,
    briefPresentation: row.briefPresentation,
    reactions: { reactionCount: { like: row.likes } },
    sample: row.sample,
  }
}

export type PersonRow = Pick<
  CardRow,
  'id' | 'username' | 'firstName' | 'lastName' | 'jobPositionID' | 'companyName' | 'profilePhoto' | 'countryCode'
>

export function personOf(row: PersonRow, locale: Locale) {
  const position = row.jobPositionID ? jobPositionByID(row.jobPositionID) : undefined
  return {
    userID: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    jobPosition: position ? { jobPositionID: position.id, name: position.name[locale] } : null,
    companyName: row.companyName,
    profilePhoto: row.profilePhoto && stored(row.profilePhoto, () => ''),
    country: row.countryCode ? countryFor(row.countryCode, locale) : null,
  } satisfies Author
}

export function ownProfileOf(row: ProfileRow, locale: Locale): OwnProfile {
  const { email, mobilePhone, birthDate, profession, version } = row
  const { showProfession, showBirthDate, showMobilePhone, showGender } = row
  return {
    ...cardOf(row, locale),
    email,
    mobilePhone: mobilePhone && phoneFor(mobilePhone),
    birthDate,
    profession,
    showProfession,
    showBirthDate,
    showMobilePhone,
    showGender,
    coverPhoto: coverPhoto(row.coverPhoto, row.id),
    gender: termFor(genders, row.gender, locale),
    preferredLanguage: termFor(languages, row.preferredLanguage, locale),
    businessType: row.businessType ? businessTypeFor(row.businessType, locale) : null,
    industry: namedFor(row.industryID, locale),
    registeredAt: row.registeredAt.toISOString(),
    version,
  }
}

export function publicProfileOf(row: ProfileRow, locale: Locale): PublicProfile {
  const own = ownProfileOf(row, locale)
  return {
    ...own,
    profession: row.showProfession && own.profession !== '' ? own.profession : null,
    birthDate: row.showBirthDate ? own.birthDate : null,
    mobilePhone: row.showMobilePhone ? own.mobilePhone : null,
    gender: row.showGender ? own.gender : null,
    searchEngines: row.established && (row.settings.searchEngines ?? true),
  }
}

function phoneFor(stored: Phone) {
  const phone = kept(stored)
  return { ...phone, international: international(phone) }
}

function termFor(terms: Parameters<typeof termsFor>[0], code: string | null, locale: Locale) {
  return code === null ? null : (termsFor(terms, [code], locale)[0] ?? null)
}
