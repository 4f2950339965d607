// Finds the documents of one source that have all the wanted words, and adds up their scores. Filters and ranks nothing.
import { cheaperToProbe, firstList, froms, openLists, ranges, tos, weights } from './lists.ts'
import type { Slot } from './plan.ts'
import type { Forced } from './scores.ts'
import { best, candidates, force, harvest, hits, level, matched, openForced, score, touched } from './scratch.ts'
import type { Source } from './source.ts'

/** One word alone: its postings are the answer. */
function single(source: Source, list: number): number {
  const { docs, impacts } = source
  const weight = weights[list]!
  const from = froms[list]!
  const count = tos[list]! - from
  const out = matched.docs
  const scores = matched.scores
  for (let i = 0; i < count; i++) {
    out[i] = docs[from + i]!
    scores[i] = weight * impacts[from + i]!
  }
  return count
}

/** The postings of one word touch its documents; answers how many. */
function mark(docs: Uint16Array, impacts: Uint16Array, list: number): number {
  const weight = weights[list]!
  const from = froms[list]!
  const to = tos[list]!
  for (let p = from; p < to; p++) {
    const doc = docs[p]!
    level[doc] = 1
    score[doc] = weight * impacts[p]!
  }
  touched.set(docs.subarray(from, to))
  return to - from
}

/** The first slot touches its documents; answers how many. */
function begin(source: Source): number {
  const { docs, impacts } = source
  let count = 0
  let list = 0
  if (ranges[0] === 0) count = mark(docs, impacts, list++)
  for (; list < firstList[1]!; list++) {
    const weight = weights[list]!
    for (let p = froms[list]!, to = tos[list]!; p < to; p++) {
      const doc = docs[p]!
      const value = weight * impacts[p]!
      if (level[doc] === 0) {
        level[doc] = 1
        score[doc] = value
        touched[count++] = doc
      } else if (value > score[doc]!) score[doc] = value
    }
  }
  return count
}

/** A later slot raises the documents that have matched all slots before it. */
function raise(source: Source, slot: number): void {
  const { docs, impacts } = source
  const wanted = slot
  const reached = slot + 1
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const weight = weights[list]!
    for (let p = froms[list]!, to = tos[list]!; p < to; p++) {
      const doc = docs[p]!
      const at = level[doc]!
      if (at < wanted || at === 0) continue
      const value = weight * impacts[p]!
      if (at === wanted) {
        level[doc] = reached
        best[doc] = value
        score[doc]! += value
      } else if (value > best[doc]!) {
        score[doc]! += value - best[doc]!
        best[doc] = value
      }
    }
  }
}

/** As `raise`, asked document by document: for few candidates and long lists. */
function probe(source: Source, slot: number, count: number): void {
  const { docs, impacts } = source
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const weight = weights[list]!
    const end = tos[list]!
    for (let i = 0; i < count; i++) {
      const doc = candidates[i]!
      let lo = froms[list]!
      let hi = end
      while (lo < hi) {
        const mid = (lo + hi) >>> 1
        if (docs[mid]! < doc) lo = mid + 1
        else hi = mid
      }
      if (lo >= end || docs[lo] !== doc) continue
      const value = weight * impacts[lo]!
      if (level[doc] === slot) {
        level[doc] = slot + 1
        best[doc] = value
        score[doc]! += value
      } else if (value > best[doc]!) {
        score[doc]! += value - best[doc]!
        best[doc] = value
      }
    }
  }
}

/** The documents that have every slot, or are forced; into `matched`. Slots in the same order for every source. */
export function matchAll(source: Source, slots: Slot[], forced: Forced[]): void {
  matched.count = 0
  const least = slots.length === 0 ? 0 : openLists(source, slots)
  const full = Math.max(1, slots.length)
  openForced(source, forced)
  if (least > 0 && slots.length === 1 && hits.length === 0 && firstList[1] === 1 && ranges[0] === 0) {
    matched.count = single(source, 0)
    return
  }
  let seen = 0
  let count = 0
  if (least > 0) {
    seen = begin(source)
    count = seen
    candidates.set(touched.subarray(0, seen))
    for (let s = 1; s < slots.length && count > 0; s++) {
      if (cheaperToProbe(s, count)) probe(source, s, count)
      else raise(source, s)
      let kept = 0
      for (let i = 0; i < count; i++) if (level[candidates[i]!]! > s) candidates[kept++] = candidates[i]!
      count = kept
    }
  }
  if (hits.length > 0) [seen, count] = force(seen, count, full)
  harvest(source, candidates, count, seen, full)
}
