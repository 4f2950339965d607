// The reader’s wish about texts in one language.
import type { ReadingPreference, TranslationWish } from '#contract/discovery/reading.ts'

export function wishFor({ translate, languages }: ReadingPreference, from: string | null | undefined): TranslationWish {
  return from && languages.includes(from) ? 'never' : translate
}

type Texts = { translation?: { by: string; from?: string | undefined } | undefined }

/** Machine translations are left out where the cookie does not want them. */
export function asWished<T extends Texts>(texts: T, { reading }: { reading?: ReadingPreference | undefined }): T {
  const { translation } = texts
  if (!reading || translation?.by !== 'machine' || wishFor(reading, translation.from) === 'always') return texts
  return { ...texts, translation: undefined }
}
