// Asks the search calls for everything a results page shows: the hits, and how many there are of the other types.
import type { SearchType } from '#contract/constants.ts'
import type { UserCard } from '#contract/people.ts'
import type { Facets } from '#contract/search.ts'
import { shownBusiness, type ShownBusiness } from '#web/businesses/card.tsx'
import type { Api } from '#web/page.ts'
import { shownProduct, type ShownProduct } from '#web/products/card.tsx'
import { askOf, type SearchQuery } from './query.ts'

/** Common to the three kinds of answers. */
export type Found = {
  total: number
  skip: number
  size: number
  facets?: Facets | undefined
  category?: { id: string; name: string; industryID: string; path: string[] } | undefined
  corrected?: string | undefined
  relaxed?: boolean | undefined
}
export type Hits =
  | { kind: 'business'; data: ShownBusiness[] }
  | { kind: 'product'; data: ShownProduct[] }
  | { kind: 'user'; data: UserCard[] }
export type TypeCount = { type: SearchType; count: number }
export type Results = { found: Found; hits: Hits; others: TypeCount[] }

type BusinessTypes = Facets['businessType']

function countsOf(types: BusinessTypes | undefined): TypeCount[] {
  return (types ?? []).map(({ value, count }) => ({ type: value as SearchType, count }))
}

const valuesMost = 10

/** The most frequent values and the chosen ones: the words find the others, and every page carries them twice. */
function shortened({ facets, category }: Found, query: SearchQuery): Facets | undefined {
  if (!facets) return undefined
  const short = <T extends { value: string }>(values: T[], chosen: string[]) =>
    values.filter(({ value }, index) => index < valuesMost || chosen.includes(value))
  return {
    ...facets,
    // Counts of the other company types stand in `others`; only products are filtered by them.
    businessType: query.business === 'PR' ? facets.businessType : [],
    country: short(facets.country, query.countries),
    industry: short(facets.industry, query.industry),
    category: short(facets.category, category ? [category.id, ...query.category] : query.category),
    ...(facets.brand && { brand: short(facets.brand, query.brand) }),
  }
}

/** Counts alone: one hit, no facets. */
const bare = { skip: 0, size: 1, facets: false }

/** Throws the refusals of the search calls. Other types come with their counts, those with none left out. */
export async function search(api: Api, query: SearchQuery, signal: AbortSignal): Promise<Results> {
  const { found, ...rest } = await asked(api, query, signal)
  return { ...rest, found: { ...found, facets: shortened(found, query) } }
}

async function asked(api: Api, query: SearchQuery, signal: AbortSignal): Promise<Results> {
  const ask = askOf(query)
  const businesses = { ...ask.business, businessType: undefined }
  const countProducts = () => api.search.product({ body: { ...ask.product, ...bare }, signal })
  const countUsers = () => api.search.user({ body: { ...ask.user, ...bare }, signal })
  const countTypes = () => api.search.business({ body: { ...businesses, ...bare, facets: true }, signal })

  if (query.business === 'PR') {
    const [{ data, ...found }, types, users] = await Promise.all([
      api.search.product({ body: ask.product, signal }),
      countTypes(),
      countUsers(),
    ])
    return {
      found,
      hits: { kind: 'product', data: data.map(shownProduct) },
      others: others(query, countsOf(types.facets?.businessType), [{ type: 'UR', count: users.total }]),
    }
  }
  if (query.business === 'UR') {
    const [{ data, ...found }, types, products] = await Promise.all([
      api.search.user({ body: ask.user, signal }),
      countTypes(),
      countProducts(),
    ])
    return {
      found,
      hits: { kind: 'user', data },
      others: others(query, [{ type: 'PR', count: products.total }], countsOf(types.facets?.businessType)),
    }
  }
  const [{ data, ...found }, products, users] = await Promise.all([
    api.search.business({ body: ask.business, signal }),
    countProducts(),
    countUsers(),
  ])
  const types = countsOf(found.facets?.businessType)
  return {
    found,
    hits: { kind: 'business', data: data.map(shownBusiness) },
    others: others(query, [{ type: 'PR', count: products.total }], types, [{ type: 'UR', count: users.total }]),
  }
}

function others(query: SearchQuery, ...counts: TypeCount[][]): TypeCount[] {
  return counts.flat().filter(({ type, count }) => type !== query.business && count > 0)
}
