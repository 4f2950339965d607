// Dictionaries of an index.
import { type Amounts, parseAmount } from '../text/quantities.ts'
import { f64, grown, resized, u16, u32 } from './arrays.ts'
import { WordDictionary } from './word-dictionary.ts'
import { Dictionary } from './dictionary.ts'

export const facetFields = ['businessType', 'country', 'industry', 'category', 'brand'] as const
export type FacetField = (typeof facetFields)[number]

export const KEY_UNITS = 2

const UNITS_MOST = 65_535
const LEARNED_AT_ONCE = 30_000

/** Entries are a key's number, in two units, then a value; amounts are parsed once. */
export class SpecPairs extends Dictionary implements Amounts {
  #keys: Uint32Array = u32(0)
  #amounts: Float64Array = f64(0)
  #units: Uint16Array = u16(0)
  #unitNumbers = new Map<string, number>()
  #unitTexts: string[] = []
  #known = 0

  override intern(chars: Uint16Array, from: number, to: number): number {
    const pair = super.intern(chars, from, to)
    if (pair === this.#known) this.#learn()
    return pair
  }

  keyOf(pair: number): number {
    return this.#keys[pair]!
  }

  amountOf(pair: number): number {
    return this.#amounts[pair]!
  }

  unitOf(pair: number): number {
    return this.#units[pair]!
  }

  unitText(unit: number): string {
    return this.#unitTexts[unit]!
  }

  findUnit(text: string): number {
    return this.#unitNumbers.get(text) ?? -1
  }

  override *trim(): Generator<void, void> {
    yield* super.trim()
    this.#keys = resized(this.#keys, this.size)
    this.#amounts = resized(this.#amounts, this.size)
    this.#units = resized(this.#units, this.size)
  }

  override memory(): number {
    return super.memory() + this.#keys.byteLength + this.#amounts.byteLength + this.#units.byteLength
  }

  *learnAll(): Generator<void, void> {
    this.#reserve(this.size)
    while (this.#known < this.size) {
      this.#learn()
      if (this.#known % LEARNED_AT_ONCE === 0) yield
    }
  }

  #reserve(size: number): void {
    this.#keys = grown(this.#keys, size)
    this.#amounts = grown(this.#amounts, size)
    this.#units = grown(this.#units, size)
  }

  #learn(): void {
    const pair = this.#known++
    this.#reserve(pair + 1)
    const [at, to] = [this.starts[pair]!, this.starts[pair + 1]!]
    this.#keys[pair] = this.chars[at]! + this.chars[at + 1]! * 65536
    const parsed = parseAmount(this.chars, at + KEY_UNITS, to)
    const unit = parsed ? this.#internUnit(String.fromCharCode(...this.chars.subarray(parsed.unitFrom, to))) : -1
    this.#amounts[pair] = parsed && unit >= 0 ? parsed.amount : NaN
    this.#units[pair] = unit
  }

  #internUnit(text: string): number {
    const known = this.#unitNumbers.get(text)
    if (known !== undefined || this.#unitTexts.length === UNITS_MOST) return known ?? -1
    this.#unitNumbers.set(text, this.#unitTexts.length)
    return this.#unitTexts.push(text) - 1
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

export function findSpec(lexicon: Lexicon, key: string, value: string): number {
  const number = lexicon.specKeys.findText(key.trim())
  const pair = number < 0 ? -1 : lexicon.specs.findText(pairText(number, value))
  return pair < 0 ? -1 : packSpec(number, pair)
}

export function typeWord(head: string): string {
  return `\u0002${head}`
}

export function membershipWord(id: string): string {
  return `\u0001${id}`
}
