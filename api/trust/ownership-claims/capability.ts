// Capability of ownership claims.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { jobsWith } from './jobs.ts'
import { countWaitingClaims, exportOf, forgetPerson, mergePerson, personColumns } from './lookup.ts'
import { type Dependencies, handlersWith } from './ownership-claims.ts'

export const ownershipClaims = (given: Dependencies): Capability<'ownershipClaims'> => ({
  handlers: handlersWith(given),
  jobs: jobsWith(given.mergeListing),
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, mergePerson, personColumns },
  queues: [{ key: 'claims', roles: ['verifier', 'administrator'], targetHours: 72, count: countWaitingClaims }],
})
