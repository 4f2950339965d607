// What one match of one source works on: levels and scores by document. Kept between calls, so a match must be read
// before the next one, and nothing may wait in between.
import { i32, u16, u8 } from './arrays.ts'
import type { Forced } from './scores.ts'
import type { Source } from './source.ts'

export const matched = { docs: u16(65536), scores: i32(65536), levels: u8(65536), count: 0 }

export const level = u8(65536)
export const score = i32(65536)
export const best = i32(65536)
export const slotOf = u8(65536)
export const touched = u16(65536)
export const candidates = u16(65536)

/** Of `count` documents puts those at `full` level or above into `matched`; forgets all that was touched. */
export function harvest(source: Source, from: Uint16Array, count: number, seen: number, full: number): void {
  const { docs, scores, levels } = matched
  let n = 0
  for (let i = 0; i < count; i++) {
    const doc = from[i]!
    const at = level[doc]!
    docs[n] = doc
    scores[n] = score[doc]!
    levels[n] = at
    // without a branch, which would be foreseen wrongly for about every second document
    n += (full - 1 - at) >>> 31
  }
  matched.count = n
  if (seen * 16 > source.columns.count) level.fill(0, 0, source.columns.count)
  else for (let i = 0; i < seen; i++) level[touched[i]!] = 0
}

export const hits: number[] = []
export const lifts: number[] = []

/** Finds the documents of this source that match for other reasons than their words. */
export function openForced(source: Source, forced: Forced[]): void {
  hits.length = lifts.length = 0
  for (const { word, hash, boost } of forced) {
    if (hash !== undefined) source.exact(hash, hits)
    const from = word === undefined ? -1 : source.open(word)
    if (from >= 0) for (let p = from; p < source.end; p++) hits.push(source.docs[p]!)
    while (lifts.length < hits.length) lifts.push(boost)
  }
}

/** Lets these documents in, and lifts those that matched already. */
export function force(seenBefore: number, before: number, full: number): [seen: number, count: number] {
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
