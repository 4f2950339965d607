// Category tree, loaded once.
import type { IndustryWithCategories } from '#contract/foundation/industries.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api } from '#web/foundation/page.ts'

let reading: Promise<IndustryWithCategories[]> | undefined

/** Failures are retried on the next call. One tree suffices: a document has one language. */
export function readTree(api: Api, locale: Locale): Promise<IndustryWithCategories[]> {
  if (!reading) {
    reading = api.industries.tree({ query: { lang: locale } }).then(({ categories }) => categories)
    reading.catch(() => (reading = undefined))
  }
  return reading
}
