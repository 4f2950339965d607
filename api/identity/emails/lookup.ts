// Emails for other capabilities: template helpers, link addresses, columns that name a person.
import type { PersonColumns } from '#api/database/person-columns.ts'

export { forgetPerson } from './queries.ts'
export { dayIn, emailTemplate, pageIn, sampleBusiness } from './template.ts'

export const personColumns: PersonColumns = {
  'email_versions.written_by': { merge: 'stays' },
  'email_tests.sent_by': { merge: 'stays' },
}
