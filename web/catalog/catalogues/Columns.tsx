// Import step 2: columns, pictures.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type CatalogueColumn,
  type Cells,
  catalogueFields,
  documentsColumn,
  priceBaseColumn,
  specPrefix,
  versionColumns,
} from '#contract/catalog/catalogues/columns.ts'
import { Picker } from '#web/identity/files/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ComboBox } from '#web/ui/controls/ComboBox.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { IconUpload } from '#web/ui/icons.ts'
import { Note } from '#web/ui/Note.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { isEmpty, shownOf } from './reading/cells.ts'
import { hasZeroPrice, lacksCurrency } from './currency.ts'
import { dividedIn, rowsOf } from './heading-units.ts'
import { headingOf } from './headings.ts'
import { HowRead } from './HowRead.tsx'
import styles from './ImportPage.module.css'
import type { Table } from './reading/table.ts'
import type { StepProps, Importing } from './use-import.ts'
import { InvalidZipError } from './reading/zip.ts'

const samples = 3

export function Columns(props: StepProps) {
  const { t } = useLingui()
  const { importing, busy, run } = props
  const { table, mapping } = importing
  if (!table) return null
  const identified = mapping.includes('name') || mapping.includes('partNumber')
  const rows = rowsOf(table, mapping).map(({ cells }) => cells)
  const needsCurrency = rows.some(lacksCurrency)
  const ready = identified && table.rows.length > 0 && (!needsCurrency || importing.currency !== '')
  return (
    <>
      <HowRead table={table} {...props} />
      <MappingCard
        table={table}
        importing={importing}
        currencies={needsCurrency ? props.currencies : undefined}
        rows={rows}
      />
      {mapping.includes('photos') && <PicturesCard {...props} />}
      {!identified && (
        <Note look="warn">
          <Trans>Say which column is the product name or the part number.</Trans>
        </Note>
      )}
      {identified && needsCurrency && importing.currency === '' && (
        <Note look="warn">
          <Trans>Choose the currency of the prices.</Trans>
        </Note>
      )}
      <div className="row">
        <Button look="primary" busy={busy} disabled={!ready} onClick={() => void run(importing.check())}>
          {t`Check`}
        </Button>
        <Button look="ghost" onClick={importing.restart}>{t`Choose another file`}</Button>
        <span className="muted small">
          <Trans>Nothing is changed yet.</Trans>
        </span>
      </div>
    </>
  )
}

type MappingProps = {
  table: Table
  importing: Importing
  currencies: StepProps['currencies'] | undefined
  rows: readonly Cells[]
}

function MappingCard({ table, importing, currencies, rows }: MappingProps) {
  const { t } = useLingui()
  const { decimal, setDecimal, currency, setCurrency } = importing
  const zeros = rows.filter(hasZeroPrice).length
  return (
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
                    .filter((cell) => !isEmpty(cell))
                    .slice(0, samples)
                    .map(shownOf)
                    .join(' · ')}
                </p>
              </div>
              <ColumnSelect
                heading={heading}
                column={importing.mapping[at]}
                onChange={(column) => importing.mapColumn(at, column)}
              />
            </li>
          ))}
        </ul>
        <Select
          visible
          className={styles.short}
          label={t`How numbers are written`}
          value={decimal}
          onChange={(event) => setDecimal(event.currentTarget.value as '.' | ',')}
        >
          <option value=".">1,234.50</option>
          <option value=",">1.234,50</option>
        </Select>
        <Divided rows={rows} decimal={decimal} />
        {zeros > 0 && (
          <Select
            visible
            className={styles.short}
            label={t`What a price of 0 means`}
            value={importing.zeroIsRequest ? 'request' : 'free'}
            onChange={(event) => importing.setZeroIsRequest(event.currentTarget.value === 'request')}
          >
            <option value="request">{t`Price on request`}</option>
            <option value="free">{t`Free of charge`}</option>
          </Select>
        )}
        {currencies && (
          <ComboBox
            className={styles.short!}
            label={t`Currency of the prices`}
            hint={t`For all rows that do not name one themselves`}
            required
            options={currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
            placeholder={t`Select`}
            findLabel={t`Find a currency`}
            noneLabel={t`No match`}
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
          />
        )}
      </div>
    </Card>
  )
}

function Divided({ rows, decimal }: { rows: readonly Cells[]; decimal: '.' | ',' }) {
  const { formats } = useSite()
  const divided = dividedIn(rows, decimal)
  if (!divided) return null
  const [price, base, one] = [divided.price, divided.base, divided.one].map((number) => formats.price(number))
  return (
    <Note look="info">
      <p>
        <Trans>
          Prices for more than one unit are divided: {price} for {base} becomes {one} for one.
        </Trans>
      </p>
    </Note>
  )
}

type ColumnSelectProps = {
  heading: string
  column: CatalogueColumn | '' | undefined
  onChange: (column: CatalogueColumn | '') => void
}

function ColumnSelect({ heading, column, onChange }: ColumnSelectProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const spec = column?.startsWith(specPrefix) ? column : `${specPrefix}${heading.slice(0, 80)}`
  return (
    <Select
      label={t`Meaning of ${heading}`}
      value={column}
      onChange={(event) => onChange(event.currentTarget.value as CatalogueColumn | '')}
    >
      <option value="">{t`Ignore this column`}</option>
      {[...catalogueFields, ...versionColumns].map((field) => (
        <option key={field} value={field}>
          {headingOf(field, locale)}
        </option>
      ))}
      <option value={priceBaseColumn}>{headingOf(priceBaseColumn, locale)}</option>
      <option value={documentsColumn}>{headingOf(documentsColumn, locale)}</option>
      {heading && <option value={spec}>{t`Specification: ${heading}`}</option>}
    </Select>
  )
}

function PicturesCard({ importing, busy, run }: StepProps) {
  const { t } = useLingui()
  const { entries } = importing
  const [invalid, setInvalid] = useState(false)
  const chooseZip = (file: File | undefined) => {
    setInvalid(false)
    return run(
      importing.chooseZip(file).catch((error: unknown) => {
        if (!(error instanceof InvalidZipError)) throw error
        setInvalid(true)
      }),
    )
  }
  return (
    <Card pad="l">
      <div className={styles.part}>
        <h2>{t`Pictures`}</h2>
        <p className="muted" id="import-zip">
          <Trans>
            Linked pictures are downloaded. For file names, choose the ZIP that contains the files; pictures larger than
            500 KB are reduced.
          </Trans>
        </p>
        {invalid && (
          <Note look="bad" role="alert">
            <Trans>This is not a ZIP file that we can read.</Trans>
          </Note>
        )}
        {entries && (
          <LiveRegion>
            <b>{entries.fileName}</b> · <Plural value={entries.list.length} one="# file" other="# files" />
          </LiveRegion>
        )}
        <Picker
          name={t`ZIP with pictures`}
          action={entries ? t`Choose another one` : t`Choose ZIP`}
          icon={IconUpload}
          accept=".zip,application/zip"
          described="import-zip"
          busy={busy}
          onFiles={([file]) => void chooseZip(file)}
          aside={entries && <Button look="ghost" onClick={() => void chooseZip(undefined)}>{t`Remove`}</Button>}
        />
      </div>
    </Card>
  )
}
