// Capability of favorites.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './favorites.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'

export const favorites: Capability<'favorites'> = {
  handlers,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
