// Capabilities of territories and agreements.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers as agreementHandlers } from './agreements/agreements.ts'
import { templates as alertTemplates } from './alert-email-words.ts'
import { countQueue } from './agreements/dispute-queries.ts'
import { templates } from './agreements/email-words.ts'
import { territories as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './personal.ts'
import { handlers } from './territories.ts'

export const agreements: Capability<'agreements'> = {
  handlers: agreementHandlers,
  emails: Object.values(templates),
  queues: [{ key: 'agreements', roles: ['verifier', 'administrator'], targetHours: 48, count: countQueue }],
}
export const territories: Capability<'territories'> = {
  handlers,
  jobs,
  emails: Object.values(alertTemplates),
  personalData: { exportOf, forgetPerson, personColumns },
}
