// Executes a query: plan, near, relax, rank. A generator that may pause between segments, so state that outlives a
// pause is its own.
import { browse, browseAll } from './query/browse.ts'
import { Collector } from './query/collector.ts'
import { idOf } from './segments/columns.ts'
import type { WordDictionary } from './segments/word-dictionary.ts'
import { correctSpelling } from './query/spelling.ts'
import type { Facets, SearchResult, SearchQuery } from './documents.ts'
import { acquireCounts, clearCounts, type FacetCounts, releaseCounts } from './query/facet-counts.ts'
import { setTarget, editDistance } from './query/name-distance.ts'
import { isEmpty, type CompiledFilter, compileFilter } from './query/filter.ts'
import { membershipWord } from './segments/lexicon.ts'
import { EXACT_BOOST, type ForcedMatch, UNIT_SCORE, CATEGORY_BOOST } from './query/scores.ts'
import { matchAll } from './query/match-all.ts'
import { matches } from './query/match-buffers.ts'
import { statisticsOf } from './segments/statistics.ts'
import { type IndexStatistics, fuzzyAlternatives, type Plan, planQuery } from './query/query-plan.ts'
import { requiredSlots, matchRelaxed, correctedPlans } from './query/relax.ts'
import { limits } from './schema.ts'
import { type IndexState, segmentsOf } from './segments/index-state.ts'
import type { SegmentReader } from './segments/segment-reader.ts'
import type { Hit } from './query/top-hits.ts'
import { type ExactCandidate, exactCandidates, exactHash } from './segments/exact-hash.ts'

/** May be paused between any two steps. */
export function executeSearch(
  state: IndexState,
  query: SearchQuery,
  segments = segmentsOf(state),
): Generator<void, SearchResult> {
  return new SearchExecution(state, query, segments).run()
}

class SearchExecution {
  #state: IndexState
  #query: SearchQuery
  #segments: SegmentReader[]
  #text: string
  #filter: CompiledFilter
  #statistics: IndexStatistics
  #plan: Plan
  #forced: ForcedMatch[]
  #candidates: ExactCandidate[] = []
  #facetCounts: FacetCounts | undefined
  #collector: Collector
  /** Number of full matches, once the query is relaxed. */
  #strict: number | undefined

  constructor(state: IndexState, query: SearchQuery, segments: SegmentReader[]) {
    this.#state = state
    this.#query = query
    this.#segments = segments
    this.#text = query.text.slice(0, limits.queryText)
    this.#filter = compileFilter(query.filter, state.lexicon)
    this.#statistics = statisticsOf(state, segments)
    this.#plan = planQuery(this.#text, this.#statistics)
    this.#forced = forcedOf(state, this.#text, query.categories ?? [])
    this.#facetCounts = query.facets ? acquireCounts(state.lexicon) : undefined
    this.#collector = this.#newCollector()
  }

  *run(): Generator<void, SearchResult> {
    const { categories } = this.#query
    if (this.#plan.slots.length === 0 && this.#forced.length === 0 && !categories?.length) return yield* this.#browse()
    yield* this.#matchAll(this.#plan)
    if (!categories?.length && (this.#collector.total < limits.fewMatches || this.#isFuzzy())) {
      yield* this.#matchExactCandidates()
      if (this.#collector.total === 0 && !this.#isFuzzy()) yield* this.#correctKnownWord()
      if (this.#collector.total < limits.fewMatches && this.#plan.slots.length > 1 && !this.#isExact())
        yield* this.#relax()
    }
    const hits = this.#collector.top.sorted()
    const isLoose = this.#query.sort !== 'newest' && (this.#isFuzzy() || this.#strict !== undefined)
    return yield* this.#result(isLoose ? closestFirst(this.#statistics.words, this.#segments, hits, this.#text) : hits)
  }

  *#browse(): Generator<void, SearchResult> {
    const { skip, size, sort } = this.#query
    const isOpen = isEmpty(this.#filter) && sort !== 'newest'
    if (isOpen) yield* browseAll(this.#segments, this.#collector, { skip, size }, this.#state.documents)
    else yield* browse(this.#segments, this.#collector, skip + size)
    return yield* this.#result(this.#collector.top.sorted(), isOpen)
  }

  /** Documents with all slots, or forced. */
  *#matchAll(plan: Plan): Generator<void, void> {
    this.#collector = this.#newCollector()
    for (let s = 0; s < this.#segments.length; s++) {
      matchAll(this.#segments[s]!, plan.slots, this.#forced)
      yield* this.#collect(s)
      yield
    }
  }

  /** Names and codes one edit away: ranked first when the query is no name and has an unknown word, else last. */
  *#matchExactCandidates(): Generator<void, void> {
    const { total } = this.#collector
    const exact = this.#isExact()
    const isCode = /\d/.test(this.#text) && this.#plan.slots.length <= 3
    if (!isCode && (exact || (total > 0 && !this.#isFuzzy()))) return
    const hits: number[] = []
    this.#candidates = exactCandidates(this.#text, this.#plan.unknown, this.#statistics).filter(({ hash }) => {
      hits.length = 0
      for (const segment of this.#segments) segment.findExact(hash, hits)
      return hits.length > 0
    })
    if (this.#candidates.length === 0) return
    const first = !exact && (total === 0 || this.#isFuzzy())
    for (const { hash } of this.#candidates) this.#forced.push({ hash, boost: first ? EXACT_BOOST : 0 })
    if (!first) this.#strict = total
    yield* this.#matchAll(this.#plan)
  }

  /** One of the rarest words may be a typo that is itself a word. */
  *#correctKnownWord(): Generator<void, void> {
    const plain = this.#plan
    for (const plan of correctedPlans(plain, (word) => fuzzyAlternatives(word, this.#statistics))) {
      this.#plan = plan
      yield* this.#matchAll(plan)
      if (this.#collector.total > 0) return
    }
    this.#plan = plain
  }

  /** Requires only as many slots as leave enough matches. */
  *#relax(): Generator<void, void> {
    const { slots } = this.#plan
    this.#strict ??= this.#collector.total
    const required = yield* requiredSlots(this.#segments, slots, this.#forced, this.#filter, limits.fewMatches)
    this.#collector = this.#newCollector()
    for (let s = 0; s < this.#segments.length; s++) {
      matchRelaxed(this.#segments[s]!, slots, this.#forced, required)
      yield* this.#collect(s)
      yield
    }
  }

  #collect(s: number): Generator<void, void> {
    return this.#collector.collectPaced(this.#segments[s]!, s, matches.docs, matches.scores, matches.count)
  }

  /** The query is an exact name or code: then it is not relaxed. */
  #isExact(): boolean {
    return (this.#collector.top.best() ?? 0) >= EXACT_BOOST
  }

  #isFuzzy(): boolean {
    return this.#plan.slots.some(({ fuzzy }) => fuzzy.length > 0)
  }

  #newCollector(): Collector {
    const { skip, size, sort } = this.#query
    if (this.#facetCounts) clearCounts(this.#facetCounts)
    return new Collector(this.#state.kind, this.#state.lexicon, this.#segments, {
      filter: this.#filter,
      limit: this.#isFuzzy() || this.#strict !== undefined ? Math.max(limits.reranked, skip + size) : skip + size,
      facetCounts: this.#facetCounts,
      newest: sort === 'newest',
    })
  }

  *#result(hits: Hit[], isOpen = false): Generator<void, SearchResult> {
    const { skip, size } = this.#query
    const shown = hits.slice(skip, skip + size)
    const out: SearchResult = {
      ids: shown.map(({ segment, doc }) => idOf(this.#segments[segment]!.columns, doc)),
      scores: shown.map(({ score }) => scoreOf(score)),
      total: this.#collector.total,
    }
    const facets = yield* isOpen && this.#query.facets ? this.#openFacets() : this.#collector.facets()
    if (facets) out.facets = facets
    if (this.#facetCounts) releaseCounts(this.#facetCounts)
    const right = this.#correction(hits[0])
    if (right !== undefined) out.corrected = right
    if (this.#strict !== undefined && out.total > this.#strict) {
      out.relaxed = true
      out.strict = this.#strict
    }
    return out
  }

  /** Facets over all documents, cached until something changes. */
  *#openFacets(): Generator<void, Facets | undefined> {
    this.#state.facets ??= yield* this.#collector.facets(this.#state.facetCounts)
    return this.#state.facets
  }

  #correction(hit: Hit | undefined): string | undefined {
    if (!hit || (!this.#isFuzzy() && this.#candidates.length === 0)) return undefined
    const segment = this.#segments[hit.segment]!
    const wordText = (word: number): string => this.#statistics.words.text(word)
    const right = correctSpelling(this.#text, this.#plan, segment, wordText, hit.doc)
    if (right !== undefined || hit.score < EXACT_BOOST) return right
    const hits: number[] = []
    return this.#candidates.find(({ hash }) => {
      hits.length = 0
      segment.findExact(hash, hits)
      return hits.includes(hit.doc)
    })?.text
  }
}

function forcedOf({ lexicon }: IndexState, text: string, categories: string[]): ForcedMatch[] {
  const forced: ForcedMatch[] = []
  for (const id of categories) {
    const word = lexicon.words.findText(membershipWord(id))
    if (word >= 0) forced.push({ word, boost: CATEGORY_BOOST })
  }
  const hash = exactHash(text)
  if (hash !== undefined) forced.push({ hash, boost: EXACT_BOOST })
  return forced
}

function scoreOf(score: number): number {
  if (score > EXACT_BOOST) return 2 + (score - EXACT_BOOST) / UNIT_SCORE
  return score > CATEGORY_BOOST ? 1 + (score - CATEGORY_BOOST) / UNIT_SCORE : score / UNIT_SCORE
}

/** Re-ranks the first hits: names closest to the query by edit distance come first. */
function closestFirst(words: WordDictionary, segments: SegmentReader[], hits: Hit[], text: string): Hit[] {
  const length = setTarget(text)
  const maxDistance = Math.min(12, Math.max(1, Math.floor(length / 4)))
  if (length === 0) return hits
  const close: { hit: Hit; distance: number }[] = []
  const far: Hit[] = []
  for (const hit of hits.slice(0, limits.reranked)) {
    const distance = hit.score >= EXACT_BOOST ? -1 : editDistance(words, segments[hit.segment]!, hit.doc, maxDistance)
    if (distance > maxDistance) far.push(hit)
    else close.push({ hit, distance })
  }
  close.sort((a, b) => a.distance - b.distance)
  return [...close.map(({ hit }) => hit), ...far, ...hits.slice(limits.reranked)]
}
