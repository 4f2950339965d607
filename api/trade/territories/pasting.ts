// Cells from CSV or a sheet: a list with a head, or a grid of lines and countries.
import type { locales } from '#contract/foundation/locales.ts'
import type { StatedState } from '#contract/trade/territories/states.ts'
import { folded } from '#kit/folded.ts'

type Place = { row: number; column: number }
export type PastedCell = Place & { line: string; country: string; state: StatedState | null; until: string | null }
export type Mistake = Place & { kind: 'line' | 'country' | 'state' | 'until' | 'shape'; value: string }
export type PasteResult = { cells: PastedCell[]; mistakes: Mistake[] }
type Names = { code: string; name: Record<(typeof locales)[number], string> }

const words = new Map<string, StatedState | null>(
  Object.entries({
    notoffered: 'notOffered',
    'not offered': 'notOffered',
    'no ofrecido': 'notOffered',
    'non offerto': 'notOffered',
    'nicht angeboten': 'notOffered',
    不提供: 'notOffered',
    '-': 'notOffered',
    '–': 'notOffered',
    open: 'open',
    o: 'open',
    abierto: 'open',
    aperto: 'open',
    offen: 'open',
    开放: 'open',
    sought: 'sought',
    s: 'sought',
    buscado: 'sought',
    'se busca': 'sought',
    cercato: 'sought',
    gesucht: 'sought',
    招募中: 'sought',
    covered: 'covered',
    c: 'covered',
    x: 'covered',
    cubierto: 'covered',
    coperto: 'covered',
    vergeben: 'covered',
    已覆盖: 'covered',
    coveredexclusively: 'coveredExclusively',
    exclusive: 'coveredExclusively',
    e: 'coveredExclusively',
    xx: 'coveredExclusively',
    exclusivo: 'coveredExclusively',
    esclusivo: 'coveredExclusively',
    exklusiv: 'coveredExclusively',
    独家: 'coveredExclusively',
    unknown: null,
    '?': null,
  } satisfies Record<string, StatedState | null>),
)

export function rowsOf(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1)
  const separator = ['\t', ';', ','].toSorted((one, other) => first.split(other).length - first.split(one).length)[0]!
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    const row = rows.at(-1)!
    const add = (more: string) => row.push(row.pop()! + more)
    if (quoted && sign === '"' && text[at + 1] === '"') add(text[++at]!)
    else if (sign === '"' && (quoted || row.at(-1) === '')) quoted = !quoted
    else if (quoted) add(sign)
    else if (sign === separator) row.push('')
    else if (sign === '\n') rows.push([''])
    else if (sign !== '\r') add(sign)
  }
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''))
}

function isDayToCome(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return (
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value) &&
    value >= new Date().toISOString().slice(0, 10)
  )
}

export function cellsOf(text: string, countries: readonly Names[]): PasteResult {
  const codes = new Map(
    countries.flatMap(({ code, name }) => [code, ...Object.values(name)].map((one) => [folded(one), code])),
  )
  const [head = [], ...rows] = rowsOf(text)
  const names = head.map((cell) => folded(cell))
  const at = { line: names.indexOf('line'), country: names.indexOf('country'), state: names.indexOf('state') }
  if (Object.values(at).every((column) => column >= 0))
    return listed(rows, { ...at, until: names.indexOf('until') }, codes)
  return inGrid(head, rows, codes)
}

type Columns = { line: number; country: number; state: number; until: number }

function listed(rows: readonly string[][], at: Columns, codes: Map<string, string>): PasteResult {
  const pasted: PasteResult = { cells: [], mistakes: [] }
  for (const [index, cells] of rows.entries()) {
    const row = index + 2
    const [line = '', country = '', state = '', until = ''] = [at.line, at.country, at.state, at.until].map(
      (column) => cells[column] ?? '',
    )
    const code = codes.get(folded(country))
    const meant = words.get(state.toLowerCase())
    const wrong = (kind: Mistake['kind'], column: number, value: string) =>
      pasted.mistakes.push({ row, column: column + 1, kind, value: value.slice(0, 80) })
    if (line === '') wrong('line', at.line, line)
    else if (!code) wrong('country', at.country, country)
    else if (meant === undefined) wrong('state', at.state, state)
    else if (until !== '' && !isDayToCome(until)) wrong('until', at.until, until)
    else pasted.cells.push({ row, column: at.line + 1, line, country: code, state: meant, until: until || null })
  }
  return pasted
}

function inGrid(head: readonly string[], rows: readonly string[][], codes: Map<string, string>): PasteResult {
  const pasted: PasteResult = { cells: [], mistakes: [] }
  if (head.length < 2 || rows.length === 0)
    return { cells: [], mistakes: [{ row: 1, column: 1, kind: 'shape', value: (head[0] ?? '').slice(0, 80) }] }
  const across = head.map((cell) => codes.get(folded(cell)))
  for (const [at, cell] of head.entries())
    if (at > 0 && !across[at])
      pasted.mistakes.push({ row: 1, column: at + 1, kind: 'country', value: cell.slice(0, 80) })
  for (const [index, [line = '', ...cells]] of rows.entries())
    for (const [at, cell] of cells.entries()) {
      const [place, country] = [{ row: index + 2, column: at + 2 }, across[at + 1]]
      if (cell === '' || !country) continue
      const state = words.get(cell.toLowerCase())
      if (line === '') pasted.mistakes.push({ row: place.row, column: 1, kind: 'line', value: '' })
      else if (state === undefined) pasted.mistakes.push({ ...place, kind: 'state', value: cell.slice(0, 80) })
      else pasted.cells.push({ ...place, line, country, state, until: null })
    }
  return pasted
}

/** A leading sign would be a formula in a sheet. */
function quoted(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function tableOf(
  cells: readonly { line: string; country: string; state: string; until: string | null }[],
): string {
  const rows = cells.map(({ line, country, state, until }) => [line, country, state, until ?? ''].map(quoted).join(','))
  return ['line,country,state,until', ...rows].join('\r\n')
}
