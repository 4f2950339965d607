// Message catalogs: server, development, preview in another language.
import type { I18n, Messages } from '@lingui/core'
import type { Locale } from '#contract/foundation/locales.ts'
import { wordsOf } from './words.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/**/*.po')

export async function allWordsOf(locale: Locale): Promise<I18n> {
  const i18n = wordsOf(locale)
  const own = Object.entries(catalogs).filter(([path]) => path.endsWith(`/${locale}.po`))
  for (const { messages } of await Promise.all(own.map(([, load]) => load()))) i18n.load(locale, messages)
  return i18n
}
