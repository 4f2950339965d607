// Points of chosen documents.
import type { ChosenDocument } from '../documents.ts'
import { packId } from '../segments/ids.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { boosts } from '../schema.ts'
import { matches, slotScores } from './match-buffers.ts'
import { TIER, UNIT_SCORE } from './scores.ts'

export type ChosenPoints = { id: string; packed: Uint8Array; points: number }

const chosenMost = 50

export function compileChosen(chosen: readonly ChosenDocument[]): ChosenPoints[] {
  return chosen.slice(0, chosenMost).map(({ id, weight }) => {
    const share = Math.min(1, Math.max(0, weight))
    return { id, packed: packId(id), points: Math.round(share * boosts.chosen * UNIT_SCORE) }
  })
}

export function raiseChosen(segment: SegmentReader, chosen: readonly ChosenPoints[]): void {
  const { docs, scores, count } = matches
  const raised: number[] = []
  for (const { id, packed, points } of chosen) {
    const doc = segment.docOf(id, packed)
    if (doc < 0) continue
    slotScores[doc] = points
    raised.push(doc)
  }
  if (raised.length === 0) return
  for (let i = 0; i < count; i++) {
    const points = slotScores[docs[i]!]!
    if (points === 0) continue
    const within = scores[i]! % TIER
    scores[i]! += Math.min(points, TIER - 1 - within)
  }
  for (const doc of raised) slotScores[doc] = 0
}
