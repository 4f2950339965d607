// Period by portal and language; names filter.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { type BreakdownKind, breakdownKinds } from '#contract/operations/console/activity.ts'
import type { Activity, Breakdown } from '#contract/operations/console/figures.ts'
import { isLocale, ownNames } from '#contract/foundation/locales.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { usePortals } from '../announcements/names.tsx'
import { withChanges } from '../table/address.ts'
import styles from './Activity.module.css'

const names: Record<BreakdownKind, ReturnType<typeof msg>> = {
  registrations: msg`Registrations`,
  searches: msg`Searches`,
  searchesWithoutResults: msg({ message: 'Without results', comment: 'how many searches found nothing' }),
  inquiries: msg`Inquiries`,
}

export function Breakdowns({ activity: { portals, languages } }: { activity: Activity }) {
  const { t } = useLingui()
  const known = new Map(usePortals().map(({ value, text }) => [value, text]))
  return (
    <div className={styles.breakdowns}>
      <Table
        name="portal"
        title={t`By portal`}
        label={t`Portal`}
        rows={portals}
        nameOf={(key) => known.get(key) ?? key}
      />
      <Table
        name="lang"
        title={t`By language`}
        label={t`Language`}
        rows={languages}
        nameOf={(key) => (isLocale(key) ? ownNames[key] : key)}
      />
    </div>
  )
}

type Props = {
  name: 'portal' | 'lang'
  title: string
  label: string
  rows: Breakdown
  nameOf: (key: string) => string
}

function Table({ name, title, label, rows, nameOf }: Props) {
  const { i18n } = useLingui()
  const { formats } = useSite()
  const [params] = useSearchParams()
  const most = Math.max(1, ...rows.map(({ counts }) => counts.searches))
  return (
    <Card as="section">
      <CardHeader title={title} />
      {rows.length === 0 ? (
        <p className={`muted ${styles.nothing}`}>
          <Trans>Nothing in this period.</Trans>
        </p>
      ) : (
        <ScrollArea className={styles.scroll} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{label}</th>
                {breakdownKinds.map((kind) => (
                  <th key={kind} scope="col">
                    {i18n._(names[kind])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, counts }) => (
                <tr key={key}>
                  <th scope="row">
                    {key === '' ? (
                      <Trans>Not recorded</Trans>
                    ) : (
                      <Link className="link" to={withChanges(params, { [name]: key })} preventScrollReset>
                        {nameOf(key)}
                      </Link>
                    )}
                    <span className={styles.share} aria-hidden="true">
                      <i style={{ width: `${(counts.searches / most) * 100}%` }} />
                    </span>
                  </th>
                  {breakdownKinds.map((kind) => (
                    <td key={kind}>{formats.number(counts[kind])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Card>
  )
}
