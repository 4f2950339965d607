// Matches, one request each.
import type { SearchQuery } from '../documents.ts'
import { MENTION_SHARE } from '../query/company-things.ts'
import type { Slot } from '../query/query-plan.ts'
import { EXACT_BOOST, STRICT_BOOST } from '../query/scores.ts'
import type { Level, MatchCounts } from '../query/thing-matches.ts'
import { type Kind, limits } from '../schema.ts'
import * as clauses from './clauses.ts'
import { all, allOf, anyOf, none, points, type Test } from './clauses.ts'
import { facetAggregations, type FacetAnswers } from './facets.ts'
import type { FoundHit } from './hits.ts'
import type { PlannedQuestion } from './question.ts'
import type { Clause, Json } from './send.ts'
import { listedMentions, ofThing } from './things.ts'
import type { WordSource } from './words.ts'

type MatchInput = {
  kind: Kind
  source: WordSource
  query: SearchQuery
  tests: readonly Test[]
  words: clauses.SlotTexts
  question: PlannedQuestion
}

type Pass = {
  level: Level
  isFull: boolean
  relaxed?: { required: number; must: readonly Slot[] } | undefined
  /** 1, or 3 with all words. */
  tierOfFit: 1 | 3
  size: number
}

export type MatchResult = {
  matched: MatchCounts
  hits: FoundHit[]
  total: number
  mentions: number
  fitting: number
  facets: FacetAnswers
  /** Listed documents, before filters. */
  things: Clause
}

const ranked = [{ _score: 'desc' }, { verified: 'desc' }, { registered: 'desc' }, { id: 'asc' }]
const newest = [{ registered: 'desc' }, { verified: 'desc' }, { id: 'asc' }]

export class Matcher {
  readonly #asked: MatchInput
  constructor(asked: MatchInput) {
    this.#asked = asked
  }

  async browse(): Promise<MatchResult> {
    const { skip, size } = this.#asked.query
    const things = { bool: { filter: [all] } }
    return this.#send({ query: things, things, isExact: none, fits: none, size: skip + size })
  }

  match(pass: Pass): Promise<MatchResult> {
    const { question, query, words } = this.#asked
    const { plan, forced, thing, exclusions, wishes } = question
    const isExact = anyOf(forced.filter(clauses.isExact).map((one) => clauses.forcedClause(one, words.words)))
    const full = this.#full()
    const matches = pass.relaxed ? this.#some(pass.relaxed) : full
    const fits = clauses.fitting(query.wishes)
    const asThing = thing && {
      thing,
      query: query.thing!,
      words: words.words,
      level: pass.level,
      fits,
      full: pass.isFull ? undefined : full,
    }
    const things = asThing ? anyOf([ofThing(asThing), isExact]) : all
    const own = [
      ...plan.slots.map((slot) => clauses.scoredSlot(slot, words)),
      ...clauses.bonusPoints(wishes, query.wishes, words.words),
    ]
    const counted = own.length === 0 ? [] : [{ bool: { should: own } }]
    const scored = counted.map((one): Clause => {
      const mention = asThing && listedMentions(asThing)
      if (!mention) return one
      return { function_score: { query: one, functions: [{ filter: mention, weight: 1 / MENTION_SHARE }] } }
    })
    const strict = pass.relaxed ? [points({ bool: { filter: [full], must_not: [isExact] } }, STRICT_BOOST)] : []
    const tiers = [...clauses.fitTier(query.wishes), ...strict, points(isExact, EXACT_BOOST)]
    const bool = {
      filter: [matches],
      must_not: clauses.excluded(exclusions, words.words),
      should: [...scored, ...tiers],
    }
    const isFit = fits.length === 0 ? none : allOf(fits)
    const ofTier = pass.tierOfFit === 3 ? allOf([isFit, pass.relaxed ? full : none]) : isFit
    const listed = { bool: { filter: [{ bool: { ...bool, should: [] } }, things] } }
    return this.#send({
      query: { bool },
      things,
      listed,
      isExact,
      fits: isFit,
      fitting: anyOf([ofTier, isExact]),
      size: pass.size,
    })
  }

  async requiredSlots(must: readonly Slot[]): Promise<number> {
    const { question, source, tests } = this.#asked
    const { length } = question.plan.slots
    if (length === 2) return 1
    const numbers = Array.from({ length: length - 1 }, (_, at) => length - 1 - at)
    const scope = clauses.passing(tests.filter(({ field }) => field === 'business'))
    const aggs = Object.fromEntries(
      numbers.map((required) => [`of${required}`, { filter: allOf([this.#some({ required, must }), ...scope]) }]),
    )
    const body = { size: 0, track_total_hits: false, query: this.#some({ required: 1, must }), aggs }
    const { aggregations } = await source.send({ method: 'POST', path: `/${source.documents}/_search`, body })
    return numbers.find((required) => aggregations[`of${required}`].doc_count >= limits.fewMatches) ?? 1
  }

  #forced(): Clause[] {
    return this.#asked.question.forced.map((one) => clauses.forcedClause(one, this.#asked.words.words))
  }

  #full(): Clause {
    const { question, words } = this.#asked
    const slots = question.plan.slots.map((slot) => clauses.matchedSlot(slot, words))
    return anyOf([...(slots.length > 0 ? [allOf(slots)] : []), ...this.#forced()])
  }

  #some({ required, must }: NonNullable<Pass['relaxed']>): Clause {
    const { question, words } = this.#asked
    const matched = (slot: Slot): Clause => clauses.matchedSlot(slot, words)
    const should = question.plan.slots.map(matched)
    return anyOf([{ bool: { filter: must.map(matched), should, minimum_should_match: required } }, ...this.#forced()])
  }

  async #send(asked: {
    query: Clause
    things: Clause
    listed?: Clause
    isExact: Clause
    fits: Clause
    fitting?: Clause
    size: number
  }): Promise<MatchResult> {
    const { kind, source, query, tests } = this.#asked
    const { things, isExact, fits, fitting = none } = asked
    const scope = clauses.passing(tests.filter(({ field }) => field === 'business'))
    const passed = clauses.passing(tests)
    const listed: Json = {
      scope: { filter: allOf([all, ...scope]), aggs: { fitting: { filter: fits } } },
      fitting: { filter: allOf([fitting, ...passed]) },
      ...(query.facets && facetAggregations(kind, tests)),
    }
    const aggs = {
      scope: { filter: allOf([all, ...scope]), aggs: { exact: { filter: isExact } } },
      passed: { filter: allOf([all, ...passed]) },
      things: { filter: things, aggs: listed },
    }
    const body = {
      query: asked.query,
      aggs,
      post_filter: { bool: { filter: [things, ...passed] } },
      size: asked.size,
      track_total_hits: true,
      track_scores: true,
      sort: query.sort === 'newest' ? newest : ranked,
      _source: ['document'],
    }
    const { hits, aggregations: found } = await source.send({
      method: 'POST',
      path: `/${source.documents}/_search`,
      body,
    })
    const count = found.things.scope.doc_count
    const isNewest = query.sort === 'newest'
    type Answer = { _score: number; _source: { document: FoundHit['document'] } }
    return {
      matched: {
        things: count,
        fitting: found.things.scope.fitting.doc_count,
        mentions: found.scope.doc_count - count,
        isExact: found.scope.exact.doc_count > 0,
      },
      hits: hits.hits.map(({ _score, _source: { document } }: Answer) => {
        return { id: document.id, score: isNewest ? document.registered : Math.round(_score), document }
      }),
      total: hits.total.value,
      mentions: found.passed.doc_count - hits.total.value,
      fitting: found.things.fitting.doc_count,
      facets: found.things,
      things: asked.listed ?? things,
    }
  }
}

export async function existing({ send, documents }: WordSource, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const found = { terms: { field: 'exact', include: hashes, size: hashes.length } }
  const body = { size: 0, track_total_hits: false, query: { terms: { exact: hashes } }, aggs: { found } }
  const { aggregations } = await send({ method: 'POST', path: `/${documents}/_search`, body })
  return new Set(aggregations.found.buckets.map(({ key }: { key: string }) => key))
}
