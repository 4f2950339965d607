// Texts of phrase rows.

const encoder = new TextEncoder()
const bytesOfUnit = 3 // at most, in UTF-8

export class RowTexts {
  #bytes: Uint8Array
  #ends: Uint32Array
  #size: number

  constructor(bytes: Uint8Array = new Uint8Array(256), ends: Uint32Array = new Uint32Array(16), size = 0) {
    this.#bytes = bytes
    this.#ends = ends
    this.#size = size
  }

  get size(): number {
    return this.#size
  }

  add(text: string): number {
    const start = this.#start(this.#size)
    const most = start + text.length * bytesOfUnit
    if (most > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(most, this.#bytes.length * 2))
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    if (this.#size === this.#ends.length) {
      const grown = new Uint32Array(this.#size * 2)
      grown.set(this.#ends)
      this.#ends = grown
    }
    this.#ends[this.#size] = start + encoder.encodeInto(text, this.#bytes.subarray(start)).written
    return this.#size++
  }

  at(row: number): string {
    const { buffer, byteOffset } = this.#bytes
    const start = this.#start(row)
    return Buffer.from(buffer, byteOffset + start, this.#ends[row]! - start).toString()
  }

  /** `prefix` has ASCII characters only. */
  startsWith(row: number, prefix: string): boolean {
    const start = this.#start(row)
    for (let at = 0; at < prefix.length; at++) if (this.#bytes[start + at] !== prefix.charCodeAt(at)) return false
    return true
  }

  parts(): [Uint8Array, Uint32Array] {
    return [this.#bytes.slice(0, this.#start(this.#size)), this.#ends.slice(0, this.#size)]
  }

  memory(): number {
    return this.#bytes.length + this.#ends.byteLength
  }

  #start(row: number): number {
    return row === 0 ? 0 : this.#ends[row - 1]!
  }
}
