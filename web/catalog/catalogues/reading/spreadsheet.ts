// XLSX reader.
import { digitsOf, tidied } from '#contract/foundation/numbers.ts'
import { InvalidTableError } from './invalid-table.ts'
import { plainText } from './markup.ts'
import { builtInFormats, serialOf, shownAs } from './number-formats.ts'
import { entriesOf, type Entry } from './zip.ts'

export type DisplayedNumber = { value: number; shown: string }
export type SheetCell = string | number | DisplayedNumber
export type Sheet = { name: string; rows: SheetCell[][] }

/** Throws InvalidTableError. */
export async function sheetsIn(file: Blob): Promise<Sheet[]> {
  const entries = await entriesOf(file).catch((error: unknown) => {
    throw new InvalidTableError('damaged', { cause: error })
  })
  const foreign = foreignIn(entries)
  if (foreign) throw new InvalidTableError(foreign)
  const { default: readSheets } = await import('read-excel-file/universal')
  try {
    const sheets = await readSheets(file, { trim: false })
    const formats = await formatsIn(entries)
    return sheets.map(({ sheet, data }) => {
      const { styleOf, errors, merged } = formats(sheet)
      const rows = data.map((row, y) => row.map((value, x) => cellOf(value, styleOf(y, x))))
      for (const { y, x, text } of errors) put(rows, y, x, text)
      for (const range of merged) fill(rows, range)
      return { name: sheet, rows }
    })
  } catch (error) {
    throw new InvalidTableError('damaged', { cause: error })
  }
}

function foreignIn(entries: readonly Entry[]) {
  const has = (path: RegExp) => entries.some((entry) => path.test(entry.path))
  if (has(/^xl\/workbook\.bin$/)) return 'binary'
  if (has(/^xl\//)) return undefined
  if (has(/^content\.xml$/)) return 'openDocument'
  return has(/^Index\/.*\.iwa$|^Index\.zip$/) ? 'numbers' : 'zip'
}

function cellOf(value: unknown, format: string): SheetCell {
  if (typeof value === 'number') return shownOr(tidied(value), format)
  if (value instanceof Date) return shownOr(tidied(serialOf(value)), format || 'yyyy-mm-dd')
  return value === null || value === undefined ? '' : String(value as string | boolean)
}

function shownOr(value: number, format: string): SheetCell {
  const shown = format ? shownAs(value, format) : digitsOf(value)
  return shown === String(value) ? value : { value, shown }
}

type Range = { top: number; left: number; bottom: number; right: number }

function fill(rows: SheetCell[][], { top, left, bottom }: Range): void {
  const cell = rows[top]?.[left]
  if (cell === undefined) return
  for (let y = top + 1; y <= bottom && y < rows.length; y++) rows[y]![left] = cell
}

type Place = { y: number; x: number; text: string }
type Formats = { styleOf: (row: number, column: number) => string; errors: Place[]; merged: Range[] }

async function formatsIn(entries: readonly Entry[]): Promise<(sheet: string) => Formats> {
  const text = async (path: string) => (await entries.find((entry) => entry.path === path)?.read())?.text() ?? ''
  const [workbook, relations, styles] = await Promise.all(
    ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'].map(text),
  )
  const targets = new Map(elementsIn(relations!, 'Relationship').map(({ Id, Target = '' }) => [Id, Target]))
  const codes = codesIn(styles!)
  const found = new Map<string, Formats>()
  for (const { name = '', 'r:id': id, ...more } of elementsIn(workbook!, 'sheet')) {
    const target = targets.get(id ?? Object.entries(more).find(([key]) => key.endsWith(':id'))?.[1]) ?? ''
    const sheet = await text(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    found.set(plainText(name), { styleOf: stylesIn(sheet, codes), errors: errorsIn(sheet), merged: mergedIn(sheet) })
  }
  return (sheet) => found.get(sheet) ?? { styleOf: () => '', errors: [], merged: [] }
}

function elementsIn(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"|([\w:.-]+)\s*=\s*'([^']*)'/g)].map(([, a, b, c, d]) => [
          a ?? c,
          b ?? d,
        ]),
      ) as Record<string, string>,
  )
}

function codesIn(styles: string): string[] {
  const own = new Map(
    elementsIn(styles, 'numFmt').map(({ numFmtId, formatCode = '' }) => [
      numFmtId,
      formatCode
        .replace(/&quot;/g, '"')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&'),
    ]),
  )
  const cells = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return elementsIn(cells, 'xf').map(({ numFmtId }) => {
    const code = own.get(numFmtId!) ?? builtInFormats[Number(numFmtId)] ?? ''
    return /^general$/i.test(code) || code === '@' ? '' : code
  })
}

function stylesIn(sheet: string, codes: readonly string[]): Formats['styleOf'] {
  const byCell = new Map<string, string>()
  if (codes.some(Boolean))
    for (const [, attributes = ''] of sheet.matchAll(/<(?:\w+:)?c\s([^>]*)>/g)) {
      const code = codes[Number(/\bs="(\d+)"/.exec(attributes)?.[1])]
      const place = code && /\br="([A-Z]+\d+)"/.exec(attributes)?.[1]
      if (place) byCell.set(place, code)
    }
  return (row, column) => byCell.get(`${letterOf(column)}${row + 1}`) ?? ''
}

/** The library leaves them empty. */
function errorsIn(sheet: string): Place[] {
  const cells = sheet.matchAll(/<(?:\w+:)?c\s([^>]*\bt="e"[^>]*)>(?:(?!<\/(?:\w+:)?c>)[\s\S])*?<(?:\w+:)?v>([^<]*)</g)
  return [...cells].flatMap(([, attributes = '', text = '']) => {
    const [, letters, row] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? []
    return letters ? [{ y: Number(row) - 1, x: columnOf(letters), text }] : []
  })
}

function put(rows: SheetCell[][], y: number, x: number, text: string): void {
  while (rows.length <= y) rows.push([])
  const row = rows[y]!
  while (row.length < x) row.push('')
  row[x] = text
}

function mergedIn(sheet: string): Range[] {
  return elementsIn(sheet, 'mergeCell').flatMap(({ ref = '' }) => {
    const [, x1, y1, x2, y2] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
    return x2 ? [{ top: Number(y1) - 1, left: columnOf(x1!), bottom: Number(y2) - 1, right: columnOf(x2) }] : []
  })
}

function letterOf(column: number): string {
  return (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
