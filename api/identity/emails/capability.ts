// Capability of email words.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './emails.ts'
import { forgetPerson } from './queries.ts'

export const emails: Capability<'emails'> = {
  handlers,
  personalData: {
    forgetPerson,
    personColumns: { 'email_versions.written_by': { merge: 'stays' }, 'email_tests.sent_by': { merge: 'stays' } },
  },
}
