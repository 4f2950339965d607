// Samples asked of a company: what waits, and the period.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reach } from '#contract/discovery/reach.ts'
import { sampleAnswerHours, sampleShipmentDays } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import styles from './Answering.module.css'
import own from './Samples.module.css'

/** Nothing where no sample was asked for. */
export function Samples({ businessID, reach: { samples } }: { businessID: string; reach: Reach }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { requested, approved, declined, shipped, concluded, waiting, late } = samples
  if (Math.max(...Object.values(samples)) === 0) return null
  const facts = [
    [t`Asked of you`, requested],
    [t`Approved by you`, approved],
    [t`Declined by you`, declined],
    [t`Shipped by you`, shipped],
    [t({ message: 'Outcome told', comment: 'of samples' }), concluded],
  ] as const
  return (
    <Card as="section">
      <CardHeader
        title={t`Samples`}
        aside={
          <Link className="link small" to={paths.mySamples({ as: businessID, role: 'supplier' })}>
            <Trans>All samples</Trans>
          </Link>
        }
      />
      <div className={styles.body}>
        <p className={styles.big}>
          <Trans>
            <strong>{formats.number(waiting)}</strong> waiting for you
          </Trans>
        </p>
        {late > 0 && (
          <p className="muted">
            <Trans>
              {formats.number(late)} of them longer than {sampleAnswerHours} hours for an answer or {sampleShipmentDays}{' '}
              days for the shipment
            </Trans>
          </p>
        )}
        <dl className={own.steps}>
          {facts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{formats.number(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
