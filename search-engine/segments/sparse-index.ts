// Sparse index for binary searches.
import { u32 } from './arrays.ts'

const SPACING = 8

export class SparseIndex {
  readonly sorted: Uint32Array
  readonly shift: number
  readonly offsets: Uint32Array

  constructor(sorted: Uint32Array) {
    const max = sorted.at(-1) ?? 0
    let shift = 0
    while (max >>> shift > Math.max(1, sorted.length / SPACING)) shift++
    this.sorted = sorted
    this.shift = shift
    this.offsets = u32((max >>> shift) + 2).fill(sorted.length)
    for (let at = sorted.length - 1; at >= 0; at--) this.offsets[sorted[at]! >>> shift] = at
    for (let high = this.offsets.length - 2; high >= 0; high--) {
      if (this.offsets[high]! > this.offsets[high + 1]!) this.offsets[high] = this.offsets[high + 1]!
    }
  }

  lowerBound(value: number): number {
    const { sorted, shift, offsets } = this
    const high = value >>> shift
    if (high + 1 >= offsets.length) return sorted.length
    let lo = offsets[high]! | 0
    let hi = offsets[high + 1]! | 0
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      if (sorted[mid]! < value) lo = mid + 1
      else hi = mid
    }
    return lo
  }
}
