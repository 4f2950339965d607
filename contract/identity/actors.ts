// Actors: people, or businesses that people speak for.
import * as z from 'zod'
import { businessKinds, presences } from '#contract/identity/businesses/presence.ts'
import { Coded, Country, Photo, Uuid } from '#contract/foundation/shapes.ts'

/** `businessID` marks a business, `userID` a person. */
export const Author = z.object({
  userID: z.string().optional(),
  username: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  jobPosition: z.object({ jobPositionID: z.string(), name: z.string() }).nullable().optional(),
  businessID: z.string().optional(),
  key: z.string().optional().describe("the readable part of a business's page address"),
  businessType: Coded.optional(),
  verified: z.boolean().optional(),
  presence: z.enum(presences).optional(),
  businessKind: z.enum(businessKinds).optional(),
  companyName: z.string().nullable(),
  profilePhoto: Photo.nullable(),
  country: Country.nullable(),
})
export type Author = z.output<typeof Author>

export const SpeaksAs = z.object({
  businessID: Uuid.optional().describe('the acting business; the person itself without'),
})
export const Toward = SpeaksAs.extend({ resourceID: Uuid })
export const speaks = { permission: 'speakAs', by: 'businessID' } as const

export const Cursor = Uuid.optional().describe('`nextID` of the page before')
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), nextID: z.string().nullable() })
}
