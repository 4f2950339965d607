// Capability of support requests.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { countWaitingSupport, exportOf, findSupportRequests, forgetPerson, personColumns } from './lookup.ts'
import { handlers } from './support.ts'

export const support: Capability<'support'> = {
  handlers,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
  queues: [{ key: 'support', roles: ['support', 'administrator'], targetHours: 8, count: countWaitingSupport }],
  finders: [{ kind: 'supportRequest', roles: ['support', 'administrator'], find: findSupportRequests }],
}
