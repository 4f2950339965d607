// Folds several segments into one in small steps; documents stay in the order of ties. Changes none of its sources.
import { u16, u32, u8 } from './arrays.ts'
import { gathered, precedes } from './columns.ts'
import { bounds } from './schema.ts'
import { type Exact, idTable, NONE, type Postings, Segment } from './segment.ts'
import { profilesOf } from './traits.ts'

/** Segments worth folding into one, if any: many small ones, or one that has lost much. */
export function crowded(segments: Segment[]): Segment[] | undefined {
  const living = ({ columns, removed }: Segment): number => columns.count - removed
  const small = segments
    .filter((segment) => living(segment) * 2 <= bounds.segment)
    .sort((a, b) => living(a) - living(b))
  if (small.length >= 4) {
    let sum = 0
    const group = small.slice(0, 8).filter((segment) => (sum += living(segment)) <= bounds.segment)
    if (group.length > 1) return group
  }
  const thinned = segments.find((segment) => segment.removed * 3 > segment.columns.count)
  return thinned && [thinned]
}

export type Merged = {
  segment: Segment | undefined
  /** For each source the new number of each document. */ numbers: Uint16Array[]
}

/** Documents or postings between two yields. */
const STEP = 30_000

/** Folds the living documents of the segments into one; the sum of them must fit a segment. */
export function* merged(sources: Segment[]): Generator<void, Merged> {
  const total = sources.reduce((sum, { columns, removed }) => sum + columns.count - removed, 0)
  const from = u8(total)
  const docs = u16(total)
  const numbers = sources.map(({ columns }) => u16(columns.count).fill(NONE))
  const count = yield* interleaved(sources, from, docs, numbers)
  if (count === 0) return { segment: undefined, numbers }
  const order = docs.subarray(0, count)
  const columns = yield* gathered(sources, from, order)
  const profiles = yield* profilesOf(sources, from, order)
  const postings = yield* mergedPostings(sources, numbers)
  const whole = yield* mergedExact(sources, numbers)
  const ids = yield* idTable(columns)
  return { segment: new Segment(columns, profiles, postings, whole, undefined, ids), numbers }
}

/** Puts the living documents of all sources into one order; every source already has it. */
function* interleaved(
  sources: Segment[],
  from: Uint8Array,
  docs: Uint16Array,
  numbers: Uint16Array[],
): Generator<void, number> {
  const at = sources.map(() => 0)
  const skip = (s: number): void => {
    const { columns, deleted } = sources[s]!
    while (at[s]! < columns.count && deleted[at[s]! >> 3]! & (1 << (at[s]! & 7))) at[s]!++
  }
  sources.forEach((_, s) => skip(s))
  for (let i = 0; ; i++) {
    if (i % 4000 === 3999) yield
    let first = -1
    for (let s = 0; s < sources.length; s++) {
      const { columns } = sources[s]!
      if (at[s]! >= columns.count) continue
      if (first < 0 || precedes(columns, at[s]!, sources[first]!.columns, at[first]!) < 0) first = s
    }
    if (first < 0) return i
    from[i] = first
    docs[i] = at[first]!
    numbers[first]![at[first]!] = i
    at[first]!++
    skip(first)
  }
}

function* mergedPostings(sources: Segment[], numbers: Uint16Array[]): Generator<void, Postings> {
  const most = sources.reduce((sum, { postings }) => sum + postings.docs.length, 0)
  const all = sources.reduce((sum, { postings }) => sum + postings.words.length, 0)
  const out = { words: u32(all), starts: u32(all + 1), docs: u16(most), impacts: u16(most) }
  const at = sources.map(() => 0)
  let words = 0
  let end = 0
  let pause = STEP
  for (;;) {
    let word = 0xffffffff
    sources.forEach(({ postings }, s) => {
      if (at[s]! < postings.words.length && postings.words[at[s]!]! < word) word = postings.words[at[s]!]!
    })
    if (word === 0xffffffff) break
    const begin = end
    const lists: number[] = []
    sources.forEach(({ postings }, s) => {
      if (postings.words[at[s]!] === word) lists.push(s)
    })
    end = mergedList(sources, numbers, lists, at, out, begin)
    for (const s of lists) at[s]!++
    if (end > begin) {
      out.words[words++] = word
      out.starts[words] = end
    }
    if (end > pause) {
      pause = end + STEP
      yield
    }
  }
  return {
    words: out.words.slice(0, words),
    starts: out.starts.slice(0, words + 1),
    docs: out.docs.slice(0, end),
    impacts: out.impacts.slice(0, end),
  }
}

/** One word's lists of some sources into one, ascending by new number; answers where it ends. */
function mergedList(
  sources: Segment[],
  numbers: Uint16Array[],
  lists: number[],
  at: number[],
  out: Postings,
  begin: number,
): number {
  let end = begin
  for (const s of lists) {
    const { starts, docs, impacts } = sources[s]!.postings
    const renumbered = numbers[s]!
    const part = end
    for (let p = starts[at[s]!]!; p < starts[at[s]! + 1]!; p++) {
      const doc = renumbered[docs[p]!]!
      if (doc === NONE) continue
      out.docs[end] = doc
      out.impacts[end++] = impacts[p]!
    }
    if (part > begin && end > part) weave(out, begin, part, end)
  }
  return end
}

let weft = u16(0)
let strength = u16(0)

/** Merges the ascending runs [begin, middle) and [middle, end) in place. */
function weave(out: Postings, begin: number, middle: number, end: number): void {
  const { docs, impacts } = out
  if (docs[middle - 1]! < docs[middle]!) return
  const left = middle - begin
  if (weft.length < left) {
    weft = u16(left * 2)
    strength = u16(left * 2)
  }
  for (let i = 0; i < left; i++) {
    weft[i] = docs[begin + i]!
    strength[i] = impacts[begin + i]!
  }
  for (let a = 0, b = middle, at = begin; a < left; at++) {
    if (b < end && docs[b]! < weft[a]!) {
      docs[at] = docs[b]!
      impacts[at] = impacts[b++]!
    } else {
      docs[at] = weft[a]!
      impacts[at] = strength[a++]!
    }
  }
}

/** The sources' hashes, each already ascending, as one; documents of one hash in any order. */
function* mergedExact(sources: Segment[], numbers: Uint16Array[]): Generator<void, Exact> {
  const most = sources.reduce((sum, { whole }) => sum + whole.docs.length, 0)
  const out = { hashes: u32(most), docs: u16(most) }
  const at = sources.map(() => 0)
  let count = 0
  for (let i = 0; i < most; i++) {
    if (i % 15_000 === 14_999) yield
    let first = -1
    for (let s = 0; s < sources.length; s++) {
      const { hashes } = sources[s]!.whole
      if (at[s]! < hashes.length && (first < 0 || hashes[at[s]!]! < sources[first]!.whole.hashes[at[first]!]!))
        first = s
    }
    const { whole } = sources[first]!
    const place = at[first]!++
    const doc = numbers[first]![whole.docs[place]!]!
    if (doc === NONE) continue
    out.hashes[count] = whole.hashes[place]!
    out.docs[count++] = doc
  }
  return { hashes: out.hashes.slice(0, count), docs: out.docs.slice(0, count) }
}
