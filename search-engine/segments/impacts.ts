// Saturated BM25F impacts, bound to one word numbering.
import { grown, u16, u32, u8 } from './arrays.ts'
import type { WordDictionary } from './word-dictionary.ts'
import type { MutableSegment } from './mutable-segment.ts'
import type { Field, Schema } from '../schema.ts'
import { stopWords } from '../text/stop-words.ts'
import { JOINED, PIECE, tokenize, tokens } from '../text/tokens.ts'

export type Phrase = { words: number[]; length: number }

const MAX_PHRASES = 20_000

export class Impacts {
  #schema: Schema
  #words: WordDictionary
  #weight = new Float64Array(1024)
  #touched = u32(1024)
  #count = 0
  #fields = u8(1024)
  #field = u32(1024)
  #fieldBits = u8(1024)
  #fieldBoosts = new Float64Array(1024)
  #fieldSize = 0
  #length = 0
  #impacts = u16(1024)
  #postingFields = u8(1024)
  bit = 0
  #phrases = new Map<string, Phrase>()

  constructor(schema: Schema, words: WordDictionary) {
    this.#schema = schema
    this.#words = words
  }

  collect(text: string, boostOf?: (word: number, kind: number) => number): void {
    if (text === '') return
    tokenize(text)
    const { count, chars, starts, kinds } = tokens
    this.#reserve(count)
    for (let i = 0; i < count; i++) {
      const word = this.#words.intern(chars, starts[i]!, starts[i + 1]!)
      const kind = kinds[i]!
      if (kind !== PIECE && kind !== JOINED) this.#length++
      this.#field[this.#fieldSize] = word
      this.#fieldBits[this.#fieldSize] = this.bit
      this.#fieldBoosts[this.#fieldSize++] = boostOf ? boostOf(word, kind) : 1
    }
  }

  collectShared(text: string): void {
    const cached = this.#phrases.get(text)
    if (cached) return this.collectPhrase(cached)
    const from = this.#fieldSize
    const { words, length } = this.phraseOf(text)
    const significant = words.filter((word) => !stopWords.has(this.#words.text(word)))
    if (significant.length > 0) {
      this.#field.set(significant, from)
      this.#fieldSize = from + significant.length
    }
    if (this.#phrases.size < MAX_PHRASES)
      this.#phrases.set(text, { words: significant.length > 0 ? significant : words, length })
  }

  phraseOf(text: string): Phrase {
    const from = this.#fieldSize
    const before = this.#length
    this.collect(text)
    return { words: [...this.#field.subarray(from, this.#fieldSize)], length: this.#length - before }
  }

  collectPhrase({ words, length }: Phrase): void {
    this.#length += length
    this.#reserve(words.length)
    for (let i = 0; i < words.length; i++) {
      this.#field[this.#fieldSize] = words[i]!
      this.#fieldBits[this.#fieldSize] = this.bit
      this.#fieldBoosts[this.#fieldSize++] = 1
    }
  }

  #shareIn({ weight, length, average }: Field): number {
    return weight / (1 - length + (length * this.#length) / average)
  }

  flush(field: Field): void {
    const share = this.#shareIn(field)
    for (let i = 0; i < this.#fieldSize; i++)
      this.add(this.#field[i]!, share * this.#fieldBoosts[i]!, this.#fieldBits[i]!)
    this.#fieldSize = this.#length = 0
  }

  texts(texts: string[], field: Field): void {
    for (const text of texts) this.collect(text)
    this.flush(field)
  }

  /** Words that weigh more elsewhere in the document gain nothing. */
  raise(text: string, field: Field): void {
    this.collect(text)
    const share = this.#shareIn(field)
    const own = new Map<number, number>()
    for (const word of this.#field.subarray(0, this.#fieldSize)) own.set(word, (own.get(word) ?? 0) + share)
    this.#fieldSize = this.#length = 0
    for (const [word, weight] of own) this.add(word, Math.max(0, weight - (this.#weight[word] ?? 0)), this.bit)
  }

  mark(texts: readonly string[], bit: number): void {
    for (const text of texts) this.collect(text)
    for (let i = 0; i < this.#fieldSize; i++) {
      const word = this.#field[i]!
      if (this.#weight[word]! > 0) this.#fields[word]! |= bit
    }
    this.#fieldSize = this.#length = 0
  }

  add(word: number, weight: number, bit = 0): void {
    if (word >= this.#weight.length) this.#weight = grown(this.#weight, word + 1)
    if (word >= this.#fields.length) this.#fields = grown(this.#fields, word + 1)
    if (this.#weight[word] === 0) {
      this.#touched = grown(this.#touched, this.#count + 1)
      this.#touched[this.#count++] = word
    }
    this.#weight[word]! += weight
    this.#fields[word]! |= bit
  }

  finish(into: MutableSegment): void {
    const { saturation, presence } = this.#schema
    this.#impacts = grown(this.#impacts, this.#count)
    this.#postingFields = grown(this.#postingFields, this.#count)
    for (let i = 0; i < this.#count; i++) {
      const word = this.#touched[i]!
      const weight = this.#weight[word]!
      this.#weight[word] = 0
      this.#postingFields[i] = this.#fields[word]!
      this.#fields[word] = 0
      this.#impacts[i] = Math.round((65535 * (presence + weight / (weight + saturation))) / (1 + presence))
    }
    into.endDocument(this.#touched, this.#impacts, this.#postingFields, this.#count)
    this.#count = 0
  }

  #reserve(count: number): void {
    this.#field = grown(this.#field, this.#fieldSize + count)
    this.#fieldBoosts = grown(this.#fieldBoosts, this.#fieldSize + count)
    this.#fieldBits = grown(this.#fieldBits, this.#fieldSize + count)
  }
}
