// Best values of compared quotations. No zod.

/** `best` is empty while the set is incomplete, of one, or all alike; `lacking` names those without the value. */
export type Mark = { best: string[]; lacking: string[] }
type Figure = { businessID: string; value: number | null }

export function markOf(all: readonly Figure[], better: 'least' | 'most'): Mark {
  const known = all.flatMap(({ businessID, value }) => (value === null ? [] : [{ businessID, value }]))
  const lacking = all.filter(({ value }) => value === null).map(({ businessID }) => businessID)
  if (all.length < 2 || lacking.length > 0) return { best: [], lacking }
  const values = known.map(({ value }) => value)
  const best = better === 'least' ? Math.min(...values) : Math.max(...values)
  if (values.every((value) => value === best)) return { best: [], lacking }
  return { best: known.filter(({ value }) => value === best).map(({ businessID }) => businessID), lacking }
}
