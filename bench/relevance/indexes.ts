// Both indexes over real data.
import type { PhraseDictionary } from '#search-engine/index.ts'
import { SearchIndex } from '#search-engine/index.ts'
import { trustedWords } from '#search-engine/trusted-words.ts'
import type { Documents } from './documents.ts'

export type Indexes = { business: SearchIndex<'business'>; product: SearchIndex<'product'> }

export function indexesOf({ products, businesses }: Documents, phrases: PhraseDictionary): Indexes {
  const business = SearchIndex.build('business', businesses)
  const product = SearchIndex.build('product', products)
  for (const [index, other] of [
    [business, product],
    [product, business],
  ] as const) {
    const { isKnown, isInDictionary } = trustedWords(phrases, other)
    index.trustWords(isKnown, isInDictionary)
  }
  return { business, product }
}
