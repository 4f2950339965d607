// The last step of an import: how far it is, and what it has done. The page may be left meanwhile.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ImportRow } from '#contract/catalogues.ts'
import { useApi, useSite } from '#web/page.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { Bar } from '#web/ui/Ranges.tsx'
import { CountsOf, DraftsNote } from './CountsOf.tsx'
import type { Parts } from './ImportPage.tsx'
import styles from './ImportPage.module.css'
import { useReport } from './report.ts'
import { Status } from './Status.tsx'
import { useColumnNames, useOutcomeNames, useProblemWords } from './words.ts'

const shownMost = 50

export function Carried({ business, importing, busy, doing }: Parts) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const words = useProblemWords()
  const columnName = useColumnNames()
  const outcomes = useOutcomeNames()
  const saveReport = useReport()
  const [rows, setRows] = useState<ImportRow[]>([])
  const carried = importing.carried!
  const { businessID } = business
  const { importID, status, counts } = carried
  const ended = status === 'done' || status === 'failed'

  useEffect(() => {
    if (!ended) return
    const gone = new AbortController()
    const outcome = status === 'failed' ? ({ outcome: 'refused' } as const) : {}
    const query = { businessID, size: shownMost, ...outcome }
    api.catalogues.rows({ params: { importID }, query, signal: gone.signal }).then(
      ({ data }) => setRows(data),
      () => {},
    )
    return () => gone.abort()
  }, [api, businessID, importID, ended, status])

  const [what, done, total] =
    carried.linksDone < carried.links
      ? [t`Fetching linked pictures…`, carried.linksDone, carried.links]
      : [t`Importing…`, carried.rowsDone, carried.rows]
  return (
    <>
      <Card pad="l">
        <div className={styles.part}>
          <div className="row between">
            <h2>{carried.fileName}</h2>
            <Status status={status} />
          </div>
          {(status === 'waiting' || status === 'running') && (
            <>
              <p role="status">{status === 'waiting' ? t`It begins in a moment.` : what}</p>
              <Bar solid={total > 0 ? (done / total) * 100 : 0} label={what} />
              <p className="muted">
                <Trans>You may leave this page: it goes on, and you find the report here.</Trans>
              </p>
            </>
          )}
          {status === 'failed' && (
            <Note look="bad" role="alert">
              <Trans>Nothing was imported: some rows could not be carried out. Your catalogue is as it was.</Trans>
            </Note>
          )}
          {ended && counts && <CountsOf counts={counts} />}
          {status === 'done' && counts && <DraftsNote counts={counts} />}
          <div className="row">
            {status === 'waiting' && (
              <Button busy={busy} onClick={() => void doing(importing.cancel())}>{t`Cancel the import`}</Button>
            )}
            {ended && (
              <>
                <LinkButton look="primary" href={paths.catalogue(business)}>{t`To the catalogue`}</LinkButton>
                <Button
                  icon={downloadIcon}
                  busy={busy}
                  onClick={() => void doing(saveReport({ businessID, importID, name: t`import-report` }))}
                >
                  {t`Download the report`}
                </Button>
              </>
            )}
            {status !== 'waiting' && status !== 'running' && (
              <Button look="ghost" onClick={importing.again}>{t`Import another file`}</Button>
            )}
          </div>
        </div>
      </Card>
      {rows.length > 0 && (
        <Card pad="l">
          <ul className={styles.outcomes} aria-label={t`Rows`}>
            {rows.map(({ row, name, partNumber, outcome, draft, problems, productID }) => (
              <li key={row}>
                <span className="num muted">{row}</span>
                <span className="grow">
                  {productID && status === 'done' ? (
                    <a className="link" href={paths.editProduct(business, { productID })}>
                      {name || partNumber}
                    </a>
                  ) : (
                    name || partNumber
                  )}
                  {problems.map(({ column, problem, text }) => (
                    <span key={column} className={styles.why}>
                      {columnName(column)} {text && `«${text}» `}
                      {words(problem)}
                    </span>
                  ))}
                </span>
                <span className="muted">
                  {outcomes[outcome]}
                  {draft && ` · ${t`Draft`}`}
                </span>
              </li>
            ))}
          </ul>
          {carried.rows > rows.length && status === 'done' && (
            <p className="muted">
              <Trans>The first {rows.length} rows are shown. The report has all of them.</Trans>
            </p>
          )}
        </Card>
      )}
    </>
  )
}
