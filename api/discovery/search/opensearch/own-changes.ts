// A person's own rows that the index lacks.
import type { Context } from '#api/foundation/context.ts'
import { businessOf } from '#api/catalog/products/lookup.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import type {
  Facet,
  Facets,
  IndexName,
  SearchBackend,
  SearchQuery,
  SearchResult,
  Vocabulary,
} from '#search-engine/index.ts'
import { documentsOf } from '../documents.ts'
import { emptyBuiltIn } from '../open-built-in.ts'
import { findChanged } from '../queries.ts'
import { rowEvents } from './index-position.ts'

export type OwnChanges = { ids: Record<IndexName, string[]>; backend: SearchBackend }

const changedMost = 5000
const kinds = { businesses: 'business', products: 'product', people: 'people' } as const

type Source = Pick<Context, 'db' | 'pool'> & { userID: string; since: string; vocabulary: Vocabulary }

export async function ownChanges({ db, pool, userID, since, vocabulary }: Source): Promise<OwnChanges | undefined> {
  const changed = { business: new Set<string>(), product: new Set<string>(), people: new Set<string>() }
  for (const { name, ids } of await findChanged(pool, { names: rowEvents, since, most: changedMost }))
    for (const id of ids) changed[kinds[name.split('.', 1)[0] as keyof typeof kinds]].add(id)
  const own = new Set((await businessesOf({ pool }, userID)).map(({ businessID }) => businessID))
  const owners = own.size > 0 ? await businessOf(db, [...changed.product]) : new Map<string, string>()
  const ids = {
    business: [...changed.business].filter((id) => own.has(id)),
    product: [...owners].flatMap(([id, businessID]) => (own.has(businessID) ? [id] : [])),
    people: changed.people.has(userID) ? [userID] : [],
  }
  if (ids.business.length + ids.product.length + ids.people.length === 0) return undefined
  const backend = emptyBuiltIn(vocabulary)
  const [business, product, people] = await Promise.all([
    documentsOf(pool, 'business', ids.business),
    documentsOf(pool, 'product', ids.product),
    documentsOf(pool, 'people', ids.people),
  ])
  await backend.apply({ documents: { business, product, people }, position: since })
  return { ids, backend }
}

const nothing: SearchResult = { ids: [], scores: [], total: 0 }

type Find = (query: SearchQuery) => Promise<SearchResult>

export async function findWithOwn(
  { ids, backend }: OwnChanges,
  index: IndexName,
  query: SearchQuery,
  find: Find,
): Promise<SearchResult> {
  const except = ids[index]
  if (except.length === 0) return find(query)
  const { skip, size } = query
  const found = await backend.search(index, { ...query, skip: 0, size: except.length })
  const own: SearchResult = found.relaxed || found.corrected || found.near ? nothing : found
  const shown = own.ids.slice(skip, skip + size)
  const filter = { ...query.filter, except }
  const restSkip = Math.max(0, skip - own.ids.length)
  const rest = await find({ ...query, filter, skip: restSkip, size: size - shown.length })
  const [mentions, fitting] = [sum(own.mentions, rest.mentions), sum(own.fitting, rest.fitting)]
  return {
    ...rest,
    ids: [...shown, ...rest.ids],
    scores: [...own.scores.slice(skip, skip + size), ...rest.scores],
    total: own.total + rest.total,
    ...(mentions !== undefined && { mentions }),
    ...(fitting !== undefined && { fitting }),
    ...(rest.strict !== undefined && { strict: rest.strict + own.total }),
    ...(rest.reasons && { reasons: [...(own.reasons ?? []).slice(skip, skip + size), ...rest.reasons] }),
    ...(rest.facets && own.facets && { facets: together(own.facets, rest.facets) }),
  }
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0)
}

function together(own: Facets, { specs, ...rest }: Facets): Facets {
  const facets = Object.entries(rest) as [Exclude<keyof Facets, 'specs'>, Facet][]
  const added = facets.map(([name, values]) => [name, sumOf(values, own[name] ?? [])])
  return { ...(Object.fromEntries(added) as typeof rest), ...(specs && { specs }) }
}

function sumOf(values: Facet, more: Facet): Facet {
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  for (const { value, count } of more) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
}
