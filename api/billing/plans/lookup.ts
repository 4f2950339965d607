// Plans for other capabilities: what each costs and includes, now or at a time to come; which column names a person.
import type { Plans } from '#contract/billing/memberships/plans.ts'
import type { PersonColumns } from '#api/database/person-columns.ts'
import { type Db, findInForce } from './queries.ts'

/** As they are now; with `at` as they are planned to be then. Every process reads them from the database, where a time to come begins by itself. */
export async function currentPlans(db: Db, at: Date | null = null): Promise<Plans> {
  const rows = await findInForce(db, at)
  return Object.fromEntries(rows.map(({ subscription, ...plan }) => [subscription, plan])) as Plans
}

export const personColumns: PersonColumns = { 'plan_versions.written_by': { merge: 'stays' } }
