// Min-heap of hits.
import { i32 } from '../segments/arrays.ts'
import { compareTieOrder } from '../segments/columns.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'

export type Hit = { segment: number; doc: number; score: number }

const HISTOGRAM_FROM = 50
const histogram = i32(2048)
const LOW_BITS = 20

function scoreFloor(scores: Int32Array, count: number, capacity: number): number {
  histogram.fill(0)
  for (let i = 0; i < count; i++) histogram[scores[i]! >>> LOW_BITS]!++
  let high = histogram.length
  for (let above = 0; above < capacity;) above += histogram[--high]!
  return high << LOW_BITS
}

function atLeast(floor: number, docs: Uint16Array, scores: Int32Array, before: number): number {
  let count = 0
  for (let i = 0; i < before; i++) {
    if (scores[i]! < floor) continue
    docs[count] = docs[i]!
    scores[count++] = scores[i]!
  }
  return count
}

export class TopHits {
  size = 0
  #capacity: number
  #segments: SegmentReader[]
  #scores: number[] = []
  #segmentOf: number[] = []
  #docs: number[] = []

  constructor(capacity: number, segments: SegmentReader[]) {
    this.#capacity = capacity
    this.#segments = segments
  }

  /** Overwrites `docs` and `scores`. If `ranked`, the lower number wins ties. */
  offer(segment: number, docs: Uint16Array, scores: ArrayLike<number>, length: number, ranked: boolean): void {
    if (this.#capacity === 0) return
    let count = length
    if (this.#capacity >= HISTOGRAM_FROM && length > this.#capacity * 4 && scores instanceof Int32Array) {
      count = atLeast(scoreFloor(scores, length, this.#capacity), docs, scores, length)
    }
    let i = 0
    for (; i < count && this.size < this.#capacity; i++) {
      this.#put(this.size, scores[i]!, segment, docs[i]!)
      this.#siftUp(this.size++)
    }
    let lowest = this.#scores[0]!
    let lostScore = -1
    let lostDoc = 0
    for (; i < count; i++) {
      const score = scores[i]!
      if (score < lowest) continue
      const doc = docs[i]!
      if (score === lowest) {
        if (score === lostScore && doc > lostDoc) continue
        if (!this.#beats(segment, doc, 0)) {
          if (ranked) lostScore = score
          if (ranked) lostDoc = doc
          continue
        }
      }
      this.#put(0, score, segment, doc)
      this.#siftDown(0)
      lowest = this.#scores[0]!
    }
  }

  sorted(): Hit[] {
    const order = Array.from({ length: this.size }, (_, i) => i)
    order.sort((a, b) => (this.#worse(a, b) ? 1 : -1))
    return order.map((i) => ({ segment: this.#segmentOf[i]!, doc: this.#docs[i]!, score: this.#scores[i]! }))
  }

  #put(i: number, score: number, segment: number, doc: number): void {
    this.#scores[i] = score
    this.#segmentOf[i] = segment
    this.#docs[i] = doc
  }

  #beats(segment: number, doc: number, i: number): boolean {
    const own = this.#segments[segment]!
    if (this.#segmentOf[i] === segment && own.ranked) return doc < this.#docs[i]!
    return compareTieOrder(own.columns, doc, this.#segments[this.#segmentOf[i]!]!.columns, this.#docs[i]!) < 0
  }

  #worse(a: number, b: number): boolean {
    const difference = this.#scores[a]! - this.#scores[b]!
    return difference < 0 || (difference === 0 && a !== b && !this.#beats(this.#segmentOf[a]!, this.#docs[a]!, b))
  }

  #swap(a: number, b: number): void {
    const score = this.#scores[a]!
    const segment = this.#segmentOf[a]!
    const doc = this.#docs[a]!
    this.#put(a, this.#scores[b]!, this.#segmentOf[b]!, this.#docs[b]!)
    this.#put(b, score, segment, doc)
  }

  #siftUp(i: number): void {
    while (i > 0) {
      const above = (i - 1) >> 1
      if (!this.#worse(i, above)) return
      this.#swap(i, above)
      i = above
    }
  }

  #siftDown(i: number): void {
    for (;;) {
      let lowest = i
      for (const below of [2 * i + 1, 2 * i + 2]) if (below < this.size && this.#worse(below, lowest)) lowest = below
      if (lowest === i) return
      this.#swap(i, lowest)
      i = lowest
    }
  }
}
