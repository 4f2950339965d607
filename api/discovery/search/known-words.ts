// What is no typo: a word of companies, of products or of a phrase is right in a search of either, also where that index lacks it.
import type { PhraseDictionary, SearchIndex } from '#search-engine/index.ts'

type Known = { business: SearchIndex<'business'>; product: SearchIndex<'product'> }
/** The dictionary may be replaced: it is asked for at each word. */
type Phrases = { readonly current: PhraseDictionary }

export function trustWordsOfOthers(indexes: Known, phrases: Phrases): void {
  indexes.business.trustWords((word) => isKnownBeside(indexes, 'business', phrases.current, word))
  indexes.product.trustWords((word) => isKnownBeside(indexes, 'product', phrases.current, word))
}

/** Is a word of a search of `kind` right, whether its own index has it or not? */
export function isKnownBeside(
  { business, product }: Known,
  kind: 'business' | 'product',
  phrases: PhraseDictionary,
  word: string,
): boolean {
  return phrases.knows(word) || (kind === 'business' ? product : business).knows(word)
}
