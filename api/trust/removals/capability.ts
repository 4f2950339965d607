// Capability of removals.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { removals as jobs } from './jobs.ts'
import { countWaiting } from './queries.ts'
import { handlersWith } from './removals.ts'
import type { Forget } from './settling.ts'

export const removals = (of: Forget): Capability<'removals'> => ({
  handlers: handlersWith(of),
  jobs,
  emails: Object.values(templates),
  personalData: {
    personColumns: {
      'removal_requests.decided_by': { merge: 'stays' },
    },
  },
  queues: [{ key: 'removals', roles: ['moderator', 'administrator'], targetHours: 72, count: countWaiting }],
})
