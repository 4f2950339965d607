// Search query parsing and formatting. Invalid parameters are ignored.
import { cleaned } from '#contract/foundation/cleaned.ts'
import {
  businessTypes,
  defaultSearchType,
  replyLevels,
  searchTextMost,
  searchTypes,
} from '#contract/foundation/constants.ts'
import type { BusinessType, ReplyLevel, SearchType } from '#contract/foundation/constants.ts'
import { type DocumentGroup, documentGroups } from '#contract/catalog/documents/kinds.ts'
import { type Presence, presences } from '#contract/identity/businesses/presence.ts'
import { type ClaimKind, claimKinds } from '#contract/identity/businesses/verification-kinds.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { layoutIn, type PageSize, sizeOf, type View } from './page-size.ts'
import { isSameSpec, rangesOf, rangeText, type SpecRange } from './ranges.ts'

export const sorts = ['relevance', 'newest'] as const
export type Sort = (typeof sorts)[number]
type SpecChoice = { key: string; value: string }

export type SearchQuery = {
  business: SearchType
  /** Upper-case codes; empty: global. */
  countries: string[]
  search: string
  page: number
  view: View
  size: PageSize | undefined
  industry: string[]
  category: string[]
  /** Product search only. */
  company: BusinessType[]
  brand: string[]
  spec: SpecChoice[]
  ranges: SpecRange[]
  documents: DocumentGroup[]
  verified: boolean
  presence: Presence | undefined
  /** Company search only. */
  verifications: ClaimKind[]
  replies: ReplyLevel | undefined
  sort: Sort
  /** No correction, no interpretation. */
  exactly: boolean
  /** Parts not interpreted as place, company type or category. */
  literally: string[]
}

export type ListFilter = 'countries' | 'industry' | 'category' | 'company' | 'brand'

const listMost = 50
const specsMost = 20
const literalMost = 10
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const escaped = /[\\:]/g

/** Signs alone: `???`, `%`, an emoji. */
export function isUnasked({ search }: SearchQuery): boolean {
  return search !== '' && !/[\p{L}\p{N}]/u.test(search)
}

export function isProductSearch({ business }: SearchQuery): boolean {
  return business === 'PR'
}

function isOneOf<T extends string>(values: readonly T[], value: string | null | undefined): value is T {
  return values.includes(value as T)
}

function listOf(params: URLSearchParams, name: string): string[] {
  const all = params.getAll(name).flatMap((value) => value.split(','))
  return once(all.map((value) => value.trim()).filter(Boolean))
}

function once(values: string[]): string[] {
  return [...new Set(values)].slice(0, listMost)
}

/** `key:value`; colons and backslashes in keys are escaped. */
export function specText({ key, value }: SpecChoice): string {
  return `${key.replace(escaped, '\\$&')}:${value}`
}

function specOf(text: string): SpecChoice[] {
  const parts = /^((?:\\.|[^\\:])+):(.+)$/su.exec(text)
  return parts ? [{ key: parts[1]!.replace(/\\(.)/gsu, '$1'), value: parts[2]! }] : []
}

/** Never ends in half a surrogate pair. */
function textOf(value: string): string {
  return cleaned(value)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, searchTextMost)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

export function queryOf(params: URLSearchParams): SearchQuery {
  const business = params.get('business')?.trim().toUpperCase()
  const sort = params.get('sort')
  const type = isOneOf(searchTypes, business) ? business : defaultSearchType
  const products = type === 'PR'
  const ids = (name: string) =>
    type === 'UR'
      ? []
      : listOf(params, name)
          .map((id) => id.toLowerCase())
          .filter((id) => uuid.test(id))
  const specs = products ? once(params.getAll('spec')).flatMap(specOf).slice(0, specsMost) : []
  return {
    business: type,
    countries: listOf(params, 'countries')
      .map((code) => code.toUpperCase())
      .filter((code) => /^[A-Z]{2}$/.test(code)),
    search: textOf(params.get('search') ?? ''),
    page: pageNumber(params),
    ...layoutIn(params, type),
    industry: ids('industry'),
    category: ids('category'),
    company: products ? listOf(params, 'company').filter((code) => isOneOf(businessTypes, code)) : [],
    brand: products
      ? once(
          params
            .getAll('brand')
            .map((name) => name.trim())
            .filter(Boolean),
        )
      : [],
    spec: specs,
    ranges: products ? rangesOf(params) : [],
    documents: products ? listOf(params, 'documents').filter((group) => isOneOf(documentGroups, group)) : [],
    verifications:
      products || type === 'UR' ? [] : listOf(params, 'verifications').filter((kind) => isOneOf(claimKinds, kind)),
    replies:
      products || type === 'UR' ? undefined : replyLevels.findLast((level) => params.getAll('replies').includes(level)),
    verified: type !== 'UR' && params.get('verified') === '1',
    presence: type === 'UR' ? undefined : presenceIn(params),
    sort: type !== 'UR' && isOneOf(sorts, sort) ? sort : 'relevance',
    exactly: type !== 'UR' && params.get('exactly') === '1',
    literally: type === 'UR' ? [] : once(params.getAll('literally').map(textOf).filter(Boolean)).slice(0, literalMost),
  }
}

/** Both states together are no filter. */
function presenceIn(params: URLSearchParams): Presence | undefined {
  const asked = presences.filter((state) => params.getAll('presence').includes(state))
  return asked.length === 1 ? asked[0] : undefined
}

/** Inverse of `queryOf`. */
export function addressOf(query: SearchQuery): Record<string, string | string[] | undefined> {
  const list = (values: string[]) => (values.length ? values.join(',') : undefined)
  return {
    business: query.business,
    countries: list(query.countries) ?? 'global',
    search: query.search || undefined,
    industry: list(query.industry),
    category: list(query.category),
    company: list(query.company),
    brand: query.brand.length ? query.brand : undefined,
    spec: query.spec.length ? query.spec.map(specText) : undefined,
    range: query.ranges.length ? query.ranges.map(rangeText) : undefined,
    documents: list(query.documents),
    verified: query.verified ? '1' : undefined,
    presence: query.presence,
    verifications: list(query.verifications),
    replies: query.replies,
    sort: query.sort === 'relevance' ? undefined : query.sort,
    exactly: query.exactly ? '1' : undefined,
    literally: query.literally.length ? query.literally : undefined,
    view: query.view === 'cards' ? undefined : query.view,
    size: query.size && String(query.size),
    page: query.page > 1 ? String(query.page) : undefined,
  }
}

export function askOf(query: SearchQuery) {
  const some = <T>(values: T[]) => (values.length ? values : undefined)
  const size = sizeOf(query)
  const common = {
    textQuery: query.search,
    skip: size * (query.page - 1),
    size,
    country: some(query.countries),
  }
  const filters = {
    industry: some(query.industry),
    category: some(query.category),
    verified: query.verified || undefined,
    presence: query.presence,
    sort: query.sort,
    exactly: query.exactly || undefined,
    literally: some(query.literally),
  }
  return {
    user: common,
    business: {
      ...common,
      ...filters,
      verifications: some(query.verifications),
      replies: query.replies,
      businessType: query.business,
    },
    product: {
      ...common,
      ...filters,
      businessType: some(query.company),
      brand: some(query.brand),
      specs: some(query.spec),
      ranges: some(query.ranges),
      documents: some(query.documents),
    },
  }
}

export function isNewSearch(query: SearchQuery): boolean {
  const isPlain = !query.exactly && query.literally.length === 0 && query.sort === 'relevance' && query.page === 1
  return query.search !== '' && isPlain && filterCount(query) === query.countries.length
}

export function withoutFilters(query: SearchQuery): SearchQuery {
  return {
    ...query,
    countries: [],
    industry: [],
    category: [],
    company: [],
    brand: [],
    spec: [],
    ranges: [],
    documents: [],
    verified: false,
    presence: undefined,
    verifications: [],
    replies: undefined,
    page: 1,
  }
}

export function withType(query: SearchQuery, business: SearchType): SearchQuery {
  const ofProducts = { company: [], brand: [], spec: [], ranges: [], documents: [] }
  const ofCompanies = business === 'PR' ? { verifications: [], replies: undefined } : {}
  const view = business === 'UR' ? 'cards' : query.view
  const common = { ...query, ...ofProducts, ...ofCompanies, business, view, size: undefined, page: 1 }
  if (business !== 'UR') return common
  return { ...withoutFilters(common), countries: query.countries, sort: 'relevance', exactly: false, literally: [] }
}

export function toggled(query: SearchQuery, filter: ListFilter, value: string): SearchQuery {
  const chosen: string[] = query[filter]
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...query, [filter]: next, page: 1 }
}

export function withoutSpec(query: SearchQuery, { key, value }: SpecChoice): SearchQuery {
  return { ...query, spec: query.spec.filter((one) => one.key !== key || one.value !== value), page: 1 }
}

export function withoutRange(query: SearchQuery, range: SpecRange): SearchQuery {
  return { ...query, ranges: query.ranges.filter((one) => !isSameSpec(one, range)), page: 1 }
}

export function filterCount(query: SearchQuery): number {
  const { countries, industry, category, company, brand, spec, ranges, documents, verified, presence } = query
  const { verifications, replies } = query
  return (
    countries.length +
    industry.length +
    category.length +
    company.length +
    brand.length +
    spec.length +
    ranges.length +
    documents.length +
    Number(verified) +
    Number(presence !== undefined) +
    verifications.length +
    Number(replies !== undefined)
  )
}

/** Combinations are not indexed; words, one country and pages are. */
export function isCombination(query: SearchQuery): boolean {
  const isOtherLayout = query.view !== 'cards' || query.size !== undefined
  return (
    isOtherLayout ||
    query.sort !== 'relevance' ||
    query.countries.length > 1 ||
    filterCount(query) > query.countries.length
  )
}

export function withLiteral(query: SearchQuery, part: string): SearchQuery {
  return { ...query, literally: once([...query.literally, part]).slice(0, literalMost), page: 1 }
}
