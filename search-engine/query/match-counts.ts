// Counts of matches before filters.
import { isDeleted, type SegmentReader } from '../segments/segment-reader.ts'
import { limits } from '../schema.ts'
import { applyTests, type CompiledFilter, failed } from './filter.ts'
import { matches } from './match-buffers.ts'
import { EXACT_BOOST, isFitting } from './scores.ts'

export const noMatches = { things: 0, fitting: 0, mentions: 0, isExact: false }
export type MatchCounts = typeof noMatches

export function hasFew({ mentions, things }: MatchCounts, few: number = limits.fewThings): boolean {
  return mentions > 0 && things < few
}

/** The first `things` matches are the thing. */
export function addMatches(counts: MatchCounts, scope: CompiledFilter, segment: SegmentReader, things: number): void {
  const { docs, scores, count } = matches
  applyTests(scope, segment, docs, count)
  for (let i = 0; i < count; i++) {
    if (failed[i] !== 0 || isDeleted(segment, docs[i]!)) continue
    counts[i < things ? 'things' : 'mentions']++
    if (i < things && isFitting(scores[i]!)) counts.fitting++
    if (scores[i]! >= EXACT_BOOST) counts.isExact = true
  }
}
