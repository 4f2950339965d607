// Capability of the audit log.
import type { Capability } from '#api/foundation/capability.ts'
import { handlers } from './audit.ts'
import { audit as jobs } from './jobs.ts'
import { brokenChain } from './lookup.ts'

export const audit: Capability<'audit'> = {
  handlers,
  jobs,
  personalData: {
    personColumns: { 'audit_entries.actor_id': { merge: 'stays' }, 'audit_entries.object_id': { merge: 'stays' } },
  },
  alerts: [{ key: 'audit', roles: ['moderator', 'administrator'], find: ({ db }) => brokenChain(db) }],
}
