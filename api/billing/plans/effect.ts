// Effect of a plan change on pages and hidden products.
import { add } from '#kit/jobs/jobs.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { currentPlans } from './lookup.ts'
import { findBefore, secondsAhead, type Tx } from './queries.ts'

export type AppliedVersion = { id: string; subscription: Subscription }

/** Applies at once if due by the database clock, else by a job. */
export async function apply(tx: Tx, version: AppliedVersion): Promise<void> {
  const after = await secondsAhead(tx, version.id)
  if (after > 0) return add(tx, 'plans.apply', version, { after })
  const before = await findBefore(tx, version)
  if (before) await takeEffect(tx, version.subscription, before)
}

export async function takeEffect(tx: Tx, subscription: Subscription, before: Plan): Promise<void> {
  await emitEvent(tx, 'plans.changed', { subscription })
  const { products } = (await currentPlans(tx))[subscription]
  if (products > before.products) await add(tx, 'plans.showMore', { subscription })
}
