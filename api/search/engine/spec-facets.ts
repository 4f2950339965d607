// Chooses the most telling specs of the matches and counts their values exactly. Filters nothing.
import { roomy, u16, u32 } from './arrays.ts'
import type { Facet } from './documents.ts'
import { bitOf, FIRST_SPEC, type Tests } from './filter.ts'
import { type Lexicon, valueOfSpec } from './lexicon.ts'
import { mostFrequent } from './frequent.ts'
import type { Source } from './source.ts'

/** Matches of one source that pass the filter; and, in pairs, those that fail one spec's test only and its bit. */
export type Kept = { source: Source; docs: Uint16Array; missed: number[] }

const MOST_KEYS = 4
/** Fewer than of other facets: a spec with more values than this is no list to choose from. */
const MOST_VALUES = 20
const SAMPLE = 96
/** Above this many matches of no category a spec says little, and counting it costs. */
export const MOST_MATCHES = 3000

/** Whether the filter names a category or a spec: then specs are shown however many match. */
export function parts(tests: Tests): boolean {
  return tests.all.some(({ bit }) => bit === bitOf.category || bit >= FIRST_SPEC)
}

let counts = u32(0)
const met: number[] = []

function count(pair: number): void {
  if (counts[pair]!++ === 0) met.push(pair)
}

function forget(): void {
  for (const pair of met) counts[pair] = 0
  met.length = 0
}

export function specFacets(lexicon: Lexicon, kept: Kept[], tests: Tests): { key: string; values: Facet }[] {
  const total = kept.reduce((sum, { docs, missed }) => sum + docs.length + missed.length / 2, 0)
  if (total === 0 || (total > MOST_MATCHES && !parts(tests))) return []
  counts = roomy(counts, lexicon.specs.size)
  const keys = [...tests.specBits.keys()]
  for (const key of telling(lexicon, kept)) if (keys.length < MOST_KEYS && !keys.includes(key)) keys.push(key)
  if (keys.length === 0) return []
  countPairs(lexicon, kept, keys, tests)
  const out = keys.map((key) => ({ key: lexicon.specKeys.label(key), values: listed(lexicon, key) }))
  forget()
  return out
}

/** Keys that many of the matches have and whose values part them well, judged by an even sample. */
function telling(lexicon: Lexicon, kept: Kept[]): number[] {
  const total = kept.reduce((sum, { docs }) => sum + docs.length, 0)
  const step = Math.max(1, Math.floor(total / SAMPLE))
  let seen = 0
  for (const { source, docs } of kept) {
    const { specs, specStarts } = source.columns
    for (let i = 0; i < docs.length; i += step, seen++) {
      for (let at = specStarts[docs[i]!]!; at < specStarts[docs[i]! + 1]!; at++) count(specs[at]!)
    }
  }
  const byKey = new Map<number, number[]>()
  for (const pair of met) {
    const key = lexicon.specs.keyOf(pair)
    const own = byKey.get(key)
    if (own) own.push(counts[pair]!)
    else byKey.set(key, [counts[pair]!])
  }
  forget()
  return [...byKey]
    .map(([key, own]) => ({ key, value: worth(own, seen) }))
    .filter(({ value }) => value > 0.15)
    .sort((a, b) => b.value - a.value || a.key - b.key)
    .slice(0, MOST_KEYS)
    .map(({ key }) => key)
}

/** How well values with these counts part `seen` documents. */
function worth(own: number[], seen: number): number {
  const present = own.reduce((a, b) => a + b, 0)
  if (own.length < 2 || present < Math.max(2, seen * 0.2)) return 0
  if (own.length > 8 && own.length > present * 0.4) return 0
  const entropy = own.reduce((sum, part) => sum - (part / present) * Math.log2(part / present), 0)
  // past about twelve values a list is no longer read
  return (Math.min(present / seen, 1) * entropy) / Math.max(1, own.length / 12)
}

let wanted = u16(0)

/** Counts the pairs of the keys over all matches, those of a filtered key as if it were not filtered. */
function countPairs({ specs: pairs, specKeys }: Lexicon, kept: Kept[], keys: number[], tests: Tests): void {
  wanted = roomy(wanted, specKeys.size)
  for (const key of keys) wanted[key] = 1 | (tests.specBits.get(key) ?? 0)
  for (const { source, docs, missed } of kept) {
    const { specs, specStarts } = source.columns
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!
      for (let at = specStarts[doc]!, end = specStarts[doc + 1]!; at < end; at++) {
        if (wanted[pairs.keyOf(specs[at]!)] !== 0) count(specs[at]!)
      }
    }
    for (let i = 0; i < missed.length; i += 2) {
      for (let at = specStarts[missed[i]!]!; at < specStarts[missed[i]! + 1]!; at++) {
        if ((wanted[pairs.keyOf(specs[at]!)]! & missed[i + 1]!) !== 0) count(specs[at]!)
      }
    }
  }
  for (const key of keys) wanted[key] = 0
}

function listed(lexicon: Lexicon, key: number): Facet {
  const own = met.filter((pair) => lexicon.specs.keyOf(pair) === key)
  return mostFrequent(own, counts, (pair) => valueOfSpec(lexicon, pair), MOST_VALUES)
}
