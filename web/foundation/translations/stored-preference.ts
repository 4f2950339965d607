// Stored preference; nonsense is the usual one.
import type { ReadingPreference, TranslationWish } from '#contract/discovery/reading.ts'

export const usualPreference: ReadingPreference = { translate: 'always', languages: [] }
const wishes: readonly unknown[] = ['always', 'ask', 'never'] satisfies TranslationWish[]

export function readingPreferenceOf(text: string | null): ReadingPreference {
  try {
    const { translate, languages } = JSON.parse(text ?? '') as Partial<ReadingPreference>
    if (wishes.includes(translate) && Array.isArray(languages))
      return { translate: translate!, languages: languages.filter((one) => /^[a-z]{2}$/.test(one)) }
  } catch {}
  return usualPreference
}
