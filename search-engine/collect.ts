// Takes the matches of each source: filters them, counts them, counts their facets, keeps the best. Finds none itself.
import { roomy, u16, u32 } from './arrays.ts'
import type { Facet, Facets } from './documents.ts'
import { applyTests, applyToRows, bitOf, failed, FIRST_SPEC, isEmpty, type Tests } from './filter.ts'
import { mostFrequent } from './frequent.ts'
import { countAll, countTested, type Histograms } from './histograms.ts'
import type { Axis, Lexicon } from './lexicon.ts'
import type { Kind } from './schema.ts'
import { isDeleted, type Source } from './source.ts'
import { type Kept, MOST_MATCHES, parts, specFacets } from './spec-facets.ts'
import { Top } from './top.ts'

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
    ask: { tests: Tests; most: number; counts: Histograms | undefined; newest: boolean },
  ) {
    this.#kind = kind
    this.#lexicon = lexicon
    this.tests = ask.tests
    this.top = new Top(ask.most, sources)
    this.#counts = ask.counts
    this.#newest = ask.newest
  }

  /** Matches of one source; `docs` and `scores` are overwritten. */
  take(source: Source, number: number, docs: Uint16Array, scores: Int32Array, matches: number): void {
    const living = source.removed === 0 ? matches : alive(source, docs, scores, matches)
    const count = this.#tested(source, docs, scores, living)
    this.total += count
    this.#offer(source, number, docs, scores, count)
  }

  /** Leaves those that pass the tests, and counts the facets of all; answers how many are left. */
  #tested(source: Source, docs: Uint16Array, scores: Int32Array, found: number): number {
    const { traits, rows } = source
    missed = 0
    let count = found
    if (isEmpty(this.tests)) {
      if (this.#counts) countAll(this.#counts, source, docs, found)
    } else if (found > MANY && this.tests.columns.length === 0) {
      applyToRows(this.tests, traits)
      if (this.#counts) countAll(this.#counts, source, docs, found, failed)
      count = passing(docs, scores, found, rows)
    } else {
      applyTests(this.tests, source, docs, found)
      for (let i = 0; i < found; i++) {
        const mask = failed[i]!
        // what fails a test of columns counts for no facet of traits
        if (mask < bitOf.business) {
          if (this.#counts) countTested(this.#counts, traits, rows[docs[i]!]!, 1, mask)
        } else if (mask >= FIRST_SPEC && (mask & (mask - 1)) === 0) {
          missedDocs[missed] = docs[i]!
          missedBits[missed++] = mask
        }
      }
      count = passing(docs, scores, found)
    }
    if (this.#counts && this.#kind === 'product') this.#keep(source, docs, count)
    return count
  }

  /** All documents of a source, when no words are asked for. Answers false where they must be looked at one by one. */
  takeAll(source: Source, number: number, most: number): boolean {
    missed = 0
    const { traits, living } = source
    if (!living || this.#newest || this.tests.columns.length > 0) return false
    applyToRows(this.tests, traits)
    let total = 0
    for (let row = 0; row < traits.count; row++) {
      const count = living[row]!
      const mask = failed[row]!
      if (mask === 0) total += count
      if (this.#counts && count > 0) countTested(this.#counts, traits, row, count, mask)
    }
    this.total += total
    const keeps = this.#counts && this.#kind === 'product' && this.#keeps(total)
    if (!keeps) this.#keptCount += total
    const docs = firstPassing(source, keeps ? total : Math.min(most, total))
    if (keeps) this.#keep(source, docs, docs.length)
    this.top.offer(number, docs, none, Math.min(most, docs.length), true)
    return true
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
      out.specs = this.#keeps() && this.#areAlike(counts) ? specFacets(this.#lexicon, this.#kept, this.tests) : []
    }
    return out
  }

  /** Are the documents wanted for the facets of specs? */
  #keeps(more = 0): boolean {
    return this.#keptCount + more <= MOST_MATCHES || parts(this.tests)
  }

  /** Specs say something within a category: where the filter names one, or half of the matches share one. */
  #areAlike({ category }: Histograms): boolean {
    return parts(this.tests) || category.some((count) => count * 2 >= this.total)
  }

  #keep(source: Source, docs: Uint16Array, count: number): void {
    const keeps = this.#keeps(count + missed)
    this.#keptCount += count + missed
    if (!keeps) return
    const kept: Kept = { source, docs: docs.slice(0, count), missed: [] }
    for (let i = 0; i < missed; i++) kept.missed.push(missedDocs[i]!, missedBits[i]!)
    this.#kept.push(kept)
  }

  #offer(source: Source, number: number, docs: Uint16Array, scores: Int32Array, count: number): void {
    if (!this.#newest) return this.top.offer(number, docs, scores, count, source.ranked)
    moments = moments.length < count ? new Float64Array(count * 2) : moments
    for (let i = 0; i < count; i++) moments[i] = source.columns.registered[docs[i]!]!
    this.top.offer(number, docs, moments, count, false)
  }

  #listed(axis: Axis, counts: Uint32Array): Facet {
    const dictionary = this.#lexicon[axis]
    const { size } = dictionary
    values = roomy(values, size + 1)
    const met = values
    let given = 0
    for (let value = 0; value < size; value++) {
      met[given] = value
      given += -counts[value]! >>> 31
    }
    return mostFrequent(dictionary, met, given, counts)
  }
}

/** The values of one facet that are met. */
let values = u32(0)
/** Registration times of the matches under way. */
let moments = new Float64Array(0)
/** Of what is found without words. */
const none = new Int32Array(65536)

function alive({ deleted }: Source, docs: Uint16Array, scores: Int32Array, found: number): number {
  let count = 0
  for (let i = 0; i < found; i++) {
    const doc = docs[i]!
    if (deleted[doc >> 3]! & (1 << (doc & 7))) continue
    docs[count] = doc
    scores[count++] = scores[i]!
  }
  return count
}

/** Leaves the documents that, or whose rows of traits, failed no test. */
function passing(docs: Uint16Array, scores: Int32Array, found: number, rows?: Uint16Array): number {
  let count = 0
  for (let i = 0; i < found; i++) {
    const doc = docs[i]!
    docs[count] = doc
    scores[count] = scores[i]!
    // without a branch: one more where no test failed
    count += (failed[rows ? rows[doc]! : i]! - 1) >>> 31
  }
  return count
}

/** So many are tested by their rows of traits, of which there are thousands. */
const MANY = 1000

/** Documents that fail only the test of one spec, and that test's bit: they count for its own facet. */
let missed = 0
const missedDocs = u16(65536)
const missedBits = u16(65536)

/** The first living documents whose row of traits passed the tests. */
function firstPassing(source: Source, most: number): Uint16Array {
  const { rows } = source
  const docs = u16(most)
  let found = 0
  for (let doc = 0; doc < rows.length && found < most; doc++) {
    if (failed[rows[doc]!] === 0 && !isDeleted(source, doc)) docs[found++] = doc
  }
  return docs.subarray(0, found)
}
