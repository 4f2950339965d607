// Search for other capabilities: counts of hits.
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
