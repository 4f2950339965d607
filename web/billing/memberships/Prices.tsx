// Four price cards.
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanOffer } from '#contract/billing/memberships/offers.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { PlanCard } from './PlanCard.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import styles from './Plans.module.css'

export function Prices({ plans }: { plans: readonly PlanOffer[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.planId} plan={plan}>
          <LinkButton
            full
            href={paths.plan(plan.subscription)}
            aria-label={t`About the plan ${planNames[plan.subscription]}`}
          >
            <Trans>About this plan</Trans>
          </LinkButton>
        </PlanCard>
      ))}
    </div>
  )
}
