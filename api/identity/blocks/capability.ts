// Capability of blocks.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Neighbors } from './blocks.ts'
import { endBlocked } from './lookup.ts'
import { exportOf, forgetPerson, personColumns } from './person-queries.ts'

export const blocks = (neighbors: Neighbors): Capability<'blocks'> => ({
  handlers: handlersWith(neighbors),
  personalData: {
    exportOf,
    forgetPerson,
    personColumns,
    settleMerge: (tx, { into }) => endBlocked(tx, into, neighbors.endBetween),
  },
})
