// Fields, weights, limits.

export type Kind = 'business' | 'product'

/** BM25F: weight, length normalization (0–1), average length in words. */
export type Field = { weight: number; length: number; average: number }

export type Schema = {
  fields: Record<string, Field>
  /** BM25F saturation, and the share of an impact that any occurrence gets. */
  saturation: number
  presence: number
}

// Constant averages: impacts do not depend on indexing time.
export const schemas: Record<Kind, Schema> = {
  product: {
    fields: {
      name: { weight: 1, length: 0.7, average: 6.5 },
      text: { weight: 1.4, length: 1, average: 26 },
      code: { weight: 0.6, length: 0.75, average: 3 },
      brand: { weight: 0.5, length: 0.75, average: 2 },
      type: { weight: 0.25, length: 0.75, average: 2 },
      compatibility: { weight: 0.2, length: 0.75, average: 8 },
      specs: { weight: 0.1, length: 0.75, average: 18 },
      taxonomy: { weight: 0.02, length: 0.75, average: 20 },
    },
    saturation: 0.5,
    presence: 0.35,
  },
  business: {
    fields: {
      name: { weight: 1, length: 0.7, average: 3.5 },
      taxonomy: { weight: 0.3, length: 0.75, average: 14 },
      place: { weight: 0.2, length: 0.75, average: 5 },
      opening: { weight: 0.4, length: 0.75, average: 20 },
      text: { weight: 0.5, length: 0.9, average: 55 },
      offered: { weight: 0.2, length: 0.75, average: 20 },
      products: { weight: 0.2, length: 0.75, average: 20 },
    },
    saturation: 0.5,
    presence: 0.35,
  },
}

/** Weight of machine translations, relative to `text`. */
export const machineTranslationWeight = 1 / 3

/** Fields that a reason names; bits of postings, in order. */
export const shownFields = {
  product: ['name', 'text', 'code', 'brand', 'specs', 'category', 'keywords', 'company'],
  business: ['name', 'text', 'category', 'keywords', 'place', 'offered', 'products'],
} as const
export const SAID_BIT = 1 << 7
export type ShownField = (typeof shownFields)[Kind][number]

export function fieldBits(kind: Kind, ...fields: ShownField[]): number {
  const all: readonly ShownField[] = shownFields[kind]
  return all.reduce((bits, field, at) => bits | (fields.includes(field) ? 1 << at : 0), 0)
}

export const boosts = {
  joined: 0.5,
  piece: 0.8,
  nearAmount: 0.5,
  equivalent: 0.7,
  tellingWords: 0.4,
  member: 0.4,
  head: 0.3,
  /** Wish points relative to a whole text score; 1 in all at most. */
  wishedType: 0.3,
  wishedCategory: 0.2,
  wishedPlace: 0.4,
  chosen: 0.1,
  inflected: 0.7,
  prefix: 0.7,
  fuzzy: 0.7,
  code: 0.9,
  fuzzyFar: 0.4,
  split: 0.6,
}

export const qualifierWords = ['for', 'with', 'compatible', 'fits', 'fur', 'para', 'pour']

const typeKey = /^(?:(?:product|article|device|item)\s*)?(?:type|family)$/i
const compatibilityKey = /compatib|suitable for/i

export function fieldOfSpec(key: string, value: string): 'type' | 'compatibility' | 'specs' | undefined {
  if (/^https?:/i.test(value)) return undefined
  return typeKey.test(key) ? 'type' : compatibilityKey.test(key) ? 'compatibility' : 'specs'
}

export const limits = {
  /** Document numbers fit 16 bits, and 65,535 means none. */
  segment: 65_000,
  mutableSegment: 2048,
  queryText: 1000,
  slots: 16,
  /** Words of a name: a document with all of them is meant. */
  longText: 6,
  amountSlots: 2,
  equivalents: 40,
  fuzzyMatches: 48,
  rareWord: 5,
  /** Letters: DSBC is a code of its own, "vlve" a valve. */
  shortCode: 4,
  fuzzyWords: 6,
  fuzzyPrefix: 4,
  /** Each costs a whole query. */
  farFuzzyWords: 2,
  facetValues: 50,
  nameWords: 24,
  specs: 64,
  reranked: 300,
  /** Constant: a larger page must not find more. */
  fewMatches: 5,
  /** Fewer are listed with documents that mention the thing. */
  fewThings: 20,
  someThings: 100,
}

/**
 * NOTE: raise when segments, columns, tokenizer, folding or schema change: older snapshots are rebuilt
 * (`format.test.ts`).
 */
export const formatVersion = 19
