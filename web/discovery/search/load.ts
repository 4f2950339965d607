// Results page loader.
import type { SearchType } from '#contract/foundation/constants.ts'
import type { UserCard } from '#contract/identity/people/people.ts'
import type { Facets } from '#contract/discovery/search.ts'
import type { BusinessHit, ProductHit } from '#contract/discovery/search-hits.ts'
import type { Reasons } from '#contract/discovery/search-reasons.ts'
import { shownBusiness, type BusinessView } from '#web/identity/businesses/card.tsx'
import type { Api } from '#web/foundation/page.ts'
import { cardTags } from '#web/foundation/card-tags.ts'
import { shownProduct, type ProductView } from '#web/catalog/products/card.tsx'
import { type Why, whyOf } from './why.ts'
import { askOf, isNewSearch, isUnasked, type SearchQuery } from './query.ts'

export type ResultPage = Omit<Awaited<ReturnType<Api['search']['user']>>, 'data'>
type HitReasons = { why?: Why }
type BusinessFacts = Pick<BusinessHit, 'facts'>
type ProductFacts = Partial<Pick<ProductHit, 'facts' | 'leadTime'>>
export type TableHits =
  | { kind: 'business'; data: (BusinessView & HitReasons & BusinessFacts)[] }
  | { kind: 'product'; data: (ProductView & HitReasons & ProductFacts)[] }
export type Hits = TableHits | { kind: 'user'; data: UserCard[] }
export type TypeCount = { type: SearchType; count: number }
export type Results = { found: ResultPage; hits: Hits; others: TypeCount[] }

type BusinessTypes = Facets['businessType']

function countsOf(types: BusinessTypes | undefined): TypeCount[] {
  return (types ?? []).map(({ value, count }) => ({ type: value as SearchType, count }))
}

const valuesMost = 10

/** Facets are in the document twice, as HTML and data. */
function shortened({ facets }: ResultPage, query: SearchQuery): Facets | undefined {
  if (!facets) return undefined
  const short = <T extends { value: string }>(values: T[], chosen: string[]) =>
    values.filter(({ value }, index) => index < valuesMost || chosen.includes(value))
  return {
    ...facets,
    // Only product searches filter by company type; `others` has the counts.
    businessType: query.business === 'PR' ? facets.businessType : [],
    country: short(facets.country, query.countries),
    industry: short(facets.industry, query.industry),
    category: short(facets.category, query.category),
    ...(facets.brand && { brand: short(facets.brand, query.brand) }),
  }
}

function explained<Hit extends { reasons?: Reasons | undefined }, View extends object>(
  hits: readonly Hit[],
  text: string,
  shown: (hit: Hit) => View,
): (View & HitReasons)[] {
  return hits.map((hit) => {
    const why = whyOf(hit.reasons, text)
    return { ...shown(hit), ...(why && { why }) }
  })
}

function businessLine(hit: BusinessHit): BusinessView & BusinessFacts {
  return { ...shownBusiness(hit), facts: hit.facts }
}

function productLine(hit: ProductHit): ProductView & ProductFacts {
  const { facts, leadTime } = hit
  return { ...shownProduct(hit), facts, leadTime }
}

export function tagsOfHits({ kind, data }: Hits): string[] {
  if (kind === 'user') return []
  return kind === 'business' ? cardTags(data) : cardTags(data.flatMap((hit) => [hit, hit.company]))
}

const countOnly = { skip: 0, size: 1, facets: false }

export async function search(api: Api, query: SearchQuery, portal: string, signal: AbortSignal): Promise<Results> {
  const { found, ...rest } = await searchWithCounts(api, query, portal, signal)
  if (isUnasked(query)) {
    return { found: { ...found, total: 0, facets: undefined }, hits: { ...rest.hits, data: [] }, others: [] }
  }
  return { ...rest, found: { ...found, facets: shortened(found, query) } }
}

async function searchWithCounts(api: Api, query: SearchQuery, portal: string, signal: AbortSignal): Promise<Results> {
  const ask = askOf(query)
  // Only this call counts as the visitor's search.
  const counted = isNewSearch(query) ? { portal } : {}
  const isTable = query.view === 'table'
  const facts = query.business === 'PR' || isTable
  const main = { ...counted, ...(query.search !== '' && { explain: true }), ...(facts && { facts }) }
  const businesses = { ...ask.business, businessType: undefined }
  const countProducts = () => api.search.product({ body: { ...ask.product, ...countOnly }, signal })
  const countUsers = () => api.search.user({ body: { ...ask.user, ...countOnly }, signal })
  const countTypes = () => api.search.business({ body: { ...businesses, ...countOnly, facets: true }, signal })

  if (query.business === 'PR') {
    const [{ data, ...found }, types, users] = await Promise.all([
      api.search.product({ body: { ...ask.product, ...main }, signal }),
      countTypes(),
      countUsers(),
    ])
    return {
      found,
      hits: {
        kind: 'product',
        data: explained(data, found.corrected ?? query.search, isTable ? productLine : shownProduct),
      },
      others: others(query, countsOf(types.facets?.businessType), [{ type: 'UR', count: users.total }]),
    }
  }
  if (query.business === 'UR') {
    const [{ data, ...found }, types, products] = await Promise.all([
      api.search.user({ body: { ...ask.user, ...counted }, signal }),
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
    api.search.business({ body: { ...ask.business, ...main }, signal }),
    countProducts(),
    countUsers(),
  ])
  const types = countsOf(found.facets?.businessType)
  return {
    found,
    hits: {
      kind: 'business',
      data: explained(data, found.corrected ?? query.search, isTable ? businessLine : shownBusiness),
    },
    others: others(query, [{ type: 'PR', count: products.total }], types, [{ type: 'UR', count: users.total }]),
  }
}

function others(query: SearchQuery, ...counts: TypeCount[][]): TypeCount[] {
  return counts.flat().filter(({ type, count }) => type !== query.business && count > 0)
}
