// Plotted numbers as a table.
import { Trans, useLingui } from '@lingui/react/macro'
import { activityUnits } from '#contract/operations/console/activity.ts'
import type { Activity } from '#contract/operations/console/figures.ts'
import { useSite } from '#web/foundation/page.ts'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './Activity.module.css'
import { useFigureFormats } from './figure-formats.ts'
import { seriesNames } from './series-names.ts'

export function Numbers({ activity: { starts, series } }: { activity: Activity }) {
  const { t, i18n } = useLingui()
  const { formats } = useSite()
  const { value } = useFigureFormats()
  return (
    <ScrollArea className={styles.scroll} aria-label={t`All numbers as a table`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`From`}</th>
            {series.map(({ kind }) => (
              <th key={kind} scope="col">
                {i18n._(seriesNames[kind])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start, at) => (
            <tr key={start}>
              <th scope="row">
                <Text>{formats.date(start)}</Text>
                {at === starts.length - 1 && (
                  <>
                    <Text>,</Text> <Trans>not over yet</Trans>
                  </>
                )}
              </th>
              {series.map(({ kind, values }) => (
                <td key={kind}>{value(activityUnits[kind], values[at]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`This period`}</th>
            {series.map(({ kind, total }) => (
              <td key={kind}>{value(activityUnits[kind], total)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t`Its days that are over`}</th>
            {series.map(({ kind, compared }) => (
              <td key={kind}>{value(activityUnits[kind], compared)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t`As many days before`}</th>
            {series.map(({ kind, before }) => (
              <td key={kind}>{value(activityUnits[kind], before)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  )
}
