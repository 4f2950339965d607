// Import report as CSV.
import { useLingui } from '@lingui/react/macro'
import type { ImportRow } from '#contract/catalog/catalogues/catalogues.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { saveRows } from './export.ts'
import { useColumnNames, useOutcomeNames, useProblemWords } from './words.ts'

const pageSize = 1000

type ReportOptions = { businessID: string; importID: string; name: string; outcome?: ImportRow['outcome'] }

export function useReport(): (options: ReportOptions) => Promise<void> {
  const { t } = useLingui()
  const api = useApi()
  const { locale } = useSite()
  const words = useProblemWords()
  const columnName = useColumnNames()
  const outcomes = useOutcomeNames()
  return async ({ businessID, importID, name, outcome }) => {
    const rows: ImportRow[] = []
    for (let total = 1; rows.length < total;) {
      const query = { businessID, skip: rows.length, size: pageSize, ...(outcome && { outcome }) }
      const page = await api.catalogues.rows({ params: { importID }, query })
      total = page.data.length === 0 ? 0 : page.total
      rows.push(...page.data)
    }
    const lines = rows.flatMap((one) => {
      const start = [one.row, outcomes[one.outcome], one.partNumber, one.name]
      if (one.problems.length === 0) return [[...start, '', one.draft ? t`Draft` : '']]
      return one.problems.map(({ column, problem, text }) => [
        ...start,
        columnName(column),
        [text, words(problem)].filter(Boolean).join(': '),
      ])
    })
    const headings = [t`Row`, t`Outcome`, columnName('partNumber'), columnName('name'), t`Column`, t`Remark`]
    await saveRows([headings, ...lines], { locale, kind: 'csv', name })
  }
}
