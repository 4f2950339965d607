// Capability of sanctions.
import type { Capability } from '#api/foundation/capability.ts'
import type { Hide } from './effects.ts'
import { templates } from './email-words.ts'
import { sanctions as takeJobs } from './jobs.ts'
import { exportOf, forgetPerson, mergePerson, personColumns } from './personal.ts'
import { countAppeals } from './queries.ts'
import { handlersWith } from './sanctions.ts'

export const sanctions = (hide: Hide): Capability<'sanctions'> => ({
  handlers: handlersWith(hide),
  jobs: (jobs) => takeJobs(jobs, hide),
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns, mergePerson },
  queues: [
    {
      key: 'sanctions',
      roles: ['moderator', 'administrator'],
      targetHours: 72,
      count: ({ db }, hours) => countAppeals(db, hours),
    },
  ],
})
