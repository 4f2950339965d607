// Matches with some slots.
import { u8 } from '../segments/arrays.ts'
import {
  cheaperToProbe,
  firstList,
  listStarts,
  slotScore,
  openLists,
  listDocs,
  listEnds,
  listImpacts,
  listWeights,
} from '../segments/posting-lists.ts'
import type { Slot } from './query-plan.ts'
import type { ForcedMatch } from './scores.ts'
import { addForced, clearSlotScores, slotScores, matches, findForced } from './match-buffers.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'

const isSeen = u8(65536)

function scan(slot: number, open: boolean, before: number): number {
  const { docs, scores, levels } = matches
  let seen = before
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const postingDocs = listDocs[list]!
    const impacts = listImpacts[list]!
    const weight = listWeights[list]!
    for (let p = listStarts[list]!, to = listEnds[list]!; p < to; p++) {
      const doc = postingDocs[p]!
      const value = Math.imul(weight, impacts[p]!)
      if (value > slotScores[doc]!) slotScores[doc] = value
      if (!open || isSeen[doc] === 1) continue
      isSeen[doc] = 1
      docs[seen] = doc
      scores[seen] = 0
      levels[seen++] = 0
    }
  }
  return seen
}

function addScores(segment: SegmentReader, slot: number, open: boolean, seen: number): void {
  const { docs, scores, levels } = matches
  for (let i = 0; i < seen; i++) {
    const doc = docs[i]!
    const value = slotScores[doc]!
    scores[i]! += value
    // Branchless: one level more where the score is not zero.
    levels[i]! += -value >>> 31
    slotScores[doc] = 0
  }
  if (!open) clearSlotScores(segment, slot)
}

function probe(slot: number, seen: number): void {
  const { docs, scores, levels } = matches
  for (let i = 0; i < seen; i++) {
    const value = slotScore(slot, docs[i]!)
    if (value === 0) continue
    scores[i]! += value
    levels[i]!++
  }
}

function keepRequired(before: number, required: number): number {
  const { docs, scores, levels } = matches
  let count = 0
  for (let i = 0; i < before; i++) {
    const level = levels[i]!
    docs[count] = docs[i]!
    scores[count] = scores[i]!
    levels[count] = level
    count += (required - 1 - level) >>> 31
  }
  return count
}

export function matchSome(
  segment: SegmentReader,
  slots: Slot[],
  forced: ForcedMatch[],
  required: number,
  must: readonly Slot[],
): void {
  openLists(segment, slots)
  findForced(segment, forced)
  let seen = 0
  const order = [...slots.keys()].sort((a, b) => Number(must.includes(slots[b]!)) - Number(must.includes(slots[a]!)))
  for (const [at, slot] of order.entries()) {
    const open = must.length > 0 ? at === 0 : slot <= slots.length - required
    if (!open && cheaperToProbe(slot, seen)) probe(slot, seen)
    else {
      const before = seen
      seen = scan(slot, open, seen)
      if (open && before === 0 && seen === 0 && must.length > 0) break
      addScores(segment, slot, open, seen)
    }
    if (at > 0 && at < must.length) seen = keepSeen(seen, at + 1)
  }
  for (let i = 0; i < seen; i++) isSeen[matches.docs[i]!] = 0
  seen = addForced(seen, slots.length)
  matches.count = required > 1 ? keepRequired(seen, required) : seen
}

function keepSeen(before: number, required: number): number {
  const { docs, levels } = matches
  for (let i = 0; i < before; i++) if (levels[i]! < required) isSeen[docs[i]!] = 0
  return keepRequired(before, required)
}
