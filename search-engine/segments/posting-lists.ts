// Posting lists of a query.
import { i32, grown, u16, u8 } from './arrays.ts'
import type { Alternative, Slot } from '../query/query-plan.ts'
import type { SegmentReader } from './segment-reader.ts'

/** Word ranges are unsorted. */
export const listDocs: Uint16Array[] = []
export const listImpacts: Uint16Array[] = []
export let listStarts = i32(256)
export let listEnds = i32(256)
export let listWeights = i32(256)
export let listIsRange = u8(256)
export const firstList = new Int32Array(260)

let lists = 0

export function openLists(segment: SegmentReader, slots: Slot[]): number {
  lists = 0
  joined = 0
  let fewest = Infinity
  segment.begin()
  for (let s = 0; s < slots.length; s++) {
    firstList[s] = lists
    let postings = 0
    // At least 1: a score of zero means no match.
    for (const alternative of slots[s]!.alternatives)
      postings += openAlternative(segment, alternative, Math.max(1, Math.round(slots[s]!.weight * alternative.boost)))
    if (postings < fewest) fewest = postings
  }
  firstList[slots.length] = lists
  return fewest
}

function openAlternative(segment: SegmentReader, { word, to, also }: Alternative, weight: number): number {
  const from = to === undefined ? segment.open(word) : segment.openRange(word, to)
  if (from < 0) return 0
  reserve()
  listDocs[lists] = segment.docs
  listImpacts[lists] = segment.impacts
  listStarts[lists] = from
  listEnds[lists] = segment.end
  listWeights[lists] = weight
  listIsRange[lists] = to === undefined ? 0 : 1
  if (also) {
    for (const other of also) if (!narrow(segment, other, also.length + 1)) return 0
    joined++
  }
  return listEnds[lists]! - listStarts[lists++]!
}

function reserve(): void {
  if (lists < listStarts.length) return
  listStarts = grown(listStarts, lists + 1)
  listEnds = grown(listEnds, lists + 1)
  listWeights = grown(listWeights, lists + 1)
  listIsRange = grown(listIsRange, lists + 1)
}

const joinedDocs: Uint16Array[] = []
const joinedImpacts: Uint16Array[] = []
let joined = 0

function narrow(segment: SegmentReader, word: number, words: number): boolean {
  const from = segment.open(word)
  if (from < 0) return false
  const [docs, impacts] = [segment.docs, segment.impacts]
  const own = listDocs[lists] === joinedDocs[joined]
  const [ownDocs, ownImpacts] = [listDocs[lists]!, listImpacts[lists]!]
  const [start, end, otherEnd] = [listStarts[lists]!, listEnds[lists]!, segment.end]
  const most = Math.min(end - start, otherEnd - from)
  const outDocs = (joinedDocs[joined] = own ? ownDocs : grown(joinedDocs[joined] ?? u16(256), most))
  const outImpacts = (joinedImpacts[joined] = own ? ownImpacts : grown(joinedImpacts[joined] ?? u16(256), most))
  let count = 0
  // The list behind leaps.
  for (let p = start, q = from; p < end && q < otherEnd;) {
    const doc = ownDocs[p]!
    const other = docs[q]!
    if (doc < other) p = lowerBound(ownDocs, p, end, other)
    else if (other < doc) q = lowerBound(docs, q, otherEnd, doc)
    else {
      outDocs[count] = doc
      outImpacts[count++] =
        (own ? ownImpacts[p]! : Math.floor(ownImpacts[p]! / words)) + Math.floor(impacts[q]! / words)
      p++
      q++
    }
  }
  listDocs[lists] = outDocs
  listImpacts[lists] = outImpacts
  listStarts[lists] = 0
  listEnds[lists] = count
  return count > 0
}

function lowerBound(docs: Uint16Array, from: number, end: number, doc: number): number {
  let step = 1
  let lo = from
  while (lo + step < end && docs[lo + step]! < doc) {
    lo += step
    step *= 2
  }
  let hi = Math.min(end, lo + step + 1)
  while (lo < hi) {
    const mid = (lo + hi) >>> 1
    if (docs[mid]! < doc) lo = mid + 1
    else hi = mid
  }
  return lo
}

export function cheaperToProbe(slot: number, count: number): boolean {
  let postings = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    if (listIsRange[list] === 1) return false
    postings += listEnds[list]! - listStarts[list]!
  }
  return count * (firstList[slot + 1]! - firstList[slot]!) * 12 < postings
}

export function slotScore(slot: number, doc: number): number {
  let best = 0
  for (let list = firstList[slot]!; list < firstList[slot + 1]!; list++) {
    const docs = listDocs[list]!
    const end = listEnds[list]!
    let lo = listStarts[list]!
    let hi = end
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      if (docs[mid]! < doc) lo = mid + 1
      else hi = mid
    }
    if (lo < end && docs[lo] === doc) best = Math.max(best, Math.imul(listWeights[list]!, listImpacts[list]![lo]!))
  }
  return best
}
