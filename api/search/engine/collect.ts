// Takes the matches of each source: filters them, counts them, counts their facets, keeps the best. Finds none itself.
import { roomy, u16, u32 } from './arrays.ts'
import type { Facet, Facets } from './documents.ts'
import { applyTests, bitOf, failed, FIRST_SPEC, type Tests } from './filter.ts'
import { mostFrequent } from './frequent.ts'
import { axes, type Axis, type Lexicon } from './lexicon.ts'
import type { Kind } from './schema.ts'
import type { Source } from './source.ts'
import { type Kept, MOST_MATCHES, parts, specFacets } from './spec-facets.ts'
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
  #keptCount = 0
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
    let missed = 0
    if (this.tests.all.length > 0) {
      applyTests(this.tests, source, docs, count)
      const found = count
      count = 0
      for (let i = 0; i < found; i++) {
        const mask = failed[i]!
        const doc = docs[i]!
        if (mask === 0) {
          docs[count] = doc
          scores[count++] = scores[i]!
        } else if ((mask & (mask - 1)) === 0) {
          missedDocs[missed] = doc
          missedBits[missed++] = mask
        }
      }
    }
    this.total += count
    if (this.#counts) {
      countAll(this.#counts, source, docs, count, this.#kind)
      countMissed(this.#counts, source, missed)
      if (this.#kind === 'product') this.#keep(source, docs, count, missed)
    }
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

  #keep(source: Source, docs: Uint16Array, count: number, missed: number): void {
    if (this.#keptCount > MOST_MATCHES && !parts(this.tests)) return
    const kept: Kept = { source, docs: docs.slice(0, count), missed: [] }
    for (let i = 0; i < missed; i++) if (missedBits[i]! >= FIRST_SPEC) kept.missed.push(missedDocs[i]!, missedBits[i]!)
    this.#keptCount += count + kept.missed.length
    this.#kept.push(kept)
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
    return mostFrequent(values, counts, (value) => dictionary.label(value))
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

/** Documents that fail one test only, and that test's bit: they count for its own facet. */
const missedDocs = u16(65536)
const missedBits = u16(65536)

// One loop over all columns, each of one kind of array: a loop per column costs twice as much.
function countAll(counts: Histograms, { columns }: Source, docs: Uint16Array, count: number, kind: Kind): void {
  const { businessType, country, industry, verified, category, brand } = counts
  const types = columns.businessType
  const countries = columns.country
  const industries = columns.industry
  const marks = columns.verified
  const { categories, categoryStarts } = columns
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    businessType[types[doc]!]!++
    country[countries[doc]!]!++
    industry[industries[doc]!]!++
    verified[marks[doc]!]!++
    for (let at = categoryStarts[doc]!, end = categoryStarts[doc + 1]!; at < end; at++) category[categories[at]!]!++
  }
  if (kind === 'business') return
  const brands = columns.brand
  for (let i = 0; i < count; i++) brand[brands[docs[i]!]!]!++
}

function countMissed(counts: Histograms, { columns }: Source, missed: number): void {
  for (let i = 0; i < missed; i++) {
    const doc = missedDocs[i]!
    const bit = missedBits[i]!
    if (bit === bitOf.businessType) counts.businessType[columns.businessType[doc]!]!++
    else if (bit === bitOf.country) counts.country[columns.country[doc]!]!++
    else if (bit === bitOf.industry) counts.industry[columns.industry[doc]!]!++
    else if (bit === bitOf.brand) counts.brand[columns.brand[doc]!]!++
    else if (bit === bitOf.verified) counts.verified[columns.verified[doc]!]!++
    else if (bit === bitOf.category) {
      const end = columns.categoryStarts[doc + 1]!
      for (let at = columns.categoryStarts[doc]!; at < end; at++) counts.category[columns.categories[at]!]!++
    }
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
