// Set of seen ids, 20 bytes each.

/** 64-bit collisions: once in ten million files of a million rows. */
export class SeenRows {
  #high = new Uint32Array(1024)
  #low = new Uint32Array(1024)
  #size = 0

  add(id: string): boolean {
    if (this.#size * 3 > this.#high.length * 2) this.#grow()
    const [high, low] = hash(id)
    const isNew = put(this.#high, this.#low, high, low)
    if (isNew) this.#size += 1
    return isNew
  }

  #grow(): void {
    const high = new Uint32Array(this.#high.length * 2)
    const low = new Uint32Array(this.#low.length * 2)
    for (let at = 0; at < this.#high.length; at += 1) {
      if (this.#high[at] !== 0) put(high, low, this.#high[at]!, this.#low[at]!)
    }
    this.#high = high
    this.#low = low
  }
}

function put(high: Uint32Array, low: Uint32Array, one: number, other: number): boolean {
  const mask = high.length - 1
  for (let at = other & mask; ; at = (at + 1) & mask) {
    if (high[at] === 0) {
      high[at] = one
      low[at] = other
      return true
    }
    if (high[at] === one && low[at] === other) return false
  }
}

// 32-bit hashes after cyrb53; the first is never 0, which marks a free place.
function hash(id: string): [number, number] {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let at = 0; at < id.length; at += 1) {
    const unit = id.charCodeAt(at)
    one = Math.imul(one ^ unit, 2_654_435_761)
    other = Math.imul(other ^ unit, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return [one >>> 0 || 1, other >>> 0]
}
