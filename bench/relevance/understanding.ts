// Cost of understanding new texts.
import { isLocale } from '#contract/foundation/locales.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import type { PhraseDictionary } from '#search-engine/index.ts'
import { kept } from '../rounds.ts'
import { judgedQueries } from './judged.ts'

const limit = 60 // µs
const rounds = 150

export function understandingKept(phrases: PhraseDictionary): boolean {
  const queries = judgedQueries()
  const best = queries.map(() => Infinity)
  for (let round = 0; round < rounds; round++)
    for (const [i, { text, language, type }] of queries.entries()) {
      const kind = type === 'company' ? 'business' : 'product'
      const from = performance.now()
      questionOf(readingOf({ phrases, language: isLocale(language) ? language : 'en', kind }, `${text} qz${round}w`))
      best[i] = Math.min(best[i]!, performance.now() - from)
    }
  const mean = Math.round((best.reduce((sum, ms) => sum + ms, 0) / best.length) * 1000)
  return kept('understanding a text', mean, limit, 'µs', `; ${queries.length} texts`)
}
