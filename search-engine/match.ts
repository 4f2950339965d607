// Finds the documents of one source that have all the wanted words, and adds up their scores. Filters and ranks nothing.
import { cheaperToProbe, firstList, froms, gainOf, openLists, ranges, tos, weights } from './lists.ts'
import type { Slot } from './plan.ts'
import type { Forced } from './scores.ts'
import { force, forget, gain, matched, notePartial, openForced } from './scratch.ts'
import type { Source } from './source.ts'

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
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
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
  forget(source, slot)
  return count
}

/** As `join`, asked document by document: for few documents and long lists. */
function probe(source: Source, slot: number, before: number): number {
  const { docs, scores } = matched
  let count = 0
  for (let i = 0; i < before; i++) {
    const doc = docs[i]!
    const best = gainOf(source, slot, doc)
    docs[count] = doc
    scores[count] = scores[i]! + best
    if (best > 0) count++
  }
  return count
}

/** The documents that have every slot, or are forced; into `matched`. Slots in the same order for every source. */
export function matchAll(source: Source, slots: Slot[], forced: Forced[]): void {
  const least = slots.length === 0 ? 0 : openLists(source, slots)
  openForced(source, forced)
  let count = least > 0 ? begin(source) : 0
  notePartial(count)
  for (let s = 1; s < slots.length && count > 0; s++) {
    count = cheaperToProbe(s, count) ? probe(source, s, count) : join(source, s, count)
    notePartial(count)
  }
  matched.count = force(count, slots.length)
}
