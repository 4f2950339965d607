// Capability of comments.
import type { Capability } from '#api/foundation/capability.ts'
import { judgeTexts } from '#api/identity/text-languages.ts'
import { handlers } from './comments.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './person-queries.ts'

export const comments: Capability<'comments'> = {
  handlers,
  jobs: (jobs, dependencies) =>
    judgeTexts(jobs, dependencies, { table: 'comments', text: 'content', writer: 'writer_id' }),
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
