// Refused rows, correctable.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { Cells } from '#contract/catalog/catalogues/columns.ts'
import type { ImportRow } from '#contract/catalog/catalogues/catalogues.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Choices } from './Choices.tsx'
import styles from './ImportPage.module.css'
import type { StepProps } from './use-import.ts'
import { mistakesIn } from './mistakes.ts'
import { useReport } from './report.ts'
import { useColumnNames, useProblemWords } from './words.ts'

const shownMost = 50
const readMost = 1000

type Props = StepProps & { importID: string; refused: number }

export function RefusedRows({
  business: { businessID },
  importing,
  currencies,
  importID,
  refused: count,
  busy,
  run,
}: Props) {
  const { t } = useLingui()
  const saveReport = useReport()
  const { rows } = importing
  const refused = useRefused(businessID, importID)
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Cells>>(new Map())

  const cells = useMemo(() => new Map(rows.map((one) => [one.row, one.cells])), [rows])
  const cellOf = (row: number, column: string) => String(cells.get(row)?.[column] ?? '')
  const valueOf = (row: number, column: string) => String(corrections.get(row)?.[column] ?? cellOf(row, column))
  const { mistakes, others } = mistakesIn(refused, cellOf)
  const shown = others.slice(0, shownMost)
  const download = () => saveReport({ businessID, importID, outcome: 'refused', name: t`rejected-rows` })
  return (
    <Card pad="l">
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault()
          void run(importing.correct(corrections))
        }}
      >
        <h2>{t`Rows to correct`}</h2>
        <Choices
          mistakes={mistakes}
          currencies={currencies}
          rows={rows}
          valueOf={valueOf}
          onChoose={(same, column, value) =>
            setCorrections(
              new Map([
                ...corrections,
                ...same.map((row) => [row, { ...corrections.get(row), [column]: value }] as const),
              ]),
            )
          }
        />
        <ul className={styles.problems}>
          {shown.map((row) => (
            <RefusedRow
              key={row.row}
              row={row}
              valueOf={(column) => valueOf(row.row, column)}
              onChange={(column, value) =>
                setCorrections(new Map(corrections).set(row.row, { ...corrections.get(row.row), [column]: value }))
              }
            />
          ))}
        </ul>
        {(others.length > shown.length || count > refused.length) && (
          <p className="muted">
            <Trans>The first {shown.length} are shown. The list of all can be downloaded.</Trans>
          </p>
        )}
        <div className="row">
          <Button type="submit" look="primary" busy={busy} disabled={corrections.size === 0}>{t`Check again`}</Button>
          <Button onClick={() => void run(download())}>{t`Download the list`}</Button>
        </div>
      </form>
    </Card>
  )
}

function useRefused(businessID: string, importID: string): ImportRow[] {
  const api = useApi()
  const [refused, setRefused] = useState<ImportRow[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const query = { businessID, outcome: 'refused', size: readMost } as const
    api.catalogues.rows({ params: { importID }, query, signal: controller.signal }).then(
      ({ data }) => setRefused(data),
      () => {},
    )
    return () => controller.abort()
  }, [api, businessID, importID])
  return refused
}

type RowProps = {
  row: ImportRow
  valueOf: (column: string) => string
  onChange: (column: string, value: string) => void
}

function RefusedRow({ row: { row, name, partNumber, problems }, valueOf, onChange }: RowProps) {
  const words = useProblemWords()
  const columnName = useColumnNames()
  return (
    <li>
      <p>
        <b className="num">
          <Trans>Row {row}</Trans>
        </b>{' '}
        <span className="muted">{[name, partNumber].filter(Boolean).join(' · ')}</span>
      </p>
      {problems.map(({ column, problem, text }) => (
        <Field
          key={column}
          label={columnName(column)}
          value={valueOf(column)}
          error={`${text && problem !== 'other' && text !== valueOf(column) ? `${text}: ` : ''}${words(problem)}`}
          onChange={(event) => onChange(column, event.currentTarget.value)}
        />
      ))}
    </li>
  )
}
