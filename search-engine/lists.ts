// The postings that a plan reads of one source: a list for each alternative of each slot. Scratch of one match.
import { i32, roomy, u8 } from './arrays.ts'
import type { Slot } from './plan.ts'
import type { Source } from './source.ts'

/** Where each list of postings begins and ends, its weight, and whether it is of many words and so in no order. */
export let froms = i32(256)
export let tos = i32(256)
export let weights = i32(256)
export let ranges = u8(256)
/** The first list of each slot, and the end of the last. */
export const firstList = new Int32Array(260)

/** Opens the postings of all slots; answers the smallest number of postings a slot has. */
export function openLists(source: Source, slots: Slot[]): number {
  let lists = 0
  let least = Infinity
  source.begin()
  for (let s = 0; s < slots.length; s++) {
    firstList[s] = lists
    let postings = 0
    for (const { word, to, worth } of slots[s]!.alternatives) {
      const from = to === undefined ? source.open(word) : source.openRange(word, to)
      if (from < 0) continue
      if (lists >= froms.length) {
        froms = roomy(froms, lists + 1)
        tos = roomy(tos, lists + 1)
        weights = roomy(weights, lists + 1)
        ranges = roomy(ranges, lists + 1)
      }
      froms[lists] = from
      tos[lists] = source.end
      // a word that is everywhere still counts something: nothing is what documents without it get
      weights[lists] = Math.max(1, Math.round(slots[s]!.weight * worth))
      ranges[lists] = to === undefined ? 0 : 1
      lists++
      postings += source.end - from
    }
    if (postings < least) least = postings
  }
  firstList[slots.length] = lists
  return least
}

/** Whether asking for each of so many documents costs less than reading the slot's postings. */
export function cheaperToProbe(slot: number, count: number): boolean {
  let postings = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    if (ranges[list] === 1) return false
    postings += tos[list]! - froms[list]!
  }
  return count * (firstList[slot + 1]! - firstList[slot]!) * 12 < postings
}

/** What the slot gives one document: its best alternative, or 0. */
export function gainOf({ docs, impacts }: Source, slot: number, doc: number): number {
  let best = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const end = tos[list]!
    let lo = froms[list]!
    let hi = end
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      if (docs[mid]! < doc) lo = mid + 1
      else hi = mid
    }
    if (lo < end && docs[lo] === doc) best = Math.max(best, Math.imul(weights[list]!, impacts[lo]!))
  }
  return best
}
