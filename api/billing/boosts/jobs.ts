// Who clicked a boost is forgotten when the day is over; how many did stays.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { forgetClicks } from './queries.ts'

export function boosts(jobs: Jobs<DB>): void {
  jobs.schedule('boosts.forgetClicks', '3 0 * * *', (_nothing, complete) => complete(forgetClicks))
}
