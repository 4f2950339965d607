// Capability of synonyms.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './synonyms.ts'

export const synonyms = (neighbors: Neighbors): Capability<'synonyms'> => ({
  handlers: handlersWith(neighbors),
  personalData: { personColumns: { 'synonyms.changed_by': { merge: 'stays' } } },
})
