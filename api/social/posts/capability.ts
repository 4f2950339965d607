// Capability of posts.
import type { Capability } from '#api/foundation/capability.ts'
import { posts as jobs } from './jobs.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'
import { handlers } from './posts.ts'

export const posts: Capability<'posts'> = {
  handlers,
  jobs,
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
