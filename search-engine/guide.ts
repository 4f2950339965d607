// Finds numbers in a long ascending list: a small table says between which places to look. Holds no numbers itself.
import { u32 } from './arrays.ts'

/** About so many numbers stand between two places of the table. */
const APART = 8

export class Guide {
  readonly sorted: Uint32Array
  readonly shift: number
  /** For each value of the high bits the first place that has them or more. */
  readonly places: Uint32Array

  constructor(sorted: Uint32Array) {
    const most = sorted.at(-1) ?? 0
    let shift = 0
    while (most >>> shift > Math.max(1, sorted.length / APART)) shift++
    this.sorted = sorted
    this.shift = shift
    this.places = u32((most >>> shift) + 2).fill(sorted.length)
    for (let at = sorted.length - 1; at >= 0; at--) this.places[sorted[at]! >>> shift] = at
    for (let high = this.places.length - 2; high >= 0; high--) {
      if (this.places[high]! > this.places[high + 1]!) this.places[high] = this.places[high + 1]!
    }
  }

  /** The first place whose number is not below the wanted one. */
  lowest(wanted: number): number {
    const { sorted, shift, places } = this
    const high = wanted >>> shift
    if (high + 1 >= places.length) return sorted.length
    let lo = places[high]! | 0
    let hi = places[high + 1]! | 0
    while (lo < hi) {
      const mid = (lo + hi) >>> 1
      if (sorted[mid]! < wanted) lo = mid + 1
      else hi = mid
    }
    return lo
  }
}
