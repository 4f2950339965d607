// The words of the pages that are shown, in the language of the site: a file a page, read beside its module.
import { makeWords, type Compiled, type I18n } from '../message.ts'
import type { Locale } from '#contract/locales.ts'

type PageWords = {
  i18n: I18n
  load: (group: string) => Promise<void>
  /** Those that a page says at once. */
  loadPage: (page: string) => Promise<void>
  /** Those that parts of these pages say which come later. */
  loadLater: () => Promise<unknown>
}

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
  const pages = new Set<string>()
  async function loadPage(page: string): Promise<void> {
    pages.add(page)
    await Promise.all([load('every'), load(page)])
  }
  return { i18n, load, loadPage, loadLater: () => Promise.all([...pages].map((page) => load(`${page}/later`))) }
}
