// The small changeable segment: new documents wait here, searchable at once, until they are frozen into a segment.
import { roomy, u16, u32, u8 } from './arrays.ts'
import { emptyColumns, roomForOne, type Columns } from './columns.ts'
import type { Source } from './source.ts'
import { emptyTraits, everyRow, roomForRow, type Traits } from './traits.ts'

export class Waiting implements Source {
  readonly ranked = false
  columns: Columns = emptyColumns(64)
  traits: Traits = emptyTraits(64)
  readonly rows = everyRow
  deleted: Uint8Array = u8(8)
  removed = 0
  /** Postings in the order of arrival: those of a document lie together. */
  postingStarts: Uint32Array = u32(65)
  words: Uint32Array = u32(4096)
  strengths: Uint16Array = u16(4096)
  wholeHashes: Uint32Array = u32(128)
  wholeDocs: Uint16Array = u16(128)
  wholes = 0
  docs: Uint16Array = u16(0)
  impacts: Uint16Array = u16(0)
  end = 0
  #byId = new Map<string, number>()
  readonly searchable: boolean
  /** The last posting of each word; `before` leads to the earlier ones, `owner` to the document. */
  #heads = new Map<number, number>()
  #counts = new Map<number, number>()
  #before: Uint32Array = u32(0)
  #owner: Uint16Array = u16(0)

  /** Unsearchable it is only a place to gather many documents before freezing them. */
  constructor(searchable: boolean) {
    this.searchable = searchable
  }

  /** Opens the next document; its columns, traits and postings are then written by the analysis. Answers its number. */
  next(id: string, packed: Uint8Array): number {
    const columns = this.columns
    roomForOne(columns)
    roomForRow(this.traits)
    const doc = columns.count
    this.deleted = roomy(this.deleted, (doc >> 3) + 1)
    this.postingStarts = roomy(this.postingStarts, doc + 2)
    const at = columns.idStarts[doc]!
    columns.ids = roomy(columns.ids, at + packed.length)
    columns.ids.set(packed, at)
    columns.idStarts[doc + 1] = at + packed.length
    this.#byId.set(id, doc)
    return doc
  }

  /** Notes the hash of a whole name or code of the document under way; none for a text without words. */
  addWhole(hash: number | undefined): void {
    if (hash === undefined) return
    this.wholeHashes = roomy(this.wholeHashes, this.wholes + 1)
    this.wholeDocs = roomy(this.wholeDocs, this.wholes + 1)
    this.wholeHashes[this.wholes] = hash
    this.wholeDocs[this.wholes++] = this.columns.count
  }

  /** Closes the document with its words and their impacts. */
  close(words: Uint32Array, strengths: Uint16Array, count: number): void {
    const doc = this.columns.count++
    this.traits.count++
    const from = this.postingStarts[doc]!
    const to = from + count
    this.words = roomy(this.words, to)
    this.strengths = roomy(this.strengths, to)
    for (let i = 0; i < count; i++) {
      this.words[from + i] = words[i]!
      this.strengths[from + i] = strengths[i]!
    }
    this.postingStarts[doc + 1] = to
    if (this.searchable) this.#chain(doc, from, to)
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
    this.docs = roomy(this.docs, this.end)
    this.impacts = roomy(this.impacts, this.end)
    let posting = this.#heads.get(word)!
    for (let i = this.end - 1; i >= from; i--) {
      this.docs[i] = this.#owner[posting]!
      this.impacts[i] = this.strengths[posting]!
      posting = this.#before[posting]! - 1
    }
    return from
  }

  openRange(from: number, to: number): number {
    const begin = this.end
    if (to - from < this.#counts.size) for (let word = from; word < to; word++) this.open(word)
    else for (const word of this.#counts.keys()) if (word >= from && word < to) this.open(word)
    return this.end > begin ? begin : -1
  }

  frequency(word: number): number {
    return this.#counts.get(word) ?? 0
  }

  exact(hash: number, into: number[]): void {
    for (let i = 0; i < this.wholes; i++) if (this.wholeHashes[i] === hash) into.push(this.wholeDocs[i]!)
  }

  docOf(id: string): number {
    const doc = this.#byId.get(id)
    return doc === undefined || this.deleted[doc >> 3]! & (1 << (doc & 7)) ? -1 : doc
  }

  memory(): number {
    const own = [this.deleted, this.postingStarts, this.words, this.strengths, this.wholeHashes, this.wholeDocs]
    const kept = [this.columns, this.traits].flatMap((one) => Object.values(one))
    const parts = [...own, this.docs, this.impacts, this.#before, this.#owner, ...kept]
    const bytes = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 8 : part.byteLength), 0)
    return bytes + this.#counts.size * 64 + this.#byId.size * 64
  }

  #chain(doc: number, from: number, to: number): void {
    this.#before = roomy(this.#before, to)
    this.#owner = roomy(this.#owner, to)
    for (let i = from; i < to; i++) {
      const word = this.words[i]!
      const head = this.#heads.get(word)
      this.#owner[i] = doc
      this.#before[i] = head === undefined ? 0 : head + 1
      this.#heads.set(word, i)
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
    }
  }
}
