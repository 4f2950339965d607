// Matches with all slots.
import {
  cheaperToProbe,
  firstList,
  listStarts,
  slotScore,
  openLists,
  listIsRange,
  listDocs,
  listEnds,
  listImpacts,
  listWeights,
} from '../segments/posting-lists.ts'
import type { Slot } from './query-plan.ts'
import type { ForcedMatch } from './scores.ts'
import { addForced, clearSlotScores, slotScores, matches, recordPartialScores, findForced } from './match-buffers.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'

function single(): number {
  const { docs, scores } = matches
  const impacts = listImpacts[0]!
  const weight = listWeights[0]!
  const from = listStarts[0]!
  const count = listEnds[0]! - from
  docs.set(listDocs[0]!.subarray(from, listEnds[0]!))
  for (let i = 0; i < count; i++) scores[i] = Math.imul(weight, impacts[from + i]!)
  return count
}

function matchFirst(): number {
  if (firstList[1] === 1 && listIsRange[0] === 0) return single()
  const { docs, scores } = matches
  let count = 0
  for (let list = 0; list < firstList[1]!; list++) {
    const postingDocs = listDocs[list]!
    const impacts = listImpacts[list]!
    const weight = listWeights[list]!
    for (let p = listStarts[list]!, to = listEnds[list]!; p < to; p++) {
      const doc = postingDocs[p]!
      const value = Math.imul(weight, impacts[p]!)
      const before = slotScores[doc]!
      docs[count] = doc
      count += (before - 1) >>> 31
      if (value > before) slotScores[doc] = value
    }
  }
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    scores[i] = slotScores[doc]!
    slotScores[doc] = 0
  }
  return count
}

function intersect(segment: SegmentReader, slot: number, before: number): number {
  const { docs, scores } = matches
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const postingDocs = listDocs[list]!
    const impacts = listImpacts[list]!
    const weight = listWeights[list]!
    for (let p = listStarts[list]!, to = listEnds[list]!; p < to; p++) {
      const doc = postingDocs[p]!
      const value = Math.imul(weight, impacts[p]!)
      if (value > slotScores[doc]!) slotScores[doc] = value
    }
  }
  let count = 0
  for (let i = 0; i < before; i++) {
    const doc = docs[i]!
    const value = slotScores[doc]!
    docs[count] = doc
    scores[count] = scores[i]! + value
    // Branchless: about every second branch would be mispredicted.
    count += -value >>> 31
  }
  clearSlotScores(segment, slot)
  return count
}

function probe(slot: number, before: number): number {
  const { docs, scores } = matches
  let count = 0
  for (let i = 0; i < before; i++) {
    const doc = docs[i]!
    const best = slotScore(slot, doc)
    docs[count] = doc
    scores[count] = scores[i]! + best
    if (best > 0) count++
  }
  return count
}

export function matchAll(segment: SegmentReader, slots: Slot[], forced: ForcedMatch[]): void {
  if (slots.length === 0) segment.begin()
  const fewest = slots.length === 0 ? 0 : openLists(segment, slots)
  findForced(segment, forced)
  let count = fewest > 0 ? matchFirst() : 0
  recordPartialScores(count)
  for (let s = 1; s < slots.length && count > 0; s++) {
    count = cheaperToProbe(s, count) ? probe(s, count) : intersect(segment, s, count)
    recordPartialScores(count)
  }
  matches.count = addForced(count, slots.length)
}
