// Test API that translates.
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { testApi, type TestApi } from '#api/testing.ts'

export type ReadingBench = TestApi & {
  libre: LibreTranslateCounterpart
  sent: () => number
  empty: () => Promise<void>
}

export async function readingBench(): Promise<ReadingBench> {
  const [bench, libre] = await Promise.all([testApi(), startLibreTranslate()])
  const translator = libreTranslate({ address: libre.address })
  return {
    ...bench,
    libre,
    sent: () => libre.requests.filter(({ path }) => path === '/translate').length,
    async empty() {
      await bench.pool.query('truncate translations, translation_budgets, translation_calls, translation_providers')
      libre.reset()
      bench.dependencies.translation = { listings: [translator], messages: [translator], caps: {} }
    },
    async close() {
      await Promise.all([bench.close(), libre.close()])
    },
  }
}
