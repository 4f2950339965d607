// Engine queries in the site's way.
import { isLocale } from '#contract/foundation/locales.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import {
  type ChosenDocument,
  type Kind,
  type PhraseDictionary,
  queryOf,
  type SearchIndex,
} from '#search-engine/index.ts'
import type { Indexes } from './indexes.ts'

export type Question = { type: 'product' | 'company'; text: string; language: string }
export type Ask = (text: string, size: number) => string[]

type Asker = (question: Question, size: number, chosenFor?: ChosenFor) => string[]
export type ChosenFor = (key: string) => readonly ChosenDocument[] | undefined

export function askerOf({ business, product }: Indexes, phrases: PhraseDictionary): Asker {
  const indexes: Record<Question['type'], SearchIndex<Kind>> = { product, company: business }
  return ({ type, text, language: asked }, size, chosenFor) => {
    const kind = type === 'company' ? 'business' : 'product'
    const language = isLocale(asked) ? asked : 'en'
    const reading = readingOf({ phrases, language, kind }, text)
    const brands = new Set(reading.names.filter((name) => product.knowsBrand(name)))
    const question = questionOf(reading, brands)
    const chosen = question.key === undefined ? undefined : chosenFor?.(question.key)
    return indexes[type].search({ ...queryOf(question), ...(chosen && { chosen }), skip: 0, size }).ids
  }
}
