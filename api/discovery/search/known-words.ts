// A word known to any index or phrase is never treated as a typo.
import type { PhraseDictionary, SearchIndex } from '#search-engine/index.ts'

type Indexes = { business: SearchIndex<'business'>; product: SearchIndex<'product'> }
/** Replaceable: read at each word. */
type Phrases = { readonly current: PhraseDictionary }

export function trustWordsOfOthers(indexes: Indexes, phrases: Phrases): void {
  indexes.business.trustWords((word) => isKnownBeside(indexes, 'business', phrases.current, word))
  indexes.product.trustWords((word) => isKnownBeside(indexes, 'product', phrases.current, word))
}

export function isKnownBeside(
  { business, product }: Indexes,
  kind: 'business' | 'product',
  phrases: PhraseDictionary,
  word: string,
): boolean {
  return phrases.knows(word) || (kind === 'business' ? product : business).knows(word)
}
