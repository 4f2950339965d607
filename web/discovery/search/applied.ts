// Applied filters and choices with display names.
import type { Facets } from '#contract/discovery/search.ts'
import type { SpecRange } from './ranges.ts'
import { toggled, withoutRange, withoutSpec, type ListFilter, type SearchQuery } from './query.ts'

export type Choice = { value: string; name: string; count: number; emoji?: string | undefined }
export type AppliedFilter = {
  filter: ListFilter | 'spec' | 'range' | 'verified' | 'presence' | 'verifications' | 'replies'
  name: string
  without: SearchQuery
}

const facetOf = {
  countries: 'country',
  industry: 'industry',
  category: 'category',
  company: 'businessType',
  brand: 'brand',
} as const

/** Chosen values without results, which facets omit. */
export type Names = Record<string, string>

export function choicesOf(query: SearchQuery, facets: Facets | undefined, filter: ListFilter, names: Names): Choice[] {
  const known = facets?.[facetOf[filter]] ?? []
  const missing = query[filter].filter((value) => !known.some((one) => one.value === value))
  return [...missing.map((value) => ({ value, name: names[value] ?? value, count: 0 })), ...known]
}

function rangeWords({ min, max, unit }: SpecRange): string {
  const amounts = min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min}–${max}`
  return unit ? `${amounts} ${unit}` : amounts
}

/** Address order. The page names claim kinds, `presence` and `replies`. */
export function appliedIn(query: SearchQuery, facets: Facets | undefined, names: Names): AppliedFilter[] {
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
  const ranges = query.ranges.map((range) => ({
    filter: 'range' as const,
    name: `${range.key}: ${rangeWords(range)}`,
    without: withoutRange(query, range),
  }))
  const verified = query.verified
    ? [{ filter: 'verified' as const, name: '', without: { ...query, verified: false, page: 1 } }]
    : []
  const presence = query.presence
    ? [{ filter: 'presence' as const, name: query.presence, without: { ...query, presence: undefined, page: 1 } }]
    : []
  const verifications = query.verifications.map((kind) => ({
    filter: 'verifications' as const,
    name: kind,
    without: { ...query, verifications: query.verifications.filter((one) => one !== kind), page: 1 },
  }))
  const replies = query.replies
    ? [{ filter: 'replies' as const, name: query.replies, without: { ...query, replies: undefined, page: 1 } }]
    : []
  return [...lists, ...specs, ...ranges, ...verified, ...presence, ...verifications, ...replies]
}

type SpecGroup = {
  key: string
  name?: string | undefined
  values: Choice[]
  range?: { unit: string; ends: { min: number; max: number } | undefined; bars: number[] }
}

/** Includes chosen values without results; groups with a choice come first. */
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
