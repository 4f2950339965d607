// Plan version marks; one-line plan summary.
import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleDashed, IconClockHour4 } from '#web/ui/icons.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import type { PlanVersion } from '#contract/billing/memberships/plan-versions.ts'
import { useIncludedText, useMoney } from '#web/billing/memberships/card.tsx'
import { StateMark } from '../StateMark.tsx'

const marks = {
  current: { look: 'ok', icon: IconCircleCheck },
  scheduled: { look: 'run', icon: IconClockHour4 },
  past: { look: 'plain', icon: IconCircleDashed },
  withdrawn: { look: 'plain', icon: IconCircleDashed },
} as const

export function PlanMark({ state }: Pick<PlanVersion, 'state'>) {
  const { t } = useLingui()
  const names: Record<PlanVersion['state'], string> = {
    current: t({ message: 'In force', comment: 'state of a version of a plan' }),
    scheduled: t({ message: 'Scheduled', comment: 'state of a text' }),
    past: t({ message: 'Replaced', comment: 'state of a version of a text' }),
    withdrawn: t({ message: 'Withdrawn', comment: 'state of a version of a text' }),
  }
  return <StateMark {...marks[state]}>{names[state]}</StateMark>
}

export function usePlanLine(): (tier: Subscription, plan: Plan) => string {
  const money = useMoney()
  const includedIn = useIncludedText()
  return (tier, plan) => `${money(plan.price)}: ${includedIn(tier, plan)}`
}
