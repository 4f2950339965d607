// Localized categories, loaded after the page.
import { useEffect, useState } from 'react'
import type { Locale } from '#contract/foundation/locales.ts'
import { type Api, useApi, useSite } from '#web/foundation/page.ts'
import { readTree } from '#web/foundation/shell/menus/tree.ts'

export type Category = { id: string; name: string }

/** Only the chosen one until loaded. */
export function useCategories(chosen: Category | undefined): { value: string; text: string; more?: string }[] {
  const api = useApi()
  const { locale } = useSite()
  const [all, setAll] = useState<(Category & { more?: string })[]>()
  useEffect(() => {
    readTree(api, locale).then(
      (industries) =>
        setAll(industries.flatMap(({ text: more, categories }) => categories.map((one) => ({ ...one, more })))),
      () => {},
    )
  }, [api, locale])
  const listed: (Category & { more?: string })[] = all ?? (chosen ? [chosen] : [])
  return listed.map(({ id, name, more }) => ({ value: id, text: name, ...(more && { more }) }))
}

export async function findCategory(api: Api, locale: Locale, id: string): Promise<Category | undefined> {
  const industries = await readTree(api, locale)
  const found = industries.flatMap(({ categories }) => categories).find((one) => one.id === id)
  return found && { id, name: found.name }
}
