// Answers a question: plan, match, relax, order. A generator that may be left and taken up again between two sources;
// whatever it needs after a pause is its own.
import { browse, browseAll } from './browse.ts'
import { Collector } from './collect.ts'
import { idOf } from './columns.ts'
import { corrected } from './corrected.ts'
import type { Found, Question } from './documents.ts'
import { aim, slipsOf } from './exact.ts'
import { testsOf } from './filter.ts'
import { memberWord } from './lexicon.ts'
import { EXACT, type Forced, FULL, LIFT, matchAll, matched } from './match.ts'
import { type Known, nearOf, type Plan, planned } from './plan.ts'
import { enough, matchEnough, slipped, tally } from './relax.ts'
import { bounds } from './schema.ts'
import { type State, sourcesOf } from './state.ts'
import type { Source } from './source.ts'
import type { Hit } from './top.ts'
import { wholeHash } from './whole.ts'

/** What planning may know of the index, frequencies remembered for the length of one question. */
export function knownOf(state: State, sources: Source[]): Known {
  const seen = new Map<number, number>()
  return {
    words: state.lexicon.words,
    documents: state.documents,
    frequency(word) {
      let count = seen.get(word)
      if (count === undefined) {
        count = 0
        for (const source of sources) count += source.frequency(word)
        seen.set(word, count)
      }
      return count
    },
  }
}

export function* answer(state: State, question: Question, sources = sourcesOf(state)): Generator<void, Found> {
  const tests = testsOf(question.filter, state.lexicon)
  const text = question.text.slice(0, bounds.queryText)
  const page = Math.max(1, question.size)
  const collector = (): Collector =>
    new Collector(state.kind, state.lexicon, sources, {
      tests,
      most: Math.max(bounds.reordered, question.skip + question.size),
      facets: question.facets ?? false,
      newest: question.sort === 'newest',
    })
  const known = knownOf(state, sources)
  let plan = planned(text, known)
  const forced = forcedOf(state, text, question.categories ?? [])
  let found = collector()
  const browses = plan.slots.length === 0 && forced.length === 0 && !question.categories?.length
  const open = browses && tests.all.length === 0 && question.sort !== 'newest'
  if (browses) {
    if (open) browseAll(sources, found, question.skip + question.size, state.documents)
    else yield* browse(sources, found)
    return answered(found.top.sorted())
  }
  yield* strict(plan, found)
  let strictTotal: number | undefined
  const isGuessed = (): boolean => plan.slots.some(({ near }) => near.length > 0)
  if (found.total === 0 && !isGuessed()) {
    for (const other of slipped(plan, (word) => nearOf(word, known))) {
      const tried = collector()
      yield* strict(other, tried)
      if (tried.total === 0) continue
      plan = other
      found = tried
      break
    }
  }
  if (found.total < page && plan.slots.length > 1 && !question.categories?.length) {
    strictTotal = found.total
    const counts = yield* tally(sources, plan.slots, forced, tests)
    const wanted = enough(counts, page)
    found = collector()
    for (let s = 0; s < sources.length; s++) {
      matchEnough(sources[s]!, plan.slots, forced, wanted)
      found.take(sources[s]!, s, matched.docs, matched.scores, matched.count)
      yield
    }
  }
  const hits = found.top.sorted()
  const guessed = isGuessed()
  if (question.sort !== 'newest' && (guessed || strictTotal !== undefined)) closestFirst(state, sources, hits, text)
  return answered(hits, guessed ? corrected(text, plan, sources, (word) => state.lexicon.words.text(word), hits[0]) : undefined, strictTotal)

  function* strict(by: Plan, into: Collector): Generator<void, void> {
    for (let s = 0; s < sources.length; s++) {
      matchAll(sources[s]!, by.slots, forced)
      into.take(sources[s]!, s, matched.docs, matched.scores, matched.count)
      yield
    }
  }

  function answered(hits: Hit[], right?: string, strictly?: number): Found {
    const shown = hits.slice(question.skip, question.skip + question.size)
    const out: Found = {
      ids: shown.map(({ source, doc }) => idOf(sources[source]!.columns, doc)),
      scores: shown.map(({ score }) => scoreOf(score)),
      total: found.total,
    }
    const facets = found.facets(open ? state.counts : undefined)
    if (facets) out.facets = facets
    if (right !== undefined) out.corrected = right
    if (strictly !== undefined && found.total > strictly) {
      out.relaxed = true
      out.strict = strictly
    }
    return out
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
function closestFirst(state: State, sources: Source[], hits: Hit[], text: string): void {
  const signs = aim(text)
  const most = Math.min(12, Math.max(1, Math.floor(signs / 4)))
  if (signs === 0) return
  const head = hits.slice(0, bounds.reordered).map((hit, place) => {
    const slips = slipsOf(state.lexicon.words, sources[hit.source]!, hit.doc, most)
    return { hit, place, slips: hit.score >= EXACT ? -1 : slips }
  })
  head.sort((a, b) => a.slips - b.slips || a.place - b.place)
  head.forEach(({ hit }, place) => (hits[place] = hit))
}
