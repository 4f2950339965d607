// One Lingui instance for each language in use. On the server all four; in the browser the one of the page.
import { setupI18n, type I18n } from '@lingui/core'
import type { Locale } from '#contract/locales.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
  it: () => import('./locales/it.po'),
  zh: () => import('./locales/zh.po'),
}

export async function wordsIn(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
