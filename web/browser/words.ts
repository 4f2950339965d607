// The words of the pages that are shown, in the language of the site: a file a page, read beside its module.
import { makeWords, type Compiled, type I18n } from '../message.ts'
import type { Locale } from '#contract/locales.ts'

type PageWords = { i18n: I18n; load: (page: string) => Promise<void> }

/** `folder`: address of the words of each page, and of `every` page. */
export function wordsIn(locale: Locale, folder: string): PageWords {
  const { i18n, learn } = makeWords(locale)
  const known = new Map<string, Promise<void>>()
  async function read(group: string): Promise<void> {
    learn((await (await fetch(`${folder}${group}.json`)).json()) as Record<string, Compiled>)
  }
  function load(group: string): Promise<void> {
    let loading = known.get(group)
    if (!loading) {
      loading = read(group)
      loading.catch(() => known.delete(group))
      known.set(group, loading)
    }
    return loading
  }
  return { i18n, load: async (page) => void (await Promise.all([load('every'), load(page)])) }
}
