// Search of the heading row.
import { catalogueFields } from '#contract/catalog/catalogues/columns.ts'
import { isEmpty, shownOf, type TableCell } from './cells.ts'
import { mappingFor } from '../mapping.ts'

const searched = 40
const fields = new Set<string>(catalogueFields)

export function headingRowIn(
  rows: readonly TableCell[][],
  remembered: Readonly<Record<string, string>>,
): { row: number; score: number } {
  const filled = rows
    .map((cells, at) => ({ row: at + 1, given: cells.filter((cell) => !isEmpty(cell)), cells }))
    .filter(({ given }) => given.length > 0)
  const counts = filled
    .slice(0, 200)
    .map(({ given }) => given.length)
    .toSorted((one, other) => one - other)
  const usual = counts[Math.floor(counts.length / 2)] ?? 0
  const possible = filled.slice(0, searched).flatMap(({ row, given, cells }) => {
    if (given.length < usual * 0.6 || given.some((cell) => typeof cell !== 'string')) return []
    return [{ row, known: knownIn(cells, remembered), filled: given.length }]
  })
  const [first] = possible
  const best = possible.toSorted((one, other) => other.known - one.known || other.filled - one.filled)[0]
  const row = (best && best.known > 0 ? best : first)?.row ?? filled[0]?.row ?? 1
  return { row, score: filled.length < 2 ? 0 : (best?.known ?? 0) * 10_000 + Math.min(filled.length, 9999) }
}

function knownIn(cells: readonly TableCell[], remembered: Readonly<Record<string, string>>): number {
  const texts = cells.map((cell) => shownOf(cell).trim())
  return new Set(mappingFor(texts, remembered).filter((column) => fields.has(column))).size
}
