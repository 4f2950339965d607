// Texts in the reader's language, where their owner wrote them.

type Translation = { language: string } | undefined

/** Those of the translation in place of the originals. */
export function inReadersLanguage<T extends object>(texts: T & { translation?: object | undefined }): T {
  return { ...texts, ...texts.translation }
}

/** Value of `lang`, also after `inReadersLanguage`. Undefined: unknown. */
export function langOf<F extends string>(
  texts: Record<F, string> & { languages: Record<F, string | null>; translation?: Translation },
  field: F,
): string | undefined {
  const { translation, languages } = texts
  const isTranslated = translation && (translation as Record<string, string>)[field] === texts[field]
  return (isTranslated ? translation.language : languages[field]) ?? undefined
}
