// What one match of one source works on. Kept between calls, so a match must be read before the next one, and nothing
// may wait in between.
import { i32, u16, u8 } from './arrays.ts'
import { firstList, froms, tos } from './lists.ts'
import type { Forced } from './scores.ts'
import type { Source } from './source.ts'

/** The documents found, side by side with their scores and, where not all slots are wanted, how many slots they have. */
export const matched = { docs: u16(65536), scores: i32(65536), levels: u8(65536), count: 0 }

/** What the slot under way gives each document: its best alternative. Zero between slots. */
export const gain = i32(65536)

/** Forgets the gains of all postings of the slot. */
export function forget(source: Source, slot: number): void {
  const first = firstList[slot]!
  const end = firstList[slot + 1]!
  let postings = 0
  for (let list = first; list < end; list++) postings += tos[list]! - froms[list]!
  if (postings * 8 > source.columns.count) return void gain.fill(0, 0, source.columns.count)
  const { docs } = source
  for (let list = first; list < end; list++) for (let p = froms[list]!, to = tos[list]!; p < to; p++) gain[docs[p]!] = 0
}

/** Documents that match for other reasons than their words, and how high each is lifted. */
export const hits: number[] = []
const lifts: number[] = []
/** What the slots have given the hits that have not all of them. */
const partial = i32(65536)

/** Finds the documents of this source that match for other reasons than their words. */
export function openForced(source: Source, forced: Forced[]): void {
  hits.length = lifts.length = 0
  for (const { word, hash, boost } of forced) {
    if (hash !== undefined) source.exact(hash, hits)
    const from = word === undefined ? -1 : source.open(word)
    if (from >= 0) for (let p = from; p < source.end; p++) hits.push(source.docs[p]!)
    while (lifts.length < hits.length) lifts.push(boost)
  }
  for (const doc of hits) partial[doc] = 0
}

/** Notes what `count` matched documents have so far, for the hits among them that will be left out. */
export function notePartial(count: number): void {
  if (hits.length === 0) return
  const { docs, scores } = matched
  for (let i = 0; i < count; i++) partial[docs[i]!] = scores[i]!
}

/** Lets the hits in as if they had all slots, and lifts those that matched already; answers how many match then. */
export function force(before: number, full: number): number {
  if (hits.length === 0) return before
  const { docs, scores, levels } = matched
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
    levels[at] = full
    // one document may be both a member and the very name, but is lifted once by each kind
    if (scores[at]! < boost) scores[at]! += boost
  }
  for (let i = 0; i < count; i++) place[docs[i]!] = 0
  return count
}
