// Cockpit of a business.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Reach, ReachPeriod, ReachWork } from '#contract/discovery/reach.ts'
import type { OwnBusiness } from '#contract/identity/businesses/businesses.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconEye } from '#web/ui/icons.ts'
import { Answering } from './Answering.tsx'
import { Definitions } from './Definitions.tsx'
import { Ending } from './Ending.tsx'
import { NextStep } from './NextStep.tsx'
import { Places } from './Places.tsx'
import { Products } from './Products.tsx'
import { Samples } from './Samples.tsx'
import { Tiles } from './Tiles.tsx'
import { Visitors } from './Visitors.tsx'
import { Waiting } from './Waiting.tsx'
import { Words } from './Words.tsx'
import styles from './Cockpit.module.css'

type Props = {
  business: OwnBusiness
  businesses: readonly OwnBusiness[]
  days: ReachPeriod
  reach: Reach
  work: ReachWork
}

export function Cockpit({ business, businesses, days, reach, work }: Props) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { businessID, general } = business
  const isCut = reach.days < Number(days)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{general.companyName}</h1>
          <p className="muted">
            <Trans>
              {formats.date(reach.starts[0]!)} to {formats.date(reach.starts.at(-1)!)} in UTC. Today is not over yet.
            </Trans>
          </p>
        </div>
        <div className="row">
          <Periods businessID={businessID} days={days} />
          <LinkButton icon={IconEye} href={paths.business(business, { view: 'buyer' })}>
            <Trans>View as a buyer</Trans>
          </LinkButton>
        </div>
      </div>
      {businesses.length > 1 && (
        <nav className={styles.businesses} aria-label={t`Businesses`}>
          {businesses.map((one) => (
            <Link
              key={one.businessID}
              to={paths.myBusiness({ business: one.businessID, days })}
              aria-current={one.businessID === businessID || undefined}
            >
              {one.general.companyName}
            </Link>
          ))}
        </nav>
      )}
      {isCut && (
        <p className="muted small">
          <Trans>
            Your plan shows {formats.number(reach.longest)} days. Paid plans show a year; the numbers are the same.
          </Trans>
        </p>
      )}
      <NextStep business={business} work={work} />
      <Tiles reach={reach} work={work} />
      <div className={styles.two}>
        <Waiting businessID={businessID} work={work} />
        <Answering reach={reach} />
      </div>
      <Samples businessID={businessID} reach={reach} />
      <div className={styles.two}>
        <Words reach={reach} name={business.key} />
        <Ending business={business} ending={work.ending} />
      </div>
      <Products reach={reach} name={business.key} />
      <Places reach={reach} />
      <Visitors business={business} reach={reach} />
      <Definitions />
    </>
  )
}

function Periods({ businessID, days }: { businessID: string; days: ReachPeriod }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const names: [ReachPeriod, string][] = [
    ['7', t`7 days`],
    ['30', t`30 days`],
    ['365', t`1 year`],
  ]
  return (
    <nav className={styles.periods} aria-label={t`Period`}>
      {names.map(([period, name]) => (
        <Link
          key={period}
          to={paths.myBusiness({ business: businessID, days: period })}
          aria-current={period === days || undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
