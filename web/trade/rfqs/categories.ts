// Localized categories, loaded after the page.
import { useEffect, useState } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import { readTree } from '#web/foundation/shell/menus/tree.ts'

export type Category = { id: string; name: string }

/** Only the chosen one until loaded. */
export function useCategories(chosen: Category | undefined): { value: string; text: string }[] {
  const api = useApi()
  const { locale } = useSite()
  const [all, setAll] = useState<Category[]>()
  useEffect(() => {
    readTree(api, locale).then(
      (industries) => setAll(industries.flatMap(({ categories }) => categories)),
      () => {},
    )
  }, [api, locale])
  const listed = all ?? (chosen ? [chosen] : [])
  return listed.map(({ id, name }) => ({ value: id, text: name }))
}
