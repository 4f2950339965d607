// Requests for help that were kept long enough are deleted; the networks they came from are forgotten after a day.
import { enquiryKeptDays } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import { forgetOld } from './queries.ts'

export function needHelp(jobs: Jobs<DB>): void {
  jobs.schedule('needHelp.forget', '23 * * * *', (_nothing, complete) =>
    complete((tx) => forgetOld(tx, enquiryKeptDays)),
  )
}
