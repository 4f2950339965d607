// Capability of help requests.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { needHelp as jobs } from './jobs.ts'
import { countWaitingHelpRequests, exportOf, findHelpRequests, forgetPerson, personColumns } from './lookup.ts'
import { handlers } from './need-help.ts'

export const needHelp: Capability<'needHelp'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
  queues: [{ key: 'help', roles: ['support', 'administrator'], targetHours: 24, count: countWaitingHelpRequests }],
  finders: [{ kind: 'helpRequest', roles: ['support', 'administrator'], find: findHelpRequests }],
}
