// Capabilities of watches and saved searches.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { watches as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './personal.ts'
import { handlers as searchHandlers } from './saved-searches.ts'
import { handlers } from './watches.ts'

export const savedSearches: Capability<'savedSearches'> = { handlers: searchHandlers }
export const watches: Capability<'watches'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
}
