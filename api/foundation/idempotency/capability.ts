// Capability of idempotency keys.
import type { Contribution } from '#api/foundation/capability.ts'
import { deleteIdempotencyKeys as jobs } from './jobs.ts'
import { forgetPerson } from './queries.ts'

export const idempotency: Contribution = {
  jobs,
  personalData: { forgetPerson, personColumns: { 'idempotency_keys.user_id': { merge: 'goes' } } },
}
