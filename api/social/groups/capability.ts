// Capability of groups.
import type { Capability } from '#api/foundation/capability.ts'
import { handlersWith, type Posts } from './groups.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'

export const groups = ({ removeTimelines }: Posts): Capability<'groups'> => ({
  handlers: handlersWith({ removeTimelines }),
  personalData: {
    exportOf,
    forgetPerson: async (tx, userID) => removeTimelines(tx, await forgetPerson(tx, userID), userID),
    personColumns,
    mergePerson,
    sharesRows: true,
  },
})
