// Stored preference, and its cookie for the server. Invalid values count as the default.
import type { ReadingPreference, TranslationWish } from '#contract/discovery/reading.ts'

export const usualPreference: ReadingPreference = { translate: 'always', languages: [] }
const wishes: readonly unknown[] = ['always', 'ask', 'never'] satisfies TranslationWish[]
const year = 31_536_000 // seconds
const pattern = /(?:^|;\s*)reading=(always|ask|never)((?:\.[a-z]{2}){0,10})(?:;|$)/

export function readingPreferenceOf(text: string | null): ReadingPreference {
  try {
    const { translate, languages } = JSON.parse(text ?? '') as Partial<ReadingPreference>
    if (wishes.includes(translate) && Array.isArray(languages))
      return { translate: translate!, languages: languages.filter((one) => /^[a-z]{2}$/.test(one)) }
  } catch {}
  return usualPreference
}

/** Undefined: as usual. */
export function readingPreferenceIn(cookie: string | undefined): ReadingPreference | undefined {
  const [, translate, languages = ''] = (cookie && pattern.exec(cookie)) || []
  return translate ? { translate: translate as TranslationWish, languages: languages.split('.').slice(1) } : undefined
}

export function cookieOf({ translate, languages }: ReadingPreference): string {
  const words = translate === 'never' ? [translate] : [translate, ...languages.toSorted()]
  const isUsual = words.join('.') === usualPreference.translate
  return `reading=${words.join('.')}; path=/; samesite=lax; max-age=${isUsual ? 0 : year}`
}
