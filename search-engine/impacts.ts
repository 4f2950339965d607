// Gathers the words of one document field by field and says how strongly it has each (BM25F, saturated once over all
// fields). Keeps scratch between documents: synchronous use only, and only until the words are renumbered.
import { roomy, u16, u32 } from './arrays.ts'
import type { Words } from './dict.ts'
import type { Waiting } from './mutable.ts'
import type { Field, Schema } from './schema.ts'
import { stopWords } from './stop-words.ts'
import { JOINED, PIECE, tokenise, tokens } from './tokens.ts'

/** The words of a text, and how many of them count for the field's length. */
export type Phrase = { words: number[]; length: number }

const MOST_PHRASES = 20_000

export class Impacts {
  #schema: Schema
  #words: Words
  /** What each word has gathered, by its number; zero but for the touched ones. */
  #mass = new Float64Array(1024)
  #touched = u32(1024)
  #count = 0
  #field = u32(1024)
  #parts = new Float64Array(1024)
  #inField = 0
  #length = 0
  #strengths = u16(1024)
  /** Texts that many documents share: names of categories and places, makers, values of specs. */
  #phrases = new Map<string, Phrase>()

  constructor(schema: Schema, words: Words) {
    this.#schema = schema
    this.#words = words
  }

  /** Adds a text's words to the field under way; `worthOf` may weigh each. */
  collect(text: string, worthOf?: (word: number, kind: number) => number): void {
    if (text === '') return
    tokenise(text)
    const { count, chars, starts, kinds } = tokens
    this.#room(count)
    for (let i = 0; i < count; i++) {
      const word = this.#words.intern(chars, starts[i]!, starts[i + 1]!)
      const kind = kinds[i]!
      if (kind !== PIECE && kind !== JOINED) this.#length++
      this.#field[this.#inField] = word
      this.#parts[this.#inField++] = worthOf ? worthOf(word, kind) : 1
    }
  }

  /** As `collect`, remembering the words of the text. Those that no question asks for beside others only make it longer. */
  collectShared(text: string): void {
    const known = this.#phrases.get(text)
    if (known) return this.collectPhrase(known)
    const from = this.#inField
    const { words, length } = this.phraseOf(text)
    const telling = words.filter((word) => !stopWords.has(this.#words.text(word)))
    if (telling.length > 0) {
      this.#field.set(telling, from)
      this.#inField = from + telling.length
    }
    if (this.#phrases.size < MOST_PHRASES)
      this.#phrases.set(text, { words: telling.length > 0 ? telling : words, length })
  }

  /** Adds the text's words to the field under way and answers them. */
  phraseOf(text: string): Phrase {
    const from = this.#inField
    const before = this.#length
    this.collect(text)
    return { words: [...this.#field.subarray(from, this.#inField)], length: this.#length - before }
  }

  collectPhrase({ words, length }: Phrase): void {
    this.#length += length
    this.#room(words.length)
    for (let i = 0; i < words.length; i++) {
      this.#field[this.#inField] = words[i]!
      this.#parts[this.#inField++] = 1
    }
  }

  /** Ends a field: its words weigh the less the longer it is. */
  flush(field: Field): void {
    const share = field.weight / (1 - field.length + (field.length * this.#length) / field.usual)
    for (let i = 0; i < this.#inField; i++) this.add(this.#field[i]!, share * this.#parts[i]!)
    this.#inField = this.#length = 0
  }

  texts(texts: string[], field: Field): void {
    for (const text of texts) this.collect(text)
    this.flush(field)
  }

  add(word: number, mass: number): void {
    if (word >= this.#mass.length) this.#mass = roomy(this.#mass, word + 1)
    if (this.#mass[word] === 0) {
      this.#touched = roomy(this.#touched, this.#count + 1)
      this.#touched[this.#count++] = word
    }
    this.#mass[word]! += mass
  }

  /** Ends the document: its words and impacts go to the waiting segment. */
  finish(into: Waiting): void {
    const { saturation, cover } = this.#schema
    this.#strengths = roomy(this.#strengths, this.#count)
    for (let i = 0; i < this.#count; i++) {
      const word = this.#touched[i]!
      const mass = this.#mass[word]!
      this.#mass[word] = 0
      this.#strengths[i] = Math.round((65535 * (cover + mass / (mass + saturation))) / (1 + cover))
    }
    into.close(this.#touched, this.#strengths, this.#count)
    this.#count = 0
  }

  #room(count: number): void {
    this.#field = roomy(this.#field, this.#inField + count)
    this.#parts = roomy(this.#parts, this.#inField + count)
  }
}
