// The emails of the API: the capabilities that send some, one line each.
import type { EmailTemplate } from '#kit/mail/template.ts'
import { emails as businesses } from './businesses/emails.ts'
import { emails as members } from './members/emails.ts'
import { emails as memberships } from './memberships/emails.ts'
import { merged } from './console/merging-email.ts'
import { emails as needHelp } from './need-help/emails.ts'
import { emails as notifications } from './notifications/email-templates.ts'
import { emails as sanctions } from './sanctions/email-templates.ts'
import { emails as support } from './support/emails.ts'
import { emails as verification } from './verification/emails.ts'
import { emails as webhooks } from './webhooks/emails.ts'

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
