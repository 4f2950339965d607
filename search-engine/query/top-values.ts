// The most frequent facet values.
import { u32 } from '../segments/arrays.ts'
import type { Facet } from '../documents.ts'
import type { Dictionary } from '../segments/dictionary.ts'
import { limits } from '../schema.ts'

const best = u32(64)

/** A text begins after `skip` units; empty ones are left out. */
export function topValues(
  dictionary: Dictionary,
  values: ArrayLike<number>,
  length: number,
  counts: Uint32Array,
  limit: number = limits.facetValues,
  skip = 0,
): Facet {
  const { starts } = dictionary
  let size = 0
  for (let i = 0; i < length; i++) {
    const value = values[i]!
    const count = counts[value]!
    if (size === limit) {
      const last = best[limit - 1]!
      if (count < counts[last]! || (count === counts[last] && dictionary.compare(last, value) < 0)) continue
    }
    if (starts[value + 1]! - starts[value]! === skip) continue
    let lo = 0
    let hi = size
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      const other = best[mid]!
      const order = counts[other]! - count
      if (order > 0 || (order === 0 && dictionary.compare(other, value) < 0)) lo = mid + 1
      else hi = mid
    }
    if (size < limit) size++
    for (let at = size - 1; at > lo; at--) best[at] = best[at - 1]!
    best[lo] = value
  }
  const facet: Facet = []
  for (let i = 0; i < size; i++) {
    const value = best[i]!
    facet.push({ value: skip === 0 ? dictionary.label(value) : dictionary.text(value, skip), count: counts[value]! })
  }
  return facet
}
