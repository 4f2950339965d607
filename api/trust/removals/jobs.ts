// Retention of removal requests.
import { proofCodeDays } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { forgetOld } from './queries.ts'

export function removals(jobs: Jobs<DB>): void {
  jobs.schedule('removals.forget', '41 * * * *', (_nothing, complete) => complete((tx) => forgetOld(tx, proofCodeDays)))
}
