// Category data for the product form.
import { useEffect } from 'react'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'

export type NamedNode = { id: string; name: string }
export type Category = NamedNode & { subCategories: NamedNode[] }
export type UsualSpecs = { key: string; values: string[] }[]

type Own = NamedNode | null | undefined

/** The product's own place may be withdrawn. */
export function withOwn(categories: readonly Category[], category: Own, subCategory: Own): Category[] {
  if (!category) return [...categories]
  const there = categories.find(({ id }) => id === category.id)
  const { subCategories, ...own } = there ?? { ...category, subCategories: [] }
  const isKnown = !subCategory || subCategories.some(({ id }) => id === subCategory.id)
  const completed = { ...own, subCategories: isKnown ? subCategories : [...subCategories, subCategory] }
  return there ? categories.map((one) => (one === there ? completed : one)) : [...categories, completed]
}

/** Empty while loading and on failure. */
export function useCategories(industry: string): Category[] {
  const api = useApi()
  const { locale } = useSite()
  const [categories, setCategories] = useResettableState<Category[]>([], `${industry} ${locale}`)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (industry)
      api.industries
        .categories({ params: { id: industry }, query: { lang: locale }, signal })
        .then(setCategories, () => {})
    return () => controller.abort()
  }, [api, industry, locale, setCategories])
  return categories
}

export function useUsualSpecs(category: string): UsualSpecs {
  const api = useApi()
  const [usual, setUsual] = useResettableState<UsualSpecs>([], category)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (category) api.products.specSuggestions({ query: { category }, signal }).then(setUsual, () => {})
    return () => controller.abort()
  }, [api, category, setUsual])
  return usual
}
