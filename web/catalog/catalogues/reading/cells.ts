// Table cells → product cells.
import {
  type CatalogueColumn,
  type CatalogueField,
  type Cells,
  documentsColumn,
  priceBaseColumn,
  specPrefix,
  versionIn,
} from '#contract/catalog/catalogues/columns.ts'
import { productColumns } from '#contract/catalog/products/columns.ts'
import { plainText } from './markup.ts'
import type { DisplayedNumber } from './spreadsheet.ts'

export type TableCell = string | number | DisplayedNumber
export type TableRow = { row: number; cells: TableCell[] }

export function shownOf(cell: TableCell): string {
  return typeof cell === 'object' ? cell.shown : String(cell)
}

export function isEmpty(cell: TableCell | undefined): boolean {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

const guarded = /^(?:="([^"]*)"|'(\d+))$/

export function cleanedCell(cell: TableCell): TableCell {
  if (typeof cell !== 'string') return cell
  const text = guarded.exec(cell.trim())
  return plainText(text ? (text[1] ?? text[2] ?? '') : cell).trim()
}

const valued = new Set(['amount', 'tiers', 'days', 'yesNo'])

function isValued(column: CatalogueColumn): boolean {
  if (column === priceBaseColumn) return true
  if (column === documentsColumn) return false
  return (
    !column.startsWith(specPrefix) && !versionIn(column) && valued.has(productColumns[column as CatalogueField].kind)
  )
}

export function cellsOf(cells: readonly TableCell[], mapping: readonly (CatalogueColumn | '')[]): Cells {
  const found: Cells = {}
  mapping.forEach((column, at) => {
    const cell = cells[at]
    if (!column || cell === undefined || isEmpty(cell)) return
    const said = typeof cell !== 'object' ? cell : isValued(column) ? cell.value : cell.shown
    const before = column === 'photos' || column === documentsColumn ? found[column] : undefined
    found[column] = before === undefined ? said : `${before} | ${said}`
  })
  return found
}
