// Plan card.
import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { PlanOffer } from '#contract/billing/memberships/offers.ts'
import { useSite } from '#web/foundation/page.ts'
import { TierBadge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useBenefitText, usePlanTexts } from './plan-texts.ts'
import styles from './Plans.module.css'

export function PlanCard({
  plan,
  mark,
  isCurrent,
  children,
}: {
  plan: PlanOffer
  mark?: ReactNode
  isCurrent?: boolean
  children: ReactNode
}) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { tagline } = usePlanTexts()[plan.subscription]
  const textOf = useBenefitText()
  return (
    <article className={`${styles.plan} ${isCurrent ? styles.current : ''}`}>
      <h3 className="row between">
        <TierBadge tier={plan.subscription} label={plan.subscription.toUpperCase()} />
        {mark}
      </h3>
      <p className={styles.price}>
        {plan.price ? (
          <>
            <span>US$</span> <Text>{formats.price(plan.price / 100)}</Text>
          </>
        ) : (
          t`Free`
        )}
      </p>
      <p className="muted small">{plan.price ? t`net per year` : t`no card needed`}</p>
      <p className="semi">{tagline}</p>
      <ul>
        {plan.benefits.map((benefit) => (
          <li key={benefit.code}>
            <Icon icon={IconCheck} />
            <span>{textOf(benefit)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>{children}</div>
    </article>
  )
}
