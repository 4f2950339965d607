// Webhooks for the assembly.
import type { Capability } from '#api/foundation/capability.ts'
import { emails } from './emails.ts'
import { webhooks as jobs } from './jobs.ts'
import { handlers } from './webhooks.ts'

export const webhooks: Capability<'webhooks'> = { handlers, jobs, emails }
