// The third step of an import: what would become of the rows. Cells that are refused can be mended on the spot.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Cells } from '#contract/catalogue-columns.ts'
import type { ImportRow } from '#contract/catalogues.ts'
import { Refusal } from '#kit/refusal.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { CountsOf, DraftsNote } from './CountsOf.tsx'
import type { Parts } from './ImportPage.tsx'
import styles from './ImportPage.module.css'
import { useReport } from './report.ts'
import { useColumnNames, useProblemWords } from './words.ts'

const shownMost = 50

export function Checked({ business, importing, busy, doing }: Parts) {
  const { t } = useLingui()
  const api = useApi()
  const { failed } = useOutcome()
  const words = useProblemWords()
  const columnName = useColumnNames()
  const saveReport = useReport()
  const { checked, rows } = importing
  const [refused, setRefused] = useState<ImportRow[]>([])
  const [mended, setMended] = useState<ReadonlyMap<number, Cells>>(new Map())
  const { businessID } = business
  const { importID = '', counts } = checked ?? {}

  useEffect(() => {
    const gone = new AbortController()
    setMended(new Map())
    const query = { businessID, outcome: 'refused', size: shownMost } as const
    api.catalogues.rows({ params: { importID }, query, signal: gone.signal }).then(
      ({ data }) => setRefused(data),
      () => {},
    )
    return () => gone.abort()
    // Judged anew, it is another answer of the same import.
  }, [api, businessID, importID, checked])

  if (!counts) return null
  const coming = counts.added + counts.changed

  function type(row: number, column: string, value: string): void {
    setMended(new Map(mended).set(row, { ...mended.get(row), [column]: value }))
  }
  const valueOf = (row: number, column: string) =>
    String(mended.get(row)?.[column] ?? rows.find((one) => one.row === row)?.cells[column] ?? '')

  async function start(): Promise<void> {
    try {
      await importing.start(counts!.refused > 0)
    } catch (error) {
      const other = error instanceof Refusal && error.name === 'Conflict' && error.fields?.['import']
      if (!other) throw error
      failed(error, t`Another import of this company is under way: start this one when it has ended.`)
    }
  }
  return (
    <>
      <Card pad="l">
        <div className={styles.part}>
          <h2>{t`What would happen`}</h2>
          <CountsOf counts={counts} />
          <DraftsNote counts={counts} />
          {checked!.pictures.length > 0 && (
            <p className="muted">
              <Plural value={checked!.pictures.length} one="# picture will be sent." other="# pictures will be sent." />
            </p>
          )}
          {checked!.links > 0 && (
            <p className="muted">
              <Plural
                value={checked!.links}
                one="# linked picture will be fetched."
                other="# linked pictures will be fetched."
              />
            </p>
          )}
        </div>
      </Card>
      {counts.refused > 0 && (
        <Card pad="l">
          <form
            className={styles.part}
            onSubmit={(event) => {
              event.preventDefault()
              void doing(importing.mend(mended))
            }}
          >
            <h2>{t`Rows to be mended`}</h2>
            <ul className={styles.problems}>
              {refused.map(({ row, name, partNumber, problems }) => (
                <li key={row}>
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
                      value={valueOf(row, column)}
                      error={`${text && problem !== 'other' && text !== valueOf(row, column) ? `${text}: ` : ''}${words(problem)}`}
                      onChange={(event) => type(row, column, event.currentTarget.value)}
                    />
                  ))}
                </li>
              ))}
            </ul>
            {counts.refused > refused.length && (
              <p className="muted">
                <Trans>The first {refused.length} are shown. The list of all can be downloaded.</Trans>
              </p>
            )}
            <div className="row">
              <Button type="submit" look="primary" busy={busy} disabled={mended.size === 0}>{t`Check again`}</Button>
              <Button
                onClick={() =>
                  void doing(saveReport({ businessID, importID, outcome: 'refused', name: t`refused-rows` }))
                }
              >
                {t`Download the list`}
              </Button>
            </div>
          </form>
        </Card>
      )}
      <div className="row">
        {coming > 0 && (
          <Button look={counts.refused > 0 ? 'plain' : 'main'} busy={busy} onClick={() => void doing(start())}>
            {counts.refused > 0 ? (
              <Plural
                value={coming}
                one="Import # product, without the refused rows"
                other="Import # products, without the refused rows"
              />
            ) : (
              <Plural value={coming} one="Import # product" other="Import # products" />
            )}
          </Button>
        )}
        <Button look="ghost" onClick={importing.back}>{t`Back to the columns`}</Button>
        <Button look="ghost" onClick={importing.again}>{t`Choose another file`}</Button>
      </div>
      {coming === 0 && counts.refused === 0 && (
        <Note look="ok">
          <Trans>Your catalogue says all of this already: there is nothing to import.</Trans>
        </Note>
      )}
    </>
  )
}
