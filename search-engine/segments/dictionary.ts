// Packed string dictionary.
import { grown, resized, u16, u32 } from './arrays.ts'
import { runToEnd } from './steps.ts'

export function hashOf(chars: Uint16Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ chars[i]!, 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

function slotOf(hash: number, slots: number): number {
  return (hash * slots * 2 ** -32) >>> 0
}

function slotsFor(texts: number): number {
  return Math.max(128, Math.ceil(texts * 1.6))
}

let buffer = u16(256)

/** Truncates at 2,000 units. */
function fillBuffer(text: string): number {
  const length = Math.min(text.length, 2000)
  buffer = grown(buffer, length)
  for (let i = 0; i < length; i++) buffer[i] = text.charCodeAt(i)
  return length
}

export class Dictionary {
  size = 0
  chars: Uint16Array = u16(1024)
  starts: Uint32Array = u32(65)
  table: Uint32Array = u32(128)
  #labels: string[] = []

  find(chars: Uint16Array, from: number, to: number): number {
    return this.table[this.#slot(chars, from, to)]! - 1
  }

  intern(chars: Uint16Array, from: number, to: number): number {
    const slot = this.#slot(chars, from, to)
    if (this.table[slot] !== 0) return this.table[slot]! - 1
    const id = this.size++
    const begin = this.starts[id]!
    const end = begin + to - from
    this.chars = grown(this.chars, end)
    this.starts = grown(this.starts, id + 2)
    for (let i = from, j = begin; i < to; i++, j++) this.chars[j] = chars[i]!
    this.starts[id + 1] = end
    this.table[slot] = id + 1
    if (this.size * 4 > this.table.length * 3) this.rehash(this.table.length * 2)
    return id
  }

  findText(text: string): number {
    const length = fillBuffer(text)
    return this.find(buffer, 0, length)
  }

  internText(text: string): number {
    const length = fillBuffer(text)
    return this.intern(buffer, 0, length)
  }

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

  text(id: number, from = 0): string {
    const own: number[] = []
    for (let at = this.starts[id]! + from; at < this.starts[id + 1]!; at++) own.push(this.chars[at]!)
    return String.fromCharCode(...own)
  }

  label(id: number): string {
    return (this.#labels[id] ??= this.text(id))
  }

  rehash(slots: number): void {
    runToEnd(this.#rehashSteps(slots))
  }

  *#rehashSteps(slots: number): Generator<void, void> {
    const table = u32(slots)
    for (let id = 0; id < this.size; id++) {
      if (id % 30_000 === 29_999) yield
      let slot = slotOf(hashOf(this.chars, this.starts[id]!, this.starts[id + 1]!), slots)
      while (table[slot] !== 0) slot = slot + 1 === slots ? 0 : slot + 1
      table[slot] = id + 1
    }
    this.table = table
  }

  *trim(): Generator<void, void> {
    this.chars = resized(this.chars, this.starts[this.size]!)
    this.starts = resized(this.starts, this.size + 1)
    yield* this.#rehashSteps(slotsFor(this.size))
  }

  memory(): number {
    return this.chars.byteLength + this.starts.byteLength + this.table.byteLength
  }

  #slot(chars: Uint16Array, from: number, to: number): number {
    const { table } = this
    let slot = slotOf(hashOf(chars, from, to), table.length)
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
