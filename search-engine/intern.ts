// A packed dictionary: texts as ranges of one Uint16 buffer, found by hash, numbered in order of arrival.
// Holds no strings but for labels that were asked for as strings.
import { roomy, sized, u16, u32 } from './arrays.ts'

export function hashOf(chars: Uint16Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ chars[i]!, 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The place of a hash (32 bits) in a table of any length. */
function placeOf(hash: number, places: number): number {
  return (hash * places * 2 ** -32) >>> 0
}

function roomFor(texts: number): number {
  return Math.max(128, Math.ceil(texts * 1.6))
}

let typed = u16(256)

/** The text as units in a shared scratch; cut at 2,000. */
function units(text: string): number {
  const length = Math.min(text.length, 2000)
  typed = roomy(typed, length)
  for (let i = 0; i < length; i++) typed[i] = text.charCodeAt(i)
  return length
}

export class Dictionary {
  size = 0
  chars: Uint16Array = u16(1024)
  starts: Uint32Array = u32(65)
  table: Uint32Array = u32(128)
  #labels: string[] = []

  /** The number of the text that stands in `chars` from … to, or -1. */
  find(chars: Uint16Array, from: number, to: number): number {
    return this.table[this.#slot(chars, from, to)]! - 1
  }

  intern(chars: Uint16Array, from: number, to: number): number {
    const slot = this.#slot(chars, from, to)
    if (this.table[slot] !== 0) return this.table[slot]! - 1
    const id = this.size++
    const begin = this.starts[id]!
    const end = begin + to - from
    this.chars = roomy(this.chars, end)
    this.starts = roomy(this.starts, id + 2)
    for (let i = from, j = begin; i < to; i++, j++) this.chars[j] = chars[i]!
    this.starts[id + 1] = end
    this.table[slot] = id + 1
    if (this.size * 4 > this.table.length * 3) this.rehash(this.table.length * 2)
    return id
  }

  findText(text: string): number {
    const length = units(text)
    return this.find(typed, 0, length)
  }

  internText(text: string): number {
    const length = units(text)
    return this.intern(typed, 0, length)
  }

  /** The order of two texts, as `<` has it. */
  compare(a: number, b: number): number {
    const { chars, starts } = this
    const from = starts[a]!
    const other = starts[b]!
    const lengths = starts[a + 1]! - from - (starts[b + 1]! - other)
    const shared = Math.min(starts[a + 1]! - from, starts[b + 1]! - other)
    for (let i = 0; i < shared; i++) {
      const gap = chars[from + i]! - chars[other + i]!
      if (gap !== 0) return gap
    }
    return lengths
  }

  /** The text from the unit `from` on. */
  text(id: number, from = 0): string {
    // a plain list is spread faster than a part of a typed array
    const own: number[] = []
    for (let at = this.starts[id]! + from; at < this.starts[id + 1]!; at++) own.push(this.chars[at]!)
    return String.fromCharCode(...own)
  }

  /** As `text`, remembered: for the few values that facets show again and again. */
  label(id: number): string {
    return (this.#labels[id] ??= this.text(id))
  }

  rehash(places: number): void {
    const table = u32(places)
    for (let id = 0; id < this.size; id++) {
      let slot = placeOf(hashOf(this.chars, this.starts[id]!, this.starts[id + 1]!), places)
      while (table[slot] !== 0) slot = slot + 1 === places ? 0 : slot + 1
      table[slot] = id + 1
    }
    this.table = table
  }

  /** Gives back the room kept for growth, but for the table's: a fifth more texts fit it. */
  trim(): void {
    this.chars = sized(this.chars, this.starts[this.size]!)
    this.starts = sized(this.starts, this.size + 1)
    this.rehash(roomFor(this.size))
  }

  memory(): number {
    return this.chars.byteLength + this.starts.byteLength + this.table.byteLength
  }

  /** Where the text stands in the table, or the free place where it would. */
  #slot(chars: Uint16Array, from: number, to: number): number {
    const { table } = this
    let slot = placeOf(hashOf(chars, from, to), table.length)
    while (table[slot] !== 0 && !this.#is(table[slot]! - 1, chars, from, to))
      slot = slot + 1 === table.length ? 0 : slot + 1
    return slot
  }

  #is(id: number, chars: Uint16Array, from: number, to: number): boolean {
    let at = this.starts[id]!
    if (this.starts[id + 1]! - at !== to - from) return false
    const own = this.chars
    for (let i = from; i < to; i++, at++) if (own[at] !== chars[i]) return false
    return true
  }
}
