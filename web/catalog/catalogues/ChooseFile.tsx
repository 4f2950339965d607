// Import step 1: file.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { importRowsMost } from '#contract/catalog/catalogues/columns.ts'
import type { CatalogueImport } from '#contract/catalog/catalogues/catalogues.ts'
import { Picker } from '#web/identity/files/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconDownload, IconUpload } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { saveTemplate } from './export.ts'
import styles from './ImportPage.module.css'
import type { StepProps } from './use-import.ts'
import { Status } from './Status.tsx'
import { type FileProblem, InvalidTableError } from './reading/invalid-table.ts'
import { useFileProblems, useHints } from './words.ts'
import type { Kind } from './write.ts'

export function ChooseFile({ imports, ...props }: StepProps & { imports: CatalogueImport[] }) {
  return (
    <>
      <FileCard {...props} />
      <TemplateCard run={props.run} />
      <EarlierImports imports={imports.filter(({ status }) => status !== 'open')} onShow={props.importing.show} />
    </>
  )
}

function FileCard({ importing, busy, run }: Omit<StepProps, 'business'>) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [invalid, setInvalid] = useState<FileProblem>()
  const fileProblems = useFileProblems()

  const choose = (file: File) =>
    run(
      importing.chooseFile(file).catch((error: unknown) => {
        if (!(error instanceof InvalidTableError)) throw error
        setInvalid(error.problem)
      }),
    )
  return (
    <Card pad="l">
      <div className={styles.part}>
        <h2>{t`Choose a file`}</h2>
        <p className="muted" id="import-file">
          <Trans>
            A spreadsheet (XLSX) or a CSV with one product in each row below the headings, also an export of your shop
            or inventory system, up to {formats.number(importRowsMost)} rows. Products whose part number you already
            have are updated; empty cells change nothing, and a cell with only a dash clears the value.
          </Trans>
        </p>
        {invalid && (
          <Note look="bad" role="alert">
            {fileProblems[invalid]}
          </Note>
        )}
        <Picker
          name={t`Catalogue`}
          action={t`Choose file`}
          icon={IconUpload}
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          described="import-file"
          busy={busy}
          onFiles={([file]) => {
            setInvalid(undefined)
            if (file) void choose(file)
          }}
        />
      </div>
    </Card>
  )
}

function TemplateCard({ run }: Pick<StepProps, 'run'>) {
  const { t } = useLingui()
  const { locale } = useSite()
  const hint = useHints()
  const download = (kind: Kind) => {
    const spec = { heading: t`Specification`, hint: t`Any further column is a specification with this name` }
    return run(saveTemplate(hint, { locale, kind, name: t`catalogue-template`, spec }))
  }
  return (
    <Card pad="l">
      <div className={styles.part}>
        <h2>{t`Start with a template`}</h2>
        <p className="muted">
          <Trans>All columns, with a note on each. Your own headings work as well: you tell us what they mean.</Trans>
        </p>
        <div className="row">
          <Button icon={IconDownload} onClick={() => void download('xlsx')}>{t`Template (XLSX)`}</Button>
          <Button icon={IconDownload} onClick={() => void download('csv')}>{t`Template (CSV)`}</Button>
        </div>
      </div>
    </Card>
  )
}

function EarlierImports({ imports, onShow }: { imports: CatalogueImport[]; onShow: (one: CatalogueImport) => void }) {
  const { t } = useLingui()
  const { formats } = useSite()
  if (imports.length === 0) return null
  return (
    <Card pad="l">
      <div className={styles.part}>
        <h2>{t`Earlier imports`}</h2>
        <ul className={styles.past}>
          {imports.map((one) => (
            <li key={one.importID} className="row between">
              <span>
                <Button look="ghost" onClick={() => onShow(one)}>
                  {one.fileName}
                </Button>
                <span className="muted small">
                  {formats.dateTime(one.askedAt)} · <Plural value={one.rows} one="# row" other="# rows" />
                </span>
              </span>
              <Status status={one.status} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
