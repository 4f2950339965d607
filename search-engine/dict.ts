// The dictionary of words in alphabetical order: numbers below `sorted` are in order, later ones wait in a sorted tail.
// Knows no postings.
import { u16, u32 } from './arrays.ts'
import { Dictionary } from './intern.ts'

/** Sorts numbers[lo, hi) by their texts from the sign at `depth` on (multikey quicksort). */
function sortTexts(words: Dictionary, numbers: Uint32Array, lo: number, hi: number, depth: number): void {
  const { chars, starts } = words
  const unit = (id: number): number => (starts[id]! + depth < starts[id + 1]! ? chars[starts[id]! + depth]! : -1)
  while (hi - lo > 1) {
    const pivot = unit(numbers[(lo + hi) >>> 1]!)
    let less = lo
    let more = hi
    for (let i = lo; i < more;) {
      const id = numbers[i]!
      const c = unit(id)
      if (c < pivot) {
        numbers[i++] = numbers[less]!
        numbers[less++] = id
      } else if (c > pivot) {
        numbers[i] = numbers[--more]!
        numbers[more] = id
      } else i++
    }
    sortTexts(words, numbers, lo, less, depth)
    if (pivot >= 0) sortTexts(words, numbers, less, more, depth + 1)
    lo = more
  }
}

/** The signs that follow a beginning of sorted words, and where the words of each end. */
export type Branches = { signs: Uint16Array; ends: Uint32Array }

export class Words extends Dictionary {
  sorted = 0
  /** Remembered by the search for near words. */
  readonly branches = new Map<number, Branches>()
  #tail: Uint32Array = u32(0)

  /** Numbers of the words that came after the last `settled`, in alphabetical order. */
  tail(): Uint32Array {
    const old = this.#tail
    const known = this.sorted + old.length
    if (known === this.size) return old
    const fresh = u32(this.size - known)
    for (let i = 0; i < fresh.length; i++) fresh[i] = known + i
    sortTexts(this, fresh, 0, fresh.length, 0)
    const merged = u32(old.length + fresh.length)
    for (let i = 0, a = 0, b = 0; i < merged.length; i++) {
      const first = b >= fresh.length || (a < old.length && this.compare(old[a]!, fresh[b]!) < 0)
      merged[i] = first ? old[a++]! : fresh[b++]!
    }
    this.#tail = merged
    return merged
  }

  /** The same words numbered alphabetically, and the new number of each old one. Searches under way keep the old. */
  settled(): { words: Words; moved: Uint32Array } {
    const order = u32(this.size)
    for (let i = 0; i < order.length; i++) order[i] = i
    sortTexts(this, order, 0, order.length, 0)
    const moved = u32(this.size)
    const words = new Words()
    words.chars = u16(this.starts[this.size]!)
    words.starts = u32(this.size + 1)
    words.size = words.sorted = this.size
    for (let i = 0, at = 0; i < order.length; i++) {
      const id = order[i]!
      moved[id] = i
      for (let j = this.starts[id]!; j < this.starts[id + 1]!; j++) words.chars[at++] = this.chars[j]!
      words.starts[i + 1] = at
    }
    words.trim()
    return { words, moved }
  }

  /** Whether so many words came after the last `settled` that finding their beginnings costs much more. */
  get unsettled(): boolean {
    return this.size - this.sorted > Math.max(5000, this.sorted / 2)
  }

  /** Whether the word begins with the prefix: 0, else which side of it the word stands on (-1 before, 1 after). */
  side(id: number, prefix: string): number {
    const from = this.starts[id]!
    const length = this.starts[id + 1]! - from
    for (let i = 0; i < prefix.length; i++) {
      if (i >= length) return -1
      const gap = this.chars[from + i]! - prefix.charCodeAt(i)
      if (gap !== 0) return gap
    }
    return 0
  }

  /** The sorted numbers [from, to) and the tail's numbers whose words begin with the prefix. */
  prefixed(prefix: string): { from: number; to: number; more: Uint32Array } {
    const edge = (count: number, number: (i: number) => number, past: boolean): number => {
      let lo = 0
      let hi = count
      while (lo < hi) {
        const mid = (lo + hi) >>> 1
        const side = this.side(number(mid), prefix)
        if (side < 0 || (past && side === 0)) lo = mid + 1
        else hi = mid
      }
      return lo
    }
    const self = (i: number): number => i
    const tail = this.tail()
    const late = (i: number): number => tail[i]!
    return {
      from: edge(this.sorted, self, false),
      to: edge(this.sorted, self, true),
      more: tail.subarray(edge(tail.length, late, false), edge(tail.length, late, true)),
    }
  }

  override memory(): number {
    return super.memory() + this.#tail.byteLength
  }
}
