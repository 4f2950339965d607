// How often each value of a facet is there. Which documents count is for the caller to say.
import { i32, roomy, u16, u32 } from './arrays.ts'
import { bitOf } from './filter.ts'
import { axes, type Axis, type Lexicon } from './lexicon.ts'
import type { Source } from './source.ts'
import type { Traits } from './traits.ts'

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

/** How often each row of traits is met in one question; zero between questions. */
const times = i32(65536)
/** The rows met. */
const met = u16(65536)

/** Counts the facets of these documents; with the failed tests of each row as `countTested` does. */
export function countAll(
  counts: Histograms,
  { traits, rows }: Source,
  docs: Uint16Array,
  count: number,
  failed?: Uint16Array,
): void {
  let distinct = 0
  for (let i = 0; i < count; i++) {
    const row = rows[docs[i]!]!
    const before = times[row]!
    times[row] = before + 1
    met[distinct] = row
    // without a branch: one more where it is met for the first time
    distinct += (before - 1) >>> 31
  }
  for (let i = 0; i < distinct; i++) {
    const row = met[i]!
    countTested(counts, traits, row, times[row]!, failed ? failed[row]! : 0)
    times[row] = 0
  }
}

/** Counts `count` documents of this row that failed the tests `mask`: for all facets when none, for a single test's own facet. */
export function countTested(counts: Histograms, traits: Traits, row: number, count: number, mask: number): void {
  if (mask === 0) return countLike(counts, traits, row, count)
  if (mask === bitOf.businessType) counts.businessType[traits.businessType[row]!]! += count
  else if (mask === bitOf.country) counts.country[traits.country[row]!]! += count
  else if (mask === bitOf.industry) counts.industry[traits.industry[row]!]! += count
  else if (mask === bitOf.verified) counts.verified[traits.verified[row]!]! += count
  else if (mask === bitOf.brand) counts.brand[traits.brand[row]!]! += count
  else if (mask === bitOf.category) countCategories(counts.category, traits, row, count)
}

function countLike(counts: Histograms, traits: Traits, row: number, count: number): void {
  counts.businessType[traits.businessType[row]!]! += count
  counts.country[traits.country[row]!]! += count
  counts.industry[traits.industry[row]!]! += count
  counts.verified[traits.verified[row]!]! += count
  counts.brand[traits.brand[row]!]! += count
  countCategories(counts.category, traits, row, count)
}

function countCategories(table: Uint32Array, traits: Traits, row: number, count: number): void {
  const { categoryStarts: starts, categories } = traits
  for (let at = starts[row]!, end = starts[row + 1]!; at < end; at++) table[categories[at]!]! += count
}

/** Keeps a histogram in step with documents that come and go. */
export function countOne(
  counts: Histograms,
  lexicon: Lexicon,
  { traits, rows }: Source,
  doc: number,
  change: 1 | -1,
): void {
  for (const axis of axes) counts[axis] = roomy(counts[axis], lexicon[axis].size + 1)
  countLike(counts, traits, rows[doc]!, change)
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
