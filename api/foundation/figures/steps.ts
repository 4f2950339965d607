// Days, weeks and months in UTC, matching PostgreSQL's date_trunc.
import type { activityPeriods } from '#contract/operations/console/activity.ts'
import type { Span } from './queries.ts'

export const dayLength = 24 * 3600 * 1000 // ms
type Step = Span['step']

/** Starts with a whole step. Only complete days are compared. */
export function spanOf(step: Step, days: keyof typeof activityPeriods, now: Date): Span {
  const from = startOf(step, new Date(now.getTime() - (Number(days) - 1) * dayLength))
  const today = startOf('day', now)
  return { step, from, before: new Date(2 * from.getTime() - today.getTime()), today, now }
}

/** Weeks begin on Monday. */
function startOf(step: Step, at: Date): Date {
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (step === 'month') return new Date(Date.UTC(year, month, 1))
  return new Date(Date.UTC(year, month, step === 'week' ? date - ((at.getUTCDay() + 6) % 7) : date))
}

export function startsOf({ step, from, now }: Span): string[] {
  const starts = []
  const length = { day: 1, week: 7, month: 31 }[step] * dayLength
  for (let at = from; at <= now; at = startOf(step, new Date(at.getTime() + length)))
    starts.push(at.toISOString().slice(0, 10))
  return starts
}
