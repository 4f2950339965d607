// Months to come; the day's hashes are forgotten.
import { sql } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'

export function reach(jobs: Jobs<DB>): void {
  jobs.schedule('reach.turnDay', '7 0 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const today = sql`(now() at time zone 'UTC')::date`
      await sql`select add_reach_months(${today}, (${today} + interval '2 months')::date)`.execute(tx)
      await sql`delete from reach_marks where day < ${today}`.execute(tx)
      await sql`delete from reach_people where day < ${today}`.execute(tx)
    }),
  )
}
