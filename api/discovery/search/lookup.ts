// Search for neighbors.
export { askRebuild, findIndexing, type Indexing, retryRejects } from './indexer/indexing.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import type { Asking, Context } from '#api/foundation/context.ts'
import type { Among } from '#search-engine/index.ts'
import { filterOfBusinesses, filterOfProducts, findPage } from './result-page.ts'
import { readerOf } from './understanding.ts'

type Companies = { text: string; locale: Locale; businessType: string[] }

/** Companies; an uncounted search. */
export async function countFound({ search }: Context, { text, locale, businessType }: Companies): Promise<number> {
  const input = { textQuery: text, skip: 0, size: 1, facets: false }
  return (await findPage(readerOf(search, 'business', locale), input, { businessType })).total
}

type QuestionInput = { resourceType: 'business' | 'product'; textQuery: string; literally?: string[] | undefined }

export async function questionKeyOf(
  { search, locale }: Context,
  { resourceType: kind, textQuery, literally }: QuestionInput,
): Promise<string | undefined> {
  return (await search.questionOf(textQuery, { language: locale, kind, literally })).key
}

type Question = { locale: Locale; question: SavedQuestion }

/** `among`: these alone. `total` counts all. */
export async function findMatching(
  search: Asking,
  { locale, question }: Question,
  { size, among }: { size: number; among?: Among | undefined },
): Promise<{ ids: string[]; total: number }> {
  const { resourceType: kind } = question
  const filter = kind === 'business' ? filterOfBusinesses(question) : filterOfProducts(question)
  const input = { ...question, skip: 0, size, facets: false, sort: 'relevance' as const }
  const page = await findPage(readerOf(search, kind, locale), input, { ...filter, among })
  const { ids, scores, relaxed, total } = page
  return { ids: relaxed ? ids.filter((_, place) => scores[place]! >= everyWord) : [...ids], total }
}

/** Points of a hit with every word of a relaxed query. */
const everyWord = 2
