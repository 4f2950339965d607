// The plans side by side, from the one table of plans.
import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { subscriptions } from '#contract/constants.ts'
import { type Plan, plans } from '#contract/memberships/plans.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { planNames } from './plan-texts.ts'
import styles from './Plans.module.css'

export function Compare() {
  const { t } = useLingui()
  const rows: [string, (plan: Plan) => number | boolean | string][] = [
    [t`Products`, ({ products }) => products],
    [t`Business verification`, ({ verification }) => verification],
    [t`Advertising boosts per month`, ({ boosts }) => boosts || false],
    [t`Professional support, hours`, ({ supportHours }) => supportHours || false],
    [t`Newsfeed, groups, members`, () => true],
    [t`Requests and messages`, () => true],
    [t`Order in search results`, () => t`Not for sale`],
  ]
  return (
    <Card>
      {/* Scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t`Comparison of plans`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t`What is included`}</span>
              </th>
              {subscriptions.map((tier) => (
                <th key={tier} scope="col">
                  {planNames[tier]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, valueOf]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {subscriptions.map((tier) => (
                  <td key={tier}>
                    <Value value={valueOf(plans[tier])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
