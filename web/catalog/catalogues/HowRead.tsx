// Choices of reading.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { cellsOf, shownOf } from './reading/cells.ts'
import { type Encoding, encodings } from './reading/decode.ts'
import styles from './ImportPage.module.css'
import type { Choice, SkippedRow, Table } from './reading/table.ts'
import type { StepProps } from './use-import.ts'

const namesShown = 5
const skippedShown = 100

type Props = Pick<StepProps, 'importing' | 'busy' | 'run'> & { table: Table }

export function HowRead({ table, importing, busy, run }: Props) {
  const { t } = useLingui()
  const { encoding, sheets, skipped } = table
  const readAs = (choice: Choice) => void run(importing.readAs(choice))
  const names = namesIn(table, importing.mapping)
  return (
    <Card pad="l">
      <div className={styles.part}>
        <h2>{t`Do these names look right?`}</h2>
        {names.length > 0 ? (
          <ul className={styles.names}>
            {names.map((name, at) => (
              <li key={at} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">
            <Trans>There are no rows below these headings. Choose another row or sheet.</Trans>
          </p>
        )}
        <div className={styles.ways}>
          {encoding && <EncodingSelect encoding={encoding} busy={busy} onChange={(one) => readAs({ encoding: one })} />}
          {sheets.length > 1 && (
            <Select
              visible
              label={t`Sheet`}
              value={table.sheet}
              disabled={busy}
              onChange={(event) => readAs({ sheet: Number(event.currentTarget.value) })}
            >
              {sheets.map((name, at) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Select
            visible
            label={t`Row of the headings`}
            value={table.headingRow}
            disabled={busy}
            onChange={(event) => readAs({ headingRow: Number(event.currentTarget.value) })}
          >
            {table.firstRows.map(({ row, text }) => (
              <option key={row} value={row}>
                {row}: {text.slice(0, 60)}
              </option>
            ))}
          </Select>
        </div>
        {skipped.length > 0 && <Skipped skipped={skipped} onTake={() => readAs({ takeLone: true })} />}
      </div>
    </Card>
  )
}

function namesIn({ rows, headings }: Table, mapping: StepProps['importing']['mapping']): string[] {
  const shown = rows.slice(0, namesShown).map(({ cells }) => {
    const { name, partNumber } = cellsOf(cells, mapping)
    return (
      [name, partNumber].filter(Boolean).map(String).join(' · ') ||
      cells.slice(0, headings.length).map(shownOf).join(' · ')
    )
  })
  return shown.filter((text) => text.trim())
}

type EncodingProps = { encoding: Encoding; busy: boolean; onChange: (encoding: Encoding) => void }

function EncodingSelect({ encoding, busy, onChange }: EncodingProps) {
  const { t } = useLingui()
  const scripts: Record<Encoding, string> = {
    'utf-8': t`all scripts`,
    'utf-16le': t`all scripts`,
    'utf-16be': t`all scripts`,
    'windows-1252': t`Western Europe`,
    'windows-1250': t`Central Europe`,
    'windows-1251': t`Cyrillic`,
    'windows-1253': t`Greek`,
    'windows-1254': t`Turkish`,
    'windows-1255': t`Hebrew`,
    'windows-1256': t`Arabic`,
    'windows-1257': t`Baltic`,
    'windows-1258': t`Vietnamese`,
    'windows-874': t`Thai`,
    gb18030: t`Chinese, simplified`,
    big5: t`Chinese, traditional`,
    shift_jis: t`Japanese`,
    'euc-jp': t`Japanese`,
    'euc-kr': t`Korean`,
  }
  return (
    <Select
      visible
      label={t`Encoding`}
      value={encoding}
      disabled={busy}
      onChange={(event) => onChange(event.currentTarget.value as Encoding)}
    >
      {encodings.map((one) => (
        <option key={one} value={one}>
          {one.toUpperCase()} ({scripts[one]})
        </option>
      ))}
    </Select>
  )
}

function Skipped({ skipped, onTake }: { skipped: SkippedRow[]; onTake: () => void }) {
  const { t } = useLingui()
  const reasons: Record<SkippedRow['why'], string> = {
    above: t`stands above the headings`,
    units: t`units, added to the headings`,
    hints: t`notes of our template`,
    repeated: t`the headings again`,
    lone: t`a single cell: a title or a sum?`,
    wide: t`has more cells than there are headings: is a quotation mark missing?`,
    line: t`a line drawn with signs`,
    joined: t`one more picture of the product above`,
  }
  return (
    <details className={styles.left} open={skipped.some(({ why }) => why === 'wide')}>
      <summary>
        <Plural value={skipped.length} one="# row is not taken as a product" other="# rows are not taken as products" />
      </summary>
      <ul className={styles.outcomes}>
        {skipped.slice(0, skippedShown).map(({ row, text, why }) => (
          <li key={row}>
            <span className="num muted">{row}</span>
            <span>
              <bdi>{text}</bdi> <span className="muted">({reasons[why]})</span>
            </span>
          </li>
        ))}
      </ul>
      {skipped.length > skippedShown && (
        <p className="muted">
          <Trans>The first {skippedShown} are shown.</Trans>
        </p>
      )}
      {skipped.some(({ why }) => why === 'lone') && (
        <Button look="ghost" onClick={onTake}>{t`Take rows of a single cell as products`}</Button>
      )}
    </details>
  )
}
