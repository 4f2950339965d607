// Facet counts of the engine → named facets of the contract.
import { documentGroups } from '#contract/catalog/documents/kinds.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Facets as Wire } from '#contract/discovery/search.ts'
import { claimKinds } from '#contract/identity/businesses/verification-kinds.ts'
import { nodeByID, type Node } from '#api/foundation/industries/lookup.ts'
import { businessTypeByCode, countryByCode } from '#api/foundation/reference/lookup.ts'
import { specKeyFor, specNameFor } from '#api/catalog/products/lookup.ts'
import type { Facets } from '#search-engine/index.ts'

type Value = Wire['country'][number]
type Count = { value: string; count: number }

/** Sorted by count, then name. Categories include chosen subcategories and children. */
export function facetsFor(
  facets: Facets,
  chosen: readonly string[],
  locale: Locale,
  specKeys: readonly string[] = [],
): Wire {
  return {
    businessType: named(facets.businessType, (code) => {
      const type = businessTypeByCode(code)
      return type && { name: type.plural[locale] }
    }),
    country: named(facets.country, (code) => {
      const country = countryByCode(code)
      return country && { name: country.name[locale], emoji: country.emoji }
    }),
    industry: named(facets.industry, (id) => nodeNamed(id, locale, (node) => node.kind === 'industry')),
    category: named(facets.category, (id) =>
      nodeNamed(
        id,
        locale,
        ({ kind, category }) =>
          kind === 'category' || chosen.includes(id) || (category && chosen.includes(category.id)),
      ),
    ),
    verified: countOf(facets.verified ?? [], 'true'),
    presence: { run: countOf(facets.run ?? [], 'true'), listed: countOf(facets.run ?? [], 'false') },
    ...evidenceOf(facets.evidence ?? []),
    ...(facets.replies?.length && {
      replies: { most: countOf(facets.replies, 'most'), day: countOf(facets.replies, 'day') },
    }),
    ...(facets.brand && { brand: facets.brand.map(({ value, count }) => ({ value, name: value, count })) }),
    ...(facets.specs && { specs: facets.specs.map((spec) => specNamed(spec, specKeys, locale)) }),
  }
}

/** Companies are checked, products have documents; an index of one kind counts one of both. */
function evidenceOf(counts: readonly Count[]): Pick<Wire, 'verifications' | 'documents'> {
  const among = <T extends string>(kinds: readonly T[]) =>
    counts.flatMap(({ value, count }) => (kinds.includes(value as T) ? [{ value: value as T, count }] : []))
  const [verifications, documents] = [among(claimKinds), among(documentGroups)]
  return { ...(verifications.length > 0 && { verifications }), ...(documents.length > 0 && { documents }) }
}

/** Filtered keys stay as asked. */
function specNamed<Spec extends { key: string }>(spec: Spec, asked: readonly string[], locale: Locale) {
  const key = asked.find((one) => specKeyFor(one) === spec.key) ?? spec.key
  return { ...spec, key, name: specNameFor(key, locale) }
}

function countOf(counts: readonly Count[], wanted: string): number {
  return counts.find(({ value }) => value === wanted)?.count ?? 0
}

function nodeNamed(
  id: string,
  locale: Locale,
  isShown: (node: Node) => boolean | undefined,
): { name: string } | undefined {
  const node = nodeByID(id)
  return node && isShown(node) ? { name: node.name[locale] } : undefined
}

function named(
  counts: readonly Count[],
  nameOf: (value: string) => { name: string; emoji?: string } | undefined,
): Value[] {
  const values: Value[] = []
  for (const { value, count } of counts) {
    const name = nameOf(value)
    if (name) values.push({ value, ...name, count })
  }
  return values.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}
