// Figures for neighbors.
import type { Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { findErrorRates } from './queries.ts'

export { removeSampleFigures } from './count-queries.ts'
export { activity } from './activity.ts'
export { Figures } from './counters.ts'
export { keptText } from './search-text.ts'
export { emptySearches } from './empty-searches.ts'

/** Errors in one to two hours, share, multiple of the usual share. */
const least = { errors: 10, share: 0.01, times: 3 }

/** 5xx share of this and the previous hour, if above last week's. */
export async function manyErrors(db: Kysely<DB>): Promise<{ amount: number; since: Date | null } | undefined> {
  const { answers, errors, usualAnswers, usualErrors, since } = await findErrorRates(db)
  if (errors < least.errors) return undefined
  const share = errors / Math.max(answers, errors)
  const usual = usualAnswers > 0 ? usualErrors / usualAnswers : 0
  return share >= least.share && share >= usual * least.times ? { amount: share, since } : undefined
}
