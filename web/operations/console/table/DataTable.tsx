// Console table: sorted, filtered and paged by the server, state in the address.
import { Plural, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconInbox } from '#web/ui/icons.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { tablePageSize } from '#contract/foundation/constants.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Empty } from '#web/ui/States.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import { Text } from '#web/ui/Text.tsx'
import { withChanges } from './address.ts'
import { TablePages } from './TablePages.tsx'
import styles from './DataTable.module.css'

/** `sort`: the server's name. `main`: holds the row's link. `wide`: hidden on phones. */
export type Column<Row> = {
  key: string
  label: string
  sort?: string
  main?: boolean
  numeric?: boolean
  wide?: boolean
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  total: number
  rowKey: (row: Row) => string | number
  usualSort: string
  pageSize?: number
  empty?: ReactNode
}

export function DataTable<Row>({
  label,
  columns,
  rows,
  total,
  rowKey,
  usualSort,
  pageSize = tablePageSize,
  empty,
}: Props<Row>) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const busy = useNavigation().state === 'loading'
  const sort = params.get('sort') ?? usualSort
  const isFiltered = [...params.keys()].some((key) => key !== 'sort' && key !== 'page')
  if (total === 0)
    return (
      <div className={styles.table}>
        {empty ?? (
          <Empty icon={IconInbox} title={isFiltered ? t`Nothing found` : t`Nothing here yet`}>
            {isFiltered && t`No row fits the search and the filters.`}
          </Empty>
        )}
      </div>
    )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of keys on the links inside */}
      <div className={styles.table} aria-busy={busy} onKeyDown={moveBetweenRows}>
        <table>
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={sort} params={params} usualSort={usualSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} data-row>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <LiveRegion className="muted">
          <Plural value={total} one="# row" other="# rows" />
        </LiveRegion>
        <TablePages total={total} pageSize={pageSize} />
      </div>
    </>
  )
}

function classOf<Row>({ numeric, wide }: Column<Row>): string {
  return [numeric && styles.right, wide && styles.wide].filter(Boolean).join(' ')
}

type HeadProps<Row> = { column: Column<Row>; sort: string; params: URLSearchParams; usualSort: string }

function Head<Row>({ column, sort, params, usualSort }: HeadProps<Row>) {
  const { sort: by, label } = column
  if (!by)
    return (
      <th scope="col" className={classOf(column)}>
        {label}
      </th>
    )
  const direction = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined
  const next =
    direction === 'descending' ? by : direction === 'ascending' ? `-${by}` : usualSort === `-${by}` ? `-${by}` : by
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction}>
      <Link to={withChanges(params, { sort: next === usualSort ? undefined : next })} preventScrollReset>
        <Text>{label}</Text>
        {direction && <Icon icon={direction === 'ascending' ? IconArrowUp : IconArrowDown} size="s" />}
      </Link>
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.main)
    return (
      <th scope="row" className={classOf(column)}>
        {column.cell(row)}
      </th>
    )
  return (
    <td className={classOf(column)} data-label={column.label}>
      {column.cell(row)}
    </td>
  )
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const target = event.target as HTMLElement
  if (!step || target.matches('input, select, textarea')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(target))
  const next = rows[at + step]?.querySelector<HTMLElement>('a, button')
  if (!next) return
  event.preventDefault()
  next.focus()
}
