// Capability of the newsfeed.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './newsfeed.ts'
import { forgetPerson, personColumns } from './person-queries.ts'

export const newsfeed: Capability<'newsfeed'> = { handlers, personalData: { forgetPerson, personColumns } }
