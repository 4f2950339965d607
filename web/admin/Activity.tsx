// How much happened over time: one small plot a kind, with all numbers as a table. The period stands in the address.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ActivityKind } from '#contract/console/activity.ts'
import type { Activity as Counted } from '#contract/console/console.ts'
import { useSite } from '#web/app/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from './Activity.module.css'
import { FilterSelect } from './table/TableFilters.tsx'

const names: Record<ActivityKind, ReturnType<typeof msg>> = {
  registrations: msg`Registrations`,
  businesses: msg`New businesses`,
  products: msg`New products`,
  inquiries: msg`Inquiries`,
  rfqs: msg`Requests for quotation`,
  posts: msg`Posts`,
  payments: msg`Payments`,
  reports: msg`Reports`,
  helpRequests: msg`Requests for help`,
}
type Series = Counted['series'][number]

export function Activity({ activity }: { activity: Counted }) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <CardHeader
        title={t`Activity`}
        aside={
          <FilterSelect
            name="days"
            label={t`Period`}
            all={t`30 days`}
            options={[
              { value: '7', text: t`7 days` },
              { value: '90', text: t`90 days, by week` },
              { value: '365', text: t`One year, by month` },
            ]}
          />
        }
      />
      <div className={styles.plots}>
        {activity.series.map((series) => (
          <Plot key={series.kind} series={series} starts={activity.starts} />
        ))}
      </div>
      <details className={styles.numbers}>
        <summary>
          <Trans>All numbers as a table</Trans>
        </summary>
        <Numbers activity={activity} />
      </details>
    </Card>
  )
}

const height = 48
const step = 10
const gap = 2

function Plot({ series: { kind, counts, total, before }, starts }: { series: Series; starts: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const most = Math.max(1, ...counts)
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span>{i18n._(names[kind])}</span>
        <strong>{formats.number(total)}</strong>
        <span className="muted small">{t`${formats.number(before)} in the period before`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${counts.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((count, at) => {
          const tall = count === 0 ? 1 : Math.max(2, (count / most) * height)
          return (
            <rect key={starts[at]} x={at * step + gap / 2} y={height - tall} width={step - gap} height={tall}>
              <title>{`${formats.date(starts[at]!)}: ${formats.number(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className={`muted small ${styles.ends}`}>
        <span>{formats.date(starts[0]!)}</span>
        <span>{formats.date(starts.at(-1)!)}</span>
      </p>
    </figure>
  )
}

function Numbers({ activity: { starts, series } }: { activity: Counted }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t`Activity`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`From`}</th>
            {series.map(({ kind }) => (
              <th key={kind} scope="col">
                {i18n._(names[kind])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start, at) => (
            <tr key={start}>
              <th scope="row">{formats.date(start)}</th>
              {series.map(({ kind, counts }) => (
                <td key={kind}>{formats.number(counts[at]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
