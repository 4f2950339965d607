// People: who stands behind the businesses. The own profile, what others see of it, settings, the export and the end of it all.
import { z } from 'zod'
import { briefPresentationMost, businessTypes, personNameMost } from './constants.ts'
import { capability } from './endpoint.ts'
import { locales } from './locales.ts'
import { Coded, Country, Day, FileReference, Id, Instant, Named, Photo, Reactions, State, text } from './shapes.ts'

const JobPosition = z.object({ jobPositionID: z.string(), name: z.string() })
const Phone = z.object({ countryCode: z.string().describe('dial code with its plus'), phoneNumber: z.string() })

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

/** What anybody may read. What the person does not show is null. */
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
  searchEngines: z.boolean().describe('may search engines list the page?'),
})
export type PublicProfile = z.output<typeof PublicProfile>

/** What its owner reads: everything, with what others see of it. */
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

/** A reference as its code or id alone, or in the object that an answer carries. An empty one clears the field. */
function reference(key: string) {
  const bare = z.string().max(60)
  return z
    .union([bare, z.object({ [key]: bare })])
    .transform((given) => (typeof given === 'string' ? given : (given[key] ?? '')))
}
const name = text(personNameMost).pipe(z.string().min(1, 'is missing'))

export const ProfileChange = z.object({
  firstName: name,
  lastName: name,
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'letters, digits and hyphens only')
    .min(3, 'at least 3 characters')
    .max(60, 'at most 60 characters'),
  mobilePhone: z.union([
    z.literal(''),
    z.object({ countryCode: z.string().max(10).default(''), phoneNumber: z.string().max(40).default('') }),
  ]),
  birthDate: z.string().max(40),
  showBirthDate: z.boolean(),
  showMobilePhone: z.boolean(),
  showGender: z.boolean(),
  profession: text(100),
  showProfession: z.boolean(),
  companyName: text(200),
  briefPresentation: text(briefPresentationMost),
  city: text(100),
  country: reference('code'),
  state: reference('stateID'),
  stateID: z.string().max(60),
  gender: reference('code'),
  preferredLanguage: reference('code'),
  jobPosition: reference('jobPositionID'),
  jobPositionID: z.string().max(60),
  businessType: reference('code').pipe(z.enum([...businessTypes, ''])),
  industry: reference('id'),
  profilePhoto: FileReference,
  coverPhoto: FileReference,
  version: z.int().describe('as read; an older one answers 409'),
})
const AnyChange = ProfileChange.partial()
export type ProfileChange = z.output<typeof AnyChange>

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
})
export type FirstSteps = z.output<typeof FirstSteps>

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
    body: AnyChange,
    answer: OwnProfile,
    refusals: ['Conflict', 'Gone', 'Forbidden'],
  },
  read: {
    method: 'GET',
    path: '/user/public-profile/:id',
    summary: 'What anybody may read of a person.',
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
