// Fuzzy search over sorted words as a trie.
import { u8 } from '../segments/arrays.ts'
import type { Branches, WordDictionary } from '../segments/word-dictionary.ts'

export type FuzzyMatch = { word: number; distance: number }
export type WordRange = { from: number; to: number }

const MAX_LENGTH = 40
const rows = Array.from({ length: MAX_LENGTH + 4 }, () => u8(MAX_LENGTH + 2))
const path = new Uint16Array(MAX_LENGTH + 4)
const target = new Uint16Array(MAX_LENGTH)
const candidates = Array.from({ length: MAX_LENGTH + 4 }, () => new Uint16Array(12))
/** Pseudo-words begin below this character. */
const FIRST_CHAR = 32

let length = 0
let maxDistance = 0
let words: WordDictionary
let order: Uint32Array | undefined
let matches: FuzzyMatch[] = []
let ranges: WordRange[] | undefined

const wordAt = (i: number): number => (order ? order[i]! : i)

function charAt(i: number, depth: number): number {
  const id = wordAt(i)
  const at = words.starts[id]! + depth
  return at < words.starts[id + 1]! ? words.chars[at]! : -1
}

/** All of [lo, hi) share the prefix before this depth. */
function lowerBound(lo: number, hi: number, depth: number, char: number): number {
  let step = 1
  while (lo + step < hi && charAt(lo + step, depth) < char) step *= 2
  let from = lo + (step >> 1)
  let to = Math.min(hi, lo + step + 1)
  while (from < to) {
    const mid = (from + to) >>> 1
    if (charAt(mid, depth) < char) from = mid + 1
    else to = mid
  }
  return from
}

const TOO_FAR = 9

function extend(depth: number, char: number): number {
  const row = rows[depth]!
  const next = rows[depth + 1]!
  const beforeLast = depth > 0 ? rows[depth - 1]! : undefined
  const lo = Math.max(1, depth + 1 - maxDistance)
  const hi = Math.min(length, depth + 1 + maxDistance)
  let left = lo === 1 ? depth + 1 : TOO_FAR
  let min = left
  next[lo - 1] = left
  for (let j = lo; j <= hi; j++) {
    const wanted = target[j - 1]
    let value = row[j - 1]! + (wanted === char ? 0 : 1)
    if (row[j]! + 1 < value) value = row[j]! + 1
    if (left + 1 < value) value = left + 1
    if (beforeLast && j > 1 && target[j - 2] === char && wanted === path[depth - 1] && beforeLast[j - 2]! + 1 < value) {
      value = beforeLast[j - 2]! + 1
    }
    next[j] = left = value
    if (value < min) min = value
  }
  if (hi < length) next[hi + 1] = TOO_FAR
  path[depth] = char
  return min
}

const CACHED_RANGE = 200

function cachedBranches(lo: number, hi: number, depth: number): Branches {
  const key = lo * (MAX_LENGTH + 4) + depth
  const cached = words.branches.get(key)
  if (cached) return cached
  const next: number[] = []
  const ends: number[] = []
  for (let at = lo; at < hi;) {
    const char = charAt(at, depth)
    at = lowerBound(at, hi, depth, char + 1)
    next.push(char)
    ends.push(at)
  }
  const branches = { chars: Uint16Array.from(next), ends: Uint32Array.from(ends) }
  words.branches.set(key, branches)
  return branches
}

function walk(lo: number, hi: number, depth: number, min: number): void {
  if (ranges && Math.abs(depth - length) <= maxDistance && rows[depth]![length]! <= maxDistance) {
    if (order === undefined) ranges.push({ from: lo, to: hi })
    else for (let at = lo; at < hi; at++) ranges.push({ from: wordAt(at), to: wordAt(at) + 1 })
    return
  }
  while (lo < hi && charAt(lo, depth) < 0) {
    const distance = Math.abs(depth - length) <= maxDistance ? rows[depth]![length]! : TOO_FAR
    if (distance <= maxDistance) matches.push({ word: wordAt(lo), distance })
    lo++
  }
  if (lo >= hi || depth >= length + maxDistance || depth >= MAX_LENGTH) return
  const branches = order === undefined && hi - lo > CACHED_RANGE ? cachedBranches(lo, hi, depth) : undefined
  if (min >= maxDistance) return walkExact(lo, hi, depth, branches)
  if (branches) {
    for (let i = 0, from = lo; i < branches.chars.length; from = branches.ends[i++]!)
      step(from, branches.ends[i]!, depth, branches.chars[i]!)
    return
  }
  while (lo < hi) {
    const char = charAt(lo, depth)
    const end = lowerBound(lo, hi, depth, char + 1)
    step(lo, end, depth, char)
    lo = end
  }
}

function step(lo: number, hi: number, depth: number, char: number): void {
  const below = extend(depth, char)
  if (below <= maxDistance) walk(lo, hi, depth + 1, below)
}

function walkExact(lo: number, hi: number, depth: number, branches: Branches | undefined): void {
  const next = candidates[depth]!
  const row = rows[depth]!
  const beforeLast = depth > 0 ? rows[depth - 1]! : undefined
  let count = 0
  const end = Math.min(length, depth + maxDistance + 1)
  for (let j = Math.max(0, depth - maxDistance); j < end && count < next.length; j++) {
    const swap = beforeLast && j + 1 < length && beforeLast[j]! < maxDistance && target[j + 1] === path[depth - 1]
    if (row[j]! > maxDistance && !swap) continue
    let i = 0
    while (i < count && next[i] !== target[j]) i++
    if (i === count) next[count++] = target[j]!
  }
  for (let i = 0; i < count; i++) {
    const char = next[i]!
    if (branches) {
      const at = branches.chars.indexOf(char)
      if (at >= 0) step(at === 0 ? lo : branches.ends[at - 1]!, branches.ends[at]!, depth, char)
      continue
    }
    const from = lowerBound(lo, hi, depth, char)
    if (from < hi && charAt(from, depth) === char) step(from, lowerBound(from, hi, depth, char + 1), depth, char)
  }
}

function walkAll(dictionary: WordDictionary, text: string, max: number): void {
  words = dictionary
  length = text.length
  maxDistance = max
  for (let i = 0; i < length; i++) target[i] = text.charCodeAt(i)
  for (let j = 0; j <= length; j++) rows[0]![j] = j
  order = undefined
  walk(lowerBound(0, dictionary.sorted, 0, FIRST_CHAR), dictionary.sorted, 0, 0)
  order = dictionary.tail()
  walk(lowerBound(0, order.length, 0, FIRST_CHAR), order.length, 0, 0)
}

export function fuzzyMatches(dictionary: WordDictionary, text: string, max: number): FuzzyMatch[] {
  if (text.length > MAX_LENGTH - 2) return []
  matches = []
  walkAll(dictionary, text, max)
  return matches.filter(({ distance }) => distance > 0).sort((a, b) => a.distance - b.distance || a.word - b.word)
}

export function fuzzyPrefixes(dictionary: WordDictionary, text: string): WordRange[] {
  if (text.length > MAX_LENGTH - 2) return []
  const found: WordRange[] = (ranges = [])
  matches = []
  walkAll(dictionary, text, 1)
  ranges = undefined
  return found
}
