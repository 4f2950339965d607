// Finds the documents of one source that have some of the wanted words. Filters and ranks nothing.
import { u8 } from './arrays.ts'
import { cheaperToProbe, firstList, froms, gainOf, openLists, tos, weights } from './lists.ts'
import type { Slot } from './plan.ts'
import type { Forced } from './scores.ts'
import { force, forget, gain, matched, openForced } from './scratch.ts'
import type { Source } from './source.ts'

/** The documents seen so far in this match. */
const known = u8(65536)

/** Notes the gains of a slot, and sees new documents where `open`; answers how many are seen. */
function read(source: Source, slot: number, open: boolean, before: number): number {
  const { docs: given, impacts } = source
  const { docs, scores, levels } = matched
  let seen = before
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const weight = weights[list]!
    for (let p = froms[list]!, to = tos[list]!; p < to; p++) {
      const doc = given[p]!
      const value = Math.imul(weight, impacts[p]!)
      if (value > gain[doc]!) gain[doc] = value
      if (!open || known[doc] === 1) continue
      known[doc] = 1
      docs[seen] = doc
      scores[seen] = 0
      levels[seen++] = 0
    }
  }
  return seen
}

/** Adds the gains of a slot to the documents that are seen. */
function add(source: Source, slot: number, open: boolean, seen: number): void {
  const { docs, scores, levels } = matched
  for (let i = 0; i < seen; i++) {
    const doc = docs[i]!
    const value = gain[doc]!
    scores[i]! += value
    // without a branch: one level more where anything was given
    levels[i]! += -value >>> 31
    gain[doc] = 0
  }
  if (!open) forget(source, slot)
}

/** As `read` and `add` where no new documents are seen, asked document by document. */
function probe(source: Source, slot: number, seen: number): void {
  const { docs, scores, levels } = matched
  for (let i = 0; i < seen; i++) {
    const value = gainOf(source, slot, docs[i]!)
    if (value === 0) continue
    scores[i]! += value
    levels[i]!++
  }
}

/** Leaves the documents that have at least `enough` slots; answers how many. */
function leave(before: number, enough: number): number {
  const { docs, scores, levels } = matched
  let count = 0
  for (let i = 0; i < before; i++) {
    const level = levels[i]!
    docs[count] = docs[i]!
    scores[count] = scores[i]!
    levels[count] = level
    count += (enough - 1 - level) >>> 31
  }
  return count
}

/** The documents that have at least `enough` slots, or are forced; `matched.levels` says how many slots. */
export function matchSome(source: Source, slots: Slot[], forced: Forced[], enough: number): void {
  openLists(source, slots)
  openForced(source, forced)
  let seen = 0
  for (let slot = 0; slot < slots.length; slot++) {
    // what is first seen later than this can't have enough any more
    const open = slot <= slots.length - enough
    if (!open && cheaperToProbe(slot, seen)) probe(source, slot, seen)
    else {
      seen = read(source, slot, open, seen)
      add(source, slot, open, seen)
    }
  }
  for (let i = 0; i < seen; i++) known[matched.docs[i]!] = 0
  seen = force(seen, slots.length)
  matched.count = enough > 1 ? leave(seen, enough) : seen
}
