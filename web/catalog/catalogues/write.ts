// CSV and XLSX writer. Text is never written as a formula.
import { type Delimiter, writeCsv } from '#web/foundation/csv.ts'
import type { Cell } from './reading/table.ts'

export type Kind = 'csv' | 'xlsx'

export async function fileOf(
  rows: readonly (readonly Cell[])[],
  { kind, delimiter, hints = 0 }: { kind: Kind; delimiter: Delimiter; hints?: number },
): Promise<Blob> {
  if (kind === 'csv') return new Blob([await writeCsv(rows, delimiter)], { type: 'text/csv;charset=utf-8' })
  const { default: writeSheet } = await import('write-excel-file/universal')
  const data = rows.map((row, at) =>
    row.map((cell) => {
      const look = at === 0 ? { fontWeight: 'bold' as const } : at <= hints ? { fontStyle: 'italic' as const } : {}
      // A typed cell is never a formula.
      return typeof cell === 'number' ? { value: cell, type: Number, ...look } : { value: cell, type: String, ...look }
    }),
  )
  const columns = (rows[0] ?? []).map((heading) => ({ width: Math.min(40, Math.max(14, String(heading).length + 2)) }))
  return writeSheet(data, { columns, stickyRowsCount: 1, sheet: 'Catalogue' }).toBlob()
}

export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
