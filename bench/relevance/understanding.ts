// Cost of understanding texts never asked before.
import { isLocale } from '#contract/foundation/locales.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import type { PhraseDictionary } from '#search-engine/index.ts'
import { kept } from '../rounds.ts'
import { judgedQueries } from './judged.ts'

const limit = 60 // µs
const [rounds, each] = [15, 10]

/** The best round, of judged queries with an unknown word. */
export function understandingKept(phrases: PhraseDictionary): boolean {
  const queries = judgedQueries()
  let next = 0
  const costs = Array.from({ length: rounds }, () => {
    const texts = Array.from({ length: each }, () => queries.map(({ text }) => `${text} qz${next++}w`))
    const from = performance.now()
    for (const own of texts)
      for (const [i, text] of own.entries()) {
        const { language, type } = queries[i]!
        const kind = type === 'company' ? 'business' : 'product'
        questionOf(readingOf({ phrases, language: isLocale(language) ? language : 'en', kind }, text))
      }
    return ((performance.now() - from) * 1000) / each / queries.length
  })
  return kept('understanding a text', Math.round(Math.min(...costs)), limit, 'µs', `; ${queries.length} texts`)
}
