// Retention of help requests.
import { helpRequestKeptDays } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { forgetOld } from './queries.ts'

export function needHelp(jobs: Jobs<DB>): void {
  jobs.schedule('needHelp.forget', '23 * * * *', (_nothing, complete) =>
    complete((tx) => forgetOld(tx, helpRequestKeptDays)),
  )
}
