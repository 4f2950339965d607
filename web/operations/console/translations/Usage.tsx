// Characters sent by day.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import activity from '../overview/Activity.module.css'
import { PlotFigure } from '../overview/PlotFigure.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import { lastDays, periods, type TranslationUsage, usualPeriod } from './answers.ts'
import { type Purpose, usePurposes } from './names.tsx'
import styles from './Translations.module.css'
import { UsageTable } from './UsageTable.tsx'

type Props = { usage: TranslationUsage['data']; days: number; readAt: number }

export function Usage({ usage, days, readAt }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const lost = usage.reduce((sum, one) => sum + one.lost, 0)
  const lostText = formats.number(lost)
  return (
    <section className={styles.part}>
      <h2>{t`Characters by day`}</h2>
      <TableFilters>
        <FilterSelect
          name="days"
          label={t`Period`}
          all={t`${usualPeriod} days`}
          options={periods
            .filter((one) => one !== usualPeriod)
            .map((one) => ({ value: String(one), text: t`${one} days` }))}
        />
      </TableFilters>
      <div className={activity.plots}>
        {(['listing', 'message'] as const).map((purpose) => (
          <PurposePlot key={purpose} purpose={purpose} usage={usage} starts={lastDays(days, readAt)} />
        ))}
      </div>
      {lost > 0 && (
        <Note look="info">
          <Trans>
            {lostText} of these characters were lost: they were sent, and no answer came. Nobody knows whether the
            service counts them, so they stay counted here.
          </Trans>
        </Note>
      )}
      {usage.length > 0 && (
        <Card as="section">
          <details className={activity.numbers}>
            <summary>
              <Trans>All numbers as a table</Trans>
            </summary>
            <UsageTable usage={usage} />
          </details>
        </Card>
      )}
    </section>
  )
}

type PlotProps = { purpose: Purpose; usage: Props['usage']; starts: readonly string[] }

function PurposePlot({ purpose, usage, starts }: PlotProps) {
  const { t } = useLingui()
  const { formats } = useSite()
  const name = usePurposes()[purpose]
  const own = usage.filter((one) => one.purpose === purpose)
  const sum = (rows: typeof own) => rows.reduce((total, { characters }) => total + characters, 0)
  const texts = formats.number(own.reduce((total, one) => total + one.texts, 0))
  return (
    <PlotFigure
      name={name}
      total={formats.number(sum(own))}
      note={t`characters, ${texts} texts`}
      nothing={t`Nothing in this period.`}
      values={starts.map((start) => sum(own.filter(({ day }) => day === start)))}
      starts={starts}
      write={(value) => formats.number(value ?? 0)}
    />
  )
}
