// Import step 4: progress and result.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useEffect, useState } from 'react'
import type { CatalogueImport, ImportRow } from '#contract/catalog/catalogues/catalogues.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { Bar } from '#web/ui/controls/Ranges.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import { CountsOf, DraftsNote } from './CountsOf.tsx'
import styles from './ImportPage.module.css'
import { useReport } from './report.ts'
import { Status } from './Status.tsx'
import { type StepProps, isUnderWay } from './use-import.ts'
import { useColumnNames, useOutcomeNames, useProblemWords } from './words.ts'

const shownMost = 50

export function Started(props: StepProps) {
  const { business, importing } = props
  const started = importing.started!
  const { status, counts, fileName } = started
  const rows = useRows(business.businessID, started)
  return (
    <>
      <Card pad="l">
        <div className={styles.part}>
          <div className="row between">
            <h2>{fileName}</h2>
            <Status status={status} />
          </div>
          {isUnderWay(started) && <Progress started={started} />}
          {status === 'undone' && <UndoneNote kept={started.undoKept} />}
          {status === 'failed' && (
            <Note look="bad" role="alert">
              <Trans>Nothing was imported: some rows could not be processed. Your catalogue is unchanged.</Trans>
            </Note>
          )}
          {hasEnded(started) && counts && <CountsOf counts={counts} />}
          {status === 'done' && counts && <DraftsNote counts={counts} />}
          <Actions {...props} started={started} />
        </div>
      </Card>
      {rows.length > 0 && <Rows business={business} started={started} rows={rows} />}
    </>
  )
}

function hasEnded({ status }: CatalogueImport): boolean {
  return status === 'done' || status === 'failed' || status === 'undone'
}

function useRows(businessID: string, started: CatalogueImport): ImportRow[] {
  const api = useApi()
  const [rows, setRows] = useState<ImportRow[]>([])
  const { importID, status } = started
  const ended = hasEnded(started)
  useEffect(() => {
    if (!ended) return
    const controller = new AbortController()
    const outcome = status === 'failed' ? ({ outcome: 'refused' } as const) : {}
    const query = { businessID, size: shownMost, ...outcome }
    api.catalogues.rows({ params: { importID }, query, signal: controller.signal }).then(
      ({ data }) => setRows(data),
      () => {},
    )
    return () => controller.abort()
  }, [api, businessID, importID, ended, status])
  return rows
}

function Progress({ started }: { started: CatalogueImport }) {
  const { t } = useLingui()
  const undoing = started.status === 'undoing'
  const fetching = started.linksDone < started.links
  const label = undoing ? t`Undoing the import…` : fetching ? t`Fetching linked pictures…` : t`Importing…`
  const [done, total] = fetching ? [started.linksDone, started.links] : [started.rowsDone, started.rows]
  return (
    <>
      <LiveRegion>{started.status === 'waiting' ? t`It starts in a moment.` : label}</LiveRegion>
      <Bar solid={total > 0 && !undoing ? (done / total) * 100 : 0} label={label} />
      <p className="muted">
        <Trans>You can leave this page: the import continues, and you will find the report here.</Trans>
      </p>
    </>
  )
}

function Actions({ business, importing, started, busy, run }: StepProps & { started: CatalogueImport }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const saveReport = useReport()
  const { businessID } = business
  const { importID } = started
  return (
    <div className="row">
      {started.status === 'waiting' && (
        <Button busy={busy} onClick={() => void run(importing.cancel())}>{t`Cancel the import`}</Button>
      )}
      {hasEnded(started) && (
        <>
          <LinkButton look="primary" href={paths.catalogue(business)}>{t`To the catalogue`}</LinkButton>
          <Button
            icon={IconDownload}
            busy={busy}
            onClick={() => void run(saveReport({ businessID, importID, name: t`import-report` }))}
          >
            {t`Download the report`}
          </Button>
          {started.undoUntil && <Undo until={started.undoUntil} importing={importing} busy={busy} run={run} />}
        </>
      )}
      {!isUnderWay(started) && <Button look="ghost" onClick={importing.restart}>{t`Import another file`}</Button>}
    </div>
  )
}

function Undo({ until, importing, busy, run }: Pick<StepProps, 'importing' | 'busy' | 'run'> & { until: string }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [asking, setAsking] = useState(false)
  const last = formats.date(until)
  return (
    <>
      <Button look="ghost" onClick={() => setAsking(true)}>{t`Undo this import`}</Button>
      {asking && (
        <ConfirmDialog
          title={t`Undo this import?`}
          yes={t`Undo the import`}
          busy={busy}
          onClose={() => setAsking(false)}
          onYes={() => void run(importing.undo()).then(() => setAsking(false))}
        >
          <Trans>
            The products it added are removed, and those it changed are as they were before. Products that were edited
            since then stay as they are. This is possible until {last}.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  )
}

function UndoneNote({ kept }: { kept: number }) {
  return (
    <Note look="ok">
      <Trans>This import was undone: your catalogue is as it was before.</Trans>{' '}
      {kept > 0 && (
        <Plural
          value={kept}
          one="# product stayed as it is, because it was edited since."
          other="# products stayed as they are, because they were edited since."
        />
      )}
    </Note>
  )
}

type RowsProps = Pick<StepProps, 'business'> & { started: CatalogueImport; rows: ImportRow[] }

function Rows({ business, started, rows }: RowsProps) {
  const { t } = useLingui()
  const { paths } = useSite()
  const words = useProblemWords()
  const columnName = useColumnNames()
  const outcomes = useOutcomeNames()
  const done = started.status === 'done'
  return (
    <Card pad="l">
      <ul className={styles.outcomes} aria-label={t`Rows`}>
        {rows.map(({ row, name, partNumber, outcome, draft, problems, productID }) => (
          <li key={row}>
            <span className="num muted">{row}</span>
            <span className="grow">
              <Text>
                {productID && done ? (
                  <Link className="link" to={paths.editProduct(business, { productID })}>
                    {name || partNumber}
                  </Link>
                ) : (
                  name || partNumber
                )}
              </Text>
              {problems.map(({ column, problem, text }) => (
                <span key={column} className={styles.why}>
                  {columnName(column)} <Text>{text && `«${text}» `}</Text>
                  <Text>{words(problem)}</Text>
                </span>
              ))}
            </span>
            <span className="muted">
              <Text>{outcomes[outcome]}</Text>
              <Text>{draft && ` · ${t`Draft`}`}</Text>
            </span>
          </li>
        ))}
      </ul>
      {started.rows > rows.length && done && (
        <p className="muted">
          <Trans>The first {rows.length} rows are shown. The report has all of them.</Trans>
        </p>
      )}
    </Card>
  )
}
