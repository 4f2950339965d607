// The best documents so far, of all sources: a heap with the least of them on top. Ties: verified, newest, id.
import { i32 } from './arrays.ts'
import { precedes } from './columns.ts'
import type { Source } from './source.ts'

export type Hit = { source: number; doc: number; score: number }

/** To keep so many the heap costs more than a look at all scores beforehand. */
const MANY = 50
/** Scores that share their high bits. */
const tally = i32(2048)
const LOW_BITS = 20

/** A score that `most` of the documents have or surpass, and few more. */
function floorOf(scores: Int32Array, count: number, most: number): number {
  tally.fill(0)
  for (let i = 0; i < count; i++) tally[scores[i]! >>> LOW_BITS]!++
  let high = tally.length
  for (let above = 0; above < most;) above += tally[--high]!
  return high << LOW_BITS
}

/** Leaves the documents that have the score or surpass it; answers how many. */
function atLeast(floor: number, docs: Uint16Array, scores: Int32Array, before: number): number {
  let count = 0
  for (let i = 0; i < before; i++) {
    if (scores[i]! < floor) continue
    docs[count] = docs[i]!
    scores[count++] = scores[i]!
  }
  return count
}

export class Top {
  size = 0
  #most: number
  #sources: Source[]
  #scores: number[] = []
  #from: number[] = []
  #docs: number[] = []

  constructor(most: number, sources: Source[]) {
    this.#most = most
    this.#sources = sources
  }

  /** Documents of one source, overwritten where many; where it is ranked, the lower number stands first among equals. */
  offer(source: number, docs: Uint16Array, scores: ArrayLike<number>, given: number, ranked: boolean): void {
    if (this.#most === 0) return
    let count = given
    if (this.#most >= MANY && given > this.#most * 4 && scores instanceof Int32Array) {
      count = atLeast(floorOf(scores, given, this.#most), docs, scores, given)
    }
    let i = 0
    for (; i < count && this.size < this.#most; i++) {
      this.#put(this.size, scores[i]!, source, docs[i]!)
      this.#rise(this.size++)
    }
    let least = this.#scores[0]!
    let lost = -1
    let after = 0
    for (; i < count; i++) {
      const score = scores[i]!
      if (score < least) continue
      const doc = docs[i]!
      if (score === least) {
        // in a ranked source the documents behind one that lost a tie lose it as well
        if (score === lost && doc > after) continue
        if (!this.#beats(source, doc, 0)) {
          if (ranked) lost = score
          if (ranked) after = doc
          continue
        }
      }
      this.#put(0, score, source, doc)
      this.#sink(0)
      least = this.#scores[0]!
    }
  }

  /** The highest score so far. */
  best(): number | undefined {
    return this.size === 0 ? undefined : this.#scores.reduce((a, b) => Math.max(a, b))
  }

  /** All kept documents, best first. */
  sorted(): Hit[] {
    const order = Array.from({ length: this.size }, (_, i) => i)
    order.sort((a, b) => (this.#worse(a, b) ? 1 : -1))
    return order.map((i) => ({ source: this.#from[i]!, doc: this.#docs[i]!, score: this.#scores[i]! }))
  }

  #put(i: number, score: number, source: number, doc: number): void {
    this.#scores[i] = score
    this.#from[i] = source
    this.#docs[i] = doc
  }

  #beats(source: number, doc: number, i: number): boolean {
    const own = this.#sources[source]!
    if (this.#from[i] === source && own.ranked) return doc < this.#docs[i]!
    return precedes(own.columns, doc, this.#sources[this.#from[i]!]!.columns, this.#docs[i]!) < 0
  }

  #worse(a: number, b: number): boolean {
    const gap = this.#scores[a]! - this.#scores[b]!
    return gap < 0 || (gap === 0 && a !== b && !this.#beats(this.#from[a]!, this.#docs[a]!, b))
  }

  #swap(a: number, b: number): void {
    const score = this.#scores[a]!
    const from = this.#from[a]!
    const doc = this.#docs[a]!
    this.#put(a, this.#scores[b]!, this.#from[b]!, this.#docs[b]!)
    this.#put(b, score, from, doc)
  }

  #rise(i: number): void {
    while (i > 0) {
      const above = (i - 1) >> 1
      if (!this.#worse(i, above)) return
      this.#swap(i, above)
      i = above
    }
  }

  #sink(i: number): void {
    for (;;) {
      let least = i
      for (const below of [2 * i + 1, 2 * i + 2]) if (below < this.size && this.#worse(below, least)) least = below
      if (least === i) return
      this.#swap(i, least)
      i = least
    }
  }
}
