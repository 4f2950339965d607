// Plans for neighbors.
import type { Plans } from '#contract/billing/memberships/plans.ts'
import { type Db, findInForce } from './queries.ts'

/** NOTE: never cached: scheduled versions take effect in the database. */
export async function currentPlans(db: Db, at: Date | null = null): Promise<Plans> {
  const rows = await findInForce(db, at)
  return Object.fromEntries(rows.map(({ subscription, ...plan }) => [subscription, plan])) as Plans
}
