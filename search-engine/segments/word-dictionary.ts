// Words: alphabetical below `sorted`, then a sorted tail.
import { u16, u32 } from './arrays.ts'
import { Dictionary } from './dictionary.ts'

const STEP = 5000 // words

function partition(
  { chars, starts }: Dictionary,
  numbers: Uint32Array,
  lo: number,
  hi: number,
  depth: number,
): { less: number; more: number; isEnd: boolean } {
  const unit = (id: number): number => (starts[id]! + depth < starts[id + 1]! ? chars[starts[id]! + depth]! : -1)
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
  return { less, more, isEnd: pivot < 0 }
}

function sortTexts(words: Dictionary, numbers: Uint32Array, lo: number, hi: number, depth: number): void {
  while (hi - lo > 1) {
    const { less, more, isEnd } = partition(words, numbers, lo, hi, depth)
    sortTexts(words, numbers, lo, less, depth)
    if (!isEnd) sortTexts(words, numbers, less, more, depth + 1)
    lo = more
  }
}

function* sortInSteps(
  words: Dictionary,
  numbers: Uint32Array,
  lo: number,
  hi: number,
  depth: number,
): Generator<void, void> {
  if (hi - lo <= STEP) {
    sortTexts(words, numbers, lo, hi, depth)
    return yield
  }
  const { less, more, isEnd } = partition(words, numbers, lo, hi, depth)
  yield* sortInSteps(words, numbers, lo, less, depth)
  if (!isEnd) yield* sortInSteps(words, numbers, less, more, depth + 1)
  yield* sortInSteps(words, numbers, more, hi, depth)
}

export type Branches = { chars: Uint16Array; ends: Uint32Array }

export class WordDictionary extends Dictionary {
  sorted = 0
  readonly branches = new Map<number, Branches>()
  #tail: Uint32Array = u32(0)

  tail(): Uint32Array {
    const old = this.#tail
    const indexed = this.sorted + old.length
    if (indexed === this.size) return old
    const fresh = u32(this.size - indexed)
    for (let i = 0; i < fresh.length; i++) fresh[i] = indexed + i
    sortTexts(this, fresh, 0, fresh.length, 0)
    const merged = u32(old.length + fresh.length)
    for (let i = 0, a = 0, b = 0; i < merged.length; i++) {
      const first = b >= fresh.length || (a < old.length && this.compare(old[a]!, fresh[b]!) < 0)
      merged[i] = first ? old[a++]! : fresh[b++]!
    }
    this.#tail = merged
    return merged
  }

  /** Running searches keep the old copy. */
  *sortedCopy(): Generator<void, { words: WordDictionary; renumbering: Uint32Array }> {
    const order = u32(this.size)
    for (let i = 0; i < order.length; i++) order[i] = i
    yield* sortInSteps(this, order, 0, order.length, 0)
    const renumbering = u32(this.size)
    const words = new WordDictionary()
    words.chars = u16(this.starts[this.size]!)
    words.starts = u32(this.size + 1)
    words.size = words.sorted = this.size
    for (let i = 0, at = 0; i < order.length; i++) {
      if (i % (STEP * 4) === 0) yield
      const id = order[i]!
      renumbering[id] = i
      for (let j = this.starts[id]!; j < this.starts[id + 1]!; j++) words.chars[at++] = this.chars[j]!
      words.starts[i + 1] = at
    }
    yield* words.trim()
    return { words, renumbering }
  }

  get needsSort(): boolean {
    return this.size - this.sorted > Math.max(5000, this.sorted / 2)
  }

  /** 0: a prefix of the word. */
  comparePrefix(id: number, prefix: string): number {
    const from = this.starts[id]!
    const length = this.starts[id + 1]! - from
    for (let i = 0; i < prefix.length; i++) {
      if (i >= length) return -1
      const gap = this.chars[from + i]! - prefix.charCodeAt(i)
      if (gap !== 0) return gap
    }
    return 0
  }

  prefixRange(prefix: string): { from: number; to: number; tail: Uint32Array } {
    const bound = (count: number, number: (i: number) => number, after: boolean): number => {
      let lo = 0
      let hi = count
      while (lo < hi) {
        const mid = (lo + hi) >>> 1
        const side = this.comparePrefix(number(mid), prefix)
        if (side < 0 || (after && side === 0)) lo = mid + 1
        else hi = mid
      }
      return lo
    }
    const sortedAt = (i: number): number => i
    const tail = this.tail()
    const tailAt = (i: number): number => tail[i]!
    return {
      from: bound(this.sorted, sortedAt, false),
      to: bound(this.sorted, sortedAt, true),
      tail: tail.subarray(bound(tail.length, tailAt, false), bound(tail.length, tailAt, true)),
    }
  }

  override memory(): number {
    return super.memory() + this.#tail.byteLength
  }
}
