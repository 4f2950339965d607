// Collects matches.
import { grown, u16, u32 } from '../segments/arrays.ts'
import { evidenceKinds, type Facet, type Facets } from '../documents.ts'
import {
  applyTests,
  applyToRows,
  COUNTED_ELSEWHERE,
  failed,
  FIRST_SPEC,
  isEmpty,
  type CompiledFilter,
} from './filter.ts'
import { topValues } from './top-values.ts'
import { countDocuments, countRow, type FacetCounts } from './facet-counts.ts'
import type { FacetField, Lexicon } from '../segments/lexicon.ts'
import type { Kind } from '../schema.ts'
import { isDeleted, type SegmentReader } from '../segments/segment-reader.ts'
import { type SpecMatches, filtersCategoryOrSpec, specFacets } from './spec-facets.ts'
import { TopHits } from './top-hits.ts'
import { TIER, TIER_BITS, TIERS } from './scores.ts'

export class Collector {
  total = 0
  mentions = 0
  readonly top: TopHits
  readonly filter: CompiledFilter
  #kind: Kind
  #lexicon: Lexicon
  #facetCounts: FacetCounts | undefined
  #specMatches: SpecMatches[] = []
  #newest: boolean
  #namesCategory: boolean
  #byTier = new Uint32Array(TIERS)

  constructor(
    kind: Kind,
    lexicon: Lexicon,
    segments: SegmentReader[],
    options: {
      filter: CompiledFilter
      limit: number
      facetCounts: FacetCounts | undefined
      newest: boolean
      namesCategory?: boolean
    },
  ) {
    this.#kind = kind
    this.#lexicon = lexicon
    this.filter = options.filter
    this.top = new TopHits(options.limit, segments)
    this.#facetCounts = options.facetCounts
    this.#newest = options.newest
    this.#namesCategory = options.namesCategory ?? false
  }

  /** Pauses; others may use the buffers meanwhile. */
  *collectPaced(
    segment: SegmentReader,
    segmentNumber: number,
    docs: Uint16Array,
    scores: Int32Array,
    found: number,
  ): Generator<void, void> {
    if (this.filter.columns.length === 0 || found <= PIECE)
      return this.collect(segment, segmentNumber, docs, scores, found)
    const [ownDocs, ownScores] = [docs.slice(0, found), scores.slice(0, found)]
    for (let at = 0; at < found; at += PIECE) {
      const end = Math.min(found, at + PIECE)
      this.collect(segment, segmentNumber, ownDocs.subarray(at, end), ownScores.subarray(at, end), end - at)
      yield
    }
  }

  /** Overwrites `docs` and `scores`. */
  collect(segment: SegmentReader, segmentNumber: number, docs: Uint16Array, scores: Int32Array, found: number): void {
    const live = segment.removed === 0 ? found : withoutDeleted(segment, docs, scores, found)
    const count = this.#applyFilter(segment, docs, scores, live)
    this.total += count
    for (let i = 0; i < count; i++) this.#byTier[scores[i]! >>> TIER_BITS]!++
    this.#offer(segment, segmentNumber, docs, scores, count)
  }

  atLeast(score: number): number {
    return this.#byTier.subarray(score / TIER).reduce((sum, count) => sum + count, 0)
  }

  #applyFilter(segment: SegmentReader, docs: Uint16Array, scores: Int32Array, found: number): number {
    const { facetRows, rowOf } = segment
    nearMissCount = 0
    let count = found
    if (isEmpty(this.filter)) {
      if (this.#facetCounts) countDocuments(this.#facetCounts, segment, docs, found)
    } else if (found > ROW_TEST_FROM && this.filter.columns.length === 0) {
      applyToRows(this.filter, facetRows)
      if (this.#facetCounts) countDocuments(this.#facetCounts, segment, docs, found, failed)
      count = keepPassing(docs, scores, found, rowOf)
    } else {
      applyTests(this.filter, segment, docs, found)
      for (let i = 0; i < found; i++) {
        const mask = failed[i]!
        if ((mask & COUNTED_ELSEWHERE) === 0) {
          if (this.#facetCounts) countRow(this.#facetCounts, facetRows, rowOf[docs[i]!]!, 1, mask)
        } else if (mask >= FIRST_SPEC && (mask & (mask - 1)) === 0) {
          nearMissDocs[nearMissCount] = docs[i]!
          nearMissBits[nearMissCount++] = mask
        }
      }
      count = keepPassing(docs, scores, found)
    }
    if (this.#facetCounts && this.#kind === 'product') this.#keepForSpecs(segment, docs, count)
    return count
  }

  collectAll(segment: SegmentReader, segmentNumber: number, limit: number): boolean {
    nearMissCount = 0
    const { facetRows, liveCounts } = segment
    if (!liveCounts || this.#newest || this.filter.columns.length > 0) return false
    applyToRows(this.filter, facetRows)
    let total = 0
    for (let row = 0; row < facetRows.count; row++) {
      const count = liveCounts[row]!
      const mask = failed[row]!
      if (mask === 0) total += count
      if (this.#facetCounts && count > 0) countRow(this.#facetCounts, facetRows, row, count, mask)
    }
    this.total += total
    const needsSpecs = this.#facetCounts && this.#kind === 'product'
    const docs = firstPassing(segment, needsSpecs ? total : Math.min(limit, total))
    if (needsSpecs) this.#keepForSpecs(segment, docs, docs.length)
    this.top.offer(segmentNumber, docs, zeroScores, Math.min(limit, docs.length), true)
    return true
  }

  *keepAll(segments: SegmentReader[], totals: FacetCounts, documents: number): Generator<void, void> {
    this.total = documents
    if (this.#kind !== 'product' || !this.#hasDominantCategory(totals)) return
    for (const segment of segments) {
      applyToRows(this.filter, segment.facetRows)
      nearMissCount = 0
      const docs = firstPassing(segment, segment.columns.count)
      this.#keepForSpecs(segment, docs, docs.length)
      yield
    }
  }

  *facets(totals?: FacetCounts): Generator<void, Facets | undefined> {
    const facetCounts = totals ?? this.#facetCounts
    if (!this.#facetCounts || !facetCounts) return undefined
    const facet = (field: FacetField): Facet => this.#topValues(field, facetCounts[field])
    const { verified, run, replies, evidence } = facetCounts
    const out: Facets = {
      businessType: facet('businessType'),
      country: facet('country'),
      industry: facet('industry'),
      category: facet('category'),
      verified: truths(verified),
      run: truths(run),
    }
    const counted = evidenceKinds
      .map((value, at) => ({ value, count: evidence[at]! }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
    if (this.#kind === 'business' || counted.length > 0) out.evidence = counted
    if (this.#kind === 'business') {
      out.replies = [
        { value: 'most', count: replies[1]! + replies[2]! },
        { value: 'day', count: replies[2]! },
      ].filter(({ count }) => count > 0)
    }
    if (this.#kind === 'product') {
      out.brand = facet('brand')
      out.specs = this.#hasDominantCategory(facetCounts)
        ? yield* specFacets(this.#lexicon, this.#specMatches, this.filter)
        : []
    }
    return out
  }

  #hasDominantCategory({ category }: FacetCounts): boolean {
    return (
      this.#namesCategory || filtersCategoryOrSpec(this.filter) || category.some((count) => count * 2 >= this.total)
    )
  }

  #keepForSpecs(segment: SegmentReader, docs: Uint16Array, count: number): void {
    const added: SpecMatches = { segment, docs: docs.slice(0, count), nearMisses: [] }
    for (let i = 0; i < nearMissCount; i++) added.nearMisses.push(nearMissDocs[i]!, nearMissBits[i]!)
    this.#specMatches.push(added)
  }

  #offer(segment: SegmentReader, segmentNumber: number, docs: Uint16Array, scores: Int32Array, count: number): void {
    if (!this.#newest) return this.top.offer(segmentNumber, docs, scores, count, segment.ranked)
    times = times.length < count ? new Float64Array(count * 2) : times
    for (let i = 0; i < count; i++) times[i] = segment.columns.registered[docs[i]!]!
    this.top.offer(segmentNumber, docs, times, count, false)
  }

  #topValues(field: FacetField, facetCounts: Uint32Array): Facet {
    const dictionary = this.#lexicon[field]
    const { size } = dictionary
    values = grown(values, size + 1)
    const present = values
    let length = 0
    for (let value = 0; value < size; value++) {
      present[length] = value
      // Branchless: increments where the value occurs.
      length += -facetCounts[value]! >>> 31
    }
    return topValues(dictionary, present, length, facetCounts)
  }
}

const PIECE = 16_384

let values = u32(0)
let times = new Float64Array(0)
const zeroScores = new Int32Array(65536)

function withoutDeleted({ deleted }: SegmentReader, docs: Uint16Array, scores: Int32Array, found: number): number {
  let count = 0
  for (let i = 0; i < found; i++) {
    const doc = docs[i]!
    if (deleted[doc >> 3]! & (1 << (doc & 7))) continue
    docs[count] = doc
    scores[count++] = scores[i]!
  }
  return count
}

function keepPassing(docs: Uint16Array, scores: Int32Array, found: number, rowOf?: Uint16Array): number {
  let count = 0
  for (let i = 0; i < found; i++) {
    const doc = docs[i]!
    docs[count] = doc
    scores[count] = scores[i]!
    count += (failed[rowOf ? rowOf[doc]! : i]! - 1) >>> 31
  }
  return count
}

const ROW_TEST_FROM = 1000

let nearMissCount = 0
const nearMissDocs = u16(65536)
const nearMissBits = u16(65536)

function firstPassing(segment: SegmentReader, limit: number): Uint16Array {
  const { rowOf } = segment
  const docs = u16(limit)
  let found = 0
  for (let doc = 0; doc < rowOf.length && found < limit; doc++) {
    if (failed[rowOf[doc]!] === 0 && !isDeleted(segment, doc)) docs[found++] = doc
  }
  return docs.subarray(0, found)
}

function truths(counts: Uint32Array): Facet {
  return [
    { value: 'true', count: counts[1]! },
    { value: 'false', count: counts[0]! },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
