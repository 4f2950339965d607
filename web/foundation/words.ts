// Message catalogs by language and area.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import type { WordArea } from './word-areas.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/**/*.po')

async function messagesOf(locale: Locale, area?: WordArea): Promise<Messages> {
  const { messages } = await catalogs[`../locales/${area ? `${area}/` : ''}${locale}.po`]!()
  return messages
}

/** A new instance, since the server uses all languages at once. */
export async function wordsOf(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await messagesOf(locale) } })
}

export async function addWords(i18n: I18n, areas: readonly WordArea[]): Promise<void> {
  const locale = locales.find((one) => one === i18n.locale)!
  for (const messages of await Promise.all(areas.map((area) => messagesOf(locale, area)))) i18n.load(locale, messages)
}
