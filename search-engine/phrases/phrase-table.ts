// Phrases → rows. 64-bit hashed keys.

export type Hash = { a: number; b: number }

export function startHash(seed: number, into: Hash = { a: 0, b: 0 }): Hash {
  into.a = (0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)) | 0
  into.b = (0x1b873593 ^ Math.imul(seed + 1, 0x85ebca6b)) | 0
  return into
}

export function addWord(hash: Hash, { a, b }: Hash): void {
  hash.a = Math.imul(hash.a ^ a, 0x01000193)
  hash.b = Math.imul(hash.b ^ b, 0x5bd1e995)
  hash.b ^= hash.b >>> 15
}

export function addText(hash: Hash, text: string): void {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    hash.a = Math.imul(hash.a ^ unit, 0x01000193)
    hash.b = Math.imul(hash.b ^ unit, 0x5bd1e995)
    hash.b ^= hash.b >>> 15
  }
}

export function hashOf(text: string): Hash {
  const hash = startHash(-1)
  addText(hash, text)
  return hash
}

const settledMost = 0.75 // of the slots; without additions

export const wordsIn = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4)

export class PhraseTable {
  // Bloom filter: 1 where a key may be, 2 where a longer one may go on.
  #marks: Uint8Array
  #capacity: number
  #used = 0
  #entries = 1
  #first: Uint32Array
  #second: Uint32Array
  #heads: Uint32Array
  #rows: Uint32Array
  #next: Uint32Array

  /** `keys` is a power of two. */
  constructor(keys: number) {
    this.#capacity = keys * 2
    this.#marks = new Uint8Array(keys * 8)
    this.#first = new Uint32Array(this.#capacity)
    this.#second = new Uint32Array(this.#capacity)
    this.#heads = new Uint32Array(this.#capacity)
    this.#rows = new Uint32Array(keys)
    this.#next = new Uint32Array(keys)
  }

  static from([marks, ...words]: Uint8Array[]): PhraseTable {
    const table = new PhraseTable(1)
    const [first, second, heads, rows, next] = words.map(wordsIn)
    table.#marks = marks!
    table.#first = first!
    table.#second = second!
    table.#heads = heads!
    table.#rows = rows!
    table.#next = next!
    table.#capacity = first!.length
    table.#entries = rows!.length
    table.#used = heads!.reduce((used, head) => used + Math.sign(head), 0)
    return table
  }

  parts(): (Uint8Array | Uint32Array)[] {
    while (this.#used <= (this.#capacity / 2) * settledMost) this.#resize(this.#capacity / 2)
    const entries = [this.#rows, this.#next].map((array) => array.slice(0, this.#entries))
    return [this.#marks, this.#first, this.#second, this.#heads, ...entries]
  }

  #slot(a: number, b: number): number {
    const mask = this.#capacity - 1
    let at = (a ^ (a >>> 16)) & mask
    while (this.#heads[at] !== 0 && (this.#first[at] !== a >>> 0 || this.#second[at] !== b >>> 0)) at = (at + 1) & mask
    return at
  }

  #mark(a: number): number {
    return (a ^ (a >>> 15)) & (this.#marks.length - 1)
  }

  addStart({ a }: Hash): void {
    this.#marks[this.#mark(a)]! |= 2
  }

  goesOn({ a }: Hash): boolean {
    return (this.#marks[this.#mark(a)]! & 2) !== 0
  }

  add({ a, b }: Hash, row: number): void {
    this.#marks[this.#mark(a)]! |= 1
    if (this.#used * 2 > this.#capacity) this.#resize(this.#capacity * 2)
    const at = this.#slot(a, b)
    const head = this.#heads[at]!
    if (head === 0) this.#used++
    for (let entry = head; entry !== 0; entry = this.#next[entry]!) if (this.#rows[entry] === row) return
    if (this.#entries === this.#rows.length) this.#growRows()
    this.#first[at] = a
    this.#second[at] = b
    this.#rows[this.#entries] = row
    this.#next[this.#entries] = head
    this.#heads[at] = this.#entries++
  }

  has({ a, b }: Hash): boolean {
    return (this.#marks[this.#mark(a)]! & 1) !== 0 && this.#heads[this.#slot(a, b)] !== 0
  }

  rows({ a, b }: Hash): number[] {
    const rows: number[] = []
    for (let entry = this.#heads[this.#slot(a, b)]!; entry !== 0; entry = this.#next[entry]!)
      rows.push(this.#rows[entry]!)
    return rows
  }

  memory(): number {
    return this.#capacity * 12 + this.#rows.length * 8 + this.#marks.length
  }

  #resize(capacity: number): void {
    const [first, second, heads] = [this.#first, this.#second, this.#heads]
    this.#capacity = capacity
    this.#first = new Uint32Array(this.#capacity)
    this.#second = new Uint32Array(this.#capacity)
    this.#heads = new Uint32Array(this.#capacity)
    heads.forEach((head, i) => {
      if (head === 0) return
      const at = this.#slot(first[i]!, second[i]!)
      this.#first[at] = first[i]!
      this.#second[at] = second[i]!
      this.#heads[at] = head
    })
  }

  #growRows(): void {
    const [rows, next] = [this.#rows, this.#next]
    this.#rows = new Uint32Array(rows.length * 2)
    this.#next = new Uint32Array(rows.length * 2)
    this.#rows.set(rows)
    this.#next.set(next)
  }
}
