// A word known to any index or phrase is never treated as a typo.
import type { PhraseDictionary, SearchIndex } from '#search-engine/index.ts'

type Indexes = { business: SearchIndex<'business'>; product: SearchIndex<'product'> }
/** Replaceable: read at each word. */
type Phrases = { readonly current: PhraseDictionary }

export function trustWordsOfOthers(indexes: Indexes, phrases: Phrases): void {
  const isInDictionary = (word: string): boolean => phrases.current.knows(word)
  for (const kind of ['business', 'product'] as const)
    indexes[kind].trustWords((word) => isKnownBeside(indexes, kind, phrases.current, word), isInDictionary)
}

export function isKnownBeside(
  { business, product }: Indexes,
  kind: 'business' | 'product',
  phrases: PhraseDictionary,
  word: string,
): boolean {
  return phrases.knows(word) || (!phrases.isSlip(word) && (kind === 'business' ? product : business).knows(word))
}
