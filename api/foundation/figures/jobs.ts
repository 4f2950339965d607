// Hourly measurement and deletion of figures.
import { countJobs } from '#kit/jobs/overview.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { addLevels, forgetFigures } from './count-queries.ts'

export function figures(jobs: Jobs<DB>): void {
  jobs.schedule('figures.measure', '7 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const { counts } = await countJobs(tx)
      const waiting = (counts.get('waiting') ?? 0) + (counts.get('retrying') ?? 0)
      await addLevels(tx, { waiting, failed: counts.get('failed') ?? 0 })
    }),
  )
  jobs.schedule('figures.forget', '17 3 * * *', (_nothing, complete) => complete(forgetFigures))
}
