// The whole tree in the browser: read once, when somebody looks for a category or opens a flyout, and shared by both.
import type { IndustryWithCategories } from '#contract/industries.ts'
import type { Locale } from '#contract/locales.ts'
import type { Api } from '#web/app/page.ts'

let reading: Promise<IndustryWithCategories[]> | undefined

/** What could not be read is asked for again the next time. A page stays in one language, so one tree is enough. */
export function readTree(api: Api, locale: Locale): Promise<IndustryWithCategories[]> {
  if (!reading) {
    reading = api.industries.tree({ query: { lang: locale } }).then(({ categories }) => categories)
    reading.catch(() => (reading = undefined))
  }
  return reading
}
