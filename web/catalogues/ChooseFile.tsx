// The first step of an import: the file, a table to begin with, and what was imported before.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { importRowsMost } from '#contract/catalogue-columns.ts'
import type { CatalogueImport } from '#contract/catalogues.ts'
import { Picker } from '#web/files/card.tsx'
import { useSite } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { downloadIcon, uploadIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { saveTemplate } from './export.ts'
import type { Parts } from './ImportPage.tsx'
import styles from './ImportPage.module.css'
import { Status } from './Status.tsx'
import { NoTable } from './table.ts'
import { useHints } from './words.ts'
import type { Kind } from './write.ts'

export function ChooseFile({ importing, busy, doing, imports }: Parts & { imports: CatalogueImport[] }) {
  const { t } = useLingui()
  const { locale, formats } = useSite()
  const hint = useHints()
  const [wrong, setWrong] = useState(false)
  const past = imports.filter(({ status }) => status !== 'open')

  const choose = (file: File) =>
    doing(
      importing.choose(file).catch((error: unknown) => {
        if (!(error instanceof NoTable)) throw error
        setWrong(true)
      }),
    )
  const template = (kind: Kind) => {
    const spec = { heading: t`Specification`, hint: t`Any further column is a specification with this name` }
    return doing(saveTemplate(hint, { locale, kind, name: t`catalogue-template`, spec }))
  }
  return (
    <>
      <Card pad="l">
        <div className={styles.part}>
          <h2>{t`Choose a file`}</h2>
          <p className="muted" id="import-file">
            <Trans>
              A spreadsheet (XLSX) or a CSV with one product in each row and headings in the first, up to{' '}
              {formats.number(importRowsMost)} rows. A product whose part number you have already is changed; empty
              cells change nothing, a cell with only a dash takes away what was there.
            </Trans>
          </p>
          {wrong && (
            <Note look="bad" role="alert">
              <Trans>In this file there is no table with headings and at least one row. Is it an XLSX or a CSV?</Trans>
            </Note>
          )}
          <Picker
            name={t`Catalogue`}
            action={t`Choose file`}
            icon={uploadIcon}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            described="import-file"
            busy={busy}
            onFiles={([file]) => {
              setWrong(false)
              if (file) void choose(file)
            }}
          />
        </div>
      </Card>
      <Card pad="l">
        <div className={styles.part}>
          <h2>{t`Begin with a template`}</h2>
          <p className="muted">
            <Trans>All columns with a remark on each. Your own headings work as well: you say what they mean.</Trans>
          </p>
          <div className="row">
            <Button icon={downloadIcon} onClick={() => void template('xlsx')}>{t`Template (XLSX)`}</Button>
            <Button icon={downloadIcon} onClick={() => void template('csv')}>{t`Template (CSV)`}</Button>
          </div>
        </div>
      </Card>
      {past.length > 0 && (
        <Card pad="l">
          <div className={styles.part}>
            <h2>{t`Earlier imports`}</h2>
            <ul className={styles.past}>
              {past.map((one) => (
                <li key={one.importID} className="row between">
                  <span>
                    <Button look="ghost" onClick={() => importing.show(one)}>
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
      )}
    </>
  )
}
