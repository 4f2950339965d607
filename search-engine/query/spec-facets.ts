// Spec facets of informative keys.
import { f64, i32, grown, u16, u32, u8 } from '../segments/arrays.ts'
import type { Columns } from '../segments/columns.ts'
import type { Facets } from '../documents.ts'
import { bitOf, FIRST_SPEC, type CompiledFilter } from './filter.ts'
import { type KeyList, keyListsOf } from './key-lists.ts'
import { topValues } from './top-values.ts'
import { KEY_UNITS, type Lexicon, type SpecPairs, specPair, packSpec, specTag } from '../segments/lexicon.ts'
import { amountsOf, barsOf } from '../text/quantities.ts'
import { limits } from '../schema.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'

/** `nearMisses`: documents that fail one spec's test. */
export type SpecMatches = { segment: SegmentReader; docs: Uint16Array; nearMisses: number[] }

export const MAX_KEYS = 4
export const MAX_VALUES = 20
const SAMPLE = 96

export function filtersCategoryOrSpec({ facetRows, columns }: CompiledFilter): boolean {
  return facetRows.some(({ bit }) => bit === bitOf.category) || columns.some(({ bit }) => bit >= FIRST_SPEC)
}

const tags = u16(128)
/** All zero here. */
const freeCounts: Uint32Array[] = []
let sample = i32(4096)

export function* specFacets(
  lexicon: Lexicon,
  matches: SpecMatches[],
  tests: CompiledFilter,
): Generator<void, NonNullable<Facets['specs']>> {
  const total = matches.reduce((sum, { docs, nearMisses }) => sum + docs.length + nearMisses.length / 2, 0)
  if (total === 0) return []
  const counts = grown(freeCounts.pop() ?? u32(0), lexicon.specs.size)
  const keys = [...tests.specBits.keys()]
  for (const key of selectKeys(lexicon, matches, counts))
    if (keys.length < MAX_KEYS && !keys.includes(key)) keys.push(key)
  const { specs, specKeys } = lexicon
  const pairs = keys.length === 0 ? [] : yield* countPairs(lexicon, matches, keys, tests, counts)
  const out: NonNullable<Facets['specs']> = []
  for (const [position, ownPairs] of pairs.entries()) {
    const range = amountsOf(specs, ownPairs)
    out.push({
      key: specKeys.label(keys[position]!),
      values: topValues(specs, ownPairs, ownPairs.length, counts, MAX_VALUES, KEY_UNITS),
      ...(range && { range: { ...range, bars: barsOf(specs, ownPairs, range, counts) } }),
    })
    yield
  }
  for (const ownPairs of pairs) for (const pair of ownPairs) counts[pair] = 0
  freeCounts.push(counts)
  return out
}

function selectKeys(lexicon: Lexicon, matches: SpecMatches[], counts: Uint32Array): number[] {
  const total = matches.reduce((sum, { docs }) => sum + docs.length, 0)
  const step = Math.max(1, Math.floor(total / SAMPLE))
  let sampled = 0
  let size = 0
  tags.fill(0)
  for (const { segment, docs } of matches) {
    const { specs, specStarts } = segment.columns
    for (let i = 0; i < docs.length; i += step, sampled++) {
      // | 0 tells the compiler that positions are small integers.
      const from = specStarts[docs[i]!]! | 0
      const to = specStarts[docs[i]! + 1]! | 0
      sample = grown(sample, size + to - from)
      for (let at = from; at < to; at++) {
        const spec = specs[at]!
        tags[specTag(spec)]!++
        sample[size++] = spec
      }
    }
  }
  const least = minSamples(sampled)
  let pairCount = 0
  for (let i = 0; i < size; i++) {
    const spec = sample[i]!
    if (tags[specTag(spec)]! < least) continue
    const pair = specPair(spec)
    const before = counts[pair]!
    counts[pair] = before + 1
    sample[pairCount] = pair
    if (before === 0) pairCount++
  }
  const { specs: pairs, specKeys } = lexicon
  occurrences = grown(occurrences, specKeys.size)
  distinctValues = grown(distinctValues, specKeys.size)
  entropySums = grown(entropySums, specKeys.size)
  const keys: number[] = []
  for (let i = 0; i < pairCount; i++) {
    const pair = sample[i]!
    const key = pairs.keyOf(pair)
    const times = counts[pair]!
    counts[pair] = 0
    if (distinctValues[key]!++ === 0) keys.push(key)
    occurrences[key]! += times
    if (times > 1) entropySums[key]! += times * Math.log2(times)
  }
  const pairsOf = groupedByKey(pairs, pairCount)
  const ranked = keys
    .map((key) => ({ key, value: keyInformation(key, sampled) || amountInformation(pairs, key, pairsOf, sampled) }))
    .filter(({ value }) => value > 0.15)
  for (const key of keys) occurrences[key] = distinctValues[key] = entropySums[key] = 0
  return ranked
    .sort((a, b) => b.value - a.value || a.key - b.key)
    .slice(0, MAX_KEYS)
    .map(({ key }) => key)
}

let occurrences = i32(0)
let distinctValues = i32(0)
let entropySums = f64(0)

const MAX_LISTED = 8

function minSamples(sampled: number): number {
  return Math.max(2, sampled * 0.2)
}

export { minSamples as leastKnown }

export function informationOf(counts: readonly number[], sampled: number, hasRange: () => boolean): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const entropySum = counts.reduce((sum, count) => sum + count * Math.log2(count), 0)
  const listed = information({ all, values: counts.length, entropySum, sampled })
  if (listed > 0 || counts.length <= MAX_LISTED || all < minSamples(sampled)) return listed
  return hasRange() ? Math.min(all / sampled, 1) : 0
}

type ValueCounts = { all: number; values: number; entropySum: number; sampled: number }

function information({ all, values, entropySum, sampled }: ValueCounts): number {
  if (values < 2 || all < minSamples(sampled)) return 0
  if (values > MAX_LISTED && values > all * 0.4) return 0
  return (Math.min(all / sampled, 1) * (Math.log2(all) - entropySum / all)) / Math.max(1, values / 12)
}

function keyInformation(key: number, sampled: number): number {
  return information({
    all: occurrences[key]!,
    values: distinctValues[key]!,
    entropySum: entropySums[key]!,
    sampled,
  })
}

function groupedByKey(pairs: SpecPairs, pairCount: number): (key: number) => number[] {
  let groups: Map<number, number[]> | undefined
  return (key) => {
    if (!groups) {
      groups = new Map()
      for (let i = 0; i < pairCount; i++) {
        const own = groups.get(pairs.keyOf(sample[i]!))
        if (own) own.push(sample[i]!)
        else groups.set(pairs.keyOf(sample[i]!), [sample[i]!])
      }
    }
    return groups.get(key) ?? []
  }
}

function amountInformation(pairs: SpecPairs, key: number, pairsOf: (key: number) => number[], sampled: number): number {
  const all = occurrences[key]!
  if (distinctValues[key]! <= MAX_LISTED || all < minSamples(sampled)) return 0
  return amountsOf(pairs, pairsOf(key)) ? Math.min(all / sampled, 1) : 0
}

const BATCH = 64
const found = u32(BATCH * limits.specs + 1)

function appendTagged({ specs, specStarts }: Columns, doc: number, before: number): number {
  let length = before
  for (let at = specStarts[doc]! | 0, end = specStarts[doc + 1]! | 0; at < end; at++) {
    const spec = specs[at]!
    found[length] = spec
    length += tags[specTag(spec)]!
  }
  return length
}

/** Plus 1; all zero between pieces. */
let positions = u16(0)
const PIECE = 4096

const LISTED_FROM = 2000
/** All zero between calls. */
const isMatch = u8(65_536)

function countListed(docs: Uint16Array, lists: KeyList[], ownPairs: number[][], counts: Uint32Array): void {
  for (let i = 0; i < docs.length; i++) isMatch[docs[i]!] = 1
  for (const [position, list] of lists.entries()) {
    const own = ownPairs[position]!
    for (let i = 0; i < list.docs.length; i++) {
      if (isMatch[list.docs[i]!] === 0) continue
      const pair = list.pairs[i]!
      if (counts[pair]!++ === 0) own.push(pair)
    }
  }
  for (let i = 0; i < docs.length; i++) isMatch[docs[i]!] = 0
}

function* countPairs(
  { specs: pairs, specKeys }: Lexicon,
  matches: SpecMatches[],
  keys: number[],
  tests: CompiledFilter,
  counts: Uint32Array,
): Generator<void, number[][]> {
  const ownPairs = keys.map((): number[] => [])
  function countFound(length: number, mask: number): void {
    for (let i = 0; i < length; i++) {
      const pair = specPair(found[i]!)
      const position = positions[pairs.keyOf(pair)]!
      if (position === 0 || (mask !== 0 && (tests.specBits.get(keys[position - 1]!)! & mask) === 0)) continue
      if (counts[pair]!++ === 0) ownPairs[position - 1]!.push(pair)
    }
  }
  /** Other queries use these tables meanwhile. */
  function mark(): void {
    positions = grown(positions, specKeys.size)
    tags.fill(0)
    keys.forEach((key, i) => {
      positions[key] = i + 1
      tags[specTag(packSpec(key, 0))] = 1
    })
  }
  function unmark(): void {
    for (const key of keys) positions[key] = 0
  }
  let counted = 0
  mark()
  for (const { segment, docs, nearMisses } of matches) {
    const { columns } = segment
    const isListed = segment.ranked && docs.length >= LISTED_FROM
    if (isListed) {
      unmark()
      countListed(docs, yield* keyListsOf(columns, keys, pairs), ownPairs, counts)
      yield
      mark()
    }
    for (let i = 0; i < docs.length && !isListed;) {
      let length = 0
      for (const end = Math.min(docs.length, i + BATCH); i < end; i++) length = appendTagged(columns, docs[i]!, length)
      countFound(length, 0)
      counted += BATCH
      if (counted < PIECE) continue
      unmark()
      yield
      mark()
      counted = 0
    }
    for (let i = 0; i < nearMisses.length; i += 2)
      countFound(appendTagged(columns, nearMisses[i]!, 0), nearMisses[i + 1]!)
    counted += nearMisses.length
  }
  unmark()
  return ownPairs
}
