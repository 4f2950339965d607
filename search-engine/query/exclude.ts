// Exclusion of documents by words.
import { u8 } from '../segments/arrays.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { matches } from './match-buffers.ts'

export type CompiledExclusion = {
  words: number[]
  inNamesOnly: boolean
  denials: ReadonlySet<number>
  /** Default: any impact. */
  impactBelow?: number
}

const hasWord = u8(65536)

export function exclude(segment: SegmentReader, exclusions: readonly CompiledExclusion[]): void {
  for (const { words, inNamesOnly, denials, impactBelow = Infinity } of exclusions) {
    if (matches.count === 0) return
    if (inNamesOnly) keepMatches((doc) => !isClaimed(segment, doc, words, denials))
    else {
      markAll(segment, words, impactBelow)
      const isFaint = impactBelow < Infinity
      keepMatches((doc) => hasWord[doc] === 0 && !(isFaint && isClaimed(segment, doc, words, denials)))
    }
  }
}

function markAll(segment: SegmentReader, words: readonly number[], below: number): void {
  hasWord.fill(0, 0, segment.columns.count)
  segment.begin()
  for (const word of words) {
    const from = segment.open(word)
    if (from < 0) continue
    for (let p = from; p < segment.end; p++) if (segment.impacts[p]! < below) hasWord[segment.docs[p]!] = 1
  }
}

function isClaimed(
  { columns: { names, nameStarts } }: SegmentReader,
  doc: number,
  words: readonly number[],
  denials: ReadonlySet<number>,
): boolean {
  let has = false
  for (let at = nameStarts[doc]!; at < nameStarts[doc + 1]!; at++) {
    if (denials.has(names[at]!)) return false
    if (words.includes(names[at]!)) has = true
  }
  return has
}

function keepMatches(isKept: (doc: number) => boolean): void {
  const { docs, scores, levels, count } = matches
  let kept = 0
  for (let i = 0; i < count; i++) {
    if (!isKept(docs[i]!)) continue
    docs[kept] = docs[i]!
    scores[kept] = scores[i]!
    levels[kept++] = levels[i]!
  }
  matches.count = kept
}
