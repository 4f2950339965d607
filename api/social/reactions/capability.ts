// Capability of reactions.
import type { Capability } from '#api/foundation/capability.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'
import { handlers } from './reactions.ts'

export const reactions: Capability<'reactions'> = {
  handlers,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson, sharesRows: true },
}
