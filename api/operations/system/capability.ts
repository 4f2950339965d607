// Capability of the system page.
import type { Capability } from '#api/foundation/capability.ts'
import { failedJobs, failingArchive, failingWebhooks, fullDisk, oldBackup } from './alerts.ts'
import { templates } from './email-words.ts'
import { warnOperator } from './jobs.ts'
import { handlers } from './system.ts'

export const system: Capability<'system'> = {
  handlers,
  jobs: warnOperator,
  emails: Object.values(templates),
  alerts: [
    { key: 'disk', roles: ['administrator'], find: fullDisk },
    { key: 'backup', roles: ['administrator'], find: oldBackup },
    { key: 'archive', roles: ['administrator'], find: failingArchive },
    { key: 'jobs', roles: ['administrator'], find: failedJobs },
    { key: 'webhooks', roles: ['administrator'], find: failingWebhooks },
  ],
}
