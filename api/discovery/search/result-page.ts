// Search input → one page of results.
import { searchPageSize } from '#contract/foundation/constants.ts'
import type { search as contract } from '#contract/discovery/search.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Presence } from '#contract/identity/businesses/presence.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import { currentIDs, nodeByID, pathFor, type Node } from '#api/foundation/industries/lookup.ts'
import { specKeyFor } from '#api/catalog/products/lookup.ts'
import type { Reader } from './understanding.ts'
import { countryByCode } from '#api/foundation/reference/lookup.ts'
import {
  fold,
  type Filter,
  type Meaning,
  queryOf,
  type SearchResult,
  type Thing,
  type SearchQuery,
  type Wishes,
} from '#search-engine/index.ts'

type SearchInput = {
  textQuery: string
  skip: number
  size?: number | undefined
  limit?: number | undefined
  country?: string[] | undefined
  facets: boolean
  exactly?: boolean | undefined
  literally?: string[] | undefined
  sort?: 'relevance' | 'newest' | undefined
  explain?: boolean | undefined
  typed?: string
}
type FilterInput = { [K in keyof Filter]: Filter[K] | undefined }

export type Page = SearchResult & {
  skip: number
  size: number
  category: Node | undefined
  meanings: Meaning[]
  thing?: Thing | undefined
}

/** Meanings rank and widen; only filters exclude. Pages past the end become the last. */
export async function findPage(reader: Reader, input: SearchInput, filterInput: FilterInput = {}): Promise<Page> {
  for (const code of input.country ?? []) {
    if (countryByCode(code)) continue
    throw new Refusal('ValidationError', 'Some fields are not valid', {
      fields: { country: `There is no country ${code}` },
    })
  }
  const page = await pageOf(reader, input, filterInput)
  if (page.corrected === undefined) return page
  // Corrected words may mean something else.
  const { corrected } = page
  const again = await pageOf(reader, { ...input, textQuery: corrected, typed: input.textQuery }, filterInput)
  const isAnswer = again.total > 0 || again.thing !== undefined
  return isAnswer && again.corrected === undefined ? { ...again, corrected } : page
}

async function pageOf(reader: Reader, input: SearchInput, filterInput: FilterInput): Promise<Page> {
  const { textQuery, facets, skip, sort, exactly, explain, typed } = input
  const question = exactly ? undefined : await reader.questionOf?.(textQuery, input.literally)
  const { meanings, thing } = question ?? { meanings: [], thing: undefined }
  const asked = question ? queryOf(question) : { text: textQuery, wishes: undefined }
  const chosen = sort === 'newest' || !question?.key ? undefined : reader.chosenFor?.(question.key)
  const isOnlyWishes = asked.text === '' && textQuery !== ''
  const category = categoryNamed(textQuery, meanings)
  const query = {
    ...asked,
    ...(chosen && { chosen }),
    ...(exactly && { exactly }),
    filter: filterOf({
      ...filterInput,
      country: input.country,
      ...(isOnlyWishes && wishedIn(asked.wishes, filterInput, input)),
    }),
    size: input.size ?? input.limit ?? searchPageSize,
    facets,
    sort: sort ?? 'relevance',
    ...(explain && { explain, ...(typed !== undefined && { typed }) }),
  } as const
  const members = category && (await membersOf(reader, query, category, skip))
  // One meaning of an unused category, in every language.
  const isUnused = category && !members && Object.values(category.name).some((name) => fold(name) === fold(textQuery))
  const unused = isUnused ? await reader.inEnglish?.(category.name.en) : undefined
  const page = members ?? (await fetchPage(reader, unused ? { ...query, ...queryOf(unused) } : query, skip))
  return { ...page, category, meanings, thing }
}

async function membersOf(
  reader: Reader,
  { filter, facets, sort, size, chosen, explain, ...asked }: Omit<SearchQuery, 'skip'>,
  { id }: Node,
  skip: number,
): Promise<FetchResult | undefined> {
  const kept = { ...(chosen && { chosen }), ...(explain && { explain }) }
  const members = await fetchPage(reader, { text: '', members: [id], ...kept, filter, facets, sort, size }, skip)
  const anyMember = { text: '', members: [id], skip: 0, size: 1, facets: false }
  if (members.total === 0 && (await reader.find(anyMember)).total === 0) return undefined
  const { total, mentions = 0 } = await reader.find({ ...asked, filter, size: 1, skip: 0, facets: false })
  const others = total + mentions - members.total
  return { ...members, ...(others > 0 && { mentions: others }) }
}

function bare(text: string): string {
  return text.trim().replace(/[)）]+$/u, '')
}

export function categoryNamed(text: string, meanings: Meaning[]): Node | undefined {
  const [meaning] = meanings
  if (meanings.length !== 1 || meaning!.kind !== 'category' || bare(meaning!.text) !== bare(text)) return undefined
  const all = meaning!.value.split(',').flatMap((id) => nodeByID(id) ?? [])
  const named = all.filter(({ name }) => Object.values(name).some((one) => fold(one) === fold(text)))
  const [only, other] = named.length > 0 ? named : all
  return other ? undefined : only
}

type FetchResult = Omit<Page, 'category' | 'meanings' | 'thing'>

const deepSkip = 500

async function fetchPage(reader: Reader, query: Omit<SearchQuery, 'skip'>, skip: number): Promise<FetchResult> {
  const { size } = query
  // Count first: deep pages cost far more.
  const found = await reader.find({ ...query, skip: skip < deepSkip ? skip : 0 })
  if (found.total === 0) return { ...found, skip: 0, size }
  if (skip < deepSkip && found.ids.length > 0) return { ...found, skip, size }
  const last = Math.floor((found.total - 1) / size) * size
  const pageSkip = skip < found.total ? skip : last
  const { ids, reasons } = await reader.find({ ...query, skip: pageSkip, facets: false })
  return { ...found, ids, ...(reasons && { reasons }), skip: pageSkip, size }
}

/** Texts without a thing (`manufacturers in Italy`) browse by filters. */
function wishedIn(wishes: Wishes | undefined, chosen: FilterInput, { country }: SearchInput): FilterInput {
  return {
    ...(wishes?.businessType && !chosen.businessType?.length && { businessType: wishes.businessType }),
    ...(wishes?.country && !country?.length && { country: wishes.country }),
  }
}

function filterOf(filterInput: FilterInput): Filter {
  const entries = Object.entries(filterInput).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as Filter
}

export function categoryFor(
  node: Node,
  locale: Locale,
): { id: string; name: string; industryID: string; path: string[] } {
  return { id: node.id, name: node.name[locale], industryID: node.industry.id, path: pathFor(node, locale) }
}

export type CallInput<N extends 'business' | 'product'> = HandlerInput<(typeof contract)[N]>['body']
type Filters<N extends 'business' | 'product'> = Omit<CallInput<N>, 'textQuery' | 'skip' | 'facets' | 'sort'>

export function filterOfBusinesses(body: Filters<'business'>) {
  const { businessType, industry, verified, verifications, replies, presence } = body
  const category = body.category && currentIDs(body.category)
  return { businessType, industry, category, verified, run: runOf(presence), evidence: verifications, replies }
}

export function filterOfProducts(body: Filters<'product'>) {
  const { businessType, industry, verified, presence, documents } = body
  const category = body.category && currentIDs(body.category)
  const brand = typeof body.brand === 'string' ? [body.brand] : body.brand
  return {
    businessType,
    industry,
    category,
    verified,
    run: runOf(presence),
    brand: brand?.filter(Boolean),
    evidence: documents,
    specs: specsOf(body.specs ?? [], body.ranges ?? []),
  }
}

function runOf(presence: Presence | undefined): boolean | undefined {
  return presence && presence === 'run'
}

type Range = { key: string; unit: string; min?: number | undefined; max?: number | undefined }

function specsOf(specs: { key: string; value: string }[], ranges: Range[]) {
  const keys = [...new Set([...specs, ...ranges].map(({ key }) => specKeyFor(key)))]
  return keys.map((key) => ({
    key,
    values: specs.filter((spec) => specKeyFor(spec.key) === key).map((spec) => spec.value),
    ranges: ranges.filter((range) => specKeyFor(range.key) === key).map(({ unit, min, max }) => ({ unit, min, max })),
  }))
}
