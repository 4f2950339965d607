// Chooses the most telling specs of the matches and counts their values exactly. Filters nothing.
import { f64, i32, roomy, u16, u32 } from './arrays.ts'
import type { Columns } from './columns.ts'
import type { Facet } from './documents.ts'
import { bitOf, FIRST_SPEC, type Tests } from './filter.ts'
import { mostFrequent } from './frequent.ts'
import { type Lexicon, pairOf, specOf, tagOf } from './lexicon.ts'
import { bounds } from './schema.ts'
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
export function parts({ traits, columns }: Tests): boolean {
  return traits.some(({ bit }) => bit === bitOf.category) || columns.some(({ bit }) => bit >= FIRST_SPEC)
}

/** Units of an entry that stand for its key. */
const KEY_UNITS = 2

/** Of each tag of keys whether, or how often, it is met. */
const tags = u16(128)
/** How often each pair is met; zero between questions. */
let counts = u32(0)
/** The specs of the sample. */
let sample = i32(4096)

export function specFacets(lexicon: Lexicon, kept: Kept[], tests: Tests): { key: string; values: Facet }[] {
  const total = kept.reduce((sum, { docs, missed }) => sum + docs.length + missed.length / 2, 0)
  if (total === 0 || (total > MOST_MATCHES && !parts(tests))) return []
  counts = roomy(counts, lexicon.specs.size)
  const keys = [...tests.specBits.keys()]
  for (const key of telling(lexicon, kept)) if (keys.length < MOST_KEYS && !keys.includes(key)) keys.push(key)
  if (keys.length === 0) return []
  const { specs, specKeys } = lexicon
  const pairs = countPairs(lexicon, kept, keys, tests)
  const out = pairs.map((own, place) => ({
    key: specKeys.label(keys[place]!),
    values: mostFrequent(specs, own, own.length, counts, MOST_VALUES, KEY_UNITS),
  }))
  for (const own of pairs) for (const pair of own) counts[pair] = 0
  return out
}

/** Keys that many of the matches have and whose values part them well, judged by an even sample. */
function telling(lexicon: Lexicon, kept: Kept[]): number[] {
  const total = kept.reduce((sum, { docs }) => sum + docs.length, 0)
  const step = Math.max(1, Math.floor(total / SAMPLE))
  let seen = 0
  let size = 0
  tags.fill(0)
  for (const { source, docs } of kept) {
    const { specs, specStarts } = source.columns
    for (let i = 0; i < docs.length; i += step, seen++) {
      // | 0 tells the compiler that the places are small whole numbers
      const from = specStarts[docs[i]!]! | 0
      const to = specStarts[docs[i]! + 1]! | 0
      sample = roomy(sample, size + to - from)
      for (let at = from; at < to; at++) {
        const spec = specs[at]!
        tags[tagOf(spec)]!++
        sample[size++] = spec
      }
    }
  }
  const least = leastOf(seen)
  // the specs give way to the pairs, each once
  let distinctPairs = 0
  for (let i = 0; i < size; i++) {
    const spec = sample[i]!
    if (tags[tagOf(spec)]! < least) continue
    const pair = pairOf(spec)
    const before = counts[pair]!
    counts[pair] = before + 1
    sample[distinctPairs] = pair
    if (before === 0) distinctPairs++
  }
  const { specs: pairs, specKeys } = lexicon
  present = roomy(present, specKeys.size)
  distinct = roomy(distinct, specKeys.size)
  disorder = roomy(disorder, specKeys.size)
  const keys: number[] = []
  for (let i = 0; i < distinctPairs; i++) {
    const pair = sample[i]!
    const key = pairs.keyOf(pair)
    const times = counts[pair]!
    counts[pair] = 0
    if (distinct[key]!++ === 0) keys.push(key)
    present[key]! += times
    if (times > 1) disorder[key]! += times * Math.log2(times)
  }
  const worths = keys.map((key) => ({ key, value: worth(key, seen) })).filter(({ value }) => value > 0.15)
  for (const key of keys) present[key] = distinct[key] = disorder[key] = 0
  return worths
    .sort((a, b) => b.value - a.value || a.key - b.key)
    .slice(0, MOST_KEYS)
    .map(({ key }) => key)
}

/** Of each key in the sample: how often it is there, with how many values, and the sum of n · log2 n over these. */
let present = i32(0)
let distinct = i32(0)
let disorder = f64(0)

/** So many of the sample must have a key. */
function leastOf(seen: number): number {
  return Math.max(2, seen * 0.2)
}

/** How well the values of the key part `seen` documents. */
function worth(key: number, seen: number): number {
  const all = present[key]!
  const values = distinct[key]!
  if (values < 2 || all < leastOf(seen)) return 0
  if (values > 8 && values > all * 0.4) return 0
  const entropy = Math.log2(all) - disorder[key]! / all
  // past about twelve values a list is no longer read
  return (Math.min(all / seen, 1) * entropy) / Math.max(1, values / 12)
}

/** The specs of so many documents are found and then counted. */
const TOGETHER = 64
const found = u32(TOGETHER * bounds.specs + 1)

/** Adds the document's specs that have a wanted tag to `found`; answers how many there are then. */
function ofTags({ specs, specStarts }: Columns, doc: number, before: number): number {
  let given = before
  for (let at = specStarts[doc]! | 0, end = specStarts[doc + 1]! | 0; at < end; at++) {
    const spec = specs[at]!
    found[given] = spec
    // without a branch, which would be foreseen wrongly for about every fourth spec
    given += tags[tagOf(spec)]!
  }
  return given
}

/** Of each wanted key its place among them, counted from 1. */
let places = u16(0)

/** Counts the pairs of the keys over all matches, those of a filtered key as if it were not filtered. Answers those of each key. */
function countPairs({ specs: pairs, specKeys }: Lexicon, kept: Kept[], keys: number[], tests: Tests): number[][] {
  places = roomy(places, specKeys.size)
  tags.fill(0)
  keys.forEach((key, i) => {
    places[key] = i + 1
    tags[tagOf(specOf(key, 0))] = 1
  })
  const own = keys.map((): number[] => [])
  function countFound(given: number, mask: number): void {
    for (let i = 0; i < given; i++) {
      const pair = pairOf(found[i]!)
      const place = places[pairs.keyOf(pair)]!
      if (place === 0 || (mask !== 0 && (tests.specBits.get(keys[place - 1]!)! & mask) === 0)) continue
      if (counts[pair]!++ === 0) own[place - 1]!.push(pair)
    }
  }
  for (const { source, docs, missed } of kept) {
    const { columns } = source
    for (let i = 0; i < docs.length;) {
      let given = 0
      for (const end = Math.min(docs.length, i + TOGETHER); i < end; i++) given = ofTags(columns, docs[i]!, given)
      countFound(given, 0)
    }
    for (let i = 0; i < missed.length; i += 2) countFound(ofTags(columns, missed[i]!, 0), missed[i + 1]!)
  }
  for (const key of keys) places[key] = 0
  return own
}
