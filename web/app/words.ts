// Message catalogs, loaded by language.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '#contract/locales.ts'

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  es: () => import('../locales/es.po'),
  it: () => import('../locales/it.po'),
  zh: () => import('../locales/zh.po'),
}

/** A new instance: the server uses all languages at once. */
export async function wordsOf(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
