// Capability of verification.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { verification as jobs } from './jobs.ts'
import { countWaitingClaims, exportOf, forgetPerson, personColumns } from './lookup.ts'
import { handlers } from './verification.ts'

export const verification: Capability<'verification'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
  queues: [{ key: 'verification', roles: ['verifier', 'administrator'], targetHours: 72, count: countWaitingClaims }],
}
