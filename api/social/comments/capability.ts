// Capability of comments.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './comments.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'

export const comments: Capability<'comments'> = {
  handlers,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
