// Capability of reading in translation.
import type { Capability } from '#api/foundation/capability.ts'
import { reading as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './queries.ts'
import { handlers } from './reading.ts'

export const reading: Capability<'reading'> = {
  handlers,
  jobs,
  personalData: { exportOf, forgetPerson, personColumns },
}
