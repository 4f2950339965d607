// Finds the documents of one source that have the wanted words, and adds up their scores. Filters and ranks nothing.
// Keeps its scratch between calls: a call must be read before the next one, so nothing may wait in between.
import { i32, roomy, u16, u32, u8 } from './arrays.ts'
import type { Slot } from './plan.ts'
import type { Source } from './source.ts'

// Scores are whole numbers below 2³¹, so that equal documents tie exactly: words give up to 525 million, the lifts add.
/** What the weights of all slots add up to. */
export const SHARE = 8000
/** A score of 1. */
export const FULL = SHARE * 65_535
/** Lifts members of the named category, and on a relaxed page what has all words. */
export const LIFT = 530_000_000
/** Lifts the very name or code. */
export const EXACT = LIFT * 2

/** Documents that match whatever their words: the very name or code, or members of the named category. */
export type Forced = { word?: number; hash?: number; boost: number }

export const matched = { docs: u16(65536), scores: i32(65536), levels: u8(65536), count: 0 }

const level = u8(65536)
/** The same levels, four at a time. */
const levels = new Uint32Array(level.buffer)
const score = i32(65536)
const best = i32(65536)
const slotOf = u8(65536)
const touched = u16(65536)
const candidates = u16(65536)
let froms = u32(256)
let tos = u32(256)
let weights = i32(256)
let ranges = u8(256)
const firstList = new Int32Array(260)

/** Opens the postings of all slots; answers the smallest number of postings a slot has. */
function openLists(source: Source, slots: Slot[]): number {
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
      weights[lists] = Math.round(slots[s]!.weight * worth)
      ranges[lists] = to === undefined ? 0 : 1
      lists++
      postings += source.end - from
    }
    if (postings < least) least = postings
  }
  firstList[slots.length] = lists
  return least
}

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

/** The first slot touches its documents; answers how many. */
function begin(source: Source): number {
  const { docs, impacts } = source
  let count = 0
  for (let list = 0; list < firstList[1]!; list++) {
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

function cheaperToProbe(slot: number, count: number): boolean {
  let postings = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    if (ranges[list] === 1) return false
    postings += tos[list]! - froms[list]!
  }
  return count * (firstList[slot + 1]! - firstList[slot]!) * 12 < postings
}

/** Puts the documents at `full` level or above into `matched`, ascending; forgets all that was touched. */
function harvest(source: Source, from: Uint16Array, count: number, seen: number, full: number, ordered: boolean): void {
  const out = matched.docs
  let n = 0
  if (ordered || count < 1200) {
    for (let i = 0; i < count; i++) if (level[from[i]!]! >= full) out[n++] = from[i]!
    if (!ordered) out.subarray(0, n).sort()
  } else {
    const last = (source.columns.count + 3) >> 2
    for (let four = 0; four < last; four++) {
      if (levels[four] === 0) continue
      for (let doc = four * 4; doc < four * 4 + 4; doc++) if (level[doc]! >= full) out[n++] = doc
    }
  }
  for (let i = 0; i < n; i++) {
    const doc = out[i]!
    matched.scores[i] = score[doc]!
    matched.levels[i] = level[doc]!
  }
  for (let i = 0; i < seen; i++) level[touched[i]!] = 0
  matched.count = n
}

const hits: number[] = []
const lifts: number[] = []

/** Finds the documents of this source that match for other reasons than their words. */
function openForced(source: Source, forced: Forced[]): void {
  hits.length = lifts.length = 0
  for (const { word, hash, boost } of forced) {
    if (hash !== undefined) source.exact(hash, hits)
    const from = word === undefined ? -1 : source.open(word)
    if (from >= 0) for (let p = from; p < source.end; p++) hits.push(source.docs[p]!)
    while (lifts.length < hits.length) lifts.push(boost)
  }
}

/** Lets these documents in, and lifts those that matched already. */
function force(seenBefore: number, before: number, full: number): [seen: number, count: number] {
  let seen = seenBefore
  let count = before
  for (let i = 0; i < hits.length; i++) {
    const doc = hits[i]!
    const boost = lifts[i]!
    const at = level[doc]!
    if (at === 0) {
      touched[seen++] = doc
      score[doc] = 0
    }
    if (at < full) {
      level[doc] = full
      candidates[count++] = doc
    }
    // one document may be both a member and the very name, but is lifted once by each kind
    if (score[doc]! < boost) score[doc]! += boost
  }
  return [seen, count]
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
  let ordered = false
  if (least > 0) {
    seen = begin(source)
    ordered = firstList[1] === 1 && ranges[0] === 0
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
  const before = count
  if (hits.length > 0) [seen, count] = force(seen, count, full)
  if (count > before) ordered = false
  harvest(source, candidates, count, seen, full, ordered)
}

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
        again(doc, weight * impacts[p]!)
        continue
      }
      first(doc, slot, weight * impacts[p]!)
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
      if (slotOf[doc] === slot) again(doc, weight * impacts[lo]!)
      else first(doc, slot, weight * impacts[lo]!)
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
  harvest(source, touched, seen, seen, enough, false)
}
