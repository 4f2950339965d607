// Chosen cells.
export type Place = { row: number; column: number }
export type Size = { rows: number; columns: number }

export const keyOf = (lineID: string, country: string) => `${lineID} ${country}`

export function partsOf(key: string): { lineID: string; country: string } {
  const [lineID = '', country = ''] = key.split(' ')
  return { lineID, country }
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

export function moved(from: Place, { row, column }: Place, size: Size): Place {
  return { row: within(from.row + row, size.rows), column: within(from.column + column, size.columns) }
}

export function between(one: Place, other: Place): Place[] {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  const [start, end] = [Math.min(one.column, other.column), Math.max(one.column, other.column)]
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: end - start + 1 }, (__, column) => ({ row: top + row, column: start + column })),
  ).flat()
}

export function toggled(chosen: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

export function around(places: readonly Place[]): { from: Place; to: Place } | undefined {
  if (places.length === 0) return undefined
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)]
  return {
    from: { row: Math.min(...rows), column: Math.min(...columns) },
    to: { row: Math.max(...rows), column: Math.max(...columns) },
  }
}
