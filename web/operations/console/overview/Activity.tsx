// Activity over time. Filters are in the address.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import type { Activity as Counted } from '#contract/operations/console/figures.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { LanguageFilter, PortalFilter } from '../table/filters.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import styles from './Activity.module.css'
import { Breakdowns } from './Breakdowns.tsx'
import { EmptySearches } from './EmptySearches.tsx'
import { Numbers } from './Numbers.tsx'
import { Plot } from './Plot.tsx'
import { seriesGroups } from './series-names.ts'

export function Activity({ activity }: { activity: Counted }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [params] = useSearchParams()
  const isPlaced = Boolean(params.get('portal') || params.get('lang'))
  return (
    <>
      <TableFilters>
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
        <PortalFilter />
        <LanguageFilter />
      </TableFilters>
      {isPlaced && (
        <p className="muted">
          <Trans>
            Only figures with a portal and a language are shown; all others belong to all portals. What is older than
            this record has neither.
          </Trans>
        </p>
      )}
      {activity.sampleUntil && (
        <Note look="info">
          <Trans>Figures up to {formats.date(activity.sampleUntil)} are those of the sample data.</Trans>
        </Note>
      )}
      {seriesGroups.map((group) => (
        <Group key={group.kinds[0]} group={group} activity={activity} />
      ))}
      <Breakdowns activity={activity} />
      <Card as="section">
        <details className={styles.numbers}>
          <summary>
            <Trans>All numbers as a table</Trans>
          </summary>
          <Numbers activity={activity} />
        </details>
      </Card>
    </>
  )
}

function Group({ group: { name, kinds }, activity }: { group: (typeof seriesGroups)[number]; activity: Counted }) {
  const { i18n } = useLingui()
  const series = kinds.flatMap((kind) => activity.series.find((one) => one.kind === kind) ?? [])
  if (series.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{i18n._(name)}</h2>
      <div className={styles.plots}>
        {series.map((one) => (
          <Plot key={one.kind} series={one} starts={activity.starts} />
        ))}
        {kinds.includes('searches') && activity.emptySearches && <EmptySearches {...activity.emptySearches} />}
      </div>
    </section>
  )
}
