// Brute-force search of products.
import assert from 'node:assert/strict'
import type { Filter, ProductDocument, SearchQuery, SearchResult } from './index.ts'
import { limits } from './schema.ts'

const tokensOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

const wordsIn = ({ name, text, translated = [], specs }: ProductDocument): string[] =>
  tokensOf(`${name} ${text} ${translated.join(' ')} ${specs.map(({ value }) => value).join(' ')}`)

type FacetField = 'businessType' | 'country' | 'industry' | 'category' | 'brand' | 'verified' | 'run'
const facetFields: FacetField[] = ['businessType', 'country', 'industry', 'category', 'brand', 'verified', 'run']

function valuesOf(doc: ProductDocument, field: FacetField): string[] {
  if (field === 'category') return [doc.category!, doc.subCategory!]
  return [String(doc[field])]
}

function passes(doc: ProductDocument, { ...wanted }: Filter, without?: string): boolean {
  for (const field of facetFields) {
    const wish = wanted[field]
    const values = typeof wish === 'boolean' ? [String(wish)] : wish
    if (field !== without && values && !valuesOf(doc, field).some((value) => values.includes(value))) return false
  }
  if (wanted.business !== undefined && doc.businessID !== wanted.business) return false
  return (wanted.specs ?? []).every(
    ({ key, values }) =>
      `spec ${key}` === without || doc.specs.some((spec) => spec.key === key && values.includes(spec.value)),
  )
}

function matching(all: ProductDocument[], query: SearchQuery): { docs: ProductDocument[]; relaxed: boolean } {
  const wanted = [...new Set(tokensOf(query.text))]
  const members = query.concepts?.[0]?.categories ?? []
  if (wanted.length === 0) return { docs: all, relaxed: false }
  const last = query.concepts ? undefined : tokensOf(query.text).at(-1)
  const isMember = (doc: ProductDocument): boolean =>
    [doc.category, doc.subCategory, doc.industry].some((id) => members.includes(id!))
  const hasWord = (doc: ProductDocument, word: string): boolean =>
    wordsIn(doc).some((other) => (word === last ? other.startsWith(word) : other === word))
  const level = (doc: ProductDocument): number =>
    isMember(doc) ? wanted.length : wanted.filter((word) => hasWord(doc, word)).length
  const strict = all.filter((doc) => level(doc) === wanted.length)
  const { business } = query.filter ?? {}
  const within = (docs: ProductDocument[]) => docs.filter((doc) => passes(doc, { business }))
  const isNamed = within(strict).some(({ name }) => name === query.text)
  if (within(strict).length >= limits.fewMatches || wanted.length < 2 || isNamed) {
    return { docs: strict, relaxed: false }
  }
  const [head] = query.wishes?.types ?? []
  const isKnown = (word: string): boolean => all.some((doc) => isMember(doc) || wordsIn(doc).includes(word))
  const mustHave = head !== undefined && wanted.includes(head) && isKnown(head) ? head : undefined
  for (let least = wanted.length - 1; least >= 1; least--) {
    const docs = all.filter(
      (doc) => level(doc) >= least && (mustHave === undefined || isMember(doc) || hasWord(doc, mustHave)),
    )
    if (within(docs).length >= limits.fewMatches || least === 1) return { docs, relaxed: true }
  }
  throw new Error('unreachable')
}

function facet(
  docs: ProductDocument[],
  valuesIn: (doc: ProductDocument) => string[],
): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const doc of docs) for (const value of new Set(valuesIn(doc))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

type Find = (query: SearchQuery) => Promise<SearchResult>

export async function check(find: Find, all: ReadonlyMap<string, ProductDocument>, query: SearchQuery): Promise<void> {
  const found = await find(query)
  const everything = await find({ ...query, skip: 0, size: query.size + 17 })
  assert.deepEqual(found.total, everything.total)
  assert.deepEqual(
    found.ids,
    everything.ids.slice(query.skip, query.skip + query.size),
    'the order does not depend on the size',
  )
  const { businessType, country } = query.wishes ?? {}
  const { docs, relaxed } = matching([...all.values()], query)
  const wanted = query.filter ?? {}
  const right = docs.filter((doc) => passes(doc, wanted))
  assert.equal(found.total, right.length, 'total')
  assert.ok(
    found.ids.every((id) => right.some((doc) => doc.id === id)),
    'only matches',
  )
  assert.equal(found.ids.length, Math.max(0, Math.min(query.size, right.length - query.skip)), 'page')
  assert.equal(new Set(found.ids).size, found.ids.length, 'each once')
  for (const field of facetFields) {
    const counted = facet(
      docs.filter((doc) => passes(doc, wanted, field)),
      (doc) => valuesOf(doc, field),
    )
    assert.deepEqual(found.facets![field], counted, `facet ${field}`)
  }
  for (const { key, values } of found.facets!.specs!) {
    const own = docs.filter((doc) => passes(doc, wanted, `spec ${key}`))
    const counted = facet(own, (doc) => doc.specs.filter((spec) => spec.key === key).map(({ value }) => value))
    assert.deepEqual(values, counted, `spec facet ${key}`)
  }
  const fits = (doc: ProductDocument): boolean =>
    (!businessType?.length || businessType.includes(doc.businessType)) &&
    (!country?.length || country.includes(doc.country))
  if (tokensOf(query.text).length > 0 && (businessType?.length || country?.length)) {
    if (!relaxed)
      assert.equal(found.fitting, right.filter((doc) => fits(doc) || doc.name === query.text).length, 'fitting')
  }
  if (!relaxed) ordered(found, all)
}

function ordered({ ids, scores }: SearchResult, all: ReadonlyMap<string, ProductDocument>): void {
  for (let i = 1; i < ids.length; i++) {
    const a = all.get(ids[i - 1]!)!
    const b = all.get(ids[i]!)!
    const gap =
      scores[i]! - scores[i - 1]! ||
      Number(b.verified) - Number(a.verified) ||
      b.registered - a.registered ||
      (a.id < b.id ? -1 : 1)
    assert.ok(gap < 0, `order ${scores[i - 1]} ${scores[i]}`)
  }
}

export const byId = (docs: readonly ProductDocument[]): Map<string, ProductDocument> =>
  new Map(docs.map((doc) => [doc.id, doc]))
