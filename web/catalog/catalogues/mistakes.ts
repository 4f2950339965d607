// Mistakes of refused rows, grouped.
import type { CellProblem } from '#contract/catalog/catalogues/columns.ts'
import type { ImportRow } from '#contract/catalog/catalogues/catalogues.ts'

export type Mistake = { column: string; text: string; problem: CellProblem; rows: number[] }

const chosenFromList = new Set(['category', 'currency', 'stock', 'status'])

export function mistakesIn(
  refused: readonly ImportRow[],
  cellOf: (row: number, column: string) => string,
): { mistakes: Mistake[]; others: ImportRow[] } {
  const all = new Map<string, Mistake>()
  const keyOf = (row: number, column: string) => `${column}\n${cellOf(row, column).trim()}`
  for (const { row, problems } of refused)
    for (const { column, problem } of problems) {
      const text = cellOf(row, column).trim()
      const mistake = all.get(keyOf(row, column)) ?? { column, text, problem, rows: [] }
      mistake.rows.push(row)
      if (text !== '' && problem !== 'twice' && problem !== 'several') all.set(keyOf(row, column), mistake)
    }
  const isOnce = ({ column, rows }: Mistake) => rows.length > 1 || chosenFromList.has(column)
  const once = new Map([...all].filter(([, mistake]) => isOnce(mistake)))
  const others = refused.flatMap((one) => {
    const problems = one.problems.filter(({ column }) => !once.has(keyOf(one.row, column)))
    return problems.length > 0 ? [{ ...one, problems }] : []
  })
  return { mistakes: [...once.values()], others }
}
