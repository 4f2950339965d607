// Message catalogs by language and area.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import type { WordArea } from './word-areas.ts'

type Catalogs = Record<Locale, () => Promise<{ messages: Messages }>>

const publicCatalogs: Catalogs = {
  en: () => import('#web/locales/en.po'),
  es: () => import('#web/locales/es.po'),
  it: () => import('#web/locales/it.po'),
  zh: () => import('#web/locales/zh.po'),
}
const privateCatalogs: Catalogs = {
  en: () => import('#web/locales/private/en.po'),
  es: () => import('#web/locales/private/es.po'),
  it: () => import('#web/locales/private/it.po'),
  zh: () => import('#web/locales/private/zh.po'),
}

const consoleCatalogs: Catalogs = {
  en: () => import('#web/locales/console/en.po'),
  es: () => import('#web/locales/console/es.po'),
  it: () => import('#web/locales/console/it.po'),
  zh: () => import('#web/locales/console/zh.po'),
}

const developerCatalogs: Catalogs = {
  en: () => import('#web/locales/developer/en.po'),
  es: () => import('#web/locales/developer/es.po'),
  it: () => import('#web/locales/developer/it.po'),
  zh: () => import('#web/locales/developer/zh.po'),
}

const transparencyCatalogs: Catalogs = {
  en: () => import('#web/locales/transparency/en.po'),
  es: () => import('#web/locales/transparency/es.po'),
  it: () => import('#web/locales/transparency/it.po'),
  zh: () => import('#web/locales/transparency/zh.po'),
}

const publishingCatalogs: Catalogs = {
  en: () => import('#web/locales/publishing/en.po'),
  es: () => import('#web/locales/publishing/es.po'),
  it: () => import('#web/locales/publishing/it.po'),
  zh: () => import('#web/locales/publishing/zh.po'),
}

const accountCatalogs: Catalogs = {
  en: () => import('#web/locales/account/en.po'),
  es: () => import('#web/locales/account/es.po'),
  it: () => import('#web/locales/account/it.po'),
  zh: () => import('#web/locales/account/zh.po'),
}

const claimsCatalogs: Catalogs = {
  en: () => import('#web/locales/claims/en.po'),
  es: () => import('#web/locales/claims/es.po'),
  it: () => import('#web/locales/claims/it.po'),
  zh: () => import('#web/locales/claims/zh.po'),
}

const membershipsCatalogs: Catalogs = {
  en: () => import('#web/locales/memberships/en.po'),
  es: () => import('#web/locales/memberships/es.po'),
  it: () => import('#web/locales/memberships/it.po'),
  zh: () => import('#web/locales/memberships/zh.po'),
}

const cataloguesCatalogs: Catalogs = {
  en: () => import('#web/locales/catalogues/en.po'),
  es: () => import('#web/locales/catalogues/es.po'),
  it: () => import('#web/locales/catalogues/it.po'),
  zh: () => import('#web/locales/catalogues/zh.po'),
}

const catalogsOf: Record<WordArea, Catalogs> = {
  private: privateCatalogs,
  console: consoleCatalogs,
  developer: developerCatalogs,
  transparency: transparencyCatalogs,
  publishing: publishingCatalogs,
  account: accountCatalogs,
  claims: claimsCatalogs,
  memberships: membershipsCatalogs,
  catalogues: cataloguesCatalogs,
}

/** A new instance, since the server uses all languages at once. */
export async function wordsOf(locale: Locale): Promise<I18n> {
  const { messages } = await publicCatalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

export async function addWords(i18n: I18n, areas: readonly WordArea[]): Promise<void> {
  const locale = locales.find((one) => one === i18n.locale)!
  for (const { messages } of await Promise.all(areas.map((area) => catalogsOf[area][locale]())))
    i18n.load(locale, messages)
}
