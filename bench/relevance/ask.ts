// Engine queries in the site's way.
import { isLocale } from '#contract/foundation/locales.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import { type Kind, queryOf, SearchIndex } from '#search-engine/index.ts'
import { trustedWords } from '#search-engine/trusted-words.ts'
import type { Documents } from './documents.ts'

export type Question = { type: 'product' | 'company'; text: string; language: string }
export type Ask = (text: string, size: number) => string[]

export function askerOf({ products, businesses }: Documents): (question: Question, size: number) => string[] {
  const phrases = phraseDictionary()
  const business = SearchIndex.build('business', businesses)
  const product = SearchIndex.build('product', products)
  for (const [index, other] of [
    [business, product],
    [product, business],
  ] as const) {
    const { isKnown, isInDictionary } = trustedWords(phrases, other)
    index.trustWords(isKnown, isInDictionary)
  }
  const indexes: Record<Question['type'], SearchIndex<Kind>> = { product, company: business }
  return ({ type, text, language: asked }, size) => {
    const kind = type === 'company' ? 'business' : 'product'
    const language = isLocale(asked) ? asked : 'en'
    const reading = readingOf({ phrases, language, kind }, text)
    const brands = new Set(reading.names.filter((name) => product.knowsBrand(name)))
    return indexes[type].search({ ...queryOf(questionOf(reading, brands)), skip: 0, size }).ids
  }
}
