// Capability of inquiries.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { countHeld } from './held-queries.ts'
import { handlers } from './inquiries.ts'
import { inquiries as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './person-queries.ts'

export const inquiries: Capability<'inquiries'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
  queues: [{ key: 'held', roles: ['moderator', 'administrator'], targetHours: 24, count: countHeld }],
}
