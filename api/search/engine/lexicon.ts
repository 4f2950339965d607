// All dictionaries of one index: its words and the values of its columns. One per index, shared by its segments.
import { Words } from './dict.ts'
import { Dictionary } from './intern.ts'

export const axes = ['businessType', 'country', 'industry', 'category', 'brand'] as const
export type Axis = (typeof axes)[number]

export type Lexicon = Record<Axis, Dictionary> & {
  words: Words
  business: Dictionary
  specKeys: Dictionary
  /** Each pair of key and value: two units for the key's number, then the value. */
  specs: Dictionary
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
    specs: new Dictionary(),
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

export function keyOfSpec({ specs }: Lexicon, pair: number): number {
  const at = specs.starts[pair]!
  return specs.chars[at]! + specs.chars[at + 1]! * 65536
}

export function valueOfSpec({ specs }: Lexicon, pair: number): string {
  return specs.text(pair).slice(2)
}

/** The word that stands for membership in a category or industry; no text can contain it. */
export function memberWord(id: string): string {
  return `\u0001${id}`
}
