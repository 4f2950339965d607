// The four interface languages. English is the language of addresses without a prefix.

export const locales = ['en', 'es', 'it', 'zh'] as const
export type Locale = (typeof locales)[number]
export type Names = Record<Locale, string>

export function isLocale(text: string | undefined): text is Locale {
  return locales.includes(text as Locale)
}
