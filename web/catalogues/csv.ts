// Parses and writes CSV. Neutralizes formulas on writing.

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Beginnings of cells that spreadsheets run as formulas. */
const formula = /^[=+\-@\t\r]/

/** The separator that gives the first rows the same number of cells, unless a line `sep=;` names it. */
export function delimiterIn(text: string): Delimiter {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (said && delimiters.includes(said as Delimiter)) return said as Delimiter
  const start = text.slice(0, 20_000)
  const points = delimiters.map((delimiter) => {
    const rows = parsed(start, delimiter)
      .slice(0, 20)
      .filter((row) => row.length > 0)
    const first = rows[0]?.length ?? 1
    const alike = rows.filter((row) => row.length === first).length
    return first > 1 ? (alike / rows.length) * 1000 + first : 0
  })
  return delimiters[points.indexOf(Math.max(...points))]!
}

export function parseCsv(text: string, delimiter: Delimiter): string[][] {
  return parsed(text.replace(/^sep=.\r?\n/i, ''), delimiter).map((row) => row.map(restored))
}

/** Undoes the neutralization of a formula. */
function restored(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}

function parsed(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (;;) {
        const end = text.indexOf('"', at + 1)
        cell += text.slice(at + 1, end < 0 ? text.length : end)
        at = end < 0 ? text.length : end + 1
        if (text[at] !== '"') break
        cell += '"'
      }
    }
    let end = at
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
    row.push(cell + text.slice(at, end))
    at = end
    if (text[at] === delimiter && at + 1 <= text.length) {
      at++
      if (at === text.length) row.push('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** Begins with a byte order mark: spreadsheets need it to detect UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[], delimiter: Delimiter): string {
  const lines = rows.map((row) => row.map((cell) => cellOf(cell, delimiter)).join(delimiter))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellOf(cell: string | number, delimiter: Delimiter): string {
  // Spreadsheets with decimal commas read exactly three decimals as thousands.
  if (typeof cell === 'number') return /\.\d{3}$/.test(String(cell)) ? `${cell}0` : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text
}
