// How often each value of a facet is there. Which documents count is for the caller to say.
import { i32, roomy, u16, u32 } from './arrays.ts'
import type { Columns } from './columns.ts'
import { bitOf } from './filter.ts'
import { axes, type Axis, type Lexicon } from './lexicon.ts'
import type { Source } from './source.ts'

export type Histograms = Record<Axis, Uint32Array> & { verified: Uint32Array }

export function histograms(lexicon: Lexicon): Histograms {
  const table = (axis: Axis): Uint32Array => u32(lexicon[axis].size + 1)
  return {
    businessType: table('businessType'),
    country: table('country'),
    industry: table('industry'),
    category: table('category'),
    brand: table('brand'),
    verified: u32(2),
  }
}

/** How often each profile is met in one question; zero between questions. */
const times = i32(65536)
/** The profiles met. */
const met = u16(65536)

/** Counts the facets of these documents; with the failed tests of each profile as `countTested` does. */
export function countAll(
  counts: Histograms,
  source: Source,
  docs: Uint16Array,
  count: number,
  failed?: Uint16Array,
): void {
  const { profiles, traits } = source
  if (!profiles || !traits) {
    for (let i = 0; i < count; i++) countLike(counts, source.columns, docs[i]!, 1)
    return
  }
  const { of } = profiles
  let distinct = 0
  for (let i = 0; i < count; i++) {
    const profile = of[docs[i]!]!
    const before = times[profile]!
    times[profile] = before + 1
    met[distinct] = profile
    // without a branch: one more where it is met for the first time
    distinct += (before - 1) >>> 31
  }
  for (let i = 0; i < distinct; i++) {
    const profile = met[i]!
    countTested(counts, traits, profile, times[profile]!, failed ? failed[profile]! : 0)
    times[profile] = 0
  }
}

/** Counts `count` documents like this one that failed the tests `mask`: for all facets when none, for a single test's own facet. */
export function countTested(counts: Histograms, columns: Columns, doc: number, count: number, mask: number): void {
  if (mask === 0) return countLike(counts, columns, doc, count)
  if (mask === bitOf.businessType) counts.businessType[columns.businessType[doc]!]! += count
  else if (mask === bitOf.country) counts.country[columns.country[doc]!]! += count
  else if (mask === bitOf.industry) counts.industry[columns.industry[doc]!]! += count
  else if (mask === bitOf.verified) counts.verified[columns.verified[doc]!]! += count
  else if (mask === bitOf.brand) counts.brand[columns.brand[doc]!]! += count
  else if (mask === bitOf.category) countCategories(counts.category, columns, doc, count)
}

function countLike(counts: Histograms, columns: Columns, doc: number, count: number): void {
  counts.businessType[columns.businessType[doc]!]! += count
  counts.country[columns.country[doc]!]! += count
  counts.industry[columns.industry[doc]!]! += count
  counts.verified[columns.verified[doc]!]! += count
  counts.brand[columns.brand[doc]!]! += count
  countCategories(counts.category, columns, doc, count)
}

function countCategories(table: Uint32Array, columns: Columns, doc: number, count: number): void {
  const { categoryStarts: starts, categories } = columns
  for (let at = starts[doc]!, end = starts[doc + 1]!; at < end; at++) table[categories[at]!]! += count
}

/** Keeps a histogram in step with documents that come and go. */
export function countOne(counts: Histograms, lexicon: Lexicon, { columns }: Source, doc: number, change: 1 | -1): void {
  for (const axis of axes) counts[axis] = roomy(counts[axis], lexicon[axis].size + 1)
  countLike(counts, columns, doc, change)
}

/** Tables that no question holds. */
const spare: Histograms[] = []

/** Tables for one question, to be emptied before use and given back with `spared`. */
export function borrowed(lexicon: Lexicon): Histograms {
  const counts = spare.pop() ?? histograms(lexicon)
  for (const axis of axes) counts[axis] = roomy(counts[axis], lexicon[axis].size + 1)
  return counts
}

export function cleared(counts: Histograms): void {
  for (const table of Object.values(counts)) table.fill(0)
}

export function spared(counts: Histograms): void {
  spare.push(counts)
}
