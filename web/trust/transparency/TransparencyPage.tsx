// /transparency, ?year=2025: monthly reports, decisions and appeals.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { CsvButton } from './CsvButton.tsx'
import { measuresIn } from './figures.ts'
import { Months } from './Months.tsx'
import { Plot } from './Plot.tsx'
import styles from './Transparency.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, cacheTags, url, signal } = loaderContext(args)
  // Numbers are at most an hour old, plus ten minutes of page caching.
  cacheTags('transparency')
  const year = url.searchParams.get('year')
  return api.transparency.report({ query: year ? { year } : {}, signal })
}

export const meta: Meta<typeof loader> = ({ data, i18n, operator, url }) => ({
  title: url.searchParams.has('year') ? t(i18n)`Transparency report ${data.year}` : t(i18n)`Transparency report`,
  description: t(
    i18n,
  )`How many reports about content ${operator.name} received each month, what was decided, how long it took, and what came of appeals.`,
})

export function Component() {
  const { t } = useLingui()
  const { formats, operator, paths } = useSite()
  const { years, year, countedAt, months } = useLoaderData<typeof loader>()
  const plots: [title: string, countOf: (month: TransparencyMonth) => number][] = [
    [t`Reports received`, ({ reports }) => reports],
    [t`Measures`, measuresIn],
    [t`Appeals`, ({ appeals }) => appeals.received],
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Transparency report</Trans>
      </h1>
      <div className="prose">
        <p>
          <Trans>
            Anybody who is signed in can report what does not belong on {operator.name}. People decide about each
            report, tell whoever is concerned why, and decide again on appeal. This page says how often.
          </Trans>
        </p>
        <p className="muted small">
          <Trans>
            Counted at {formats.dateTime(countedAt)}, once an hour. Months are those of UTC; the present one still
            grows.
          </Trans>
        </p>
      </div>
      {years.length > 1 && (
        <nav aria-label={t`Year`}>
          <ul className={styles.years}>
            {years.toReversed().map((one) => (
              <li key={one}>
                <Link
                  to={paths.transparency(undefined, { year: one })}
                  aria-current={one === year ? 'page' : undefined}
                >
                  {one}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.plots}>
        {plots.map(([title, countOf]) => (
          <Plot key={title} title={title} year={year} months={months} countOf={countOf} />
        ))}
      </div>
      <section className={styles.section}>
        <div className="row between">
          <h2 id="months">
            <Trans>{String(year)} by month</Trans>
          </h2>
          <CsvButton name={String(year)} months={months} />
        </div>
        <Months months={months} />
      </section>
      <Notes />
    </div>
  )
}

function Notes() {
  const { paths } = useSite()
  return (
    <section className={`prose ${styles.section}`}>
      <h2>
        <Trans>What is counted</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Each report counts, also several about the same thing.</Trans>
        </li>
        <li>
          <Trans>The time to decision runs from a report to its decision; half of the reports took less.</Trans>
        </li>
        <li>
          <Trans>
            Measures are warnings, hidden or removed content, limits, suspensions and closed accounts; also those that
            nobody had reported.
          </Trans>
        </li>
        <li>
          <Trans>
            Taken back are measures that people ended, on appeal or without one; not those whose time was over.
          </Trans>
        </li>
        <li>
          <Trans>Numbers are exact, small ones too. No name, text or place is part of them.</Trans>
        </li>
      </ul>
      <p>
        <Link className="link" to={paths.text('terms-and-conditions', 'breaches')}>
          <Trans>What the terms say about breaches</Trans>
        </Link>
      </p>
    </section>
  )
}
