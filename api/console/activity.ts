// How much happened over time, put together by day, week or month in UTC.
import { activityKinds, activityPeriods } from '#contract/console/activity.ts'
import type { Activity } from '#contract/console/console.ts'
import type { SignedIn } from '../context.ts'
import { countActivity } from './queries.ts'

const day = 24 * 3600 * 1000 // ms
type Step = Activity['step']

export async function activity(
  { db, viewer }: SignedIn,
  days: keyof typeof activityPeriods,
  now = new Date(),
): Promise<Activity> {
  const step = activityPeriods[days]
  const from = startOf(step, new Date(now.getTime() - (Number(days) - 1) * day))
  const before = new Date(2 * from.getTime() - now.getTime())
  const rows = await countActivity(db, step, { before, from })
  const starts = startsOf(step, from, now)
  const isAdministrator = viewer.roles.includes('administrator')
  const series = activityKinds
    .filter((kind) => kind !== 'payments' || isAdministrator)
    .map((kind) => {
      const found = new Map(rows.filter((row) => row.kind === kind).map(({ start, count }) => [start, count]))
      const counts = starts.map((start) => found.get(start) ?? 0)
      return { kind, counts, total: counts.reduce((sum, count) => sum + count, 0), before: found.get(null) ?? 0 }
    })
  return { step, starts, series }
}

/** The first moment of the step; weeks begin on Monday, as in PostgreSQL. */
function startOf(step: Step, at: Date): Date {
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (step === 'month') return new Date(Date.UTC(year, month, 1))
  return new Date(Date.UTC(year, month, step === 'week' ? date - ((at.getUTCDay() + 6) % 7) : date))
}

function startsOf(step: Step, from: Date, now: Date): string[] {
  const starts = []
  for (
    let at = from;
    at <= now;
    at = startOf(step, new Date(at.getTime() + { day: 1, week: 7, month: 31 }[step] * day))
  )
    starts.push(at.toISOString().slice(0, 10))
  return starts
}
