// Search for neighbors.
export { askRebuild, findIndexing, type Indexing, retryRejects } from './indexer/indexing.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Context } from '#api/foundation/context.ts'
import { findPage } from './result-page.ts'
import { readerOf } from './understanding.ts'

type Companies = { text: string; locale: Locale; businessType: string[] }

/** Companies; not counted as a search. */
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
