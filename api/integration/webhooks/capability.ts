// Capability of webhooks.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { webhooks as jobs } from './jobs.ts'
import { handlers } from './webhooks.ts'

export const webhooks: Capability<'webhooks'> = { handlers, jobs, emails: Object.values(templates) }
