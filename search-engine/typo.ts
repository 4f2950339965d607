// Near words: every word of the dictionary within one or two slips of a misspelt one. A slip is a letter more, less,
// another, or two neighbours swapped. Knows no postings.
import { u8 } from './arrays.ts'
import type { Branches, Words } from './dict.ts'

export type Near = { word: number; distance: number }

const LONGEST = 40
/** One row of the distance table for each depth of the walk. */
const rows = Array.from({ length: LONGEST + 4 }, () => u8(LONGEST + 2))
const path = new Uint16Array(LONGEST + 4)
const wanted = new Uint16Array(LONGEST)
const signs = Array.from({ length: LONGEST + 4 }, () => new Uint16Array(12))
/** Below it stand the words that no text contains. */
const FIRST_SIGN = 32

let length = 0
let slips = 0
let words: Words
let order: Uint32Array | undefined
let found: Near[] = []

const number = (i: number): number => (order ? order[i]! : i)

function unit(i: number, depth: number): number {
  const id = number(i)
  const at = words.starts[id]! + depth
  return at < words.starts[id + 1]! ? words.chars[at]! : -1
}

/** The first place in [lo, hi) whose sign at this depth is not below `sign`; all share what comes before. */
function edge(lo: number, hi: number, depth: number, sign: number): number {
  let step = 1
  while (lo + step < hi && unit(lo + step, depth) < sign) step *= 2
  let from = lo + (step >> 1)
  let to = Math.min(hi, lo + step + 1)
  while (from < to) {
    const mid = (from + to) >>> 1
    if (unit(mid, depth) < sign) from = mid + 1
    else to = mid
  }
  return from
}

/** More than any number of slips that is looked for. */
const FAR = 9

/** Fills the row below `depth` for one more sign, as far from the middle as slips reach; answers its least value. */
function extend(depth: number, sign: number): number {
  const row = rows[depth]!
  const next = rows[depth + 1]!
  const past = depth > 0 ? rows[depth - 1]! : undefined
  const lo = Math.max(1, depth + 1 - slips)
  const hi = Math.min(length, depth + 1 + slips)
  let left = lo === 1 ? depth + 1 : FAR
  let least = left
  next[lo - 1] = left
  for (let j = lo; j <= hi; j++) {
    const own = wanted[j - 1]
    let value = row[j - 1]! + (own === sign ? 0 : 1)
    if (row[j]! + 1 < value) value = row[j]! + 1
    if (left + 1 < value) value = left + 1
    if (past && j > 1 && wanted[j - 2] === sign && own === path[depth - 1] && past[j - 2]! + 1 < value) {
      value = past[j - 2]! + 1
    }
    next[j] = left = value
    if (value < least) least = value
  }
  if (hi < length) next[hi + 1] = FAR
  path[depth] = sign
  return least
}

/** A beginning that more sorted words share has its branches remembered. */
const MANY = 200

function branchesAt(lo: number, hi: number, depth: number): Branches {
  const place = lo * (LONGEST + 4) + depth
  const known = words.branches.get(place)
  if (known) return known
  const next: number[] = []
  const ends: number[] = []
  for (let at = lo; at < hi;) {
    const sign = unit(at, depth)
    at = edge(at, hi, depth, sign + 1)
    next.push(sign)
    ends.push(at)
  }
  const made = { signs: Uint16Array.from(next), ends: Uint32Array.from(ends) }
  words.branches.set(place, made)
  return made
}

/** All words in [lo, hi) share the path so far. */
function walk(lo: number, hi: number, depth: number, least: number): void {
  while (lo < hi && unit(lo, depth) < 0) {
    const distance = Math.abs(depth - length) <= slips ? rows[depth]![length]! : FAR
    if (distance <= slips) found.push({ word: number(lo), distance })
    lo++
  }
  if (lo >= hi || depth >= length + slips || depth >= LONGEST) return
  const many = order === undefined && hi - lo > MANY ? branchesAt(lo, hi, depth) : undefined
  if (least >= slips) return follow(lo, hi, depth, many)
  if (many) {
    for (let i = 0, from = lo; i < many.signs.length; from = many.ends[i++]!)
      step(from, many.ends[i]!, depth, many.signs[i]!)
    return
  }
  while (lo < hi) {
    const sign = unit(lo, depth)
    const end = edge(lo, hi, depth, sign + 1)
    step(lo, end, depth, sign)
    lo = end
  }
}

function step(lo: number, hi: number, depth: number, sign: number): void {
  const below = extend(depth, sign)
  if (below <= slips) walk(lo, hi, depth + 1, below)
}

/** No slip is left: only signs that go on with the word itself, or close a swap begun just above. */
function follow(lo: number, hi: number, depth: number, many: Branches | undefined): void {
  const own = signs[depth]!
  const row = rows[depth]!
  const past = depth > 0 ? rows[depth - 1]! : undefined
  let count = 0
  const end = Math.min(length, depth + slips + 1)
  for (let j = Math.max(0, depth - slips); j < end && count < own.length; j++) {
    const swap = past && j + 1 < length && past[j]! < slips && wanted[j + 1] === path[depth - 1]
    if (row[j]! > slips && !swap) continue
    let i = 0
    while (i < count && own[i] !== wanted[j]) i++
    if (i === count) own[count++] = wanted[j]!
  }
  for (let i = 0; i < count; i++) {
    const sign = own[i]!
    if (many) {
      const at = many.signs.indexOf(sign)
      if (at >= 0) step(at === 0 ? lo : many.ends[at - 1]!, many.ends[at]!, depth, sign)
      continue
    }
    const from = edge(lo, hi, depth, sign)
    if (from < hi && unit(from, depth) === sign) step(from, edge(from, hi, depth, sign + 1), depth, sign)
  }
}

/** All words at most `most` slips from the text, the word itself left out; nearest first. */
export function nearWords(dictionary: Words, text: string, most: number): Near[] {
  if (text.length > LONGEST - 2) return []
  words = dictionary
  length = text.length
  slips = most
  found = []
  for (let i = 0; i < length; i++) wanted[i] = text.charCodeAt(i)
  for (let j = 0; j <= length; j++) rows[0]![j] = j
  order = undefined
  walk(edge(0, dictionary.sorted, 0, FIRST_SIGN), dictionary.sorted, 0, 0)
  order = dictionary.tail()
  walk(edge(0, order.length, 0, FIRST_SIGN), order.length, 0, 0)
  return found.filter(({ distance }) => distance > 0).sort((a, b) => a.distance - b.distance || a.word - b.word)
}
