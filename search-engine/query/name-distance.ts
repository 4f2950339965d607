// Edit distance of names.
import { u8 } from '../segments/arrays.ts'
import type { WordDictionary } from '../segments/word-dictionary.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import { BIGRAM, tokenize, tokens } from '../text/tokens.ts'
import { AMOUNT, JOINED, PIECE } from '../text/tokens.ts'

const MAX_LENGTH = 120
const target = new Uint16Array(MAX_LENGTH)
const name = new Uint16Array(MAX_LENGTH)
const rows = [u8(MAX_LENGTH + 1), u8(MAX_LENGTH + 1), u8(MAX_LENGTH + 1)]
/** Character counts, hashed into 64 buckets. */
const charCounts = new Int16Array(64)
let targetLength = 0

/** 0 when too long. */
export function setTarget(text: string): number {
  tokenize(text, true, 400)
  targetLength = 0
  charCounts.fill(0)
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    if (kind === PIECE || kind === JOINED || kind === AMOUNT) continue
    const end = kind === BIGRAM ? tokens.starts[i]! + 1 : tokens.starts[i + 1]!
    if (targetLength + end - tokens.starts[i]! > MAX_LENGTH) return (targetLength = 0)
    for (let at = tokens.starts[i]!; at < end; at++) target[targetLength++] = tokens.chars[at]!
  }
  for (let i = 0; i < targetLength; i++) charCounts[target[i]! & 63]!++
  return targetLength
}

export function editDistance(words: WordDictionary, { columns }: SegmentReader, doc: number, max: number): number {
  const { names, nameStarts } = columns
  const { chars, starts } = words
  const from = nameStarts[doc]!
  const to = nameStarts[doc + 1]!
  let all = 0
  for (let i = from; i < to; i++) all += starts[names[i]! + 1]! - starts[names[i]!]!
  if (all < targetLength - max) return max + 1
  let length = 0
  for (let i = from; i < to; i++) {
    const word = names[i]!
    const begin = starts[word]!
    const paired = starts[word + 1]! - begin === 2 && chars[begin]! >= 0x2e80
    const end = paired ? begin + 1 : starts[word + 1]!
    if (length + end - begin > MAX_LENGTH || length + end - begin > targetLength + max) return max + 1
    for (let at = begin; at < end; at++) name[length++] = chars[at]!
  }
  return Math.max(length, targetLength) - sharedChars(length) > max ? max + 1 : distance(length, max)
}

/** An upper bound: each edit changes at most one character. */
function sharedChars(length: number): number {
  let both = 0
  for (let i = 0; i < length; i++) if (charCounts[name[i]! & 63]!-- > 0) both++
  for (let i = 0; i < length; i++) charCounts[name[i]! & 63]!++
  return both
}

function distance(length: number, max: number): number {
  let [beforeLast, row, next] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= targetLength; j++) row[j] = j
  for (let i = 1; i <= length; i++) {
    const char = name[i - 1]!
    const lo = Math.max(1, i - max)
    const hi = Math.min(targetLength, i + max)
    let min = (next[lo - 1] = lo === 1 ? i : max + 1)
    if (i + max <= targetLength) row[i + max] = max + 1
    for (let j = lo; j <= hi; j++) {
      let value = row[j - 1]! + (target[j - 1] === char ? 0 : 1)
      if (row[j]! + 1 < value) value = row[j]! + 1
      if (next[j - 1]! + 1 < value) value = next[j - 1]! + 1
      if (i > 1 && j > 1 && target[j - 2] === char && target[j - 1] === name[i - 2] && beforeLast[j - 2]! + 1 < value) {
        value = beforeLast[j - 2]! + 1
      }
      next[j] = value
      if (value < min) min = value
    }
    if (min > max) return max + 1
    ;[beforeLast, row, next] = [row, next, beforeLast]
  }
  return Math.min(row[targetLength]!, max + 1)
}
