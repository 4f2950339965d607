// Comparison rows. No words.

export type Cell = { text: string } | null
export type Row = { name: string; cells: Cell[]; best?: { word: string; at: number[] } | undefined }
export type Group = { name: string; rows: Row[] }

export function differs({ cells }: Row): boolean {
  return new Set(cells.flatMap((cell) => cell?.text ?? [])).size > 1
}

export function statedOnly(groups: Group[]): Group[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ cells }) => cells.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0)
}

export function leastOf(values: readonly (number | null | undefined)[]): number[] {
  const known = values.filter((value) => typeof value === 'number')
  const least = Math.min(...known)
  if (known.length < 2 || known.every((value) => value === least)) return []
  return values.flatMap((value, index) => (value === least ? [index] : []))
}

type Spec = { key: string; name?: string | undefined; value: string }

export function specRows(columns: readonly (readonly Spec[])[]): Row[] {
  const rows = new Map<string, Row>()
  for (const [at, specs] of columns.entries())
    for (const { key, name = key, value } of specs) {
      const id = name.trim().toLowerCase()
      const row = rows.get(id) ?? { name, cells: columns.map(() => null) }
      rows.set(id, row)
      const before = row.cells[at]
      row.cells[at] = { text: before ? `${before.text}, ${value}` : value }
    }
  const stated = ({ cells }: Row) => cells.filter(Boolean).length
  return [...rows.values()].toSorted((one, other) => stated(other) - stated(one))
}
