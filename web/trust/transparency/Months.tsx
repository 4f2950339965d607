// Months of a year as linked rows.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import { useSite } from '#web/foundation/page.ts'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { durationOf } from './duration.ts'
import { isEmptyMonth, measuresIn } from './figures.ts'
import styles from './Transparency.module.css'

type Column = { label: string; cell: (month: TransparencyMonth) => string }

function useColumns(): Column[] {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const number = (countOf: (month: TransparencyMonth) => number) => (month: TransparencyMonth) =>
    formats.number(countOf(month))
  return [
    { label: t`Reports received`, cell: number(({ reports }) => reports) },
    { label: t`Reports decided`, cell: number(({ settled }) => settled) },
    {
      label: t`Median time to decision`,
      cell: ({ medianHours }) => (medianHours === null ? '–' : durationOf(i18n, medianHours)),
    },
    { label: t`Dismissed`, cell: number(({ decisions }) => decisions.none) },
    { label: t`Measures`, cell: number(measuresIn) },
    { label: t`Appeals`, cell: number(({ appeals }) => appeals.received) },
    { label: t`Decisions reversed`, cell: number(({ appeals }) => appeals.reversed) },
    { label: t`Taken back`, cell: number(({ restored }) => restored) },
  ]
}

export function Months({ months }: { months: readonly TransparencyMonth[] }) {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const columns = useColumns()
  return (
    <ScrollArea className={styles.scroll} aria-labelledby="months">
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">{t`Month`}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((one) => (
            <tr key={one.month}>
              <th scope="row">
                <Link className="link" to={paths.transparency(one.month)}>
                  {formats.month(one.month)}
                </Link>
                {!one.over && <small className="muted">{t`not over`}</small>}
              </th>
              {isEmptyMonth(one) ? (
                <td className="muted" colSpan={columns.length}>
                  <Trans>Nothing in this month</Trans>
                </td>
              ) : (
                columns.map(({ label, cell }) => (
                  <td key={label} className="num">
                    {cell(one)}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
