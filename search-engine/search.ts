// Query execution in steps; state beyond a step is held here.
import { browse, browseAll } from './query/browse.ts'
import { Collector } from './query/collector.ts'
import { idOf } from './segments/columns.ts'
import { codesOf, correctSpelling, likelySpelling } from './query/spelling.ts'
import type { Facets, Reasons, SearchResult, SearchQuery } from './documents.ts'
import { acquireCounts, clearCounts, type FacetCounts, releaseCounts } from './query/facet-counts.ts'
import { closestFirst } from './query/closest-first.ts'
import { countPassing, isEmpty, type CompiledFilter, compileFilter } from './query/filter.ts'
import { type CompiledWishes, applyWishes } from './query/wishes.ts'
import { compileExclusions, compileWishes, forcedOf, membersOf } from './query/compile.ts'
import { addMatches, compileThing, hasFew, nextLevel, noMatches, thingsFirst } from './query/thing-matches.ts'
import type { CompiledThing, Level } from './query/thing-matches.ts'
import { type CompiledExclusion, exclude } from './query/exclude.ts'
import { EXACT_BOOST, type ForcedMatch, FIT_BOOST, STRICT_BOOST, TIER } from './query/scores.ts'
import { matchAll } from './query/match-all.ts'
import { matches } from './query/match-buffers.ts'
import { statisticsOf } from './segments/statistics.ts'
import { type IndexStatistics, type Plan, planQuery, type Slot } from './query/query-plan.ts'
import { headSlot, keptSlots, liveCount, matchRelaxed, requiredSlots, withoutPieces } from './query/relax.ts'
import { limits } from './schema.ts'
import { type IndexState, segmentsOf } from './segments/index-state.ts'
import type { SegmentReader } from './segments/segment-reader.ts'
import type { Hit } from './query/top-hits.ts'
import { type ExactCandidate, exactCandidates, exactDocs } from './segments/exact-hash.ts'
import { reasonsOf } from './query/explain.ts'

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
  #filter: CompiledFilter
  #scope: CompiledFilter
  /** Before filters, so that they only select: counts of facets are totals of their filters. */
  #matched = noMatches
  #full = noMatches
  #statistics: IndexStatistics
  #plan: Plan
  #forced: ForcedMatch[]
  #wishes: CompiledWishes
  #thing: CompiledThing | undefined
  #exclusions: CompiledExclusion[]
  #candidates: ExactCandidate[] = []
  #facetCounts: FacetCounts | undefined
  #collector: Collector
  #strict: number | undefined
  #level: Level = 'strict'
  #isOfHead = false

  constructor(state: IndexState, query: SearchQuery, segments: SegmentReader[]) {
    this.#state = state
    this.#query = query
    this.#segments = segments
    this.#filter = compileFilter(query.filter, state.lexicon)
    this.#scope = compileFilter(query.filter && { business: query.filter.business }, state.lexicon)
    this.#statistics = statisticsOf(state, segments)
    this.#plan = planQuery(query.text.slice(0, limits.queryText), this.#statistics, {
      concepts: query.concepts,
      exactly: query.exactly,
    })
    this.#forced = query.members ? membersOf(state, query.members) : forcedOf(this.#name)
    this.#wishes = compileWishes(state, query)
    this.#thing = query.exactly ? undefined : compileThing(state.lexicon, state.kind, query)
    this.#exclusions = compileExclusions(state, query)
    this.#facetCounts = query.facets ? acquireCounts(state.lexicon) : undefined
    this.#collector = this.#newCollector()
  }

  *run(): Generator<void, SearchResult> {
    if (this.#plan.slots.length === 0 && this.#forced.length === 0 && !this.#query.members) return yield* this.#browse()
    yield* this.#find()
    const level = this.#thing && nextLevel(this.#thing, this.#matched, this.#full)
    if (level && this.#isStrict) {
      this.#level = level
      this.#strict = undefined
      yield* this.#find()
    }
    const hits = this.#collector.top.sorted()
    return yield* this.#result(this.#isLoose ? this.#closestFirst(hits) : hits)
  }

  *#find(): Generator<void, void> {
    this.#isOfHead = false
    yield* this.#matchAll(this.#plan)
    if (this.#level === 'strict') this.#full = this.#matched
    const hasMeant = this.#matched.things > 0 || (this.#thing?.isLong && !this.#thing.isOfCompanies)
    if (this.#isStrict && hasMeant && hasFew(this.#matched)) {
      this.#level = 'loose'
      yield* this.#matchAll(this.#plan)
    }
    const few = this.#thing?.isOfCompanies ? limits.fewThings : limits.fewMatches
    if (!this.#query.exactly && (this.#matched.things < few || this.#isFuzzy())) {
      yield* this.#matchExactCandidates()
      const full = Math.min(this.#matched.things, this.#full.things)
      if (full < few && this.#plan.slots.length > 1 && !this.#matched.isExact) yield* this.#relax()
    }
  }

  get #isLoose(): boolean {
    return this.#query.sort !== 'newest' && (this.#isFuzzy() || this.#strict !== undefined)
  }

  get #listed(): Level {
    return this.#isOfHead && this.#thing?.isOfCompanies ? 'strict' : this.#level
  }

  get #isStrict(): boolean {
    return this.#thing !== undefined && this.#level === 'strict'
  }

  get #name(): string {
    return this.#query.name?.slice(0, limits.queryText) ?? this.#query.text.slice(0, limits.queryText)
  }

  *#browse(): Generator<void, SearchResult> {
    const { skip, size, sort } = this.#query
    const isOpen = isEmpty(this.#filter) && sort !== 'newest'
    if (isOpen) yield* browseAll(this.#segments, this.#collector, { skip, size }, this.#state.documents)
    else yield* browse(this.#segments, this.#collector, skip + size)
    return yield* this.#result(this.#collector.top.sorted(), isOpen)
  }

  #matchAll({ slots }: Plan): Generator<void, void> {
    return this.#match((segment) => matchAll(segment, slots, this.#forced))
  }

  *#match(match: (segment: SegmentReader) => void): Generator<void, void> {
    this.#collector = this.#newCollector()
    for (let s = 0; s < this.#segments.length; s++) {
      match(this.#segments[s]!)
      exclude(this.#segments[s]!, this.#exclusions)
      applyWishes(this.#segments[s]!, this.#wishes)
      yield* this.#collect(s)
      yield
    }
  }

  /** Names and codes one edit away: first where at most fuzzy words match, else last. */
  *#matchExactCandidates(): Generator<void, void> {
    const { things, isExact } = this.#matched
    const isCode = /\d/.test(this.#name) && this.#plan.slots.length <= 3
    if (!isCode && (isExact || (things > 0 && !this.#isFuzzy()))) return
    this.#candidates = exactCandidates(this.#name, this.#plan.unknown, this.#statistics).filter(({ hash }) =>
      this.#segments.some((segment) => exactDocs(segment, hash).length > 0),
    )
    if (this.#candidates.length === 0) return
    const first = !isExact && (things === 0 || this.#isFuzzy())
    for (const { hash } of this.#candidates) this.#forced.push({ hash, boost: first ? EXACT_BOOST : 0 })
    if (!first) this.#strict = this.#collector.total
    yield* this.#matchAll(this.#plan)
  }

  *#relax(): Generator<void, void> {
    const [{ slots }, { thing }, { things: full }] = [this.#plan, this.#query, this.#matched]
    if (full === 0) withoutPieces(this.#plan, this.#query.text, this.#statistics.words)
    const named = keptSlots(this.#plan, thing, this.#statistics)
    if (!named) return
    this.#strict ??= this.#collector.total
    const head = this.#head()
    if (named.length === 0 || head[0]?.isRare) named.push(head)
    const found = (): number => this.#matched.things - full
    for (const must of named) {
      if (must.length < slots.length) yield* this.#relaxTo(slots, must)
      if (found() >= limits.fewMatches) break
    }
    if (this.#thing && this.#matched.things === 0) return yield* this.#matchAll(this.#plan)
    // Others of its type are listed only where the thing itself is offered.
    const isOfThing =
      !this.#thing?.isBoundBy && head[0] !== undefined && named[0]!.length > 1 && named[0]!.includes(head[0])
    if (isOfThing && this.#matched.things > 0 && found() < limits.fewThings) {
      this.#isOfHead = true
      yield* this.#relaxTo(slots, head)
    }
  }

  *#relaxTo(slots: Slot[], must: Slot[]): Generator<void, void> {
    const required = yield* requiredSlots(this.#segments, slots, this.#forced, this.#scope, limits.fewMatches, must)
    const least = this.#thing && must.length > 0 ? must.length : required
    for (const wanted of new Set([required, least])) {
      yield* this.#match((segment) => matchRelaxed(segment, slots, this.#forced, wanted, must))
      if (this.#matched.things >= limits.fewMatches) return
    }
  }

  #head(): Slot[] {
    if (this.#thing?.isBound) return []
    const head = headSlot(this.#plan, this.#query.wishes?.types ?? [], this.#statistics, (alternatives, most) =>
      liveCount(this.#segments, alternatives, most),
    )
    return head ? [head] : []
  }

  #collect(s: number): Generator<void, void> {
    const segment = this.#segments[s]!
    const { docs, scores, count } = matches
    const things = this.#thing ? thingsFirst(segment, this.#thing, this.#listed, this.#strict === undefined) : count
    addMatches(this.#matched, this.#scope, segment, things)
    this.#collector.mentions += countPassing(this.#filter, segment, docs.subarray(things, count))
    return this.#collector.collectPaced(segment, s, docs, scores, things)
  }

  #isFuzzy(): boolean {
    return this.#plan.slots.some(({ fuzzy }) => fuzzy.length > 0)
  }

  #closestFirst(hits: Hit[]): Hit[] {
    const { words } = this.#statistics
    const hasPlace = this.#wishes.facets.length > 0
    return closestFirst(hits, { name: this.#name, words, segments: this.#segments, hasPlace })
  }

  #newCollector(): Collector {
    const { skip, size, sort } = this.#query
    this.#matched = { ...noMatches }
    if (this.#facetCounts) clearCounts(this.#facetCounts)
    return new Collector(this.#state.kind, this.#state.lexicon, this.#segments, {
      filter: this.#filter,
      limit: this.#isFuzzy() || this.#strict !== undefined ? Math.max(limits.reranked, skip + size) : skip + size,
      facetCounts: this.#facetCounts,
      newest: sort === 'newest',
      namesCategory: this.#query.concepts?.some(({ categories }) => categories) ?? false,
    })
  }

  *#result(hits: Hit[], isOpen = false): Generator<void, SearchResult> {
    const { skip, size } = this.#query
    const shown = hits.slice(skip, skip + size)
    const out: SearchResult = {
      ids: shown.map(({ segment, doc }) => idOf(this.#segments[segment]!.columns, doc)),
      scores: shown.map(({ score }) => score / TIER),
      total: this.#collector.total,
      ...(this.#collector.mentions > 0 && { mentions: this.#collector.mentions }),
    }
    if (this.#query.explain) out.reasons = this.#reasons(shown)
    const facets = yield* isOpen && this.#query.facets ? this.#openFacets() : this.#collector.facets()
    if (facets) out.facets = facets
    if (this.#facetCounts) releaseCounts(this.#facetCounts)
    if (this.#wishes.facets.length > 0)
      out.fitting = this.#collector.atLeast(this.#strict ? STRICT_BOOST + FIT_BOOST : FIT_BOOST)
    Object.assign(out, this.#correction(hits))
    if (this.#strict !== undefined && out.total > this.#strict) {
      out.relaxed = true
      out.strict = this.#strict
    }
    return out
  }

  #reasons(hits: Hit[]): Reasons[] {
    const { kind } = this.#state
    const found = { forced: this.#forced, candidates: this.#candidates, wishes: this.#wishes, thing: this.#thing }
    const asked = { query: this.#query, name: this.#name, plan: this.#plan, statistics: this.#statistics }
    return reasonsOf(
      { kind, ...asked, ...found, segments: this.#segments, isLoose: this.#isLoose, level: this.#level },
      hits,
    )
  }

  *#openFacets(): Generator<void, Facets | undefined> {
    const state = this.#state
    if (state.facets) return state.facets
    const { documents, mutableSegment, segments } = state
    const { count } = mutableSegment.columns
    yield* this.#collector.keepAll(this.#segments, state.facetCounts, documents)
    const facets = yield* this.#collector.facets(state.facetCounts)
    if (state.documents === documents && state.segments === segments && mutableSegment.columns.count === count)
      state.facets = facets
    return facets
  }

  #correction(hits: Hit[]): { corrected?: string; near?: string[] } {
    const corrected = hits[0] && this.#correctionBy(hits[0])
    if (corrected === undefined) {
      const likely = this.#strict === undefined ? undefined : likelySpelling(this.#name, this.#plan, this.#statistics)
      return likely === undefined ? {} : { corrected: likely }
    }
    const typed = codesOf(this.#name)
    const near = hits.slice(0, NEAR_HITS).flatMap((hit) => codesOf(this.#correctionBy(hit) ?? ''))
    const others = [...new Set(near)].filter((code) => !typed.includes(code))
    return others.length > 0 ? { near: others } : { corrected }
  }

  #correctionBy(hit: Hit): string | undefined {
    if (!this.#isFuzzy() && this.#candidates.length === 0) return undefined
    const segment = this.#segments[hit.segment]!
    const right = correctSpelling(this.#name, this.#plan, segment, this.#statistics.words, hit.doc)
    if (right !== undefined || hit.score < EXACT_BOOST) return right
    return this.#candidates.find(({ hash }) => exactDocs(segment, hash).includes(hit.doc))?.text
  }
}

const NEAR_HITS = 5
