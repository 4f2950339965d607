// Search input → one page of results: validates countries, recognizes category names, clamps the page.
import { searchPageSize } from '#contract/constants.ts'
import type { Locale } from '#contract/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import { nodeByID, pathFor, type Node } from '../industries/lookup.ts'
import { countryByCode } from '../reference/lookup.ts'
import type { ResultCache } from './result-cache.ts'
import type { CategoryNames, Filter, SearchResult, SearchQuery } from '#search-engine/index.ts'

type SearchInput = {
  textQuery: string
  skip: number
  size?: number | undefined
  limit?: number | undefined
  country?: string[] | undefined
  facets: boolean
  sort?: 'relevance' | 'newest' | undefined
}
type FilterInput = { [K in keyof Filter]: Filter[K] | undefined }

export type Page = SearchResult & { skip: number; size: number; category: Node | undefined }

/**
 * A query that is the name of a non-empty category searches by that category. A page past the end becomes the last
 * page. Throws ValidationError for an unknown country.
 */
export async function findPage(
  cached: ResultCache,
  categoryNames: CategoryNames | undefined,
  input: SearchInput,
  filterInput: FilterInput,
): Promise<Page> {
  for (const code of input.country ?? []) {
    if (countryByCode(code)) continue
    throw new Refusal('ValidationError', 'Some fields are not valid', {
      fields: { country: `There is no country ${code}` },
    })
  }
  const { textQuery: text, facets, skip, sort } = input
  const query = {
    text,
    filter: filterOf({ ...filterInput, country: input.country }),
    size: input.size ?? input.limit ?? searchPageSize,
    facets,
    sort: sort ?? 'relevance',
  } as const
  const category = nodeNamed(text, categoryNames)
  if (category && !isFiltered(query.filter, category) && (await hasAny(cached, category))) {
    const within = { ...query, filter: { ...query.filter, ...filterBy(category) }, categories: [category.id] }
    return { ...(await fetchPage(cached, within, skip)), category }
  }
  return { ...(await fetchPage(cached, query, skip)), category: undefined }
}

/** Ignores other filters; else counts would differ from one page to the next. */
async function hasAny(cached: ResultCache, category: Node): Promise<boolean> {
  const { total } = await cached.search({ text: '', filter: filterBy(category), skip: 0, size: 1 })
  return total > 0
}

const deepSkip = 500

async function fetchPage(
  cached: ResultCache,
  query: Omit<SearchQuery, 'skip'>,
  skip: number,
): Promise<Omit<Page, 'category'>> {
  const { size } = query
  // Fetching a deep page costs far more than counting: the total is determined first.
  const found = await cached.search({ ...query, skip: skip < deepSkip ? skip : 0 })
  if (found.total === 0) return { ...found, skip: 0, size }
  if (skip < deepSkip && found.ids.length > 0) return { ...found, skip, size }
  const last = Math.floor((found.total - 1) / size) * size
  const pageSkip = skip < found.total ? skip : last
  const { ids } = await cached.search({ ...query, skip: pageSkip, facets: false })
  return { ...found, ids, skip: pageSkip, size }
}

function filterOf(filterInput: FilterInput): Filter {
  const entries = Object.entries(filterInput).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as Filter
}

function nodeNamed(text: string, categoryNames: CategoryNames | undefined): Node | undefined {
  const ids = text ? categoryNames?.recognize(text) : undefined
  return ids?.length === 1 ? nodeByID(ids[0]!) : undefined
}

function filterBy(node: Node): Filter {
  return node.kind === 'industry' ? { industry: [node.id] } : { category: [node.id] }
}

/** A filter on the same facet means that the text is meant literally. */
function isFiltered(filter: Filter, node: Node): boolean {
  return node.kind === 'industry' ? filter.industry !== undefined : filter.category !== undefined
}

export function categoryFor(
  node: Node,
  locale: Locale,
): { id: string; name: string; industryID: string; path: string[] } {
  return { id: node.id, name: node.name[locale], industryID: node.industry.id, path: pathFor(node, locale) }
}
