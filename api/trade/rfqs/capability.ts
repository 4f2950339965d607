// Capability of RFQs.
import type { Capability } from '#api/foundation/capability.ts'
import { rfqs as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './person-queries.ts'
import { handlers } from './rfqs.ts'

export const rfqs: Capability<'rfqs'> = { handlers, jobs, personalData: { exportOf, forgetPerson, personColumns } }
