// People.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { ProfileChange } from './profile-fields.ts'
import { interestsMost } from '#contract/foundation/constants.ts'
import {
  Coded,
  Country,
  CountryCode,
  Day,
  Id,
  Instant,
  Named,
  Photo,
  Reactions,
  State,
  Uuid,
} from '#contract/foundation/shapes.ts'

const JobPosition = z.object({ jobPositionID: z.string(), name: z.string() })
const Phone = z.object({
  countryCode: z.string().describe('dial code with its plus'),
  phoneNumber: z.string().describe('national digits; after the dial code E.164'),
  extension: z.string().optional(),
  international: z.string().describe('as written: +39 02 123 4567'),
})

export const UserCard = z.object({
  userID: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: Photo.nullable(),
  country: Country.nullable(),
  state: State.nullable(),
  city: z.string().nullable(),
  jobPosition: JobPosition.nullable(),
  companyName: z.string().nullable(),
  briefPresentation: z.string(),
  reactions: Reactions,
  sample: z.boolean(),
})
export type UserCard = z.output<typeof UserCard>

/** Hidden fields are null. */
export const PublicProfile = UserCard.extend({
  coverPhoto: Photo.describe('a drawing where there is none of the person'),
  profession: z.string().nullable(),
  businessType: Coded.nullable(),
  industry: Named.nullable(),
  preferredLanguage: Coded.nullable(),
  birthDate: Day.nullable(),
  mobilePhone: Phone.nullable(),
  gender: Coded.nullable(),
  registeredAt: Instant,
  searchEngines: z
    .boolean()
    .describe(
      'may search engines list the page? Not before something real happened: a business with evidence or an answered inquiry',
    ),
})
export type PublicProfile = z.output<typeof PublicProfile>

export const OwnProfile = PublicProfile.omit({ searchEngines: true }).extend({
  email: z.string().nullable().describe('read only'),
  profession: z.string(),
  showProfession: z.boolean(),
  showBirthDate: z.boolean(),
  showMobilePhone: z.boolean(),
  showGender: z.boolean(),
  version: z.int(),
})
export type OwnProfile = z.output<typeof OwnProfile>

export const Settings = z.object({
  language: z.enum(locales).describe('of pages and mails'),
  searchEngines: z.boolean().describe('may search engines list the public profile?'),
  firstSteps: z.boolean().describe('is the list of first steps still wanted?'),
})
export type Settings = z.output<typeof Settings>

export const FirstSteps = z.object({
  wanted: z.boolean(),
  email: z.boolean().describe('the address is verified'),
  profile: z.boolean().describe('country, position, presentation and photo are there'),
  business: z.boolean().describe('belongs to a business'),
  interests: z.boolean().describe('said what it makes and buys, and where'),
})
export type FirstSteps = z.output<typeof FirstSteps>

export const Interests = z.object({
  answered: z.boolean(),
  makes: z.array(Named).describe('categories'),
  buys: z.array(Named).describe('categories'),
  countries: z.array(Country).describe('where the person buys or sells'),
  industries: z.array(z.string()).describe('ids, of the categories'),
})
export type Interests = z.output<typeof Interests>
const chosen = z.array(Uuid).max(interestsMost)

export const Export = z.object({
  status: z.enum(['none', 'waiting', 'running', 'ready', 'failed']),
  progress: z.int().describe('percent'),
  askedAt: Instant.nullable(),
  bytes: z.int().nullable(),
  expiresAt: Instant.nullable().describe('when the file is removed'),
  url: z.string().nullable().describe('valid for a few minutes'),
})
export type Export = z.output<typeof Export>

const Business = z.object({ businessID: z.string(), key: z.string(), companyName: z.string() })
export const Leaving = z.object({
  soleOwnerOf: z.array(Business).describe('to be transferred first, or removed with the account'),
  leaves: z.array(Business).describe('businesses that stay without the person'),
})
export type Leaving = z.output<typeof Leaving>

export const people = capability({
  own: {
    method: 'GET',
    path: '/user/profile',
    summary: 'The own profile, whole.',
    signedIn: true,
    answer: OwnProfile,
    refusals: ['Gone'],
  },
  change: {
    method: 'PUT',
    path: '/user/profile',
    summary: 'Changes what is sent of the own profile; the e-mail address is never taken.',
    signedIn: true,
    body: ProfileChange.partial(),
    answer: OwnProfile,
    refusals: ['Conflict', 'Gone', 'Forbidden'],
  },
  read: {
    method: 'GET',
    path: '/user/public-profile/:id',
    summary: 'The public part of a profile; of an account that was joined with another one, that of the remaining one.',
    params: Id,
    answer: PublicProfile,
    refusals: ['NotFound', 'Gone'],
  },
  settings: {
    method: 'GET',
    path: '/user/settings',
    summary: 'Language and privacy of the own account.',
    signedIn: true,
    answer: Settings,
    refusals: ['Gone'],
  },
  changeSettings: {
    method: 'PUT',
    path: '/user/settings',
    summary: 'Changes what is sent of the settings.',
    signedIn: true,
    body: Settings.partial(),
    answer: Settings,
    refusals: ['Gone'],
  },
  firstSteps: {
    method: 'GET',
    path: '/user/first-steps',
    summary: 'What a newcomer has still to do.',
    signedIn: true,
    answer: FirstSteps,
    refusals: ['Gone'],
  },
  interests: {
    method: 'GET',
    path: '/user/interests',
    summary: 'The own answers to the first questions: categories made and bought, countries.',
    signedIn: true,
    answer: Interests,
    refusals: ['Gone'],
  },
  changeInterests: {
    method: 'PUT',
    path: '/user/interests',
    summary: 'Answers the first questions. Their industries are in the own feed at once; nobody is followed by it.',
    signedIn: true,
    body: z.object({ makes: chosen, buys: chosen, countries: z.array(CountryCode).max(interestsMost) }),
    answer: Interests,
    refusals: ['Gone'],
  },
  startExport: {
    method: 'POST',
    path: '/user/export',
    summary: 'Begins to pack everything about the person into a ZIP; one that is under way goes on.',
    signedIn: true,
    answer: Export,
    refusals: ['Gone'],
  },
  export: {
    method: 'GET',
    path: '/user/export',
    summary: 'How far the export is, and where it can be fetched.',
    signedIn: true,
    answer: Export,
    refusals: ['Gone'],
  },
  leaving: {
    method: 'GET',
    path: '/user/leaving',
    summary: 'What deleting the account would mean for the businesses.',
    signedIn: true,
    answer: Leaving,
  },
})
