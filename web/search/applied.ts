// Applied filters and choices of each filter, with display names.
import type { Facets } from '#contract/search.ts'
import { toggled, withoutSpec, type ListFilter, type SearchQuery } from './query.ts'

export type Choice = { value: string; name: string; count: number; emoji?: string | undefined }
export type Applied = { filter: ListFilter | 'spec' | 'verified'; name: string; without: SearchQuery }

const facetOf = {
  countries: 'country',
  industry: 'industry',
  category: 'category',
  company: 'businessType',
  brand: 'brand',
} as const

/** Names of chosen values without results, which facets leave out. */
export type Names = Record<string, string>

/** Values of a facet, including chosen ones without results. */
export function choicesOf(query: SearchQuery, facets: Facets | undefined, filter: ListFilter, names: Names): Choice[] {
  const known = facets?.[facetOf[filter]] ?? []
  const missing = query[filter].filter((value) => !known.some((one) => one.value === value))
  return [...missing.map((value) => ({ value, name: names[value] ?? value, count: 0 })), ...known]
}

/** In the order of the address. `verified` has an empty name, which the page translates. */
export function appliedIn(query: SearchQuery, facets: Facets | undefined, names: Names): Applied[] {
  const filters = Object.keys(facetOf) as ListFilter[]
  const lists = filters.flatMap((filter) => {
    const choices = choicesOf(query, facets, filter, names)
    return query[filter].map((value) => ({
      filter,
      name: choices.find((one) => one.value === value)?.name ?? value,
      without: toggled(query, filter, value),
    }))
  })
  const specs = query.spec.map((spec) => ({
    filter: 'spec' as const,
    name: `${spec.key}: ${spec.value}`,
    without: withoutSpec(query, spec),
  }))
  const verified = query.verified
    ? [{ filter: 'verified' as const, name: '', without: { ...query, verified: false, page: 1 } }]
    : []
  return [...lists, ...specs, ...verified]
}

/** Specification groups, including chosen values without results. */
export function specGroups(query: SearchQuery, facets: Facets | undefined): { key: string; values: Choice[] }[] {
  const groups = (facets?.specs ?? []).map(({ key, values }) => ({
    key,
    values: values.map((one) => ({ ...one, name: one.value })) as Choice[],
  }))
  for (const { key, value } of query.spec) {
    let group = groups.find((one) => one.key === key)
    if (!group) groups.unshift((group = { key, values: [] }))
    if (!group.values.some((one) => one.value === value)) group.values.unshift({ value, name: value, count: 0 })
  }
  return groups
}
