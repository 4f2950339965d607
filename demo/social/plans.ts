// Sample plan change: cheaper Gold, withdrawn.
import type { Transaction } from 'kysely'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import type { DB } from '#api/database/tables.ts'
import { currentPlans } from '#api/billing/plans/lookup.ts'
import { clockOf } from './clock.ts'

const day = 24 // hours

export async function addSamplePlans(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const known = await tx.selectFrom('planVersions').select('id').where('sample', '=', true).executeTakeFirst()
  if (known) return false
  const { idAt, timeAt } = clockOf(now)
  const { gold } = await currentPlans(tx)
  const version = {
    ...gold,
    id: idAt('plan gold', 500 * day),
    subscription: 'gold',
    price: 165_000,
    appliesAt: timeAt(500 * day),
    withdrawnAt: timeAt(400 * day),
    revision: 2,
    writtenBy: sampleAccounts.operator.userID,
    reason: 'A lower price while the directory begins',
    sample: true,
  }
  await tx.insertInto('planVersions').values(version).execute()
  return true
}
