// Engine queries in the site's way.
import { isLocale } from '#contract/foundation/locales.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import { type Kind, queryOf, type SearchIndex } from '#search-engine/index.ts'
import type { Documents } from './documents.ts'
import { indexesOf } from './indexes.ts'

export type Question = { type: 'product' | 'company'; text: string; language: string }
export type Ask = (text: string, size: number) => string[]

export function askerOf(documents: Documents): (question: Question, size: number) => string[] {
  const phrases = phraseDictionary()
  const { business, product } = indexesOf(documents, phrases)
  const indexes: Record<Question['type'], SearchIndex<Kind>> = { product, company: business }
  return ({ type, text, language: asked }, size) => {
    const kind = type === 'company' ? 'business' : 'product'
    const language = isLocale(asked) ? asked : 'en'
    const reading = readingOf({ phrases, language, kind }, text)
    const brands = new Set(reading.names.filter((name) => product.knowsBrand(name)))
    return indexes[type].search({ ...queryOf(questionOf(reading, brands)), skip: 0, size }).ids
  }
}
