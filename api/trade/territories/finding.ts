// Search for lines that seek somebody, and for distributors.
import { territoryPageSize } from '#contract/trade/territories/constants.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { SoughtLine, territories as contract } from '#contract/trade/territories/territories.ts'
import type { Context } from '#api/foundation/context.ts'
import { namedFor, nodeByID, nodesBelow } from '#api/foundation/industries/lookup.ts'
import { countryFor, languages, termsFor } from '#api/foundation/reference/lookup.ts'
import { authorOf } from '#api/identity/actors/lookup.ts'
import { replyFigures } from '#api/identity/businesses/lookup.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { findNames } from './agreements/queries.ts'
import { shapeOf } from './coverage.ts'
import * as queries from './finding-queries.ts'

type Locale = Context['locale']
type LineQuestion = HandlerInput<typeof contract.findLines>['query']
type DistributorQuestion = HandlerInput<typeof contract.findDistributors>['query']
type FacetValue = { value: string; name: string; count: number; emoji?: string }

const pageOf = ({ skip, size, limit }: Pick<LineQuestion, 'skip' | 'size' | 'limit'>) => ({
  skip,
  size: size ?? limit ?? territoryPageSize,
})

function withBelow(ids: readonly string[] | undefined): string[] | undefined {
  return ids?.flatMap((id) => {
    const node = nodeByID(id)
    return node ? [id, ...nodesBelow(node).map((one) => one.id)] : [id]
  })
}

export function lineFilter(query: Omit<LineQuestion, 'skip' | 'size' | 'limit' | 'businessID'>): queries.LineFilter {
  return {
    words: query.textQuery,
    country: query.country,
    categories: withBelow(query.category),
    industry: query.industry,
    role: query.role,
    from: query.from,
    verified: query.verified === 'true',
    exclusive: query.exclusivePossible === 'true',
    minimum: query.noMinimum === 'true',
    near: [],
  }
}

export function lineOf(row: queries.FoundLine, locale: Locale, replies: ReadonlyMap<string, number>): SoughtLine {
  const { id, categoryIds, businessId, author, countries, openedAt, ...fields } = row
  return {
    ...fields,
    lineID: id,
    business: authorOf(author, locale),
    categories: categoryIds.flatMap((category) => namedFor(category, locale) ?? []),
    countries: countries.map((code) => countryFor(code, locale)),
    replyMinutes: replies.get(businessId) ?? null,
    openedAt: openedAt.toISOString(),
  }
}

type Naming = (value: string, locale: Locale) => { name: string; emoji?: string } | undefined
const ofCountry: Naming = (code, locale) => {
  const { countryName, emoji } = countryFor(code, locale)
  return { name: countryName, emoji }
}
const ofIndustry: Naming = (id, locale) => namedFor(id, locale) ?? undefined
const ofCode: Naming = (code) => ({ name: code })
const ofLanguage: Naming = (code, locale) => termsFor(languages, [code], locale)[0]

function facetsOf(counts: readonly queries.Count[], locale: Locale) {
  const list = (facet: string, naming: Naming): FacetValue[] =>
    counts
      .filter((one) => one.facet === facet)
      .flatMap(({ value, count }) => {
        const named = naming(value, locale)
        return named ? [{ value, name: named.name, count, ...(named.emoji && { emoji: named.emoji }) }] : []
      })
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  const one = (facet: string) => counts.find((count) => count.facet === facet)?.count ?? 0
  return { list, one }
}

async function nearTo(context: Context, businessID: string | undefined) {
  if (!businessID || !(await accessesTo(context, [businessID])).has(businessID)) return { near: [], name: null }
  const [near, names] = await Promise.all([
    queries.findCarried(context.db, businessID),
    findNames(context.db, [businessID]),
  ])
  return { near, name: names.get(businessID) ?? null }
}

export async function findLines(
  context: Context,
  { query }: { query: LineQuestion },
): Promise<HandlerResult<typeof contract.findLines>> {
  const { db, pool, locale } = context
  const { near, name } = await nearTo(context, query.businessID)
  const filter = { ...lineFilter(query), near }
  const [rows, counts] = await Promise.all([
    queries.findLines(db, filter, pageOf(query)),
    queries.countLines(db, filter),
  ])
  const replies = await replyFigures(
    pool,
    rows.map(({ businessId }) => businessId),
  )
  const { list, one } = facetsOf(counts, locale)
  return {
    data: rows.map((row) => lineOf(row, locale, replies)),
    total: one('total'),
    nearestTo: name,
    facets: {
      country: list('country', ofCountry),
      role: list('role', ofCode),
      industry: list('industry', ofIndustry),
      from: list('origin', ofCountry),
      exclusivePossible: one('exclusive'),
      noMinimum: one('minimum'),
      verified: one('verified'),
    },
  }
}

export function distributorFilter(
  query: Omit<DistributorQuestion, 'skip' | 'size' | 'limit'>,
): queries.DistributorFilter {
  return {
    words: query.textQuery,
    country: query.country,
    categories: withBelow(query.category),
    industry: query.industry,
    role: query.role,
    language: query.language,
    stock: query.stock,
    service: query.service === 'true',
    room: query.room === 'true',
    verified: query.verified === 'true',
  }
}

export async function findDistributors(
  { db, pool, locale }: Context,
  { query }: { query: DistributorQuestion },
): Promise<HandlerResult<typeof contract.findDistributors>> {
  const filter = distributorFilter(query)
  const [rows, counts] = await Promise.all([
    queries.findDistributors(db, filter, pageOf(query)),
    queries.countDistributors(db, filter),
  ])
  const replies = await replyFigures(
    pool,
    rows.map(({ businessId }) => businessId),
  )
  const { list, one } = facetsOf(counts, locale)
  return {
    data: rows.map((row) => ({
      ...shapeOf(row, locale),
      business: authorOf(row.author, locale),
      lineCount: row.lineCount,
      replyMinutes: replies.get(row.businessId) ?? null,
    })),
    total: one('total'),
    facets: {
      country: list('country', ofCountry),
      role: list('role', ofCode),
      industry: list('industry', ofIndustry),
      language: list('language', ofLanguage),
      stock: one('stocked'),
      service: one('service'),
      room: one('room'),
      verified: one('verified'),
    },
  }
}
