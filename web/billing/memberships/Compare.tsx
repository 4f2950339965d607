// Plan comparison.
import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '#web/ui/icons.ts'
import type { PlanOffer } from '#contract/billing/memberships/offers.ts'
import { quantityOf } from '#contract/billing/memberships/plans.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import styles from './Plans.module.css'

export function Compare({ plans }: { plans: readonly PlanOffer[] }) {
  const { t } = useLingui()
  const rows: [string, (plan: PlanOffer) => number | boolean | string][] = [
    [t`Products`, ({ benefits }) => quantityOf(benefits, 'products')],
    [t`Business verification`, ({ benefits }) => benefits.some(({ code }) => code === 'verification')],
    [t`Advertising boosts per month`, ({ benefits }) => quantityOf(benefits, 'boosts') || false],
    [t`Professional support, hours`, ({ benefits }) => quantityOf(benefits, 'support') || false],
    [t`Newsfeed, groups, members`, () => true],
    [t`Requests and messages`, () => true],
    [t`Order in search results`, () => t`Not for sale`],
  ]
  return (
    <Card>
      <ScrollArea className={styles.scroll} aria-label={t`Comparison of plans`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t`What is included`}</span>
              </th>
              {plans.map(({ planId, subscription }) => (
                <th key={planId} scope="col">
                  {planNames[subscription]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, valueOf]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {plans.map((plan) => (
                  <td key={plan.planId}>
                    <Value value={valueOf(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Card>
  )
}

function Value({ value }: { value: number | boolean | string }) {
  const { t } = useLingui()
  if (value === true)
    return (
      <>
        <Icon icon={IconCheck} />
        <span className="sr">{t`included`}</span>
      </>
    )
  return value === false ? <span className="muted">–</span> : <span className="num">{value}</span>
}
