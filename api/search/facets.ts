// Counts by value → the facets of an answer, with names in the reader's language. Counts are the engine's and exact.
import type { Locale } from '#contract/locales.ts'
import type { Facets as Wire } from '#contract/search.ts'
import { nodeByID } from '../industries/lookup.ts'
import { businessTypeByCode, countryByCode } from '../reference/lookup.ts'
import type { Facets } from './engine/index.ts'

type Value = Wire['country'][number]
type Count = { value: string; count: number }

/** Facets as answered: most frequent first, then by name; values without a name in our lists are left out. */
export function facetsFor(facets: Facets, locale: Locale): Wire {
  return {
    businessType: named(facets.businessType, (code) => {
      const type = businessTypeByCode(code)
      return type && { name: type.plural[locale] }
    }),
    country: named(facets.country, (code) => {
      const country = countryByCode(code)
      return country && { name: country.name[locale], emoji: country.emoji }
    }),
    industry: named(facets.industry, (id) => nodeOfKind(id, 'industry', locale)),
    category: named(facets.category, (id) => nodeOfKind(id, 'category', locale)),
    verified: facets.verified?.find(({ value }) => value === 'true')?.count ?? 0,
    ...(facets.brand && { brand: facets.brand.map(({ value, count }) => ({ value, name: value, count })) }),
    ...(facets.specs && { specs: facets.specs }),
  }
}

function nodeOfKind(id: string, kind: 'industry' | 'category', locale: Locale): { name: string } | undefined {
  const node = nodeByID(id)
  return node?.kind === kind ? { name: node.name[locale] } : undefined
}

function named(counts: readonly Count[], nameOf: (value: string) => { name: string; emoji?: string } | undefined): Value[] {
  const values: Value[] = []
  for (const { value, count } of counts) {
    const name = nameOf(value)
    if (name) values.push({ value, ...name, count })
  }
  return values.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}
