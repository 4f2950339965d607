// Capability of figures.
import type { Contribution } from '#api/foundation/capability.ts'
import { figures as jobs } from './jobs.ts'
import { manyErrors } from './lookup.ts'

export const figures: Contribution = {
  jobs,
  alerts: [{ key: 'errors', roles: ['administrator'], find: ({ db }) => manyErrors(db) }],
}
