// Interface languages (docs/languages.md); English addresses have no prefix.

export const locales = ['en', 'es', 'it', 'zh', 'de'] as const
export type Locale = (typeof locales)[number]
export type Names = Record<Locale, string>

export const ownNames: Names = { en: 'English', es: 'Español', it: 'Italiano', zh: '中文', de: 'Deutsch' }

export function inLocales<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>
}

export function isLocale(text: string | undefined): text is Locale {
  return locales.includes(text as Locale)
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr'
}

/** Preferred supported language; English by default. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  for (const part of acceptLanguage?.split(',') ?? []) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLocale(language)) return language
  }
  return 'en'
}
