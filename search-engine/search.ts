// Answers a question: plan, match, relax, order. A generator that may be left and taken up again between two sources;
// whatever it needs after a pause is its own.
import { browse, browseAll } from './browse.ts'
import { Collector } from './collect.ts'
import { idOf } from './columns.ts'
import type { Words } from './dict.ts'
import { corrected } from './corrected.ts'
import type { Facets, Found, Question } from './documents.ts'
import { borrowed, cleared, type Histograms, spared } from './histograms.ts'
import { aim, slipsOf } from './exact.ts'
import { isEmpty, type Tests, testsOf } from './filter.ts'
import { memberWord } from './lexicon.ts'
import { EXACT, type Forced, FULL, LIFT } from './scores.ts'
import { matchAll } from './match.ts'
import { matched } from './scratch.ts'
import { knownOf } from './known.ts'
import { type Known, nearOf, type Plan, planned } from './plan.ts'
import { enough, matchEnough, slipped } from './relax.ts'
import { bounds } from './schema.ts'
import { type State, sourcesOf } from './state.ts'
import type { Source } from './source.ts'
import type { Hit } from './top.ts'
import { type Guess, guesses, wholeHash } from './whole.ts'

/** Answers the question over the given sources; may be left between any two steps. */
export function answer(state: State, question: Question, sources = sourcesOf(state)): Generator<void, Found> {
  return new Asking(state, question, sources).run()
}

class Asking {
  #state: State
  #question: Question
  #sources: Source[]
  #text: string
  #tests: Tests
  #known: Known
  #plan: Plan
  #forced: Forced[]
  #guesses: Guess[] = []
  #counts: Histograms | undefined
  #found: Collector
  /** How many match all words, once fewer must do. */
  #strict: number | undefined

  constructor(state: State, question: Question, sources: Source[]) {
    this.#state = state
    this.#question = question
    this.#sources = sources
    this.#text = question.text.slice(0, bounds.queryText)
    this.#tests = testsOf(question.filter, state.lexicon)
    this.#known = knownOf(state, sources)
    this.#plan = planned(this.#text, this.#known)
    this.#forced = forcedOf(state, this.#text, question.categories ?? [])
    this.#counts = question.facets ? borrowed(state.lexicon) : undefined
    this.#found = this.#collector()
  }

  *run(): Generator<void, Found> {
    const { categories } = this.#question
    if (this.#plan.slots.length === 0 && this.#forced.length === 0 && !categories?.length) return yield* this.#browse()
    yield* this.#all(this.#plan)
    if (!categories?.length && (this.#found.total < bounds.few || this.#isGuessed())) {
      yield* this.#guess()
      if (this.#found.total === 0 && !this.#isGuessed()) yield* this.#slip()
      if (this.#found.total < bounds.few && this.#plan.slots.length > 1 && !this.#isExact()) yield* this.#fewer()
    }
    const hits = this.#found.top.sorted()
    const isLoose = this.#question.sort !== 'newest' && (this.#isGuessed() || this.#strict !== undefined)
    return this.#answer(isLoose ? closestFirst(this.#known.words, this.#sources, hits, this.#text) : hits)
  }

  *#browse(): Generator<void, Found> {
    const { skip, size, sort } = this.#question
    const open = isEmpty(this.#tests) && sort !== 'newest'
    if (open) browseAll(this.#sources, this.#found, skip + size, this.#state.documents)
    else yield* browse(this.#sources, this.#found, skip + size)
    return this.#answer(this.#found.top.sorted(), open)
  }

  /** What has all words of the plan, or is forced. */
  *#all(plan: Plan): Generator<void, void> {
    this.#found = this.#collector()
    for (let s = 0; s < this.#sources.length; s++) {
      matchAll(this.#sources[s]!, plan.slots, this.#forced)
      this.#take(s)
      yield
    }
  }

  /** Names and codes one slip away: first where the query is no name and has an unknown word, else at the end. */
  *#guess(): Generator<void, void> {
    const { total } = this.#found
    const exact = this.#isExact()
    const isCode = /\d/.test(this.#text) && this.#plan.slots.length <= 3
    if (!isCode && (exact || (total > 0 && !this.#isGuessed()))) return
    const hits: number[] = []
    this.#guesses = guesses(this.#text, this.#plan.unknown, this.#known).filter(({ hash }) => {
      hits.length = 0
      for (const source of this.#sources) source.exact(hash, hits)
      return hits.length > 0
    })
    if (this.#guesses.length === 0) return
    const first = !exact && (total === 0 || this.#isGuessed())
    for (const { hash } of this.#guesses) this.#forced.push({ hash, boost: first ? EXACT : 0 })
    if (!first) this.#strict = total
    yield* this.#all(this.#plan)
  }

  /** One of the rarest words may be a slip that is a word itself. */
  *#slip(): Generator<void, void> {
    const plain = this.#plan
    for (const plan of slipped(plain, (word) => nearOf(word, this.#known))) {
      this.#plan = plan
      yield* this.#all(plan)
      if (this.#found.total > 0) return
    }
    this.#plan = plain
  }

  /** As many words as leave enough matches. */
  *#fewer(): Generator<void, void> {
    const { slots } = this.#plan
    this.#strict ??= this.#found.total
    const wanted = yield* enough(this.#sources, slots, this.#forced, this.#tests, bounds.few)
    this.#found = this.#collector()
    for (let s = 0; s < this.#sources.length; s++) {
      matchEnough(this.#sources[s]!, slots, this.#forced, wanted)
      this.#take(s)
      yield
    }
  }

  #take(s: number): void {
    this.#found.take(this.#sources[s]!, s, matched.docs, matched.scores, matched.count)
  }

  /** The query is the very name or code of something: then it is not asked for less. */
  #isExact(): boolean {
    return (this.#found.top.best() ?? 0) >= EXACT
  }

  #isGuessed(): boolean {
    return this.#plan.slots.some(({ near }) => near.length > 0)
  }

  #collector(): Collector {
    const { skip, size, sort } = this.#question
    if (this.#counts) cleared(this.#counts)
    return new Collector(this.#state.kind, this.#state.lexicon, this.#sources, {
      tests: this.#tests,
      most: this.#isGuessed() || this.#strict !== undefined ? Math.max(bounds.reordered, skip + size) : skip + size,
      counts: this.#counts,
      newest: sort === 'newest',
    })
  }

  #answer(hits: Hit[], open = false): Found {
    const { skip, size } = this.#question
    const shown = hits.slice(skip, skip + size)
    const out: Found = {
      ids: shown.map(({ source, doc }) => idOf(this.#sources[source]!.columns, doc)),
      scores: shown.map(({ score }) => scoreOf(score)),
      total: this.#found.total,
    }
    const facets = open && this.#question.facets ? this.#openFacets() : this.#found.facets()
    if (facets) out.facets = facets
    if (this.#counts) spared(this.#counts)
    const right = this.#corrected(hits[0])
    if (right !== undefined) out.corrected = right
    if (this.#strict !== undefined && out.total > this.#strict) {
      out.relaxed = true
      out.strict = this.#strict
    }
    return out
  }

  /** Facets over everything, kept until something changes. */
  #openFacets(): Facets | undefined {
    return (this.#state.facets ??= this.#found.facets(this.#state.counts))
  }

  #corrected(hit: Hit | undefined): string | undefined {
    if (!hit || (!this.#isGuessed() && this.#guesses.length === 0)) return undefined
    const source = this.#sources[hit.source]!
    const words = (word: number): string => this.#known.words.text(word)
    const right = corrected(this.#text, this.#plan, source, words, hit.doc)
    if (right !== undefined || hit.score < EXACT) return right
    const hits: number[] = []
    return this.#guesses.find(({ hash }) => {
      hits.length = 0
      source.exact(hash, hits)
      return hits.includes(hit.doc)
    })?.text
  }
}

/** Documents that match whatever their words: members of the named categories, the very name or code. */
function forcedOf({ lexicon }: State, text: string, categories: string[]): Forced[] {
  const forced: Forced[] = []
  for (const id of categories) {
    const word = lexicon.words.findText(memberWord(id))
    if (word >= 0) forced.push({ word, boost: LIFT })
  }
  const hash = wholeHash(text)
  if (hash !== undefined) forced.push({ hash, boost: EXACT })
  return forced
}

function scoreOf(score: number): number {
  if (score > EXACT) return 2 + (score - EXACT) / FULL
  return score > LIFT ? 1 + (score - LIFT) / FULL : score / FULL
}

/** Among the first, names that are nearly the query come first, the nearest before the others. */
function closestFirst(words: Words, sources: Source[], hits: Hit[], text: string): Hit[] {
  const signs = aim(text)
  const most = Math.min(12, Math.max(1, Math.floor(signs / 4)))
  if (signs === 0) return hits
  const near: { hit: Hit; slips: number }[] = []
  const far: Hit[] = []
  for (const hit of hits.slice(0, bounds.reordered)) {
    const slips = hit.score >= EXACT ? -1 : slipsOf(words, sources[hit.source]!, hit.doc, most)
    if (slips > most) far.push(hit)
    else near.push({ hit, slips })
  }
  near.sort((a, b) => a.slips - b.slips)
  return [...near.map(({ hit }) => hit), ...far, ...hits.slice(bounds.reordered)]
}
