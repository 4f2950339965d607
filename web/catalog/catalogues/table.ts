// XLSX and CSV reader.
import { type Cells, type CatalogueColumn } from '#contract/catalog/catalogues/columns.ts'
import { readCsv } from '#web/foundation/csv.ts'
import { textOf } from './decode.ts'

export type Cell = string | number
export type Table = {
  fileName: string
  headings: string[]
  rows: { row: number; cells: Cell[] }[]
  decimal: '.' | ','
}

export class InvalidTableError extends Error {
  override name = 'InvalidTableError'
}

const isSpreadsheet = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads the first sheet; skips rows that begin with #. Row numbers are those of the file. Throws InvalidTableError. */
export async function readTable(file: Blob & { name: string }): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheet = isSpreadsheet(bytes) ? await sheetIn(file) : await separated(textOf(bytes))
  const rows = sheet.rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !String(cells[0]).startsWith('#'))
  const [head, ...rest] = rows
  if (!head || rest.length === 0) throw new InvalidTableError('There are no rows below the headings')
  return {
    fileName: file.name,
    headings: head.cells.map((cell) => String(cell).trim()),
    rows: rest,
    decimal: decimalIn(rest, sheet.decimal),
  }
}

type Sheet = { rows: Cell[][]; decimal: '.' | ',' }

async function separated(text: string): Promise<Sheet> {
  const { rows, delimiter } = await readCsv(text)
  return { rows, decimal: delimiter === ';' ? ',' : '.' }
}

async function sheetIn(file: Blob): Promise<Sheet> {
  const { readSheet } = await import('read-excel-file/universal')
  const data = await readSheet(file).catch((error: unknown) => {
    throw new InvalidTableError('The spreadsheet cannot be read', { cause: error })
  })
  return { rows: data.map((row) => row.map(plain)), decimal: '.' }
}

function plain(value: unknown): Cell {
  if (typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? '' : String(value as string | boolean)
}

/** Decides by unambiguous numbers, else by `usual`. */
function decimalIn(rows: Table['rows'], usual: '.' | ','): '.' | ',' {
  const counts = { '.': 0, ',': 0 }
  for (const { cells } of rows.slice(0, 2000))
    for (const cell of cells) {
      const sign =
        typeof cell === 'string' ? /^\D{0,3}\d[\d.,' ]*?([.,])(?:\d{1,2}|\d{4,})\D{0,4}$/.exec(cell)?.[1] : undefined
      if (sign) counts[sign as '.' | ',']++
    }
  return counts['.'] === counts[','] ? usual : counts['.'] > counts[','] ? '.' : ','
}

export function cellsOf(cells: readonly Cell[], mapping: readonly (CatalogueColumn | '')[]): Cells {
  return Object.fromEntries(
    mapping.flatMap((column, at) => {
      const cell = cells[at] ?? ''
      return column && cell !== '' ? [[column, cell]] : []
    }),
  )
}
