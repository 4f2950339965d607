// An immutable run of up to 65,000 documents: columns, traits, postings by word, ids, whole names. Only deletions change it.
import { sized, u16, u32, u8 } from './arrays.ts'
import type { Columns } from './columns.ts'
import { Guide } from './guide.ts'
import { hashId } from './ids.ts'
import type { Source } from './source.ts'
import type { Profiles, Traits } from './traits.ts'

export const NONE = 0xffff

export type Postings = {
  /** Numbers of the words, ascending. */
  words: Uint32Array
  /** Where each word's postings begin; one more than words. */
  starts: Uint32Array
  docs: Uint16Array
  impacts: Uint16Array
}

/** Hashes ascending, beside each its document. */
export type Exact = { hashes: Uint32Array; docs: Uint16Array }

export class Segment implements Source {
  readonly ranked = true
  readonly columns: Columns
  readonly postings: Postings
  readonly whole: Exact
  readonly idTable: Uint16Array
  readonly traits: Traits
  readonly rows: Uint16Array
  readonly living: Uint16Array
  deleted: Uint8Array
  removed = 0
  end = 0
  readonly words: Guide
  readonly hashes: Guide

  constructor(
    columns: Columns,
    { traits, rows, living }: Profiles,
    postings: Postings,
    whole: Exact,
    deleted = u8((columns.count + 7) >> 3),
    ids = finished(idTable(columns)),
  ) {
    this.columns = columns
    this.traits = traits
    this.rows = rows
    this.living = living
    this.postings = postings
    this.whole = whole
    this.words = new Guide(postings.words)
    this.hashes = new Guide(whole.hashes)
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

  begin(): void {}

  open(word: number): number {
    const { words, starts } = this.postings
    const at = this.words.lowest(word)
    if (at >= words.length || words[at] !== word) return -1
    this.end = starts[at + 1]!
    return starts[at]!
  }

  openRange(from: number, to: number): number {
    const { starts } = this.postings
    const begin = starts[this.words.lowest(from)]!
    this.end = starts[this.words.lowest(to)]!
    return this.end > begin ? begin : -1
  }

  frequency(word: number): number {
    const from = this.open(word)
    return from < 0 ? 0 : this.end - from
  }

  exact(hash: number, into: number[]): void {
    const { hashes, docs } = this.whole
    for (let i = this.hashes.lowest(hash); i < hashes.length && hashes[i] === hash; i++) into.push(docs[i]!)
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
    this.living[this.rows[doc]!]!--
  }

  /** The same documents under new numbers of the words; what is not numbered by words is shared. */
  renumbered(moved: Uint32Array): Segment {
    const { words, starts, docs, impacts } = this.postings
    const keys = new Float64Array(words.length)
    for (let i = 0; i < words.length; i++) keys[i] = moved[words[i]!]! * 0x200000 + i
    keys.sort()
    const next = {
      words: u32(words.length),
      starts: u32(starts.length),
      docs: u16(docs.length),
      impacts: u16(docs.length),
    }
    for (let i = 0, at = 0; i < keys.length; i++) {
      const old = keys[i]! % 0x200000
      next.words[i] = moved[words[old]!]!
      next.docs.set(docs.subarray(starts[old]!, starts[old + 1]!), at)
      next.impacts.set(impacts.subarray(starts[old]!, starts[old + 1]!), at)
      at += starts[old + 1]! - starts[old]!
      next.starts[i + 1] = at
    }
    const columns = { ...this.columns, names: this.columns.names.map((word) => moved[word]!) }
    return new Segment(columns, this, next, this.whole, this.deleted, this.idTable)
  }

  memory(): number {
    const { rows, living, idTable: ids, deleted, words, hashes } = this
    const parts = [this.columns, this.traits, this.postings, this.whole].flatMap((one) => Object.values(one))
    const all = [...parts, rows, living, ids, deleted, words.places, hashes.places]
    return all.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 8 : part.byteLength), 0)
  }

  /** The segment as it is now: later deletions do not show in it. Postings and columns are shared. */
  view(): Source {
    const { deleted, removed, living } = this
    return Object.create(this, {
      deleted: { value: deleted.slice() },
      removed: { value: removed },
      living: { value: living.slice() },
      end: { value: 0, writable: true },
    })
  }
}

function hasId({ ids, idStarts }: Columns, doc: number, packed: Uint8Array): boolean {
  const from = idStarts[doc]!
  if (idStarts[doc + 1]! - from !== packed.length) return false
  for (let i = 0; i < packed.length; i++) if (ids[from + i] !== packed[i]) return false
  return true
}

/** Finds documents by id; yields now and then. */
export function* idTable(columns: Columns): Generator<void, Uint16Array> {
  let places = 16
  while (places < columns.count * 1.5) places *= 2
  const table = u16(places).fill(NONE)
  for (let doc = 0; doc < columns.count; doc++) {
    if (doc % 8000 === 7999) yield
    let slot = hashId(columns.ids, columns.idStarts[doc]!, columns.idStarts[doc + 1]!) & (places - 1)
    while (table[slot] !== NONE) slot = (slot + 1) & (places - 1)
    table[slot] = doc
  }
  return table
}

/** What steps come to when nobody waits between them. */
export function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Pairs of hash and document, sorted by hash then document. */
export function sortedExact(hashes: Uint32Array, docs: Uint16Array, count: number): Exact {
  const keys = new Float64Array(count)
  for (let i = 0; i < count; i++) keys[i] = hashes[i]! * 65536 + docs[i]!
  keys.sort()
  const out = { hashes: sized(u32(0), count), docs: u16(count) }
  for (let i = 0; i < count; i++) {
    out.hashes[i] = Math.floor(keys[i]! / 65536)
    out.docs[i] = keys[i]! % 65536
  }
  return out
}
