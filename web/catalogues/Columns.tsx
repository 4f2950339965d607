// The second step of an import: what each column of the file means, and where the pictures are.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type CatalogueColumn, catalogueFields, specPrefix } from '#contract/catalogue-columns.ts'
import { Picker } from '#web/files/card.tsx'
import { useSite } from '#web/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/Field.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { headingOf } from './headings.ts'
import type { Parts } from './ImportPage.tsx'
import styles from './ImportPage.module.css'
import { NoZip } from './zip.ts'

const samples = 3

export function Columns({ importing, busy, doing }: Parts) {
  const { t } = useLingui()
  const { locale } = useSite()
  const { table, mapping, map, decimal, entries } = importing
  const [wrong, setWrong] = useState(false)
  if (!table) return null
  const used = mapping.includes('photos')
  const named = mapping.includes('name') || mapping.includes('partNumber')

  const chooseZip = (file: File | undefined) => {
    setWrong(false)
    return doing(
      importing.chooseZip(file).catch((error: unknown) => {
        if (!(error instanceof NoZip)) throw error
        setWrong(true)
      }),
    )
  }
  return (
    <>
      <Card pad="l">
        <div className={styles.part}>
          <h2>{t`What the columns mean`}</h2>
          <p className="muted">
            {table.fileName} · <Plural value={table.rows.length} one="# row" other="# rows" />
          </p>
          <ul className={styles.columns}>
            {table.headings.map((heading, at) => (
              <li key={`${at} ${heading}`}>
                <div>
                  <b>{heading || <Trans>without heading</Trans>}</b>
                  <p className="muted small cut">
                    {table.rows
                      .map(({ cells }) => cells[at] ?? '')
                      .filter((cell) => cell !== '')
                      .slice(0, samples)
                      .join(' · ')}
                  </p>
                </div>
                <Select
                  label={t`Meaning of ${heading}`}
                  value={mapping[at]}
                  onChange={(event) => map(at, event.currentTarget.value as CatalogueColumn | '')}
                >
                  <option value="">{t`Leave out`}</option>
                  {catalogueFields.map((field) => (
                    <option key={field} value={field}>
                      {headingOf(field, locale)}
                    </option>
                  ))}
                  {heading && <option value={specIn(mapping[at], heading)}>{t`Specification: ${heading}`}</option>}
                </Select>
              </li>
            ))}
          </ul>
          <Select
            visible
            className={styles.short}
            label={t`How numbers are written`}
            value={decimal}
            onChange={(event) => importing.setDecimal(event.currentTarget.value as '.' | ',')}
          >
            <option value=".">1,234.50</option>
            <option value=",">1.234,50</option>
          </Select>
        </div>
      </Card>
      {used && (
        <Card pad="l">
          <div className={styles.part}>
            <h2>{t`Pictures`}</h2>
            <p className="muted" id="import-zip">
              <Trans>
                Links are fetched from where they are. For names of files, choose the ZIP that holds them; what is
                larger than 500 KB is made smaller.
              </Trans>
            </p>
            {wrong && (
              <Note look="bad" role="alert">
                <Trans>This is no ZIP file that we can read.</Trans>
              </Note>
            )}
            {entries && (
              <p role="status">
                <b>{entries.fileName}</b> · <Plural value={entries.list.length} one="# file" other="# files" />
              </p>
            )}
            <Picker
              name={t`ZIP with pictures`}
              action={entries ? t`Choose another one` : t`Choose ZIP`}
              icon={uploadIcon}
              accept=".zip,application/zip"
              described="import-zip"
              busy={busy}
              onFiles={([file]) => void chooseZip(file)}
              aside={entries && <Button look="ghost" onClick={() => void chooseZip(undefined)}>{t`Remove`}</Button>}
            />
          </div>
        </Card>
      )}
      {!named && (
        <Note look="warn">
          <Trans>Say which column is the product name or the part number.</Trans>
        </Note>
      )}
      <div className="row">
        <Button look="primary" busy={busy} disabled={!named} onClick={() => void doing(importing.check())}>
          {t`Check`}
        </Button>
        <Button look="ghost" onClick={importing.again}>{t`Choose another file`}</Button>
        <span className="muted small">
          <Trans>Nothing is changed yet.</Trans>
        </span>
      </div>
    </>
  )
}

/** The specification that it is already, else one by its heading. */
function specIn(column: CatalogueColumn | '' | undefined, heading: string): string {
  return column?.startsWith(specPrefix) ? column : `${specPrefix}${heading.slice(0, 80)}`
}
