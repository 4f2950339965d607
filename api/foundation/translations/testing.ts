// Test bench of translations.
import { migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { deepL } from '#kit/translation/deepl.ts'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type DeepLCounterpart, startDeepL } from '#kit/translation/testing-deepl.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import type { TranslationCaps, TranslationSettings } from '#api/foundation/context.ts'
import { workQueue } from './queue.ts'

export type TranslationBench = TestDatabase<DB> & {
  deepl: DeepLCounterpart
  libre: LibreTranslateCounterpart
  dependencies: { db: TestDatabase<DB>['database']['kysely']; translation: TranslationSettings }
  cap: (caps: TranslationCaps) => void
  makeDue: () => Promise<void>
  work: () => Promise<number>
  count: (query: string, values?: unknown[]) => Promise<number>
  empty: () => Promise<void>
  close: () => Promise<void>
}

const tables =
  'translations, translation_requests, translation_budgets, translation_calls, translation_providers, translation_terms, translation_glossaries'

export async function translationBench(): Promise<TranslationBench> {
  const base = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobTables], max: 10 })
  const [deepl, libre] = await Promise.all([startDeepL(), startLibreTranslate()])
  const { kysely: db, pool } = base.database
  const first = deepL(deepl)
  const second = libreTranslate(libre)
  const translation: TranslationSettings = { listings: [first, second], messages: [second], caps: {} }
  const dependencies = { db, translation }
  return {
    ...base,
    deepl,
    libre,
    dependencies,
    cap: (caps) => void (translation.caps = caps),
    makeDue: async () => void (await pool.query(`update translation_requests set due_at = least(due_at, now())`)),
    work: () => workQueue(dependencies),
    count: async (query, values) =>
      Number(Object.values((await pool.query<Record<string, unknown>>(query, values)).rows[0]!)[0]),
    async empty() {
      await pool.query(`truncate ${tables}, pgboss.job`)
      translation.caps = {}
      for (const { reset } of [deepl, libre]) reset()
      deepl.glossaries.clear()
      Object.assign(translation, { listings: [first, second], messages: [second] })
    },
    async close() {
      await Promise.all([deepl.close(), libre.close()])
      await base.drop()
    },
  }
}
