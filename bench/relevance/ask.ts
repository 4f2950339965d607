// Engine queries in the site's way.
import type { Locale } from '#contract/foundation/locales.ts'
import { trustWordsOfOthers } from '#api/discovery/search/known-words.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { questionOf } from '#api/discovery/search/understanding.ts'
import { type Kind, queryOf, SearchIndex } from '#search-engine/index.ts'
import type { Documents } from './documents.ts'

export type Question = { type: 'product' | 'company'; text: string; language: Locale }
export type Ask = (text: string, size: number) => string[]

export function askerOf({ products, businesses }: Documents): (question: Question, size: number) => string[] {
  const phrases = phraseDictionary()
  const business = SearchIndex.build('business', businesses)
  const product = SearchIndex.build('product', products)
  trustWordsOfOthers({ business, product }, { current: phrases })
  const indexes: Record<Question['type'], SearchIndex<Kind>> = { product, company: business }
  return ({ type, text, language }, size) => {
    const kind = type === 'company' ? 'business' : 'product'
    const question = questionOf({ phrases, language, kind, isBrand: (word) => product.knowsBrand(word) }, text)
    return indexes[type].search({ ...queryOf(question), skip: 0, size }).ids
  }
}
