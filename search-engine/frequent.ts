// The most frequent of counted values, by text where they tie. Names only those that are answered.
import { u32 } from './arrays.ts'
import type { Facet } from './documents.ts'
import type { Dictionary } from './intern.ts'
import { bounds } from './schema.ts'

const best = u32(64)

/**
 * At most `most` of the first `given` values, most frequent first. The text of a value begins after `skip` units of its entry;
 * one without a text is left out.
 */
export function mostFrequent(
  dictionary: Dictionary,
  values: ArrayLike<number>,
  given: number,
  counts: Uint32Array,
  most: number = bounds.facetValues,
  skip = 0,
): Facet {
  const { starts } = dictionary
  let kept = 0
  for (let i = 0; i < given; i++) {
    const value = values[i]!
    const count = counts[value]!
    if (kept === most) {
      const last = best[most - 1]!
      if (count < counts[last]! || (count === counts[last] && dictionary.compare(last, value) < 0)) continue
    }
    if (starts[value + 1]! - starts[value]! === skip) continue
    let lo = 0
    let hi = kept
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      const other = best[mid]!
      const gap = counts[other]! - count
      if (gap > 0 || (gap === 0 && dictionary.compare(other, value) < 0)) lo = mid + 1
      else hi = mid
    }
    if (kept < most) kept++
    for (let at = kept - 1; at > lo; at--) best[at] = best[at - 1]!
    best[lo] = value
  }
  const facet: Facet = []
  for (let i = 0; i < kept; i++) {
    const value = best[i]!
    facet.push({ value: skip === 0 ? dictionary.label(value) : dictionary.text(value, skip), count: counts[value]! })
  }
  return facet
}
