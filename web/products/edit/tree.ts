// What the tree knows about the place of a product, read while its form is filled in. Knows no component.
import { useEffect, useState } from 'react'
import { useApi, useSite } from '#web/page.ts'
import type { Usual } from './Inputs.tsx'

export type Category = { id: string; name: string; subCategories: { id: string; name: string }[] }

export type Tree = { categories: Category[]; usual: Usual }

/** The categories of an industry, and what products of the category usually say. None where they can't be had (2§8). */
export function useTree(industry: string, category: string): Tree {
  const api = useApi()
  const { locale } = useSite()
  const [categories, setCategories] = useState<Category[]>([])
  const [usual, setUsual] = useState<Usual>([])
  useEffect(() => {
    const under = new AbortController()
    setCategories([])
    if (industry)
      api.industries
        .categories({ params: { id: industry }, query: { lang: locale }, signal: under.signal })
        .then(setCategories, () => {})
    return () => under.abort()
  }, [api, industry, locale])
  useEffect(() => {
    const under = new AbortController()
    setUsual([])
    if (category) api.products.specSuggestions({ query: { category }, signal: under.signal }).then(setUsual, () => {})
    return () => under.abort()
  }, [api, category])
  return { categories, usual }
}
