// The most frequent of counted values, by name where they tie. Names only those that may be among them.
import { u32 } from './arrays.ts'
import type { Facet } from './documents.ts'
import { bounds } from './schema.ts'

/** At most `most` of the values, most frequent first; a value without a name is left out. */
export function mostFrequent(
  values: number[],
  counts: Uint32Array,
  nameOf: (value: number) => string,
  most: number = bounds.facetValues,
): Facet {
  let least = 0
  // one more than are shown, for the value that has no name
  const shown = most + 1
  if (values.length > shown) {
    const sorted = u32(values.length)
    for (let i = 0; i < values.length; i++) sorted[i] = counts[values[i]!]!
    sorted.sort()
    least = sorted[sorted.length - shown]!
  }
  const facet: Facet = []
  for (const value of values) {
    if (counts[value]! < least) continue
    const name = nameOf(value)
    if (name !== '') facet.push({ value: name, count: counts[value]! })
  }
  return facet.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, most)
}
