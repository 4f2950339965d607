// Capability of files.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './files.ts'
import { files as jobs } from './jobs.ts'
import { exportOf } from './lookup.ts'

export const files = (neighbors: Neighbors): Capability<'files'> => ({
  handlers: handlersWith(neighbors),
  jobs,
  personalData: { exportOf, personColumns: { 'files.owner_id': { merge: 'moves', kind: 'files' } } },
})
