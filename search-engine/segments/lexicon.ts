// Dictionaries shared by an index's segments.
import { resized, u32 } from './arrays.ts'
import { WordDictionary } from './word-dictionary.ts'
import { Dictionary } from './dictionary.ts'

export const facetFields = ['businessType', 'country', 'industry', 'category', 'brand'] as const
export type FacetField = (typeof facetFields)[number]

export const KEY_UNITS = 2

/** Entries are a key's number, in two units, then a value. */
export class SpecPairs extends Dictionary {
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
    this.#keys = resized(this.#keys, this.size)
    for (let pair = known; pair < this.size; pair++) {
      const at = this.starts[pair]!
      this.#keys[pair] = this.chars[at]! + this.chars[at + 1]! * 65536
    }
  }
}

export type Lexicon = Record<FacetField, Dictionary> & {
  words: WordDictionary
  business: Dictionary
  specKeys: Dictionary
  specs: SpecPairs
}

export function emptyLexicon(): Lexicon {
  return {
    words: new WordDictionary(),
    businessType: new Dictionary(),
    country: new Dictionary(),
    industry: new Dictionary(),
    category: new Dictionary(),
    brand: new Dictionary(),
    business: new Dictionary(),
    specKeys: new Dictionary(),
    specs: new SpecPairs(),
  }
}

function pairText(key: number, value: string): string {
  return String.fromCharCode(key & 0xffff, key >>> 16) + value.trim()
}

const PAIR_BITS = 24

export function packSpec(key: number, pair: number): number {
  return ((key & 0x7f) << PAIR_BITS) | pair
}

/** A few keys share a tag. */
export function specTag(spec: number): number {
  return spec >>> PAIR_BITS
}

export function specPair(spec: number): number {
  return spec & ((1 << PAIR_BITS) - 1)
}

export function internSpec(lexicon: Lexicon, key: string, value: string): number {
  const number = lexicon.specKeys.internText(key.trim())
  return packSpec(number, lexicon.specs.internText(pairText(number, value)))
}

/** -1 when no document ever had it. */
export function findSpec(lexicon: Lexicon, key: string, value: string): number {
  const number = lexicon.specKeys.findText(key.trim())
  const pair = number < 0 ? -1 : lexicon.specs.findText(pairText(number, value))
  return pair < 0 ? -1 : packSpec(number, pair)
}

/** Pseudo-word that no text can contain. */
export function typeWord(head: string): string {
  return `\u0002${head}`
}

export function membershipWord(id: string): string {
  return `\u0001${id}`
}
