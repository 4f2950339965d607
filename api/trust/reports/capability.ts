// Capability of reports.
import type { Capability } from '#api/foundation/capability.ts'
import type { Hide } from '#api/trust/sanctions/lookup.ts'
import { countOpenReports, findReported, personColumns } from './lookup.ts'
import { handlersWith } from './reports.ts'

export const reports = (hide: Hide): Capability<'reports'> => ({
  handlers: handlersWith(hide),
  personalData: { personColumns },
  queues: [{ key: 'reports', roles: ['moderator', 'administrator'], targetHours: 24, count: countOpenReports }],
  finders: [{ kind: 'report', roles: ['moderator', 'administrator'], find: findReported }],
})
