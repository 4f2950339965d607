// Capability of reviews.
import type { Capability } from '#api/foundation/capability.ts'
import { templates } from './email-words.ts'
import { reviews as jobs } from './jobs.ts'
import { exportOf, forgetPerson, personColumns } from './personal.ts'
import { countQueue } from './queue-queries.ts'
import { handlers } from './reviews.ts'

export const reviews: Capability<'reviews'> = {
  handlers,
  jobs,
  emails: Object.values(templates),
  personalData: { exportOf, forgetPerson, personColumns },
  queues: [{ key: 'reviews', roles: ['moderator', 'verifier', 'administrator'], targetHours: 72, count: countQueue }],
}
