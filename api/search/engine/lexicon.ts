// All dictionaries of one index: its words and the values of its columns. One per index, shared by its segments.
import { sized, u32 } from './arrays.ts'
import { Words } from './dict.ts'
import { Dictionary } from './intern.ts'

export const axes = ['businessType', 'country', 'industry', 'category', 'brand'] as const
export type Axis = (typeof axes)[number]

/** Pairs of a key's number, in two units, and a value. */
export class Pairs extends Dictionary {
  #keys: Uint32Array = u32(0)

  keyOf(pair: number): number {
    if (pair >= this.#keys.length) this.#learn()
    return this.#keys[pair]!
  }

  override memory(): number {
    return super.memory() + this.#keys.byteLength
  }

  #learn(): void {
    const known = this.#keys.length
    this.#keys = sized(this.#keys, this.size)
    for (let pair = known; pair < this.size; pair++) {
      const at = this.starts[pair]!
      this.#keys[pair] = this.chars[at]! + this.chars[at + 1]! * 65536
    }
  }
}

export type Lexicon = Record<Axis, Dictionary> & {
  words: Words
  business: Dictionary
  specKeys: Dictionary
  /** Each pair of key and value. */
  specs: Pairs
}

export function emptyLexicon(): Lexicon {
  return {
    words: new Words(),
    businessType: new Dictionary(),
    country: new Dictionary(),
    industry: new Dictionary(),
    category: new Dictionary(),
    brand: new Dictionary(),
    business: new Dictionary(),
    specKeys: new Dictionary(),
    specs: new Pairs(),
  }
}

function pairText(key: number, value: string): string {
  return String.fromCharCode(key & 0xffff, key >>> 16) + value.trim()
}

export function internSpec(lexicon: Lexicon, key: string, value: string): number {
  return lexicon.specs.internText(pairText(lexicon.specKeys.internText(key.trim()), value))
}

/** The number of the pair, or -1 when no document ever had it. */
export function findSpec(lexicon: Lexicon, key: string, value: string): number {
  const number = lexicon.specKeys.findText(key.trim())
  return number < 0 ? -1 : lexicon.specs.findText(pairText(number, value))
}

export function valueOfSpec({ specs }: Lexicon, pair: number): string {
  return specs.text(pair).slice(2)
}

/** The word that stands for membership in a category or industry; no text can contain it. */
export function memberWord(id: string): string {
  return `\u0001${id}`
}
