// Finds the documents of one source that have some of the wanted words. Filters and ranks nothing.
import { cheaperToProbe, firstList, froms, openLists, tos, weights } from './lists.ts'
import type { Slot } from './plan.ts'
import type { Forced } from './scores.ts'
import { best, force, harvest, level, openForced, score, slotOf, touched } from './scratch.ts'
import type { Source } from './source.ts'

/** Adds a slot to all documents seen so far, and sees new ones where `open`. Answers how many are seen. */
function count(source: Source, slot: number, open: boolean, seenBefore: number): number {
  const { docs, impacts } = source
  let seen = seenBefore
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const weight = weights[list]!
    for (let p = froms[list]!, to = tos[list]!; p < to; p++) {
      const doc = docs[p]!
      if (level[doc] === 0) {
        if (!open) continue
        touched[seen++] = doc
        score[doc] = 0
      } else if (slotOf[doc] === slot) {
        again(doc, Math.imul(weight, impacts[p]!))
        continue
      }
      first(doc, slot, Math.imul(weight, impacts[p]!))
    }
  }
  return seen
}

function first(doc: number, slot: number, value: number): void {
  level[doc]!++
  slotOf[doc] = slot
  best[doc] = value
  score[doc]! += value
}

function again(doc: number, value: number): void {
  if (value <= best[doc]!) return
  score[doc]! += value - best[doc]!
  best[doc] = value
}

/** As a closed `count`, asked document by document. */
function countSeen(source: Source, slot: number, seen: number): void {
  const { docs, impacts } = source
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const weight = weights[list]!
    for (let i = 0; i < seen; i++) {
      const doc = touched[i]!
      let lo = froms[list]!
      let hi = tos[list]!
      while (lo < hi) {
        const mid = (lo + hi) >>> 1
        if (docs[mid]! < doc) lo = mid + 1
        else hi = mid
      }
      if (lo >= tos[list]! || docs[lo] !== doc) continue
      if (slotOf[doc] === slot) again(doc, Math.imul(weight, impacts[lo]!))
      else first(doc, slot, Math.imul(weight, impacts[lo]!))
    }
  }
}

/** The documents that have at least `enough` slots, or are forced; `matched.levels` says how many slots. */
export function matchSome(source: Source, slots: Slot[], forced: Forced[], enough: number): void {
  openLists(source, slots)
  openForced(source, forced)
  let seen = 0
  for (let slot = 0; slot < slots.length; slot++) {
    // what is first seen later than this can't have enough any more
    const open = slot <= slots.length - enough
    if (!open && cheaperToProbe(slot, seen)) countSeen(source, slot, seen)
    else seen = count(source, slot, open, seen)
  }
  ;[seen] = force(seen, 0, slots.length)
  harvest(source, touched, seen, seen, enough)
}
