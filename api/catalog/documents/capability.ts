// Capability of documents.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './documents.ts'
import { templates } from './email-words.ts'
import { documents as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './personal.ts'

export const documents: Capability<'documents'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
}
