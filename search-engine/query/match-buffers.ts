// Reused match buffers: never await between match and reading.
import { i32, u16, u8 } from '../segments/arrays.ts'
import { firstList, listDocs, listStarts, listEnds } from '../segments/posting-lists.ts'
import type { ForcedMatch } from './scores.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'

/** `levels`: slots per document, where not all are required. */
export const matches = { docs: u16(65536), scores: i32(65536), levels: u8(65536), count: 0 }

/** Zero between slots. */
export const slotScores = i32(65536)

export function clearSlotScores(segment: SegmentReader, slot: number): void {
  const first = firstList[slot]!
  const end = firstList[slot + 1]!
  let postings = 0
  for (let list = first; list < end; list++) postings += listEnds[list]! - listStarts[list]!
  if (postings * 8 > segment.columns.count) return void slotScores.fill(0, 0, segment.columns.count)
  for (let list = first; list < end; list++) {
    const docs = listDocs[list]!
    for (let p = listStarts[list]!, to = listEnds[list]!; p < to; p++) slotScores[docs[p]!] = 0
  }
}

const forcedDocs: number[] = []
const forcedBoosts: number[] = []
const partialScores = i32(65536)

export function findForced(segment: SegmentReader, forced: ForcedMatch[]): void {
  forcedDocs.length = forcedBoosts.length = 0
  for (const { word, hash, boost } of forced) {
    if (hash !== undefined) segment.findExact(hash, forcedDocs)
    const from = word === undefined ? -1 : segment.open(word)
    if (from >= 0) for (let p = from; p < segment.end; p++) forcedDocs.push(segment.docs[p]!)
    while (forcedBoosts.length < forcedDocs.length) forcedBoosts.push(boost)
  }
  for (const doc of forcedDocs) partialScores[doc] = 0
}

/** A later slot may exclude forced documents. */
export function recordPartialScores(count: number): void {
  if (forcedDocs.length === 0) return
  const { docs, scores } = matches
  for (let i = 0; i < count; i++) partialScores[docs[i]!] = scores[i]!
}

/** Forced documents count as if they had all slots. */
export function addForced(before: number, full: number): number {
  if (forcedDocs.length === 0) return before
  const { docs, scores, levels } = matches
  const position = slotScores
  let count = before
  for (let i = 0; i < count; i++) position[docs[i]!] = i + 1
  for (let i = 0; i < forcedDocs.length; i++) {
    const doc = forcedDocs[i]!
    const boost = forcedBoosts[i]!
    if (position[doc] === 0) {
      docs[count] = doc
      scores[count] = partialScores[doc]!
      position[doc] = ++count
    }
    const at = position[doc]! - 1
    levels[at] = full
    if (scores[at]! < boost) scores[at]! += boost
  }
  for (let i = 0; i < count; i++) position[docs[i]!] = 0
  return count
}
