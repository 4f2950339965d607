// CSV with papaparse, loaded on demand. Formulas are neutralized on writing and restored on reading.

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Cell prefixes that spreadsheets run as formulas. */
const formula = /^[=+\-@\t\r]/
const declaration = /^sep=(.)\r?\n/i

const loadPapa = async () => (await import('papaparse')).default

/** The declared delimiter, else the one that splits the first rows most evenly. */
export async function readCsv(text: string): Promise<{ rows: string[][]; delimiter: string }> {
  const papa = await loadPapa()
  const declared = delimiters.find((delimiter) => delimiter === declaration.exec(text)?.[1])
  const content = text.replace(declaration, '').replace(/\r?\n$/, '')
  // Empty lines count for the row numbers of `rows`, but would mislead the detection.
  const sample = { delimitersToGuess: [...delimiters], skipEmptyLines: true, preview: 10 }
  const delimiter = declared ?? papa.parse<string[]>(content, sample).meta.delimiter
  const { data } = papa.parse<string[]>(content, { delimiter })
  return { rows: data.map((row) => row.map(restoreFormula)), delimiter }
}

/** Begins with a byte order mark: spreadsheets need it to detect UTF-8. */
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
