// Immutable segment of up to 65,000 documents.
import { resized, u16, u32, u8 } from './arrays.ts'
import type { Columns } from './columns.ts'
import { SparseIndex } from './sparse-index.ts'
import { hashId } from './ids.ts'
import { runToEnd } from './steps.ts'
import type { Posting, SegmentReader } from './segment-reader.ts'
import type { SegmentFacets, FacetRows } from './facet-rows.ts'

export const NONE = 0xffff

export type Postings = {
  words: Uint32Array
  starts: Uint32Array
  docs: Uint16Array
  impacts: Uint16Array
  fields: Uint8Array
}

export type ExactHashes = { hashes: Uint32Array; docs: Uint16Array }

export class Segment implements SegmentReader {
  readonly ranked = true
  readonly columns: Columns
  readonly postings: Postings
  readonly exactHashes: ExactHashes
  readonly idTable: Uint16Array
  readonly facetRows: FacetRows
  readonly rowOf: Uint16Array
  readonly liveCounts: Uint16Array
  deleted: Uint8Array
  removed = 0
  end = 0
  readonly wordIndex: SparseIndex
  readonly hashIndex: SparseIndex

  constructor(
    columns: Columns,
    { facetRows, rowOf, liveCounts }: SegmentFacets,
    postings: Postings,
    exactHashes: ExactHashes,
    deleted = u8((columns.count + 7) >> 3),
    ids = runToEnd(idTable(columns)),
  ) {
    this.columns = columns
    this.facetRows = facetRows
    this.rowOf = rowOf
    this.liveCounts = liveCounts
    this.postings = postings
    this.exactHashes = exactHashes
    this.wordIndex = new SparseIndex(postings.words)
    this.hashIndex = new SparseIndex(exactHashes.hashes)
    this.deleted = deleted
    for (const eight of deleted) for (let bits = eight; bits !== 0; bits &= bits - 1) this.removed++
    this.idTable = ids
  }

  get docs(): Uint16Array {
    return this.postings.docs
  }

  get impacts(): Uint16Array {
    return this.postings.impacts
  }

  get fields(): Uint8Array {
    return this.postings.fields
  }

  begin(): void {}

  open(word: number): number {
    const { words, starts } = this.postings
    const at = this.wordIndex.lowerBound(word)
    if (at >= words.length || words[at] !== word) return -1
    this.end = starts[at + 1]!
    return starts[at]!
  }

  openRange(from: number, to: number): number {
    const { starts } = this.postings
    const begin = starts[this.wordIndex.lowerBound(from)]!
    this.end = starts[this.wordIndex.lowerBound(to)]!
    return this.end > begin ? begin : -1
  }

  postingsOf(doc: number, from: number, to: number): Posting[] {
    const { words, starts, docs, impacts, fields } = this.postings
    const out: Posting[] = []
    for (let at = this.wordIndex.lowerBound(from); at < words.length && words[at]! < to; at++) {
      const p = positionOf(docs, starts[at]!, starts[at + 1]!, doc)
      if (p >= 0) out.push({ word: words[at]!, impact: impacts[p]!, fields: fields[p]! })
    }
    return out
  }

  frequency(word: number): number {
    const from = this.open(word)
    return from < 0 ? 0 : this.end - from
  }

  findExact(hash: number, into: number[]): void {
    const { hashes, docs } = this.exactHashes
    for (let i = this.hashIndex.lowerBound(hash); i < hashes.length && hashes[i] === hash; i++) into.push(docs[i]!)
  }

  docOf(_id: string, packed: Uint8Array): number {
    const mask = this.idTable.length - 1
    for (let slot = hashId(packed, 0, packed.length) & mask; ; slot = (slot + 1) & mask) {
      const doc = this.idTable[slot]!
      if (doc === NONE) return -1
      if (hasId(this.columns, doc, packed)) return this.deleted[doc >> 3]! & (1 << (doc & 7)) ? -1 : doc
    }
  }

  remove(doc: number): void {
    this.deleted[doc >> 3]! |= 1 << (doc & 7)
    this.removed++
    this.liveCounts[this.rowOf[doc]!]!--
  }

  *renumbered(renumbering: Uint32Array): Generator<void, Segment> {
    const { words, starts, docs, impacts, fields } = this.postings
    const keys = new Float64Array(words.length)
    for (let i = 0; i < words.length; i++) keys[i] = renumbering[words[i]!]! * 0x200000 + i
    keys.sort()
    const next = {
      words: u32(words.length),
      starts: u32(starts.length),
      docs: u16(docs.length),
      impacts: u16(docs.length),
      fields: u8(docs.length),
    }
    for (let i = 0, at = 0; i < keys.length; i++) {
      if (i % 8000 === 0) yield
      const old = keys[i]! % 0x200000
      next.words[i] = renumbering[words[old]!]!
      next.docs.set(docs.subarray(starts[old]!, starts[old + 1]!), at)
      next.impacts.set(impacts.subarray(starts[old]!, starts[old + 1]!), at)
      next.fields.set(fields.subarray(starts[old]!, starts[old + 1]!), at)
      at += starts[old + 1]! - starts[old]!
      next.starts[i + 1] = at
    }
    const columns = { ...this.columns, names: this.columns.names.map((word) => renumbering[word]!) }
    return new Segment(columns, this, next, this.exactHashes, this.deleted, this.idTable)
  }

  memory(): number {
    const { rowOf, liveCounts, idTable: ids, deleted, wordIndex, hashIndex } = this
    const parts = [this.columns, this.facetRows, this.postings, this.exactHashes].flatMap((one) => Object.values(one))
    const all = [...parts, rowOf, liveCounts, ids, deleted, wordIndex.offsets, hashIndex.offsets]
    return all.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 8 : part.byteLength), 0)
  }

  view(): SegmentReader {
    const { deleted, removed, liveCounts } = this
    return Object.create(this, {
      deleted: { value: deleted.slice() },
      removed: { value: removed },
      liveCounts: { value: liveCounts.slice() },
      end: { value: 0, writable: true },
      view: { value: undefined },
    })
  }
}

function positionOf(docs: Uint16Array, from: number, end: number, doc: number): number {
  let [lo, hi] = [from, end]
  while (lo < hi) {
    const mid = (lo + hi) >>> 1
    if (docs[mid]! < doc) lo = mid + 1
    else hi = mid
  }
  return lo < end && docs[lo] === doc ? lo : -1
}

function hasId({ ids, idStarts }: Columns, doc: number, packed: Uint8Array): boolean {
  const from = idStarts[doc]!
  if (idStarts[doc + 1]! - from !== packed.length) return false
  for (let i = 0; i < packed.length; i++) if (ids[from + i] !== packed[i]) return false
  return true
}

export function* idTable(columns: Columns): Generator<void, Uint16Array> {
  let slots = 16
  while (slots < columns.count * 1.5) slots *= 2
  const table = u16(slots).fill(NONE)
  for (let doc = 0; doc < columns.count; doc++) {
    if (doc % 8000 === 7999) yield
    let slot = hashId(columns.ids, columns.idStarts[doc]!, columns.idStarts[doc + 1]!) & (slots - 1)
    while (table[slot] !== NONE) slot = (slot + 1) & (slots - 1)
    table[slot] = doc
  }
  return table
}

export function sortExactHashes(hashes: Uint32Array, docs: Uint16Array, count: number): ExactHashes {
  const keys = new Float64Array(count)
  for (let i = 0; i < count; i++) keys[i] = hashes[i]! * 65536 + docs[i]!
  keys.sort()
  const out = { hashes: resized(u32(0), count), docs: u16(count) }
  for (let i = 0; i < count; i++) {
    out.hashes[i] = Math.floor(keys[i]! / 65536)
    out.docs[i] = keys[i]! % 65536
  }
  return out
}
