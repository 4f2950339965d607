// Exact facet counts.
import { evidenceKinds, type Facet, type Facets, type Filter } from '../documents.ts'
import { KEY_UNITS, emptyLexicon, internSpec, specPair } from '../segments/lexicon.ts'
import { informationOf, MAX_KEYS, MAX_VALUES, leastKnown } from '../query/spec-facets.ts'
import { topValues } from '../query/top-values.ts'
import { limits, type Kind } from '../schema.ts'
import { amountsOf, barsOf, isWithin } from '../text/quantities.ts'
import { allOf, askedSpecs, passing, specField, type Test } from './clauses.ts'
import type { Clause, Json, OpenSearchSend } from './send.ts'
import { SPEC_MARK } from './stored.ts'

const valued = ['businessType', 'country', 'industry', 'category', 'brand'] as const
const fieldsOf = (kind: Kind): readonly string[] =>
  kind === 'product'
    ? [...valued, 'verified', 'run', 'evidence']
    : [...valued.filter((field) => field !== 'brand'), 'verified', 'run', 'replies', 'evidence']
const byCount = [{ _count: 'desc' }, { _key: 'asc' }]
const SPECS_READ = 10_000

type Bucket = { key: string; key_as_string?: string; doc_count: number }
export type FacetAnswers = Record<string, { values: { buckets: Bucket[] } }>

export function facetAggregations(kind: Kind, tests: readonly Test[]): Json {
  return Object.fromEntries(
    fieldsOf(kind).map((field) => {
      const terms = { field, size: limits.facetValues, order: byCount }
      const isText = field !== 'verified' && field !== 'run'
      const values = { terms: { ...terms, ...(isText && { exclude: [''] }) } }
      return [field, { filter: allOf([{ match_all: {} }, ...passing(tests, field)]), aggs: { values } }]
    }),
  )
}

export function facetsIn(kind: Kind, answers: FacetAnswers): Facets {
  const facet = (field: string): Facet =>
    answers[field]!.values.buckets.map(({ key, key_as_string: text = key, doc_count: count }) => ({
      value: text,
      count,
    }))
  const out: Facets = {
    businessType: facet('businessType'),
    country: facet('country'),
    industry: facet('industry'),
    category: facet('category'),
    verified: byText(facet('verified')),
    run: byText(facet('run')),
  }
  const counted = (field: string, values: readonly string[]): Facet => {
    const counts = new Map(facet(field).map(({ value, count }) => [value, count]))
    return values.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value)! }] : []))
  }
  const evidence = counted('evidence', evidenceKinds).sort((a, b) => b.count - a.count)
  if (kind === 'business' || evidence.length > 0) out.evidence = evidence
  if (kind === 'product') return { ...out, brand: facet('brand') }
  out.replies = counted('replies', ['most', 'day'])
  return out
}

const byText = (facet: Facet): Facet => facet.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

type SpecsAsked = { send: OpenSearchSend; index: string; matches: Clause; tests: readonly Test[]; filter: Filter }

export async function specFacets({
  send,
  index,
  matches,
  tests,
  filter,
}: SpecsAsked): Promise<NonNullable<Facets['specs']>> {
  const filtered = [...new Set(askedSpecs(filter).map(({ key }) => key.trim()))]
  const aggs: Json = {
    every: { filter: allOf([{ match_all: {} }, ...passing(tests)]), aggs: { values: specTerms() } },
    ...Object.fromEntries(
      filtered.map((key, at) => [
        `own${at}`,
        { filter: allOf([{ match_all: {} }, ...passing(tests, specField(key))]), aggs: { values: specTerms(key) } },
      ]),
    ),
  }
  const body = { size: 0, track_total_hits: false, query: matches, aggs }
  const answer = (await send({ method: 'POST', path: `/${index}/_search`, body })).aggregations
  const lexicon = emptyLexicon()
  const counts = new Uint32Array(answer.every.values.buckets.length + filtered.length * SPECS_READ)
  const pairsIn = (buckets: Bucket[]): Map<string, number[]> => {
    const keys = new Map<string, number[]>()
    for (const { key: text, doc_count: count } of buckets) {
      const cut = text.indexOf(SPEC_MARK)
      const pair = specPair(internSpec(lexicon, text.slice(0, cut), text.slice(cut + 1)))
      counts[pair] = count
      const own = keys.get(text.slice(0, cut))
      if (own) own.push(pair)
      else keys.set(text.slice(0, cut), [pair])
    }
    return keys
  }
  const every = pairsIn(answer.every.values.buckets)
  const total: number = answer.every.doc_count
  const ranked = [...every]
    .filter(([key, pairs]) => !filtered.includes(key) && sumOf(pairs, counts) >= leastKnown(total))
    .map(([key, pairs]) => ({
      key,
      pairs,
      value: informationOf(
        pairs.map((pair) => counts[pair]!),
        total,
        () => amountsOf(lexicon.specs, pairs) !== undefined,
      ),
    }))
    .filter(({ value }) => value > 0.15)
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1))
  const own = filtered.flatMap((key, at) => {
    const pairs = pairsIn(answer[`own${at}`].values.buckets).get(key) ?? []
    return pairs.length > 0 ? [{ key, pairs }] : []
  })
  return [...own, ...ranked.slice(0, Math.max(0, MAX_KEYS - filtered.length))].map(({ key, pairs }) => {
    const range = amountsOf(lexicon.specs, pairs)
    return {
      key,
      values: topValues(lexicon.specs, pairs, pairs.length, counts, MAX_VALUES, KEY_UNITS),
      ...(range && { range: { ...range, bars: barsOf(lexicon.specs, pairs, range, counts) } }),
    }
  })
}

const sumOf = (pairs: readonly number[], counts: Uint32Array): number =>
  pairs.reduce((sum, pair) => sum + counts[pair]!, 0)

const literal = (text: string): string => text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, String.raw`\$&`)

function specTerms(key?: string): Json {
  const own = key !== undefined && { include: `${literal(key)}${SPEC_MARK}.*` }
  return { terms: { field: 'specs', size: SPECS_READ, order: byCount, ...own } }
}

export async function valuesInRange(
  send: OpenSearchSend,
  index: string,
  filter: Filter,
): Promise<Map<string, string[]>> {
  const ranged = askedSpecs(filter).filter(({ ranges = [] }) => ranges.length > 0)
  if (ranged.length === 0) return new Map()
  const aggs = Object.fromEntries(ranged.map(({ key }, at) => [`own${at}`, specTerms(key.trim())]))
  const { aggregations } = await send({
    method: 'POST',
    path: `/${index}/_search`,
    body: { size: 0, track_total_hits: false, aggs },
  })
  return new Map(
    ranged.map(({ key, ranges = [] }, at) => {
      const { specs } = emptyLexicon()
      const values = aggregations[`own${at}`].buckets.map((bucket: Bucket) => bucket.key.slice(key.trim().length + 1))
      const isIn = (value: string): boolean => {
        const pair = specs.internText('\u0000'.repeat(KEY_UNITS) + value)
        return ranges.some((range) => isWithin(specs, pair, range))
      }
      return [key.trim(), values.filter(isIn)]
    }),
  )
}
