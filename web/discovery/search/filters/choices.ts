// Choices of filters, with counts.
import type { Facets } from '#contract/discovery/search.ts'
import type { ListFilter, SearchQuery } from '../query.ts'

export type Choice = { value: string; name: string; count: number; emoji?: string | undefined }

export const facetOf = {
  countries: 'country',
  industry: 'industry',
  category: 'category',
  company: 'businessType',
  brand: 'brand',
} as const

/** Facets omit chosen values without results. */
export type Names = Record<string, string>

export function choicesOf(query: SearchQuery, facets: Facets | undefined, filter: ListFilter, names: Names): Choice[] {
  const known = facets?.[facetOf[filter]] ?? []
  const missing = query[filter].filter((value) => !known.some((one) => one.value === value))
  return [...missing.map((value) => ({ value, name: names[value] ?? value, count: 0 })), ...known]
}

type SpecGroup = {
  key: string
  name?: string | undefined
  values: Choice[]
  range?: { unit: string; ends: { min: number; max: number } | undefined; bars: number[] }
}

/** Groups with a choice come first. */
export function specGroups(query: SearchQuery, facets: Facets | undefined): SpecGroup[] {
  const groups = (facets?.specs ?? []).map(({ key, name, values, range }): SpecGroup => {
    const choices = values.map((one) => ({ ...one, name: one.value }))
    return range
      ? { key, name, values: choices, range: { unit: range.unit, ends: range, bars: range.bars } }
      : { key, name, values: choices }
  })
  for (const { key, value } of query.spec) {
    let group = groups.find((one) => one.key === key)
    if (!group) groups.unshift((group = { key, values: [] }))
    if (!group.values.some((one) => one.value === value)) group.values.unshift({ value, name: value, count: 0 })
  }
  for (const { key, unit } of query.ranges)
    if (!groups.some((one) => one.key === key && one.range?.unit === unit))
      groups.unshift({ key, values: [], range: { unit, ends: undefined, bars: [] } })
  const isChosen = ({ key, range }: SpecGroup) =>
    query.spec.some((one) => one.key === key) || query.ranges.some((one) => one.key === key && one.unit === range?.unit)
  return [...groups.filter(isChosen), ...groups.filter((group) => !isChosen(group))]
}
