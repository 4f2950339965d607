// The four interface languages. English is the language of addresses without a prefix.

export const locales = ['en', 'es', 'it', 'zh'] as const
export type Locale = (typeof locales)[number]
export type Names = Record<Locale, string>

/** Every language in its own words, so that its readers find it. */
export const ownNames: Names = { en: 'English', es: 'Español', it: 'Italiano', zh: '中文' }

export function isLocale(text: string | undefined): text is Locale {
  return locales.includes(text as Locale)
}

/** The language a reader prefers among ours, by an Accept-Language header; English where none is named. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const part of acceptLanguage?.split(',') ?? []) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLocale(language)) return language
  }
  return 'en'
}
