// Hourly removal of stored answers and keys.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { deleteOldKeys } from './queries.ts'

export function deleteIdempotencyKeys(jobs: Jobs<DB>, { pool }: Pick<WorkerDependencies, 'pool'>): void {
  jobs.schedule('idempotency.forget', '7 * * * *', () => deleteOldKeys(pool))
}
