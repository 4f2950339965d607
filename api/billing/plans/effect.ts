// Effect of a change of a plan: pages that show plans are drawn anew, and hidden products are shown where the plan allows more now.
import { add } from '#kit/jobs/jobs.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { currentPlans } from './lookup.ts'
import { findBefore, secondsAhead, type Tx } from './queries.ts'

export type Applied = { id: string; subscription: Subscription }

/** Applies a written version at once if it is in force by the clock of the database, else by a job at its time. */
export async function apply(tx: Tx, version: Applied): Promise<void> {
  const after = await secondsAhead(tx, version.id)
  if (after > 0) return add(tx, 'plans.apply', version, { after })
  const before = await findBefore(tx, version)
  if (before) await takeEffect(tx, version.subscription, before)
}

/** Consequences of the plan now in force, compared with the plan before. */
export async function takeEffect(tx: Tx, subscription: Subscription, before: Plan): Promise<void> {
  await emitEvent(tx, 'plans.changed', { subscription })
  const { products } = (await currentPlans(tx))[subscription]
  if (products > before.products) await add(tx, 'plans.showMore', { subscription })
}
