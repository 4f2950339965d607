// Capability of follows.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './follows.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'

export const follows: Capability<'follows'> = {
  handlers,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson, sharesRows: true },
}
