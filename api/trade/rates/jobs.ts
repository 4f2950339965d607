// Job of the table of exchange rates.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { fetchRates } from './fetching.ts'

/** Four times a day: publishers' hours differ, a table may be away. */
export function rates(jobs: Jobs<DB>, dependencies: Pick<WorkerDependencies, 'db' | 'rates'>): void {
  jobs.schedule('rates.fetch', '17 3,9,15,21 * * *', async (_nothing, complete) => {
    const { rates: table } = dependencies
    if (table) await fetchRates(dependencies, table, 'rates.fetch')
    await complete(async () => {})
  })
}
