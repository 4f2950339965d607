// What is no typo: a word of companies, of products or of a phrase is right in a search of either, also where that index lacks it.
import type { PhraseDictionary, SearchIndex } from '#search-engine/index.ts'

type Known = { business: SearchIndex<'business'>; product: SearchIndex<'product'> }

export function trustWordsOfOthers({ business, product }: Known, phrases: PhraseDictionary): void {
  business.trustWords((word) => phrases.knows(word) || product.knows(word))
  product.trustWords((word) => phrases.knows(word) || business.knows(word))
}
