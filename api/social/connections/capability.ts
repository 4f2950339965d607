// Capability of connections.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './connections.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'

export const connections: Capability<'connections'> = {
  handlers,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
