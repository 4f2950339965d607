// Capability of businesses.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './businesses.ts'
import { templates } from './email-words.ts'
import { businesses as jobs } from './jobs.ts'
import { exportOf, forgetPerson } from './leaving.ts'

export const businesses: Capability<'businesses'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson },
}
