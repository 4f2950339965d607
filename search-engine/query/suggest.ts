// Suggestions by name.
import { Collector } from './collector.ts'
import { idOf } from '../segments/columns.ts'
import type { SuggestQuery } from '../backend.ts'
import { compileFilter } from './filter.ts'
import { EXACT_BOOST, type ForcedMatch } from './scores.ts'
import { matchAll } from './match-all.ts'
import { matches } from './match-buffers.ts'
import { limits } from '../schema.ts'
import { type IndexStatistics, type Plan, planQuery, type Slot } from './query-plan.ts'
import { statisticsOf } from '../segments/statistics.ts'
import { type IndexState, segmentsOf } from '../segments/index-state.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { exactHash } from '../segments/exact-hash.ts'

const CANDIDATES = 64
const BROAD_PREFIX_WORDS = 2000
const MAX_NAMES_READ = 20_000

function slotMatches({ alternatives }: Slot, word: number): boolean {
  for (const { word: from, to } of alternatives)
    if (word === from || (to !== undefined && word > from && word < to)) return true
  return false
}

/** 2: all words, beginning with one of them; 1: all words; else 0. */
export function nameTier({ slots }: Plan, { columns }: SegmentReader, doc: number): number {
  const { names, nameStarts } = columns
  const from = nameStarts[doc]!
  const to = nameStarts[doc + 1]!
  let begins = false
  for (const slot of slots) {
    let at = from
    while (at < to && !slotMatches(slot, names[at]!)) at++
    if (at === to) return 0
    if (at === from) begins = true
  }
  return begins ? 2 : 1
}

/** Scanning names is cheaper than reading such postings. */
function isBroad({ slots }: Plan): boolean {
  return (
    slots.length === 1 &&
    slots[0]!.alternatives.some(({ word, to }) => to !== undefined && to - word > BROAD_PREFIX_WORDS)
  )
}

function scanNames(
  segment: SegmentReader,
  segmentNumber: number,
  plan: Plan,
  collector: Collector,
  limit: number,
): void {
  const before = collector.total
  const end = segment.ranked ? Math.min(segment.columns.count, limit) : segment.columns.count
  for (let doc = 0; doc < end && (collector.total - before < CANDIDATES || !segment.ranked);) {
    let count = 0
    for (; doc < end && count < CANDIDATES * 4; doc++) {
      const tier = nameTier(plan, segment, doc)
      if (tier === 0) continue
      matches.docs[count] = doc
      matches.scores[count++] = tier
    }
    collector.collect(segment, segmentNumber, matches.docs, matches.scores, count)
  }
}

function withoutRare(statistics: IndexStatistics): IndexStatistics {
  const { frequency } = statistics
  return {
    ...statistics,
    isKnown: () => false,
    frequency: (word) => (frequency(word) < limits.rareWord ? 0 : frequency(word)),
  }
}

function* collected(
  segments: SegmentReader[],
  plan: Plan,
  forced: ForcedMatch[],
  newCollector: () => Collector,
): Generator<void, Collector> {
  const scanned = newCollector()
  const limit = Math.ceil(MAX_NAMES_READ / Math.max(1, segments.length))
  for (let s = 0; isBroad(plan) && s < segments.length; s++) {
    scanNames(segments[s]!, s, plan, scanned, limit)
    yield
  }
  if (scanned.total > 0) return scanned
  const collector = newCollector()
  for (const [s, segment] of segments.entries()) {
    matchAll(segment, plan.slots, forced)
    collector.collect(segment, s, matches.docs, matches.scores, matches.count)
    yield
  }
  return collector
}

export function* suggestNames(state: IndexState, { text, size }: SuggestQuery): Generator<void, string[]> {
  const segments = segmentsOf(state)
  const statistics = statisticsOf(state, segments)
  let plan = planQuery(text.slice(0, 100), statistics, { typing: true })
  if (plan.slots.length === 0) return []
  const hash = exactHash(text)
  const forced = hash === undefined ? [] : [{ hash, boost: EXACT_BOOST }]
  const compiled = compileFilter(undefined, state.lexicon)
  const newCollector = (): Collector =>
    new Collector(state.kind, state.lexicon, segments, {
      filter: compiled,
      limit: CANDIDATES,
      facetCounts: undefined,
      newest: false,
    })
  let collector = yield* collected(segments, plan, forced, newCollector)
  if (collector.total === 0) {
    plan = planQuery(text.slice(0, 100), withoutRare(statistics), { typing: true })
    collector = yield* collected(segments, plan, [], newCollector)
  }
  const hits = collector.top
    .sorted()
    .map((hit, place) => ({ ...hit, place, tier: nameTier(plan, segments[hit.segment]!, hit.doc) }))
  hits.sort((a, b) => b.tier - a.tier || a.place - b.place)
  const named = hits.filter(({ tier, score }) => tier > 0 || score >= EXACT_BOOST)
  return (named.length > 0 ? named : hits)
    .slice(0, size)
    .map(({ segment, doc }) => idOf(segments[segment]!.columns, doc))
}
