// Idempotency keys for the assembly.
import type { Contribution } from '#api/foundation/capability.ts'
import { deleteIdempotencyKeys as jobs } from './jobs.ts'

export const idempotency: Contribution = {
  jobs,
  personalData: { personColumns: { 'idempotency_keys.user_id': { merge: 'goes' } } },
}
