// Hourly weights, nightly removal.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { forgetChoices, weigh } from './queries.ts'

export function choices(jobs: Jobs<DB>): void {
  jobs.schedule('choices.weigh', '41 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const weights = await weigh(tx)
      if (weights > 0) await emitEvent(tx, 'choices.changed', { weights })
    }),
  )
  jobs.schedule('choices.forget', '5 0 * * *', (_nothing, complete) => complete(forgetChoices))
}
