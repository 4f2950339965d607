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

// A spec as columns hold it: the number of its pair, and above that seven bits of its key's, so that specs of other keys
// are passed over without a look at the pair.
const PAIR_BITS = 24

export function specOf(key: number, pair: number): number {
  return ((key & 0x7f) << PAIR_BITS) | pair
}

/** The bits of the key: few keys share them. */
export function tagOf(spec: number): number {
  return spec >>> PAIR_BITS
}

export function pairOf(spec: number): number {
  return spec & ((1 << PAIR_BITS) - 1)
}

export function internSpec(lexicon: Lexicon, key: string, value: string): number {
  const number = lexicon.specKeys.internText(key.trim())
  return specOf(number, lexicon.specs.internText(pairText(number, value)))
}

/** The spec, or -1 when no document ever had it. */
export function findSpec(lexicon: Lexicon, key: string, value: string): number {
  const number = lexicon.specKeys.findText(key.trim())
  const pair = number < 0 ? -1 : lexicon.specs.findText(pairText(number, value))
  return pair < 0 ? -1 : specOf(number, pair)
}

/** The word that stands for membership in a category or industry; no text can contain it. */
export function memberWord(id: string): string {
  return `\u0001${id}`
}
