// The whole catalogue of a language, for the server. Browsers load the words of their page alone: browser/words.ts.
import type { Locale } from '#contract/locales.ts'
import { makeWords, type Compiled, type I18n } from './message.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Record<string, Compiled> }>> = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
  it: () => import('./locales/it.po'),
  zh: () => import('./locales/zh.po'),
}

export async function wordsIn(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]()
  return makeWords(locale, messages).i18n
}
