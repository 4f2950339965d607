// The categories of an industry and the specifications that are usual in a category, read while a product's form is filled in.
import { useEffect, useState } from 'react'
import { useApi, useSite } from '#web/app/page.ts'

export type Category = { id: string; name: string; subCategories: { id: string; name: string }[] }
export type UsualSpecs = { key: string; values: string[] }[]

/** An empty list until they are there, and when they can't be had. */
export function useCategories(industry: string): Category[] {
  const api = useApi()
  const { locale } = useSite()
  const [categories, setCategories] = useState<Category[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setCategories([])
    if (industry)
      api.industries
        .categories({ params: { id: industry }, query: { lang: locale }, signal })
        .then(setCategories, () => {})
    return () => controller.abort()
  }, [api, industry, locale])
  return categories
}

/** Specifications that products of a category usually have; empty until they are loaded, and when loading fails. */
export function useUsualSpecs(category: string): UsualSpecs {
  const api = useApi()
  const [usual, setUsual] = useState<UsualSpecs>([])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setUsual([])
    if (category) api.products.specSuggestions({ query: { category }, signal }).then(setUsual, () => {})
    return () => controller.abort()
  }, [api, category])
  return usual
}
