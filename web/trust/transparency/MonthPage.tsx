// /transparency/2026-11: a month's full report.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { reportReasons } from '#contract/foundation/constants.ts'
import { moderatedKinds } from '#contract/trust/sanctions/acts.ts'
import { decisionActs } from '#contract/trust/transparency/acts.ts'
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import { Refusal } from '#kit/refusal.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Counts } from './Counts.tsx'
import { CsvButton } from './CsvButton.tsx'
import { durationOf } from './duration.ts'
import { isEmptyMonth } from './figures.ts'
import { useDecisionNames, useKindNames, useReasonNames } from './names.ts'
import styles from './Transparency.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, cacheTags, params, signal } = loaderContext(args)
  cacheTags('transparency')
  const wanted = params['month'] ?? ''
  if (!/^[1-9]\d{3}-\d{2}$/.test(wanted)) throw new Refusal('NotFound', 'No such month')
  const { years, months, countedAt } = await api.transparency.report({ query: { year: wanted.slice(0, 4) }, signal })
  const at = months.findIndex(({ month }) => month === wanted)
  if (at < 0) throw new Refusal('NotFound', 'No such month')
  const year = Number(wanted.slice(0, 4))
  const before = months[at - 1]?.month ?? (years.includes(year - 1) ? `${year - 1}-12` : undefined)
  const after = months[at + 1]?.month ?? (years.includes(year + 1) ? `${year + 1}-01` : undefined)
  return { month: months[at]!, before, after, countedAt }
}

export const meta: Meta<typeof loader> = ({ data, i18n, formats, operator }) => {
  const month = formats.month(data.month.month)
  return {
    title: t(i18n)`Transparency report: ${month}`,
    description: t(i18n)`Reports, decisions and appeals on ${operator.name} in ${month}, in numbers.`,
  }
}

export function Component() {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { month, countedAt } = useLoaderData<typeof loader>()
  const name = formats.month(month.month)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[{ name: t`Transparency report`, href: paths.transparency() }, { name }]}
      />
      <div className="row between">
        <h1>
          <Trans>Transparency report: {name}</Trans>
        </h1>
        <CsvButton name={month.month} months={[month]} />
      </div>
      <p className="muted small">
        <Trans>Counted at {formats.dateTime(countedAt)}.</Trans> {!month.over && <Trans>The month is not over.</Trans>}
      </p>
      {isEmptyMonth(month) ? (
        <p>
          <Trans>Nothing was reported, decided or appealed in this month.</Trans>
        </p>
      ) : (
        <Figures month={month} />
      )}
      <Beside />
    </div>
  )
}

function Figures({ month }: { month: TransparencyMonth }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const reasons = useReasonNames()
  const kinds = useKindNames()
  const acts = useDecisionNames()
  const { reports, byReason, byKind, settled, medianHours, decisions, reviewsRemoved, appeals, restored } = month
  return (
    <>
      {medianHours !== null && (
        <p>
          <Trans>
            Reports decided: {formats.number(settled)}. Median time to decision: {durationOf(i18n, medianHours)}.
          </Trans>
        </p>
      )}
      <div className={styles.columns}>
        <Counts
          title={t`Reports by reason`}
          total={reports}
          rows={reportReasons.map((key) => [reasons[key], byReason[key]])}
        />
        <Counts
          title={t`Reports by what they are about`}
          total={reports}
          rows={moderatedKinds.map((key) => [kinds[key], byKind[key]])}
        />
        <Counts
          title={t`Decisions`}
          rows={[
            ...decisionActs.map((key): [string, number] => [acts[key], decisions[key]]),
            [t`Reviews among those removed`, reviewsRemoved],
          ]}
        />
        <Counts
          title={t`Appeals`}
          rows={[
            [t`Appeals received`, appeals.received],
            [t`Decisions upheld`, appeals.upheld],
            [t`Decisions reversed`, appeals.reversed],
            [t`Measures taken back, on appeal or without one`, restored],
          ]}
        />
      </div>
    </>
  )
}

function Beside() {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const { before, after } = useLoaderData<typeof loader>()
  return (
    <nav className="row between" aria-label={t`Other months`}>
      <span>
        {before && (
          <Link className="link" to={paths.transparency(before)} rel="prev">
            ← {formats.month(before)}
          </Link>
        )}
      </span>
      {after && (
        <Link className="link" to={paths.transparency(after)} rel="next">
          {formats.month(after)} →
        </Link>
      )}
    </nav>
  )
}
