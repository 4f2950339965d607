// Writable profile fields.
import * as z from 'zod'
import { briefPresentationMost, businessTypes, personNameMost } from '#contract/foundation/constants.ts'
import { nameOf, oneLine } from '#contract/foundation/fields.ts'
import { FileReference, text } from '#contract/foundation/shapes.ts'

/** A code or id, bare or as read; empty clears. */
function reference(key: string) {
  const bare = z.string().max(60)
  return z
    .union([bare, z.object({ [key]: bare })])
    .transform((given) => (typeof given === 'string' ? given : (given[key] ?? '')))
}
const name = nameOf(personNameMost)

export const ProfileChange = z.object({
  firstName: name,
  lastName: name,
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'must have letters, digits and hyphens only')
    .min(3, 'must have at least 3 characters')
    .max(60, 'must have at most 60 characters'),
  mobilePhone: z.union([
    z.literal(''),
    z.object({
      countryCode: z.string().max(10).default(''),
      phoneNumber: z.string().max(40).default('').describe('national or international'),
      extension: z
        .string()
        .regex(/^\d{0,7}$/)
        .nullish(),
    }),
  ]),
  birthDate: z.string().max(40),
  showBirthDate: z.boolean(),
  showMobilePhone: z.boolean(),
  showGender: z.boolean(),
  profession: oneLine(100),
  showProfession: z.boolean(),
  companyName: oneLine(200),
  briefPresentation: text(briefPresentationMost),
  city: oneLine(100),
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
export type ProfileChange = Partial<z.output<typeof ProfileChange>>
