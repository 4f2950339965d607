// Stepwise merge of segments.
import { u16, u32, u8 } from './arrays.ts'
import { gatherColumns, compareTieOrder } from './columns.ts'
import { limits } from '../schema.ts'
import { type ExactHashes, idTable, NONE, type Postings, Segment } from './segment.ts'
import { collectFacetRows } from './facet-rows.ts'

export function findMergeable(segments: Segment[]): Segment[] | undefined {
  const liveCount = ({ columns, removed }: Segment): number => columns.count - removed
  const small = segments
    .filter((segment) => liveCount(segment) * 2 <= limits.segment)
    .sort((a, b) => liveCount(a) - liveCount(b))
  if (small.length >= 4) {
    let sum = 0
    const group = small.slice(0, 8).filter((segment) => (sum += liveCount(segment)) <= limits.segment)
    if (group.length > 1) return group
  }
  const thinned = segments.find((segment) => segment.removed * 3 > segment.columns.count)
  return thinned && [thinned]
}

export type MergeResult = {
  segment: Segment | undefined
  numbers: Uint16Array[]
}

/** Postings between two yields. */
const STEP = 30_000

export function* mergeSegments(segments: Segment[]): Generator<void, MergeResult> {
  const total = segments.reduce((sum, { columns, removed }) => sum + columns.count - removed, 0)
  const from = u8(total)
  const docs = u16(total)
  const numbers = segments.map(({ columns }) => u16(columns.count).fill(NONE))
  const count = yield* interleave(segments, from, docs, numbers)
  if (count === 0) return { segment: undefined, numbers }
  const order = docs.subarray(0, count)
  const columns = yield* gatherColumns(segments, from, order)
  const segmentFacets = yield* collectFacetRows(segments, from, order)
  const postings = yield* mergePostings(segments, numbers)
  const exactHashes = yield* mergeExactHashes(segments, numbers)
  const ids = yield* idTable(columns)
  return { segment: new Segment(columns, segmentFacets, postings, exactHashes, undefined, ids), numbers }
}

function* interleave(
  segments: Segment[],
  from: Uint8Array,
  docs: Uint16Array,
  numbers: Uint16Array[],
): Generator<void, number> {
  const at = segments.map(() => 0)
  const skip = (s: number): void => {
    const { columns, deleted } = segments[s]!
    while (at[s]! < columns.count && deleted[at[s]! >> 3]! & (1 << (at[s]! & 7))) at[s]!++
  }
  segments.forEach((_, s) => skip(s))
  for (let i = 0; ; i++) {
    if (i % 4000 === 3999) yield
    let first = -1
    for (let s = 0; s < segments.length; s++) {
      const { columns } = segments[s]!
      if (at[s]! >= columns.count) continue
      if (first < 0 || compareTieOrder(columns, at[s]!, segments[first]!.columns, at[first]!) < 0) first = s
    }
    if (first < 0) return i
    from[i] = first
    docs[i] = at[first]!
    numbers[first]![at[first]!] = i
    at[first]!++
    skip(first)
  }
}

function* mergePostings(segments: Segment[], numbers: Uint16Array[]): Generator<void, Postings> {
  const limit = segments.reduce((sum, { postings }) => sum + postings.docs.length, 0)
  const all = segments.reduce((sum, { postings }) => sum + postings.words.length, 0)
  const out = { words: u32(all), starts: u32(all + 1), docs: u16(limit), impacts: u16(limit), fields: u8(limit) }
  const at = segments.map(() => 0)
  let words = 0
  let end = 0
  let nextYield = STEP
  for (;;) {
    let word = 0xffffffff
    segments.forEach(({ postings }, s) => {
      if (at[s]! < postings.words.length && postings.words[at[s]!]! < word) word = postings.words[at[s]!]!
    })
    if (word === 0xffffffff) break
    const begin = end
    const lists: number[] = []
    segments.forEach(({ postings }, s) => {
      if (postings.words[at[s]!] === word) lists.push(s)
    })
    end = mergeLists(segments, numbers, lists, at, out, begin)
    for (const s of lists) at[s]!++
    if (end > begin) {
      out.words[words++] = word
      out.starts[words] = end
    }
    if (end > nextYield) {
      nextYield = end + STEP
      yield
    }
  }
  return {
    words: out.words.slice(0, words),
    starts: out.starts.slice(0, words + 1),
    docs: out.docs.slice(0, end),
    impacts: out.impacts.slice(0, end),
    fields: out.fields.slice(0, end),
  }
}

function mergeLists(
  segments: Segment[],
  numbers: Uint16Array[],
  lists: number[],
  at: number[],
  out: Postings,
  begin: number,
): number {
  let end = begin
  for (const s of lists) {
    const { starts, docs, impacts, fields } = segments[s]!.postings
    const renumbered = numbers[s]!
    const runStart = end
    for (let p = starts[at[s]!]!; p < starts[at[s]! + 1]!; p++) {
      const doc = renumbered[docs[p]!]!
      if (doc === NONE) continue
      out.docs[end] = doc
      out.fields[end] = fields[p]!
      out.impacts[end++] = impacts[p]!
    }
    if (runStart > begin && end > runStart) mergeRuns(out, begin, runStart, end)
  }
  return end
}

let leftDocs = u16(0)
let leftImpacts = u16(0)
let leftFields = u8(0)

function mergeRuns(out: Postings, begin: number, middle: number, end: number): void {
  const { docs, impacts, fields } = out
  if (docs[middle - 1]! < docs[middle]!) return
  const left = middle - begin
  if (leftDocs.length < left) {
    leftDocs = u16(left * 2)
    leftImpacts = u16(left * 2)
    leftFields = u8(left * 2)
  }
  for (let i = 0; i < left; i++) {
    leftDocs[i] = docs[begin + i]!
    leftImpacts[i] = impacts[begin + i]!
    leftFields[i] = fields[begin + i]!
  }
  for (let a = 0, b = middle, at = begin; a < left; at++) {
    if (b < end && docs[b]! < leftDocs[a]!) {
      docs[at] = docs[b]!
      fields[at] = fields[b]!
      impacts[at] = impacts[b++]!
    } else {
      docs[at] = leftDocs[a]!
      fields[at] = leftFields[a]!
      impacts[at] = leftImpacts[a++]!
    }
  }
}

function* mergeExactHashes(segments: Segment[], numbers: Uint16Array[]): Generator<void, ExactHashes> {
  const limit = segments.reduce((sum, { exactHashes }) => sum + exactHashes.docs.length, 0)
  const out = { hashes: u32(limit), docs: u16(limit) }
  const at = segments.map(() => 0)
  let count = 0
  for (let i = 0; i < limit; i++) {
    if (i % 15_000 === 14_999) yield
    let first = -1
    for (let s = 0; s < segments.length; s++) {
      const { hashes } = segments[s]!.exactHashes
      if (at[s]! < hashes.length && (first < 0 || hashes[at[s]!]! < segments[first]!.exactHashes.hashes[at[first]!]!))
        first = s
    }
    const { exactHashes } = segments[first]!
    const position = at[first]!++
    const doc = numbers[first]![exactHashes.docs[position]!]!
    if (doc === NONE) continue
    out.hashes[count] = exactHashes.hashes[position]!
    out.docs[count++] = doc
  }
  return { hashes: out.hashes.slice(0, count), docs: out.docs.slice(0, count) }
}
