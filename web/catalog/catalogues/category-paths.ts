// Paths of all categories.
import { useEffect, useState } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'

export function useCategoryPaths(wanted: boolean): string[] {
  const api = useApi()
  const { locale } = useSite()
  const [paths, setPaths] = useState<string[]>([])
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    api.industries.tree({ query: { lang: locale }, signal: controller.signal }).then(
      ({ categories: industries }) =>
        setPaths(
          industries.flatMap(({ text: industry, categories }) =>
            categories.flatMap(({ name, subCategories }) => [
              `${industry} > ${name}`,
              ...subCategories.map((sub) => `${industry} > ${name} > ${sub.name}`),
            ]),
          ),
        ),
      () => {},
    )
    return () => controller.abort()
  }, [api, locale, wanted])
  return paths
}
