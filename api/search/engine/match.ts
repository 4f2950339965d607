// Finds the documents of one source that have all the wanted words, and adds up their scores. Filters and ranks nothing.
import { i32 } from './arrays.ts'
import { cheaperToProbe, firstList, froms, openLists, postingsOf, ranges, tos, weights } from './lists.ts'
import type { Slot } from './plan.ts'
import type { Forced } from './scores.ts'
import { hits, lifts, matched, openForced } from './scratch.ts'
import type { Source } from './source.ts'

/** What the slot under way gives each document: its best alternative. Zero between slots. */
const gain = i32(65536)
/** What the slots have given those documents that match for other reasons than their words. */
const partial = i32(65536)

/** One word alone: its postings are the answer. */
function single(source: Source): number {
  const { docs, scores } = matched
  const { impacts } = source
  const weight = weights[0]!
  const from = froms[0]!
  const count = tos[0]! - from
  docs.set(source.docs.subarray(from, tos[0]!))
  for (let i = 0; i < count; i++) scores[i] = Math.imul(weight, impacts[from + i]!)
  return count
}

/** The documents of the first slot; answers how many. */
function begin(source: Source): number {
  if (firstList[1] === 1 && ranges[0] === 0) return single(source)
  const { docs: given, impacts } = source
  const { docs, scores } = matched
  let count = 0
  for (let list = 0; list < firstList[1]!; list++) {
    const weight = weights[list]!
    for (let p = froms[list]!, to = tos[list]!; p < to; p++) {
      const doc = given[p]!
      const value = Math.imul(weight, impacts[p]!)
      const before = gain[doc]!
      docs[count] = doc
      // without a branch: one more where nothing was given before
      count += (before - 1) >>> 31
      if (value > before) gain[doc] = value
    }
  }
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    scores[i] = gain[doc]!
    gain[doc] = 0
  }
  return count
}

/** Leaves the documents that have a later slot as well; answers how many. */
function join(source: Source, slot: number, before: number): number {
  const { docs: given, impacts } = source
  const { docs, scores } = matched
  const end = firstList[slot + 1]!
  for (let list = firstList[slot]!; list < end; list++) {
    const weight = weights[list]!
    for (let p = froms[list]!, to = tos[list]!; p < to; p++) {
      const doc = given[p]!
      const value = Math.imul(weight, impacts[p]!)
      if (value > gain[doc]!) gain[doc] = value
    }
  }
  let count = 0
  for (let i = 0; i < before; i++) {
    const doc = docs[i]!
    const value = gain[doc]!
    docs[count] = doc
    scores[count] = scores[i]! + value
    // without a branch, which would be foreseen wrongly for about every second document
    count += -value >>> 31
  }
  if (postingsOf(slot) * 8 > source.columns.count) gain.fill(0, 0, source.columns.count)
  else {
    for (let list = firstList[slot]!; list < end; list++)
      for (let p = froms[list]!, to = tos[list]!; p < to; p++) gain[given[p]!] = 0
  }
  return count
}

/** As `join`, asked document by document: for few documents and long lists. */
function probe(source: Source, slot: number, before: number): number {
  const { docs: given, impacts } = source
  const { docs, scores } = matched
  let count = 0
  for (let i = 0; i < before; i++) {
    const doc = docs[i]!
    let best = 0
    for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
      const end = tos[list]!
      let lo = froms[list]!
      let hi = end
      while (lo < hi) {
        const mid = (lo + hi) >>> 1
        if (given[mid]! < doc) lo = mid + 1
        else hi = mid
      }
      if (lo < end && given[lo] === doc) best = Math.max(best, Math.imul(weights[list]!, impacts[lo]!))
    }
    docs[count] = doc
    scores[count] = scores[i]! + best
    if (best > 0) count++
  }
  return count
}

function notePartial(count: number): void {
  const { docs, scores } = matched
  for (let i = 0; i < count; i++) partial[docs[i]!] = scores[i]!
}

/** Lets the forced documents in, and lifts those that matched already; answers how many there are then. */
function force(before: number): number {
  const { docs, scores } = matched
  /** Where each document stands, counted from 1. */
  const place = gain
  let count = before
  for (let i = 0; i < count; i++) place[docs[i]!] = i + 1
  for (let i = 0; i < hits.length; i++) {
    const doc = hits[i]!
    const boost = lifts[i]!
    if (place[doc] === 0) {
      docs[count] = doc
      scores[count] = partial[doc]!
      place[doc] = ++count
    }
    const at = place[doc]! - 1
    // one document may be both a member and the very name, but is lifted once by each kind
    if (scores[at]! < boost) scores[at]! += boost
  }
  for (let i = 0; i < count; i++) place[docs[i]!] = 0
  return count
}

/** The documents that have every slot, or are forced; into `matched`. Slots in the same order for every source. */
export function matchAll(source: Source, slots: Slot[], forced: Forced[]): void {
  const least = slots.length === 0 ? 0 : openLists(source, slots)
  openForced(source, forced)
  const forces = hits.length > 0
  for (const doc of hits) partial[doc] = 0
  let count = least > 0 ? begin(source) : 0
  if (forces) notePartial(count)
  for (let s = 1; s < slots.length && count > 0; s++) {
    count = cheaperToProbe(s, count) ? probe(source, s, count) : join(source, s, count)
    if (forces) notePartial(count)
  }
  matched.count = forces ? force(count) : count
}
