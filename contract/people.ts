// People: who stands behind the businesses. Here only what a list shows of a person.
import { z } from 'zod'
import { Country, Photo, Reactions, State } from './shapes.ts'

export const UserCard = z.object({
  userID: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: Photo.nullable(),
  country: Country.nullable(),
  state: State.nullable(),
  city: z.string().nullable(),
  jobPosition: z.object({ jobPositionID: z.string(), name: z.string() }).nullable(),
  companyName: z.string().nullable(),
  briefPresentation: z.string(),
  reactions: Reactions,
  sample: z.boolean(),
})
export type UserCard = z.output<typeof UserCard>
