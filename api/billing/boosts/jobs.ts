// Nightly removal of boost clickers; counts stay.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { forgetClicks } from './queries.ts'

export function boosts(jobs: Jobs<DB>): void {
  jobs.schedule('boosts.forgetClicks', '3 0 * * *', (_nothing, complete) => complete(forgetClicks))
}
