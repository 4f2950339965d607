// Results as a table. Sorting is of the rows shown.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { delimiterFor, writeCsv } from '#web/foundation/csv.ts'
import { download } from '#web/foundation/download.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconArrowDown, IconArrowUp, IconCopy, IconDownload, IconRosetteDiscountCheck } from '#web/ui/icons.ts'
import { toast } from '#web/ui/layers/Toasts.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { TableHits } from '../load.ts'
import { type Cell, type Column, linesOf, type Row, sorted, type Sorting, tableOf } from './columns.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { chooseColumns, useChosenColumns } from './preferences.ts'
import styles from './ResultTable.module.css'
import { useRowKeys } from './use-row-keys.ts'
import { useRowSelection } from './use-row-selection.ts'

export function ResultTable({ hits, label }: { hits: TableHits; label: string }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const { kind, columns, rows: given } = tableOf(hits, { i18n, site })
  const [sorting, setSorting] = useState<Sorting>()
  const ids = useChosenColumns(kind) ?? columns.filter(({ first }) => first).map(({ id }) => id)
  const shown = columns.filter(({ id }) => ids.includes(id))
  const rows = sorted(given, sorting, site.locale)
  const { has, toggle, toggleAll, compare, ask } = useRowSelection(kind, rows)
  const name = kind === 'business' ? t`Company` : t`Product`
  const onKeyDown = useRowKeys({ select: (at) => toggle(rows[at]), compare, ask })
  return (
    <div className={styles.box}>
      <div className={styles.bar}>
        <ColumnChoice columns={columns} chosen={ids} onChoose={(next) => chooseColumns(kind, next)} />
        <Files lines={() => linesOf(rows, shown, name, (path) => site.origin + path)} />
      </div>
      <ScrollArea aria-label={label} className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
        <table className={styles.table} onKeyDown={onKeyDown}>
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              <td className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={t`Select all rows`}
                  checked={rows.length > 0 && rows.every(has)}
                  onChange={toggleAll}
                />
              </td>
              <Head column={{ id: 'name', title: name }} sorting={sorting} onSort={setSorting} />
              {shown.map((column) => (
                <Head key={column.id} column={column} sorting={sorting} onSort={setSorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BodyRow key={row.id} row={row} columns={shown} selected={has(row)} onToggle={() => toggle(row)} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {sorting && (
        <p className={styles.note}>
          <Trans>Sorted: the rows of this page, not all results.</Trans>
        </p>
      )}
      <p className={`${styles.note} ${styles.keys}`}>
        <Trans>
          Keys in the table: <kbd>j</kbd> <kbd>k</kbd> down and up, <kbd>x</kbd> select, <kbd>o</kbd> open, <kbd>c</kbd>{' '}
          compare, <kbd>r</kbd> ask for quotations
        </Trans>
      </p>
    </div>
  )
}

function Files({ lines }: { lines: () => ReturnType<typeof linesOf> }) {
  const { t } = useLingui()
  const { locale } = useSite()
  async function save(): Promise<void> {
    download('results.csv', 'text/csv', await writeCsv(lines(), delimiterFor(locale)))
  }
  async function copy(): Promise<void> {
    const text = (await writeCsv(lines(), '\t')).replace('\uFEFF', '')
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    toast(isCopied ? t`Copied` : t`Copying failed`, { look: isCopied ? 'ok' : 'bad' })
  }
  return (
    <span className={styles.files}>
      <Button look="ghost" icon={IconCopy} onClick={copy}>
        <Trans comment="button: the table into the clipboard">Copy</Trans>
      </Button>
      <Button look="ghost" icon={IconDownload} onClick={save}>
        CSV
      </Button>
    </span>
  )
}

type BodyRowProps = { row: Row; columns: readonly Column[]; selected: boolean; onToggle: () => void }

function BodyRow({ row, columns, selected, onToggle }: BodyRowProps) {
  const { t } = useLingui()
  const { name } = row
  return (
    <tr className={selected ? styles.selected : undefined} data-hit={row.id}>
      <td className={styles.check}>
        <input type="checkbox" aria-label={t`Select ${name}`} checked={selected} onChange={onToggle} />
      </td>
      <th scope="row">
        <div className={styles.name}>
          <Link to={row.href}>
            <UserText text={name} />
          </Link>
          {row.verified && (
            <span className={styles.seal} title={t`Verified`}>
              <Icon icon={IconRosetteDiscountCheck} size="s" />
              <span className="sr">{t`Verified`}</span>
            </span>
          )}
        </div>
      </th>
      {columns.map((column) => (
        <Data key={column.id} column={column} cell={row.cells[column.id]} />
      ))}
    </tr>
  )
}

type HeadProps = { column: Column; sorting: Sorting; onSort: (sorting: Sorting) => void }

function Head({ column: { id, title, number }, sorting, onSort }: HeadProps) {
  const { t } = useLingui()
  const mine = sorting?.column === id ? sorting : undefined
  const next = !mine ? { column: id, down: false } : mine.down ? undefined : { column: id, down: true }
  return (
    <th
      scope="col"
      className={number ? styles.number : undefined}
      aria-sort={mine ? (mine.down ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" title={t`Sorts the rows of this page`} onClick={() => onSort(next)}>
        <Text>{title}</Text>
        {mine && <Icon icon={mine.down ? IconArrowDown : IconArrowUp} size="s" />}
      </button>
    </th>
  )
}

function Data({ column: { number }, cell }: { column: Column; cell: Cell | undefined }) {
  return (
    <td className={number ? styles.number : cell?.emoji && styles.short}>
      {cell?.emoji && (
        <>
          <Flag emoji={cell.emoji} />{' '}
        </>
      )}
      {cell?.href ? (
        <Link className={styles.clamped} to={cell.href}>
          {cell.text}
        </Link>
      ) : (
        <span className={cell?.emoji || number ? undefined : styles.clamped} title={cell?.text}>
          {cell?.text ?? '–'}
        </span>
      )}
    </td>
  )
}
