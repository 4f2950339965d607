// Takes the matches of each source: filters them, counts them, counts their facets, keeps the best. Finds none itself.
import { roomy, u16, u32 } from './arrays.ts'
import type { Facet, Facets } from './documents.ts'
import { applyTests, bitOf, failed, type Tests } from './filter.ts'
import { axes, type Axis, type Lexicon } from './lexicon.ts'
import type { Kind } from './schema.ts'
import { bounds } from './schema.ts'
import type { Source } from './source.ts'
import { type Kept, specFacets } from './spec-facets.ts'
import { Top } from './top.ts'

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

export class Collector {
  total = 0
  readonly top: Top
  readonly tests: Tests
  #kind: Kind
  #lexicon: Lexicon
  #counts: Histograms | undefined
  #kept: Kept[] = []
  #newest: boolean

  constructor(
    kind: Kind,
    lexicon: Lexicon,
    sources: Source[],
    ask: { tests: Tests; most: number; facets: boolean; newest: boolean },
  ) {
    this.#kind = kind
    this.#lexicon = lexicon
    this.tests = ask.tests
    this.top = new Top(ask.most, sources)
    this.#counts = ask.facets ? histograms(lexicon) : undefined
    this.#newest = ask.newest
  }

  /** Matches of one source, ascending; `docs` and `scores` are overwritten. */
  take(source: Source, number: number, docs: Uint16Array, scores: Int32Array, matches: number): void {
    let count = matches
    if (source.removed > 0) count = living(source, docs, scores, count)
    const tested = this.tests.all.length > 0
    if (tested) applyTests(this.tests, source, docs, count)
    if (this.#counts) {
      countFacets(this.#counts, source, docs, count, tested, this.#kind)
      if (this.#kind === 'product') this.#keep(source, docs, count, tested)
    }
    if (tested) {
      let passed = 0
      for (let i = 0; i < count; i++) {
        if (failed[i] !== 0) continue
        docs[passed] = docs[i]!
        scores[passed++] = scores[i]!
      }
      count = passed
    }
    this.total += count
    this.#offer(source, number, docs, scores, count)
  }

  facets(known?: Histograms): Facets | undefined {
    const counts = known ?? this.#counts
    if (!this.#counts || !counts) return undefined
    const facet = (axis: Axis): Facet => this.#listed(axis, counts[axis])
    const { verified } = counts
    const out: Facets = {
      businessType: facet('businessType'),
      country: facet('country'),
      industry: facet('industry'),
      category: facet('category'),
      verified: [
        { value: 'true', count: verified[1]! },
        { value: 'false', count: verified[0]! },
      ].filter(({ count }) => count > 0),
    }
    out.verified!.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    if (this.#kind === 'product') {
      out.brand = facet('brand')
      out.specs = specFacets(this.#lexicon, this.#kept, this.tests)
    }
    return out
  }

  #keep(source: Source, docs: Uint16Array, count: number, tested: boolean): void {
    const kept: Kept = { source, docs: u16(count), masks: u16(count), count: 0 }
    for (let i = 0; i < count; i++) {
      const mask = tested ? failed[i]! : 0
      if ((mask & 127) !== 0 || (mask & (mask - 1)) !== 0) continue
      kept.docs[kept.count] = docs[i]!
      kept.masks[kept.count++] = mask
    }
    if (kept.count > 0) this.#kept.push(kept)
  }

  #offer(source: Source, number: number, docs: Uint16Array, scores: Int32Array, count: number): void {
    if (!this.#newest) return this.top.offer(number, docs, scores, count, source.ranked)
    times = times.length < count ? new Float64Array(count * 2) : times
    for (let i = 0; i < count; i++) times[i] = source.columns.registered[docs[i]!]!
    this.top.offer(number, docs, times, count, false)
  }

  #listed(axis: Axis, counts: Uint32Array): Facet {
    const dictionary = this.#lexicon[axis]
    const values: number[] = []
    for (let value = 0; value < counts.length; value++) if (counts[value]! > 0) values.push(value)
    values.sort((a, b) => counts[b]! - counts[a]!)
    // only values that may still be among the first are worth their names
    const least = values.length > bounds.facetValues ? counts[values[bounds.facetValues]!]! : 0
    return values
      .filter((value) => counts[value]! >= least)
      .map((value) => ({ value: dictionary.label(value), count: counts[value]! }))
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, bounds.facetValues)
  }
}

let times = new Float64Array(0)

function living(source: Source, docs: Uint16Array, scores: Int32Array, count: number): number {
  const { deleted } = source
  let alive = 0
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    if (deleted[doc >> 3]! & (1 << (doc & 7))) continue
    docs[alive] = doc
    scores[alive++] = scores[i]!
  }
  return alive
}

/** Counts every document that fails no test but the facet's own. */
function countFacets(
  counts: Histograms,
  { columns }: Source,
  docs: Uint16Array,
  count: number,
  tested: boolean,
  kind: Kind,
): void {
  for (const axis of axes) {
    if (axis === 'brand' && kind === 'business') continue
    const others = tested ? ~bitOf[axis] : 0
    if (axis === 'category') countLists(counts.category, columns.categoryStarts, columns.categories, docs, count, others)
    else countColumn(counts[axis], columns[axis], docs, count, others)
  }
  countColumn(counts.verified, columns.verified, docs, count, tested ? ~bitOf.verified : 0)
}

type Numbers = Uint8Array | Uint16Array | Uint32Array

function countColumn(counts: Uint32Array, column: Numbers, docs: Uint16Array, count: number, others: number): void {
  if (others === 0) for (let i = 0; i < count; i++) counts[column[docs[i]!]!]!++
  else for (let i = 0; i < count; i++) if ((failed[i]! & others) === 0) counts[column[docs[i]!]!]!++
}

function countLists(
  counts: Uint32Array,
  starts: Uint32Array,
  values: Uint16Array,
  docs: Uint16Array,
  count: number,
  others: number,
): void {
  for (let i = 0; i < count; i++) {
    if (others !== 0 && (failed[i]! & others) !== 0) continue
    const doc = docs[i]!
    for (let at = starts[doc]!, end = starts[doc + 1]!; at < end; at++) counts[values[at]!]!++
  }
}

/** Keeps a histogram in step with documents that come and go. */
export function countOne(counts: Histograms, lexicon: Lexicon, { columns }: Source, doc: number, change: 1 | -1): void {
  for (const axis of axes) counts[axis] = roomy(counts[axis], lexicon[axis].size + 1)
  for (const axis of axes) if (axis !== 'category') counts[axis][columns[axis][doc]!]! += change
  for (let at = columns.categoryStarts[doc]!; at < columns.categoryStarts[doc + 1]!; at++) {
    counts.category[columns.categories[at]!]! += change
  }
  counts.verified[columns.verified[doc]!]! += change
}
