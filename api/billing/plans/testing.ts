// Test helpers for plans.
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import type { PlanDetail } from '#contract/billing/memberships/plan-versions.ts'
import type { TestPerson } from '#api/testing.ts'

export const productLimits: Record<Subscription, number> = { standard: 7, gold: 20, premium: 50, platinum: 100 }

export async function changePlan(
  { api }: Pick<TestPerson, 'api'>,
  subscription: Subscription,
  changes: Partial<Plan>,
  appliesAt?: string,
): Promise<PlanDetail> {
  const { plan, revision } = await api.plans.read({ params: { subscription } })
  const body = { plan: { ...plan, ...changes }, revision, reason: 'Costs', ...(appliesAt && { appliesAt }) }
  return api.plans.change({ params: { subscription }, body })
}
