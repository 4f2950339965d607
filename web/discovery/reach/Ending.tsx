// Evidence and plan that run out.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { ReachWork } from '#contract/discovery/reach.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import { useSite } from '#web/foundation/page.ts'
import { planNames } from '#web/foundation/plan-names.ts'
import { useKindNames } from '#web/trust/verification/card.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { daysOf, daysUntil } from './times.ts'
import styles from './Lists.module.css'

type Row = ReachWork['ending'][number]
const soon = 60 // days

export function useEnding(business: OwnBusiness): (row: Row) => { name: string; path: string } {
  const { paths } = useSite()
  const kindNames = useKindNames()
  return ({ kind, name }) =>
    ({
      certificate: () => ({ name, path: paths.editBusiness(business, 'certificates') }),
      document: () => ({ name, path: paths.documents(business) }),
      claim: () => ({ name: kindNames[name as ClaimKind] ?? name, path: paths.verification(business) }),
      membership: () => ({ name: planNames[name as Subscription], path: paths.membership(business) }),
    })[kind]()
}

export function Ending({ business, ending }: { business: OwnBusiness; ending: readonly Row[] }) {
  const { i18n, t } = useLingui()
  const { formats } = useSite()
  const endingOf = useEnding(business)
  return (
    <Card as="section">
      <CardHeader title={t`What runs out`} />
      {ending.length === 0 && <p className={`muted ${styles.none}`}>{t`Nothing runs out within half a year.`}</p>}
      <ul className={styles.list}>
        {ending.map((row) => {
          const { name, path } = endingOf(row)
          const left = daysUntil(row.endsOn)
          return (
            <li key={`${row.kind} ${row.name} ${row.endsOn}`}>
              <div>
                <b>
                  <Link to={path}>{name}</Link>
                </b>
                <p className="muted small">
                  {left < 0 ? (
                    <Trans>ended {formats.date(row.endsOn)}</Trans>
                  ) : (
                    <Trans>ends {formats.date(row.endsOn)}</Trans>
                  )}
                </p>
              </div>
              <span className={styles.age} data-state={left < 0 ? 'bad' : left <= soon ? 'warn' : undefined}>
                {left < 0 ? t`over` : daysOf(i18n, left)}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
