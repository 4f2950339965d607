// Comparison of two hit lists.

export type Place = { kind: 'same' | 'added' | 'removed' } | { kind: 'moved'; from: number }

/** Counted from 1. `side`: is `list` the one before or after? */
export function placesIn(
  list: readonly { id: string }[],
  other: readonly { id: string }[],
  side: 'before' | 'after',
): Place[] {
  const places = new Map(other.map(({ id }, at) => [id, at]))
  return list.map(({ id }, at) => {
    const place = places.get(id)
    if (place === undefined) return { kind: side === 'before' ? 'removed' : 'added' }
    return side === 'before' || place === at ? { kind: 'same' } : { kind: 'moved', from: place + 1 }
  })
}
