// Capability of notifications.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { sampleTemplates } from './sample-email-words.ts'
import { ndaTemplates } from './nda-email-words.ts'
import { threadTemplates } from './thread-email-words.ts'
import { notifications as emailJobs } from './jobs.ts'
import { ringing } from './devices/jobs.ts'
import { findRefusal } from './devices/queries.ts'
import { handlers } from './notifications.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './personal.ts'

export const notifications: Capability<'notifications'> = {
  handlers,
  jobs(jobs, dependencies) {
    emailJobs(jobs, dependencies)
    ringing(jobs, dependencies)
  },
  alerts: [{ key: 'pushKey', roles: ['administrator'], find: ({ db }) => findRefusal(db) }],
  emails: [
    ...Object.values(templates),
    ...Object.values(threadTemplates),
    ...Object.values(sampleTemplates),
    ...Object.values(ndaTemplates),
  ],
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
}
