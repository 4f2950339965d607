// Companies' facts in their products.
import type { Clause, OpenSearchSend } from './send.ts'

export type OwnedProducts = { send: OpenSearchSend; documents: string }
export type StoredFacts = { businessType: string; country: string; verified: boolean; run: boolean }

const CHANGED_AT_ONCE = 5000
const FOUND_AT_ONCE = 1000
const OUTDATED = ''

const SCRIPT = `
ctx._source.facts = params.facts;
if (params.values != null) {
  ctx._source.document.businessFacts = params.facts;
  for (entry in params.values.entrySet()) {
    ctx._source[entry.getKey()] = entry.getValue();
    ctx._source.document[entry.getKey()] = entry.getValue();
  }
}
`

export async function findFacts(
  { send, documents }: OwnedProducts,
  owners: readonly string[],
): Promise<Map<string, string[]>> {
  const terms = (field: string, size: number) => ({ terms: { field, size } })
  const aggs = { owners: { ...terms('owner', owners.length), aggs: { facts: terms('facts', FOUND_AT_ONCE) } } }
  const body = { size: 0, track_total_hits: false, query: { terms: { owner: owners } }, aggs }
  const { aggregations } = await send({ method: 'POST', path: `/${documents}/_search`, body })
  type Bucket = { key: string; facts: { buckets: { key: string }[] } }
  return new Map(
    aggregations.owners.buckets.map(({ key, facts }: Bucket) => [key, facts.buckets.map((bucket) => bucket.key)]),
  )
}

export async function changeFacts(
  { send, documents }: OwnedProducts,
  { owner, before, facts, values }: { owner: string; before: readonly string[]; facts: string; values: StoredFacts },
): Promise<void> {
  const filter = [{ term: { owner } }, { terms: { facts: before } }]
  await update({ send, documents }, { bool: { filter } }, { facts, values })
}

export async function markOutdated({ send, documents }: OwnedProducts, owners: readonly string[]): Promise<void> {
  const query = { bool: { filter: [{ terms: { owner: owners } }], must_not: [{ term: { facts: OUTDATED } }] } }
  await update({ send, documents }, query, { facts: OUTDATED, values: null })
}

export async function findOutdated(
  { send, documents }: OwnedProducts,
  except: readonly string[],
  most: number,
): Promise<string[]> {
  const query = { bool: { filter: [{ term: { facts: OUTDATED } }], must_not: [{ ids: { values: except } }] } }
  return idsOf({ send, documents }, query, most)
}

export function findOwned(target: OwnedProducts, owner: string, after = ''): Promise<string[]> {
  return idsOf(target, { bool: { filter: [{ term: { owner } }, { range: { id: { gt: after } } }] } }, FOUND_AT_ONCE)
}

async function idsOf({ send, documents }: OwnedProducts, query: Clause, size: number): Promise<string[]> {
  const body = { query, size, sort: [{ id: 'asc' }], _source: false, track_total_hits: false }
  const { hits } = await send({ method: 'POST', path: `/${documents}/_search`, body })
  return hits.hits.map(({ _id }: { _id: string }) => _id)
}

async function update({ send, documents }: OwnedProducts, query: Clause, params: object): Promise<void> {
  const path = `/${documents}/_update_by_query?conflicts=proceed&refresh=true`
  const body = { query, max_docs: CHANGED_AT_ONCE, script: { lang: 'painless', source: SCRIPT, params } }
  for (let left = Infinity; left > 0;) {
    const { total, failures } = await send({ method: 'POST', path, body })
    if (failures.length > 0) throw new Error(`${documents}: ${JSON.stringify(failures[0]).slice(0, 300)}`)
    left = total
  }
}
