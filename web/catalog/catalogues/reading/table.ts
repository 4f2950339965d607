// XLSX and CSV reader.
import { clearingSign } from '#contract/catalog/catalogues/columns.ts'
import type { Decimal } from '#contract/foundation/numbers.ts'
import { readCsv } from '#web/foundation/csv.ts'
import { arranged } from './arranged.ts'
import { cleanedCell, isEmpty, shownOf, type TableCell, type TableRow } from './cells.ts'
import { type Encoding, encodingOf, textOf } from './decode.ts'
import { headingRowIn } from './heading-row.ts'
import { foreignKind, InvalidTableError } from './invalid-table.ts'
import { plainHeading } from './plain-heading.ts'
import { sheetsIn } from './spreadsheet.ts'

export type Cell = string | number
export type SkipReason = 'above' | 'units' | 'hints' | 'repeated' | 'lone' | 'wide' | 'line' | 'joined'
export type SkippedRow = { row: number; text: string; why: SkipReason }
export type Choice = { encoding?: Encoding; sheet?: number; headingRow?: number; takeLone?: boolean }
export type Table = {
  fileName: string
  headings: string[]
  rows: TableRow[]
  decimal: Decimal
  skipped: SkippedRow[]
  encoding?: Encoding
  sheet: number
  sheets: string[]
  headingRow: number
  firstRows: { row: number; text: string }[]
}

type Sheet = { name: string; rows: TableCell[][] }
type Source = { sheets: Sheet[]; decimal: Decimal; encoding?: Encoding }

const firstRowsShown = 30

/** Row numbers are those of the file. Throws InvalidTableError. */
export async function readTable(
  file: Blob & { name: string },
  choice: Choice = {},
  remembered: Readonly<Record<string, string>> = {},
): Promise<Table> {
  const { sheets, decimal, encoding } = await sourceIn(file, choice)
  const found = sheets.map(({ rows }) => headingRowIn(rows, remembered))
  const best = found.reduce((best, one, at) => (one.score > found[best]!.score ? at : best), 0)
  const sheet = choice.sheet ?? best
  const all = sheets[sheet]!.rows
  const headingRow = choice.headingRow ?? found[sheet]!.row
  const { headings, rows, skipped } = partsOf(all, headingRow, choice.takeLone ?? false)
  const chosen = choice.sheet !== undefined || choice.headingRow !== undefined
  if (rows.length === 0 && !chosen) throw new InvalidTableError('empty')
  const whole = arranged(headings, rows)
  const joined = whole.joined.map((row) => ({ row: row.row, text: textIn(row.cells), why: 'joined' as const }))
  return {
    fileName: file.name,
    headings: whole.headings,
    rows: whole.rows,
    decimal: decimalIn(whole.rows, decimal),
    skipped: [...skipped, ...joined],
    ...(encoding && { encoding }),
    sheet,
    sheets: sheets.map(({ name }) => name),
    headingRow,
    firstRows: numbered(all)
      .filter(isFilled)
      .slice(0, firstRowsShown)
      .map(({ row, cells }) => ({ row, text: textIn(cells) })),
  }
}

async function sourceIn(file: Blob, choice: Choice): Promise<Source> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const foreign = foreignKind(bytes)
  if (foreign) throw new InvalidTableError(foreign)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) {
    const sheets = (await sheetsIn(file)).map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map(cleanedCell)),
    }))
    if (sheets.length === 0) throw new InvalidTableError('empty')
    return { sheets, decimal: '.' }
  }
  const encoding = choice.encoding ?? encodingOf(bytes)
  const { rows, delimiter } = await readCsv(textOf(bytes, encoding))
  const cells = rows.map((row) => unframed(row).map(cleanedCell))
  return { sheets: [{ name: '', rows: cells }], decimal: delimiter === ';' ? ',' : '.', encoding }
}

function unframed(row: string[]): string[] {
  return row.length > 2 && row[0] === '' && row.at(-1) === '' && row.some((cell) => /^\s|\s$/.test(cell))
    ? row.slice(1)
    : row
}

const isFilled = ({ cells }: TableRow) => cells.some((cell) => !isEmpty(cell))
const numbered = (rows: readonly TableCell[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

function textIn(cells: readonly TableCell[]): string {
  return cells
    .filter((cell) => !isEmpty(cell))
    .map(shownOf)
    .join(' · ')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}

type Parts = Pick<Table, 'headings' | 'rows' | 'skipped'>

function partsOf(all: readonly TableCell[][], headingRow: number, takeLone: boolean): Parts {
  const filled = numbered(all).filter(isFilled)
  const texts = (all[headingRow - 1] ?? []).map((cell) => shownOf(cell).trim())
  const names = texts.slice(0, texts.findLastIndex(Boolean) + 1)
  const below = filled.filter(({ row }) => row > headingRow)
  const units = below[0] && areUnits(names, below[0].cells) ? below[0] : undefined
  const headings = names.map((name, at) => withUnit(name, units && shownOf(units.cells[at] ?? '').trim()))
  const rows: TableRow[] = []
  const skipped: SkippedRow[] = []
  for (const one of filled.filter(({ row }) => row !== headingRow)) {
    const why = reasonFor(one, { names, headingRow, units, first: below[0], takeLone })
    if (why) skipped.push({ row: one.row, text: textIn(one.cells), why })
    else rows.push(one)
  }
  const lone = skipped.filter(({ why }) => why === 'lone')
  return lone.length > rows.length * 4 ? partsOf(all, headingRow, true) : { headings, rows, skipped }
}

type Around = {
  names: string[]
  headingRow: number
  units: TableRow | undefined
  first: TableRow | undefined
  takeLone: boolean
}

function reasonFor(one: TableRow, { names, headingRow, units, first, takeLone }: Around): SkipReason | undefined {
  const texts = one.cells.map((cell) => shownOf(cell).trim())
  const given = texts.filter(Boolean)
  if (one.row < headingRow) return 'above'
  if (one === units) return 'units'
  if (one === first && areHints(names, texts)) return 'hints'
  if (given.every((text) => /^[-–—=_+*|]{3,}$/.test(text))) return 'line'
  if (given.length > 1 && given.every((text, at) => text === names.filter(Boolean)[at])) return 'repeated'
  if (texts.slice(names.length).some(Boolean)) return 'wide'
  return !takeLone && given.length === 1 && names.filter(Boolean).length > 2 ? 'lone' : undefined
}

function areHints(names: readonly string[], texts: readonly string[]): boolean {
  const [note = '', ...others] = texts.filter(Boolean)
  const areWords = others.every((text) => /\s|\p{Script=Han}/u.test(text) && !/^[\d.,\s]+$/.test(text))
  return note.startsWith('# ') && others.length === names.length - 1 && areWords
}

const unit = /^[([]?(?:[\p{L}%°µμΩ$€£¥²³"'/·.\d -]{1,12})[)\]]?$/u

function areUnits(names: readonly string[], cells: readonly TableCell[]): boolean {
  const texts = names.map((_, at) => cells[at] ?? '')
  const filled = texts.filter((cell) => !isEmpty(cell) && shownOf(cell).trim() !== clearingSign)
  const identifies = (heading: string) =>
    /^(?:.*name|.*nombre|.*nome|sku|.*number|.*code|ref.*|cod.*|.*名称|品名|型号|art.*|item.*|product.*|bezeichnung)$/.test(
      plainHeading(heading),
    )
  const isBlank = (at: number) => isEmpty(texts[at]) || shownOf(texts[at]!).trim() === clearingSign
  return (
    filled.length > 0 &&
    names.length > 2 &&
    names.some((name, at) => identifies(name) && isBlank(at)) &&
    names.every((name, at) => !identifies(name) || isBlank(at)) &&
    filled.every(
      (cell) =>
        typeof cell === 'string' && unit.test(cell.trim()) && /\p{L}|[%°$€£¥Ω]/u.test(cell) && !/^\d/.test(cell.trim()),
    )
  )
}

function withUnit(name: string, text = ''): string {
  const word = text.replace(/^[([]|[)\]]$/g, '')
  return word && word !== clearingSign && name ? `${name} (${word})` : name
}

function decimalIn(rows: Table['rows'], usual: Decimal): Decimal {
  const counts = { '.': 0, ',': 0 }
  for (const { cells } of rows.slice(0, 2000))
    for (const cell of cells) {
      const sign =
        typeof cell === 'string' ? /^\D{0,4}\d[\d.,' ]*?([.,])(?:\d{1,2}|\d{4,})\D{0,4}$/.exec(cell)?.[1] : undefined
      if (sign) counts[sign as Decimal]++
    }
  return counts['.'] === counts[','] ? usual : counts['.'] > counts[','] ? '.' : ','
}
