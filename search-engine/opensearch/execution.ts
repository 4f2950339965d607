// One search: the steps of `search.ts`.
import type { Vocabulary } from '../backend.ts'
import type { Facets, Filter, SearchQuery, SearchResult } from '../documents.ts'
import { closestFirst } from '../query/closest-first.ts'
import { reasonsOf } from '../query/explain.ts'
import type { Alternative, Slot } from '../query/query-plan.ts'
import { headSlot, keptSlots, withoutPieces } from '../query/relax.ts'
import { EXACT_BOOST, TIER } from '../query/scores.ts'
import { codesOf, correctSpelling, likelySpelling } from '../query/spelling.ts'
import { hasFew, type Level, nextLevel, noMatches } from '../query/thing-matches.ts'
import type { Hit } from '../query/top-hits.ts'
import { type Kind, limits } from '../schema.ts'
import { type ExactCandidate, exactDocs } from '../segments/exact-hash.ts'
import { askedSpecs, type Test, testsOf } from './clauses.ts'
import { facetsIn, specFacets, valuesInRange } from './facets.ts'
import { type FoundHit, Hits } from './hits.ts'
import { existing, type MatchResult, Matcher } from './matcher.ts'
import { type PlannedQuestion, QuestionPlanner } from './question.ts'
import type { WordSource } from './words.ts'

const NEAR_HITS = 5

type SearchTarget = { kind: Kind; source: WordSource; documents: number; vocabulary: Vocabulary }

export class OpenSearchExecution {
  readonly #searched: SearchTarget
  readonly #query: SearchQuery
  readonly #name: string
  readonly #planner: QuestionPlanner
  #question!: PlannedQuestion
  #matcher!: Matcher
  #tests: Test[] = []
  #matched = noMatches
  #full = noMatches
  #found!: MatchResult
  #candidates: ExactCandidate[] = []
  #strict: number | undefined
  #level: Level = 'strict'
  #isOfHead = false

  constructor(searched: SearchTarget, query: SearchQuery) {
    this.#searched = searched
    this.#query = query
    this.#name = (query.name ?? query.text).slice(0, limits.queryText)
    this.#planner = new QuestionPlanner(searched.kind, searched.source, searched.documents, searched.vocabulary)
  }

  async run(): Promise<SearchResult> {
    const { source } = this.#searched
    const [question, inRange] = await Promise.all([
      this.#planner.plan(this.#query, this.#name),
      valuesInRange(source.send, source.documents, this.#filter),
    ])
    this.#question = question
    this.#tests = testsOf(this.#filter, inRange)
    this.#matcher = new Matcher({
      kind: this.#searched.kind,
      source,
      query: this.#query,
      tests: this.#tests,
      words: { words: this.#planner.words.dictionary, open: this.#planner.words.open },
      question,
    })
    const { plan, forced } = question
    if (plan.slots.length === 0 && forced.length === 0 && !this.#query.members) {
      this.#found = await this.#matcher.browse()
      return this.#result(this.#found.hits)
    }
    await this.#find()
    const level = question.thing && nextLevel(question.thing, this.#matched, this.#full)
    if (level && this.#isStrict) {
      this.#level = level
      this.#strict = undefined
      await this.#find()
    }
    return this.#result(this.#isLoose ? this.#closestFirst(this.#found.hits) : this.#found.hits)
  }

  get #filter(): Filter {
    return this.#query.filter ?? {}
  }

  async #find(): Promise<void> {
    this.#isOfHead = false
    await this.#match()
    if (this.#level === 'strict') this.#full = this.#matched
    const { thing, plan } = this.#question
    const hasMeant = this.#matched.things > 0 || (thing?.isLong && !thing.isOfCompanies)
    if (this.#isStrict && hasMeant && hasFew(this.#matched)) {
      this.#level = 'loose'
      await this.#match()
    }
    const few = thing?.isOfCompanies ? limits.fewThings : limits.fewMatches
    if (this.#query.exactly || (this.#matched.things >= few && !this.#isFuzzy)) return
    await this.#matchExactCandidates()
    const full = Math.min(this.#matched.things, this.#full.things)
    if (full < few && plan.slots.length > 1 && !this.#matched.isExact) await this.#relax()
  }

  get #isFuzzy(): boolean {
    return this.#question.plan.slots.some(({ fuzzy }) => fuzzy.length > 0)
  }

  get #isLoose(): boolean {
    return this.#query.sort !== 'newest' && (this.#isFuzzy || this.#strict !== undefined)
  }

  get #isStrict(): boolean {
    return this.#question.thing !== undefined && this.#level === 'strict'
  }

  async #match(relaxed?: { required: number; must: readonly Slot[] }): Promise<void> {
    const level = this.#isOfHead && this.#question.thing?.isOfCompanies ? 'strict' : this.#level
    const { skip, size } = this.#query
    const isReranked = this.#isFuzzy || this.#strict !== undefined
    this.#found = await this.#matcher.match({
      level,
      isFull: this.#strict === undefined,
      relaxed,
      tierOfFit: this.#strict ? 3 : 1,
      size: isReranked ? Math.max(limits.reranked, skip + size) : skip + size,
    })
    this.#matched = this.#found.matched
  }

  async #matchExactCandidates(): Promise<void> {
    const { things, isExact } = this.#matched
    const { plan, forced } = this.#question
    const isCode = /\d/.test(this.#name) && plan.slots.length <= 3
    if (!isCode && (isExact || (things > 0 && !this.#isFuzzy))) return
    const candidates = await this.#planner.candidates(this.#name, plan.unknown)
    const known = await existing(
      this.#searched.source,
      candidates.map(({ hash }) => String(hash)),
    )
    this.#candidates = candidates.filter(({ hash }) => known.has(String(hash)))
    if (this.#candidates.length === 0) return
    const first = !isExact && (things === 0 || this.#isFuzzy)
    for (const { hash } of this.#candidates) forced.push({ hash, boost: first ? EXACT_BOOST : 0 })
    if (!first) this.#strict = this.#found.total
    await this.#match()
  }

  async #relax(): Promise<void> {
    const { plan, thing } = this.#question
    const full = this.#matched.things
    if (full === 0) withoutPieces(plan, this.#query.text, this.#planner.statistics.words)
    const named = keptSlots(plan, this.#query.thing, this.#planner.statistics)
    if (!named) return
    this.#strict ??= this.#found.total
    const head = await this.#head()
    if (named.length === 0 || head[0]?.isRare) named.push(head)
    const found = (): number => this.#matched.things - full
    for (const must of named) {
      if (must.length < plan.slots.length) await this.#relaxTo(must)
      if (found() >= limits.fewMatches) break
    }
    if (thing && this.#matched.things === 0) return this.#match()
    const isOfThing = !thing?.isBoundBy && head[0] !== undefined && named[0]!.length > 1 && named[0]!.includes(head[0])
    if (isOfThing && this.#matched.things > 0 && found() < limits.fewThings) {
      this.#isOfHead = true
      await this.#relaxTo(head)
    }
  }

  async #relaxTo(must: Slot[]): Promise<void> {
    const required = await this.#matcher.requiredSlots(must)
    const least = this.#question.thing && must.length > 0 ? must.length : required
    for (const wanted of new Set([required, least])) {
      await this.#match({ required: wanted, must })
      if (this.#matched.things >= limits.fewMatches) return
    }
  }

  async #head(): Promise<Slot[]> {
    if (this.#question.thing?.isBound) return []
    const types = this.#query.wishes?.types ?? []
    const count = (alternatives: readonly Alternative[], most: number): number => {
      const frequencies = alternatives.map(({ word, also }) => (also ? 0 : this.#planner.statistics.frequency(word)))
      return Math.min(
        most,
        frequencies.reduce((sum, frequency) => sum + frequency, 0),
      )
    }
    const { plan } = this.#question
    const before = plan.slots.map(({ alternatives }) => [...alternatives])
    const head = await this.#planner.settled(() => {
      for (const [at, slot] of plan.slots.entries()) slot.alternatives = [...before[at]!]
      return headSlot(plan, types, this.#planner.statistics, count)
    })
    return head ? [head] : []
  }

  #closestFirst(found: readonly FoundHit[]): FoundHit[] {
    const hits = new Hits(this.#searched.kind, this.#planner.lexicon, found, true)
    const { words } = this.#planner.statistics
    const hasPlace = this.#question.wishes.facets.length > 0
    const order = closestFirst(hits.hits, { name: this.#name, words, segments: [hits.segment], hasPlace })
    return order.map((hit) => hits.of(hit))
  }

  async #result(order: readonly FoundHit[]): Promise<SearchResult> {
    const { skip, size, facets, explain } = this.#query
    const shown = order.slice(skip, skip + size)
    const { total, mentions, fitting } = this.#found
    const out: SearchResult = {
      ids: shown.map(({ id }) => id),
      scores: shown.map(({ score }) => score / TIER),
      total,
      ...(mentions > 0 && { mentions }),
    }
    if (explain) out.reasons = this.#reasons(shown)
    if (facets) out.facets = await this.#facets()
    if (this.#question.wishes.facets.length > 0) out.fitting = fitting
    Object.assign(out, this.#correction(order.slice(0, NEAR_HITS)))
    if (this.#strict !== undefined && total > this.#strict) {
      out.relaxed = true
      out.strict = this.#strict
    }
    return out
  }

  async #facets(): Promise<Facets> {
    const { kind, source } = this.#searched
    const facets = facetsIn(kind, this.#found.facets)
    if (kind === 'business') return facets
    const { total, things } = this.#found
    const namesCategory = this.#query.concepts?.some(({ categories }) => categories) ?? false
    const isFiltered = (this.#filter.category?.length ?? 0) > 0 || askedSpecs(this.#filter).length > 0
    const hasSpecs = namesCategory || isFiltered || facets.category.some(({ count }) => count * 2 >= total)
    const asked = {
      send: source.send,
      index: source.documents,
      matches: things,
      tests: this.#tests,
      filter: this.#filter,
    }
    return { ...facets, specs: hasSpecs ? await specFacets(asked) : [] }
  }

  #reasons(shown: readonly FoundHit[]) {
    const { segment, hits } = new Hits(this.#searched.kind, this.#planner.lexicon, shown)
    const { plan, forced, wishes, thing } = this.#question
    const found = { forced, candidates: this.#candidates, wishes, thing, isLoose: this.#isLoose, level: this.#level }
    const asked = { query: this.#query, name: this.#name, plan, statistics: this.#planner.statistics }
    return reasonsOf({ kind: this.#searched.kind, ...asked, ...found, segments: [segment] }, hits)
  }

  #correction(first: readonly FoundHit[]): { corrected?: string; near?: string[] } {
    const { plan } = this.#question
    const hits = new Hits(this.#searched.kind, this.#planner.lexicon, first)
    const corrected = hits.hits[0] && this.#correctionBy(hits, hits.hits[0])
    if (corrected === undefined) {
      const likely = this.#strict === undefined ? undefined : likelySpelling(this.#name, plan, this.#planner.statistics)
      return likely === undefined ? {} : { corrected: likely }
    }
    const typed = codesOf(this.#name)
    const near = hits.hits.flatMap((hit) => codesOf(this.#correctionBy(hits, hit) ?? ''))
    const others = [...new Set(near)].filter((code) => !typed.includes(code))
    return others.length > 0 ? { near: others } : { corrected }
  }

  #correctionBy({ segment }: Hits, hit: Hit): string | undefined {
    if (!this.#isFuzzy && this.#candidates.length === 0) return undefined
    const { words } = this.#planner.statistics
    const right = correctSpelling(this.#name, this.#question.plan, segment, words, hit.doc)
    if (right !== undefined || hit.score < EXACT_BOOST) return right
    return this.#candidates.find(({ hash }) => exactDocs(segment, hash).includes(hit.doc))?.text
  }
}
