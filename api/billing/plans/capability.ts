// Capability of plans.
import type { Capability } from '#api/foundation/capability.ts'
import { plans as jobs } from './jobs.ts'
import { handlers } from './plans.ts'

export const plans: Capability<'plans'> = {
  handlers,
  jobs,
  personalData: { personColumns: { 'plan_versions.written_by': { merge: 'stays' } } },
}
