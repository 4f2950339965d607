// Names for a search box: documents whose names have all the typed words, the last one perhaps unfinished.
import { Collector } from './collect.ts'
import { idOf } from './columns.ts'
import type { Filter } from './documents.ts'
import { testsOf } from './filter.ts'
import { EXACT, matchAll, matched } from './match.ts'
import { type Plan, planned, type Slot } from './plan.ts'
import { knownOf } from './search.ts'
import { type State, sourcesOf } from './state.ts'
import type { Source } from './source.ts'
import { wholeHash } from './whole.ts'

const LOOKED_AT = 64

function isFor(slot: Slot, word: number): boolean {
  return slot.alternatives.some(({ word: from, to }) => (to === undefined ? word === from : word >= from && word < to))
}

/** 2 when the name begins with a typed word and has them all, 1 when it has them all, else 0. */
function fit(plan: Plan, { columns }: Source, doc: number): number {
  const from = columns.nameStarts[doc]!
  const names = columns.names.subarray(from, columns.nameStarts[doc + 1])
  if (!plan.slots.every((slot) => names.some((word) => isFor(slot, word)))) return 0
  return plan.slots.some((slot) => isFor(slot, names[0]!)) ? 2 : 1
}

/** Ids of at most `size` documents, the likeliest first. */
export function suggested(state: State, text: string, size: number, filter?: Filter): string[] {
  const sources = sourcesOf(state)
  const plan = planned(text.slice(0, 100), knownOf(state, sources), true)
  if (plan.slots.length === 0) return []
  const hash = wholeHash(text)
  const forced = hash === undefined ? [] : [{ hash, boost: EXACT }]
  const tests = testsOf(filter, state.lexicon)
  const found = new Collector(state.kind, state.lexicon, sources, {
    tests,
    most: LOOKED_AT,
    facets: false,
    newest: false,
  })
  sources.forEach((source, s) => {
    matchAll(source, plan.slots, forced)
    found.take(source, s, matched.docs, matched.scores, matched.count)
  })
  const hits = found.top
    .sorted()
    .map((hit, place) => ({ ...hit, place, fit: fit(plan, sources[hit.source]!, hit.doc) }))
  hits.sort((a, b) => b.fit - a.fit || a.place - b.place)
  const named = hits.filter(({ fit: own, score }) => own > 0 || score >= EXACT)
  return (named.length > 0 ? named : hits).slice(0, size).map(({ source, doc }) => idOf(sources[source]!.columns, doc))
}
