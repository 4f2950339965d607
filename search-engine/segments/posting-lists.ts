// The posting lists of one query in one segment: one for each alternative of each slot.
import { i32, grown, u8 } from './arrays.ts'
import type { Slot } from '../query/query-plan.ts'
import type { SegmentReader } from './segment-reader.ts'

/** By list: begin and end, weight, and whether it covers a range of words (then unsorted). */
export let listStarts = i32(256)
export let listEnds = i32(256)
export let listWeights = i32(256)
export let listIsRange = u8(256)
/** The first list of each slot, and the end of the last. */
export const firstList = new Int32Array(260)

/** Opens all lists; returns the fewest postings of any slot. */
export function openLists(segment: SegmentReader, slots: Slot[]): number {
  let lists = 0
  let fewest = Infinity
  segment.begin()
  for (let s = 0; s < slots.length; s++) {
    firstList[s] = lists
    let postings = 0
    for (const { word, to, boost } of slots[s]!.alternatives) {
      const from = to === undefined ? segment.open(word) : segment.openRange(word, to)
      if (from < 0) continue
      if (lists >= listStarts.length) {
        listStarts = grown(listStarts, lists + 1)
        listEnds = grown(listEnds, lists + 1)
        listWeights = grown(listWeights, lists + 1)
        listIsRange = grown(listIsRange, lists + 1)
      }
      listStarts[lists] = from
      listEnds[lists] = segment.end
      // At least 1: a score of zero means no match.
      listWeights[lists] = Math.max(1, Math.round(slots[s]!.weight * boost))
      listIsRange[lists] = to === undefined ? 0 : 1
      lists++
      postings += segment.end - from
    }
    if (postings < fewest) fewest = postings
  }
  firstList[slots.length] = lists
  return fewest
}

/** Whether binary searches for `count` documents cost less than scanning the slot's postings. */
export function cheaperToProbe(slot: number, count: number): boolean {
  let postings = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    if (listIsRange[list] === 1) return false
    postings += listEnds[list]! - listStarts[list]!
  }
  return count * (firstList[slot + 1]! - firstList[slot]!) * 12 < postings
}

/** The slot's score for one document: its best alternative, or 0. */
export function slotScore({ docs, impacts }: SegmentReader, slot: number, doc: number): number {
  let best = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const end = listEnds[list]!
    let lo = listStarts[list]!
    let hi = end
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      if (docs[mid]! < doc) lo = mid + 1
      else hi = mid
    }
    if (lo < end && docs[lo] === doc) best = Math.max(best, Math.imul(listWeights[list]!, impacts[lo]!))
  }
  return best
}
