// Capability of memberships.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { memberships as jobs } from './jobs.ts'
import { findPayments, openFindings } from './lookup.ts'
import { handlers } from './memberships.ts'
import { exportOf, forgetPerson, personColumns } from './person-queries.ts'

export const memberships: Capability<'memberships'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
  finders: [{ kind: 'payment', roles: ['administrator'], find: findPayments }],
  alerts: [{ key: 'findings', roles: ['administrator'], find: ({ db }) => openFindings(db) }],
}
