// Plotted usage as a table.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { useProviderName } from '#web/foundation/translations/names.ts'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import activity from '../overview/Activity.module.css'
import type { TranslationUsage } from './answers.ts'
import { usePurposes } from './names.tsx'

const figures = ['calls', 'texts', 'characters', 'lost'] as const

export function UsageTable({ usage }: { usage: TranslationUsage['data'] }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const nameOf = useProviderName()
  const purposes = usePurposes()
  const heads = {
    calls: t({ message: 'Calls', comment: 'of a translation service' }),
    texts: t`Texts`,
    characters: t`Characters`,
    lost: t({ message: 'Lost', comment: 'characters without an answer' }),
  }
  return (
    <ScrollArea className={activity.scroll} aria-label={t`All numbers as a table`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t({ message: 'For', comment: 'listings or messages' })}</th>
            <th scope="col">{t({ message: 'Service', comment: 'that translates texts' })}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {heads[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usage.map((row) => (
            <tr key={`${row.day} ${row.purpose} ${row.provider}`}>
              <th scope="row">{formats.date(row.day)}</th>
              <td>{purposes[row.purpose]}</td>
              <td>{nameOf(row.provider)}</td>
              {figures.map((figure) => (
                <td key={figure}>{formats.number(row[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t({ message: 'Total', comment: 'sum of a column' })}
            </th>
            {figures.map((figure) => (
              <td key={figure}>{formats.number(usage.reduce((sum, row) => sum + row[figure], 0))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  )
}
