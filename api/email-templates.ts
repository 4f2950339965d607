// Email templates of the API, one line per capability.
import type { EmailTemplate } from '#kit/mail/template.ts'
import { emails as businesses } from './identity/businesses/emails.ts'
import { emails as members } from './identity/members/emails.ts'
import { emails as memberships } from './billing/memberships/emails.ts'
import { merged } from './operations/console/merging-email.ts'
import { emails as needHelp } from './operations/need-help/emails.ts'
import { emails as notifications } from './discovery/notifications/email-templates.ts'
import { emails as sanctions } from './trust/sanctions/email-templates.ts'
import { emails as support } from './billing/support/emails.ts'
import { emails as verification } from './trust/verification/emails.ts'
import { emails as webhooks } from './integration/webhooks/emails.ts'

export const emailTemplates: readonly EmailTemplate[] = [
  ...notifications,
  ...members,
  ...businesses,
  merged,
  ...verification,
  ...webhooks,
  ...memberships,
  ...sanctions,
  ...needHelp,
  ...support,
]
