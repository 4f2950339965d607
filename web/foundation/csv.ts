// CSV with papaparse. Formulas are neutralized on writing and restored on reading.
import type { Locale } from '#contract/foundation/locales.ts'
import { decimalOf } from '#contract/foundation/numbers.ts'

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

const formula = /^[=+\-@\t\r]/
const declaration = /^sep=(.)\r?\n/i

const loadPapa = async () => (await import('papaparse')).default

/** The declared delimiter, else the one that splits most rows alike. */
export async function readCsv(text: string): Promise<{ rows: string[][]; delimiter: string }> {
  const papa = await loadPapa()
  const declared = delimiters.find((delimiter) => delimiter === declaration.exec(text)?.[1])
  const content = text.replace(declaration, '').replace(/\r?\n$/, '')
  const delimiter = declared ?? delimiterIn(papa, content)
  const { data } = papa.parse<string[]>(content, { delimiter })
  return { rows: data.map((row) => row.map(restoreFormula)), delimiter }
}

const sampleRows = 60

function delimiterIn(papa: Awaited<ReturnType<typeof loadPapa>>, content: string): Delimiter {
  const found = delimiters.map((delimiter) => {
    const { data } = papa.parse<string[]>(content, { delimiter, preview: sampleRows, skipEmptyLines: true })
    const counts = Map.groupBy(data, ({ length }) => length)
    const alike = Math.max(0, ...[...counts].map(([fields, { length }]) => (fields > 1 ? length : 0)))
    const fields = Math.max(1, ...[...counts].flatMap(([count, { length }]) => (length === alike ? [count] : [])))
    return { delimiter, share: alike / Math.max(1, data.length), fields }
  })
  return found.toSorted((one, other) => other.share - one.share || other.fields - one.fields)[0]!.delimiter
}

/** Semicolons where the reader's region has decimal commas. */
export function delimiterFor(locale: Locale, languages: readonly string[] = navigator.languages): Delimiter {
  const region = languages.find((language) => language.startsWith(`${locale}-`)) ?? locale
  return decimalOf(region) === ',' ? ';' : ','
}

/** Spreadsheets need the byte order mark to detect UTF-8. */
export async function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  delimiter: Delimiter = ',',
): Promise<string> {
  const papa = await loadPapa()
  return `\uFEFF${papa.unparse(
    rows.map((row) => row.map((cell) => cellOf(cell, delimiter))),
    { delimiter },
  )}\r\n`
}

function restoreFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Decimal commas beside semicolons; three decimals would be thousands. */
function cellOf(cell: string | number, delimiter: Delimiter): string {
  if (typeof cell === 'string') return formula.test(cell) ? `'${cell}` : cell
  const text = /\.\d{3}$/.test(String(cell)) ? `${cell}0` : String(cell)
  return delimiter === ';' ? text.replace('.', ',') : text
}
