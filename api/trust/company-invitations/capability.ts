// Capability of invitations of listed companies.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './company-invitations.ts'
import { templates } from './email-words.ts'
import { companyInvitations as jobs } from './jobs.ts'

export const companyInvitations: Capability<'companyInvitations'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { personColumns: { 'invitation_settings.written_by': { merge: 'stays' } } },
}
