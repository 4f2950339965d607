// Capability of NDAs.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { ndas as jobs } from './jobs.ts'
import { handlers } from './ndas.ts'
import { exportOf, personColumns } from './person-queries.ts'

export const ndas: Capability<'ndas'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, personColumns },
}
