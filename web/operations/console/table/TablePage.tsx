// Console page with one table.
import type { ReactNode } from 'react'
import { ConsoleView } from '../ConsoleView.tsx'
import { DataTable, type Column } from './DataTable.tsx'
import { TableFilters } from './TableFilters.tsx'

type Props<Row> = {
  title: string
  search: string
  filters: ReactNode
  columns: readonly Column<Row>[]
  found: { data: readonly Row[]; total: number }
  rowKey: (row: Row) => string | number
  usualSort: string
}

export function TablePage<Row>({ title, search, filters, columns, found, rowKey, usualSort }: Props<Row>) {
  return (
    <ConsoleView title={title}>
      <TableFilters search={search}>{filters}</TableFilters>
      <DataTable
        label={title}
        columns={columns}
        rows={found.data}
        total={found.total}
        rowKey={rowKey}
        usualSort={usualSort}
      />
    </ConsoleView>
  )
}
