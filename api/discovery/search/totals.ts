// Hit counts for administrators, not counted as searches.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Context } from '#api/foundation/context.ts'
import { findPage } from './result-page.ts'
import { readerOf } from './understanding.ts'

export async function countResults(
  { search, eventLog }: Pick<Context, 'search' | 'eventLog'>,
  searches: readonly { text: string; locale: Locale }[],
): Promise<number[]> {
  await eventLog.catchUp()
  const totals: number[] = []
  // Sequential: the index shares its thread with all searches.
  for (const { text: textQuery, locale: language } of searches) {
    let total = 0
    for (const kind of ['business', 'product'] as const) {
      const input = { textQuery, skip: 0, size: 1, facets: false }
      total += (await findPage(readerOf(search, kind, language), input)).total
    }
    totals.push(total)
  }
  return totals
}
