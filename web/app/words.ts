// Message catalogs, loaded by language: words of all pages, and those of private pages alone, and those of the console.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { locales, type Locale } from '#contract/locales.ts'

type Catalogs = Record<Locale, () => Promise<{ messages: Messages }>>

const publicCatalogs: Catalogs = {
  en: () => import('../locales/en.po'),
  es: () => import('../locales/es.po'),
  it: () => import('../locales/it.po'),
  zh: () => import('../locales/zh.po'),
}
const privateCatalogs: Catalogs = {
  en: () => import('../locales/private/en.po'),
  es: () => import('../locales/private/es.po'),
  it: () => import('../locales/private/it.po'),
  zh: () => import('../locales/private/zh.po'),
}

const consoleCatalogs: Catalogs = {
  en: () => import('../locales/console/en.po'),
  es: () => import('../locales/console/es.po'),
  it: () => import('../locales/console/it.po'),
  zh: () => import('../locales/console/zh.po'),
}

/** A new instance, since the server uses all languages at once; without the words of private pages. */
export async function wordsOf(locale: Locale): Promise<I18n> {
  const { messages } = await publicCatalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Adds the words of private pages, for the console also its own. */
export async function addPrivateWords(i18n: I18n, area: 'private' | 'console'): Promise<void> {
  const locale = locales.find((one) => one === i18n.locale)!
  const catalogs = area === 'console' ? [privateCatalogs, consoleCatalogs] : [privateCatalogs]
  for (const { messages } of await Promise.all(catalogs.map((catalog) => catalog[locale]())))
    i18n.load(locale, messages)
}
