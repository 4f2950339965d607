// Names for a search box: documents whose names have all the typed words, the last one perhaps unfinished.
import { Collector } from './collect.ts'
import { idOf } from './columns.ts'
import type { Filter } from './documents.ts'
import { testsOf } from './filter.ts'
import { EXACT } from './scores.ts'
import { matchAll } from './match.ts'
import { matched } from './scratch.ts'
import { type Plan, planned, type Slot } from './plan.ts'
import { knownOf } from './known.ts'
import { type State, sourcesOf } from './state.ts'
import type { Source } from './source.ts'
import { wholeHash } from './whole.ts'

export type Typed = { text: string; size: number; filter?: Filter | undefined }

const LOOKED_AT = 64
const MANY_WORDS = 2000
/** Names that are read in all for a beginning of one or two letters. */
const MOST_READ = 20_000

function isFor({ alternatives }: Slot, word: number): boolean {
  for (const { word: from, to } of alternatives)
    if (word === from || (to !== undefined && word > from && word < to)) return true
  return false
}

/** 2 when the name begins with a typed word and has them all, 1 when it has them all, else 0. */
function fit({ slots }: Plan, { columns }: Source, doc: number): number {
  const { names, nameStarts } = columns
  const from = nameStarts[doc]!
  const to = nameStarts[doc + 1]!
  let begins = false
  for (const slot of slots) {
    let at = from
    while (at < to && !isFor(slot, names[at]!)) at++
    if (at === to) return 0
    if (at === from) begins = true
  }
  return begins ? 2 : 1
}

/** One or two letters begin so many words that reading their postings costs more than reading names. */
function isBroad({ slots }: Plan): boolean {
  return slots.length === 1 && slots[0]!.alternatives.some(({ word, to }) => to !== undefined && to - word > MANY_WORDS)
}

/** The first documents whose names have the beginning, some at a time until enough of them pass the filter. */
function takeNames(source: Source, number: number, plan: Plan, found: Collector, most: number): void {
  const before = found.total
  const end = source.ranked ? Math.min(source.columns.count, most) : source.columns.count
  for (let doc = 0; doc < end && (found.total - before < LOOKED_AT || !source.ranked);) {
    let count = 0
    for (; doc < end && count < LOOKED_AT * 4; doc++) {
      const tier = fit(plan, source, doc)
      if (tier === 0) continue
      matched.docs[count] = doc
      matched.scores[count++] = tier
    }
    found.take(source, number, matched.docs, matched.scores, count)
  }
}

/** Ids of at most `size` documents, the likeliest first; may be left between two sources. */
export function* suggested(
  state: State,
  { text, size, filter }: Typed,
  sources = sourcesOf(state),
): Generator<void, string[]> {
  const plan = planned(text.slice(0, 100), knownOf(state, sources), true)
  if (plan.slots.length === 0) return []
  const hash = wholeHash(text)
  const forced = hash === undefined ? [] : [{ hash, boost: EXACT }]
  const tests = testsOf(filter, state.lexicon)
  const collector = (): Collector =>
    new Collector(state.kind, state.lexicon, sources, { tests, most: LOOKED_AT, counts: undefined, newest: false })
  let found = collector()
  const most = Math.ceil(MOST_READ / Math.max(1, sources.length))
  for (let s = 0; isBroad(plan) && s < sources.length; s++) {
    takeNames(sources[s]!, s, plan, found, most)
    yield
  }
  if (found.total === 0) {
    found = collector()
    for (let s = 0; s < sources.length; s++) {
      matchAll(sources[s]!, plan.slots, forced)
      found.take(sources[s]!, s, matched.docs, matched.scores, matched.count)
      yield
    }
  }
  const hits = found.top
    .sorted()
    .map((hit, place) => ({ ...hit, place, fit: fit(plan, sources[hit.source]!, hit.doc) }))
  hits.sort((a, b) => b.fit - a.fit || a.place - b.place)
  const named = hits.filter(({ fit: own, score }) => own > 0 || score >= EXACT)
  return (named.length > 0 ? named : hits).slice(0, size).map(({ source, doc }) => idOf(sources[source]!.columns, doc))
}
