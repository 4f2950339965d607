// Chooses the most telling specs of the matches and counts their values exactly. Filters nothing.
import { u32 } from './arrays.ts'
import type { Facet } from './documents.ts'
import { keysOf, type Tests } from './filter.ts'
import { type Lexicon, keyOfSpec, valueOfSpec } from './lexicon.ts'
import { bounds } from './schema.ts'
import type { Source } from './source.ts'

/** Matches of one source that fail no test, or none but one of a spec (whose bit is the mask). */
export type Kept = { source: Source; docs: Uint16Array; masks: Uint16Array; count: number }

const MOST_KEYS = 4
const SAMPLE = 400
/** Above this many matches of no category a spec says little, and counting it costs. */
const MOST_MATCHES = 25_000

let counts = u32(0)

export function specFacets(lexicon: Lexicon, kept: Kept[], tests: Tests): { key: string; values: Facet }[] {
  const filtered = tests.all.some(({ bit }) => bit === 8 || bit >= 128)
  const total = kept.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || (total > MOST_MATCHES && !filtered)) return []
  const keys = [...tests.specBits.keys()]
  for (const key of telling(lexicon, kept, total)) if (keys.length < MOST_KEYS && !keys.includes(key)) keys.push(key)
  if (keys.length === 0) return []
  const wanted = new Map(keys.map((key) => [key, tests.specBits.get(key) ?? 0]))
  const pairs = counted(lexicon, kept, wanted)
  const out = keys.map((key) => ({ key: lexicon.specKeys.label(key), values: listed(lexicon, pairs, key) }))
  for (const pair of pairs) counts[pair] = 0
  return out
}

/** Keys that many of the matches have and whose values part them well, judged by an even sample. */
function telling(lexicon: Lexicon, kept: Kept[], total: number): number[] {
  const step = Math.max(1, Math.floor(total / SAMPLE))
  const values = new Map<number, Map<number, number>>()
  let seen = 0
  for (const { source, docs, masks, count } of kept) {
    for (let i = 0; i < count; i += step) {
      if (masks[i] !== 0) continue
      seen++
      keysOf(lexicon, source, docs[i]!, (key, pair) => {
        const own = values.get(key) ?? new Map<number, number>()
        own.set(pair, (own.get(pair) ?? 0) + 1)
        values.set(key, own)
      })
    }
  }
  const worth = (own: Map<number, number>): number => {
    let present = 0
    for (const count of own.values()) present += count
    if (own.size < 2 || present < Math.max(2, seen * 0.2)) return 0
    if (own.size > 8 && own.size > present * 0.4) return 0
    let entropy = 0
    for (const count of own.values()) entropy -= (count / present) * Math.log2(count / present)
    // past about twelve values a list is no longer read
    return (Math.min(present / seen, 1) * entropy) / Math.max(1, own.size / 12)
  }
  return [...values]
    .map(([key, own]) => ({ key, value: worth(own) }))
    .filter(({ value }) => value > 0.15)
    .sort((a, b) => b.value - a.value || a.key - b.key)
    .map(({ key }) => key)
}

/** Counts the pairs of the wanted keys; answers the pairs that were met. */
function counted(lexicon: Lexicon, kept: Kept[], wanted: Map<number, number>): number[] {
  if (counts.length < lexicon.specs.size) counts = u32(lexicon.specs.size + 4096)
  const met: number[] = []
  for (const { source, docs, masks, count } of kept) {
    const { specs, specStarts } = source.columns
    for (let i = 0; i < count; i++) {
      const doc = docs[i]!
      for (let at = specStarts[doc]!; at < specStarts[doc + 1]!; at++) {
        const pair = specs[at]!
        const bit = wanted.get(keyOfSpec(lexicon, pair))
        if (bit === undefined || (masks[i]! & ~bit) !== 0) continue
        if (counts[pair]!++ === 0) met.push(pair)
      }
    }
  }
  return met
}

function listed(lexicon: Lexicon, pairs: number[], key: number): Facet {
  return pairs
    .filter((pair) => keyOfSpec(lexicon, pair) === key)
    .sort((a, b) => counts[b]! - counts[a]!)
    .map((pair) => ({ value: valueOfSpec(lexicon, pair), count: counts[pair]! }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, bounds.facetValues)
}
