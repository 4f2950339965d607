// Jobs of reach, and the sweep of translations.
import { sql } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { reachDaysOf } from '#contract/discovery/reach.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { sweepViewed } from './sweep.ts'
import { tellWeeks } from './weeks.ts'
import { dropMonths, lockReach } from './writing-queries.ts'

const longest = Math.max(...Object.values(reachDaysOf))

export function reach(jobs: Jobs<DB>, dependencies: Pick<WorkerDependencies, 'db' | 'pool' | 'translation'>): void {
  jobs.schedule('reach.turnDay', '7 0 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      const today = sql`(now() at time zone 'UTC')::date`
      await lockReach(tx)
      await sql`select add_reach_months(${today}, (${today} + interval '2 months')::date)`.execute(tx)
      await dropMonths(tx, sql`${today} - ${longest}::int`)
      await sql`delete from reach_visitors where day < ${today} - ${longest}::int`.execute(tx)
      await sql`delete from reach_marks where day < ${today}`.execute(tx)
      await sql`delete from reach_people where day < ${today}`.execute(tx)
    }),
  )
  jobs.schedule('reach.tellWeek', '37 5 * * 1', (_nothing, complete) => complete((tx) => tellWeeks(tx, new Date())))
  if (dependencies.translation?.sweep)
    jobs.schedule('reach.translate', '17 * * * *', async () => void (await sweepViewed(dependencies)))
}
