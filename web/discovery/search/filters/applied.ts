// Applied filters with display names.
import type { Facets } from '#contract/discovery/search.ts'
import { choicesOf, facetOf, type Names } from './choices.ts'
import { toggled, withoutRange, withoutSpec, type ListFilter, type SearchQuery } from '../query.ts'
import type { SpecRange } from '../ranges.ts'

export type AppliedFilter = {
  filter: ListFilter | 'spec' | 'range' | 'verified' | 'presence' | 'verifications' | 'replies' | 'documents'
  name: string
  without: SearchQuery
}

function rangeWords({ min, max, unit }: SpecRange): string {
  const amounts = min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min}–${max}`
  return unit ? `${amounts} ${unit}` : amounts
}

/** Address order. The page names claim kinds, `presence`, `replies` and `documents`. */
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
  const documents = query.documents.map((group) => ({
    filter: 'documents' as const,
    name: group,
    without: { ...query, documents: query.documents.filter((one) => one !== group), page: 1 },
  }))
  return [...lists, ...specs, ...ranges, ...documents, ...verified, ...presence, ...verifications, ...replies]
}
