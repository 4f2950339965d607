// The mutable segment.
import { grown, u16, u32, u8 } from './arrays.ts'
import { emptyColumns, reserveDocument, type Columns } from './columns.ts'
import type { Posting, SegmentReader } from './segment-reader.ts'
import { emptyFacetRows, identityRows, reserveRow, type FacetRows } from './facet-rows.ts'

export class MutableSegment implements SegmentReader {
  readonly ranked = false
  columns: Columns = emptyColumns(64)
  facetRows: FacetRows = emptyFacetRows(64)
  readonly rowOf = identityRows
  deleted: Uint8Array = u8(8)
  removed = 0
  postingStarts: Uint32Array = u32(65)
  words: Uint32Array = u32(4096)
  postingImpacts: Uint16Array = u16(4096)
  postingFields: Uint8Array = u8(4096)
  hashValues: Uint32Array = u32(128)
  hashDocs: Uint16Array = u16(128)
  hashCount = 0
  docs: Uint16Array = u16(0)
  impacts: Uint16Array = u16(0)
  fields: Uint8Array = u8(0)
  end = 0
  #byId = new Map<string, number>()
  readonly searchable: boolean
  #heads = new Map<number, number>()
  #counts = new Map<number, number>()
  #previous: Uint32Array = u32(0)
  #owner: Uint16Array = u16(0)

  constructor(searchable: boolean) {
    this.searchable = searchable
  }

  beginDocument(id: string, packed: Uint8Array): number {
    const columns = this.columns
    reserveDocument(columns)
    reserveRow(this.facetRows)
    const doc = columns.count
    this.deleted = grown(this.deleted, (doc >> 3) + 1)
    this.postingStarts = grown(this.postingStarts, doc + 2)
    const at = columns.idStarts[doc]!
    columns.ids = grown(columns.ids, at + packed.length)
    columns.ids.set(packed, at)
    columns.idStarts[doc + 1] = at + packed.length
    this.#byId.set(id, doc)
    return doc
  }

  addExactHash(hash: number | undefined): void {
    if (hash === undefined) return
    this.hashValues = grown(this.hashValues, this.hashCount + 1)
    this.hashDocs = grown(this.hashDocs, this.hashCount + 1)
    this.hashValues[this.hashCount] = hash
    this.hashDocs[this.hashCount++] = this.columns.count
  }

  endDocument(words: Uint32Array, postingImpacts: Uint16Array, postingFields: Uint8Array, count: number): void {
    const doc = this.columns.count++
    this.facetRows.count++
    const from = this.postingStarts[doc]!
    const to = from + count
    this.words = grown(this.words, to)
    this.postingImpacts = grown(this.postingImpacts, to)
    this.postingFields = grown(this.postingFields, to)
    for (let i = 0; i < count; i++) {
      this.words[from + i] = words[i]!
      this.postingImpacts[from + i] = postingImpacts[i]!
      this.postingFields[from + i] = postingFields[i]!
    }
    this.postingStarts[doc + 1] = to
    if (this.searchable) this.#link(doc, from, to)
  }

  remove(doc: number): void {
    this.deleted[doc >> 3]! |= 1 << (doc & 7)
    this.removed++
  }

  begin(): void {
    this.end = 0
  }

  open(word: number): number {
    const count = this.#counts.get(word)
    if (count === undefined) return -1
    const from = this.end
    this.end = from + count
    this.docs = grown(this.docs, this.end)
    this.impacts = grown(this.impacts, this.end)
    this.fields = grown(this.fields, this.end)
    let posting = this.#heads.get(word)!
    for (let i = this.end - 1; i >= from; i--) {
      this.docs[i] = this.#owner[posting]!
      this.impacts[i] = this.postingImpacts[posting]!
      this.fields[i] = this.postingFields[posting]!
      posting = this.#previous[posting]! - 1
    }
    return from
  }

  openRange(from: number, to: number): number {
    const begin = this.end
    if (to - from < this.#counts.size) for (let word = from; word < to; word++) this.open(word)
    else for (const word of this.#counts.keys()) if (word >= from && word < to) this.open(word)
    return this.end > begin ? begin : -1
  }

  postingsOf(doc: number, from: number, to: number): Posting[] {
    const out: Posting[] = []
    for (let p = this.postingStarts[doc]!; p < this.postingStarts[doc + 1]!; p++) {
      const word = this.words[p]!
      if (word >= from && word < to) out.push({ word, impact: this.postingImpacts[p]!, fields: this.postingFields[p]! })
    }
    return out
  }

  frequency(word: number): number {
    return this.#counts.get(word) ?? 0
  }

  findExact(hash: number, into: number[]): void {
    for (let i = 0; i < this.hashCount; i++) if (this.hashValues[i] === hash) into.push(this.hashDocs[i]!)
  }

  docOf(id: string): number {
    const doc = this.#byId.get(id)
    return doc === undefined || this.deleted[doc >> 3]! & (1 << (doc & 7)) ? -1 : doc
  }

  memory(): number {
    const own = [
      this.deleted,
      this.postingStarts,
      this.words,
      this.postingImpacts,
      this.postingFields,
      this.hashValues,
      this.hashDocs,
    ]
    const kept = [this.columns, this.facetRows].flatMap((one) => Object.values(one))
    const parts = [...own, this.docs, this.impacts, this.fields, this.#previous, this.#owner, ...kept]
    const bytes = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 8 : part.byteLength), 0)
    return bytes + this.#counts.size * 64 + this.#byId.size * 64
  }

  #link(doc: number, from: number, to: number): void {
    this.#previous = grown(this.#previous, to)
    this.#owner = grown(this.#owner, to)
    for (let i = from; i < to; i++) {
      const word = this.words[i]!
      const head = this.#heads.get(word)
      this.#owner[i] = doc
      this.#previous[i] = head === undefined ? 0 : head + 1
      this.#heads.set(word, i)
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
    }
  }
}
