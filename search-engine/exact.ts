// How far the whole name of a document is from the whole query: it sets the order where words were guessed.
import { u8 } from './arrays.ts'
import type { Words } from './dict.ts'
import type { Source } from './source.ts'
import { PAIR, tokenise, tokens } from './tokens.ts'
import { JOINED, PIECE } from './tokens.ts'

const LONGEST = 120
const wanted = new Uint16Array(LONGEST)
const name = new Uint16Array(LONGEST)
const rows = [u8(LONGEST + 1), u8(LONGEST + 1), u8(LONGEST + 1)]
/** How often each sign stands in the query, some signs taken together. */
const bag = new Int16Array(64)
let length = 0

/** Puts the query in place, as its words without gaps; answers how many signs it has, 0 when it is too long. */
export function aim(text: string): number {
  tokenise(text, true, 400)
  length = 0
  bag.fill(0)
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kinds[i]!
    if (kind === PIECE || kind === JOINED) continue
    const end = kind === PAIR ? tokens.starts[i]! + 1 : tokens.starts[i + 1]!
    if (length + end - tokens.starts[i]! > LONGEST) return (length = 0)
    for (let at = tokens.starts[i]!; at < end; at++) wanted[length++] = tokens.chars[at]!
  }
  for (let i = 0; i < length; i++) bag[wanted[i]! & 63]!++
  return length
}

/** The slips between the query and the document's name, or `most` + 1 when there are more. */
export function slipsOf(words: Words, { columns }: Source, doc: number, most: number): number {
  const { names, nameStarts } = columns
  const { chars, starts } = words
  const from = nameStarts[doc]!
  const to = nameStarts[doc + 1]!
  // most names are told by their length alone, before any sign is looked at
  let all = 0
  for (let i = from; i < to; i++) all += starts[names[i]! + 1]! - starts[names[i]!]!
  if (all < length - most) return most + 1
  let signs = 0
  for (let i = from; i < to; i++) {
    const word = names[i]!
    const begin = starts[word]!
    const paired = starts[word + 1]! - begin === 2 && chars[begin]! >= 0x2e80
    const end = paired ? begin + 1 : starts[word + 1]!
    if (signs + end - begin > LONGEST || signs + end - begin > length + most) return most + 1
    for (let at = begin; at < end; at++) name[signs++] = chars[at]!
  }
  return Math.max(signs, length) - shared(signs) > most ? most + 1 : distance(signs, most)
}

/** How many signs the name shares with the query wherever they stand, or more: a slip parts at most one. */
function shared(signs: number): number {
  let both = 0
  for (let i = 0; i < signs; i++) if (bag[name[i]! & 63]!-- > 0) both++
  for (let i = 0; i < signs; i++) bag[name[i]! & 63]!++
  return both
}

function distance(signs: number, most: number): number {
  let [past, row, next] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= length; j++) row[j] = j
  for (let i = 1; i <= signs; i++) {
    const sign = name[i - 1]!
    const lo = Math.max(1, i - most)
    const hi = Math.min(length, i + most)
    let least = (next[lo - 1] = lo === 1 ? i : most + 1)
    if (i + most <= length) row[i + most] = most + 1
    for (let j = lo; j <= hi; j++) {
      let value = row[j - 1]! + (wanted[j - 1] === sign ? 0 : 1)
      if (row[j]! + 1 < value) value = row[j]! + 1
      if (next[j - 1]! + 1 < value) value = next[j - 1]! + 1
      if (i > 1 && j > 1 && wanted[j - 2] === sign && wanted[j - 1] === name[i - 2] && past[j - 2]! + 1 < value) {
        value = past[j - 2]! + 1
      }
      next[j] = value
      if (value < least) least = value
    }
    if (least > most) return most + 1
    ;[past, row, next] = [row, next, past]
  }
  return Math.min(row[length]!, most + 1)
}
