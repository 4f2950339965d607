// Capability of samples.
import type { Capability } from '#api/foundation/capability.ts'
import { samples as jobs } from './jobs.ts'
import { exportOf, forgetPerson } from './person-queries.ts'
import { handlers } from './samples.ts'

export const samples: Capability<'samples'> = { handlers, jobs, personalData: { exportOf, forgetPerson } }
