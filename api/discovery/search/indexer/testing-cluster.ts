// Cluster with faults, over HTTP.
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type Source = Record<string, unknown> & { document?: Record<string, unknown> }
type Fails = (id: string) => number | undefined
type StoredIndex = Map<string, StoredSource>
type StoredSource = { version: number; source: Source | undefined }
type Answer = { status?: number; body: unknown }
export type ClusterRequest = { method: string; path: string; lines: Source[]; body: Source }
export type Fault = (request: ClusterRequest) => Answer | Fails | 'hang up' | undefined

export type TestCluster = {
  url: string
  requests: ClusterRequest[]
  fault: Fault
  documents: (name: string) => Map<string, Source>
  close: () => Promise<void>
}

export async function startTestCluster(): Promise<TestCluster> {
  const indexes = new Map<string, StoredIndex>()
  const aliases = new Map<string, string>()
  const indexNamed = (name: string) => indexes.get(aliases.get(name) ?? name)
  const cluster: TestCluster = {
    url: '',
    requests: [],
    fault: () => undefined,
    documents: (name) =>
      new Map([...(indexNamed(name) ?? [])].flatMap(([id, { source }]) => (source ? [[id, source] as const] : []))),
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }

  const listed = (alias: string) => (aliases.has(alias) ? [{ alias, index: aliases.get(alias) }] : [])

  function answer({ method, path, lines, body }: ClusterRequest, fails: Fails): Answer {
    const [name = '', act = '', more = ''] = path.split('?')[0]!.slice(1).split('/')
    const key = name.startsWith('_') ? name : act
    if (key === '_cat') return { body: act === 'aliases' ? listed(more) : cat(indexes, more) }
    if (key === '_bulk') return bulk(indexNamed(name), lines, fails)
    if (key === '_refresh') return { body: {} }
    if (key === '_count') return { body: { count: cluster.documents(name).size } }
    if (key === '_search') return { body: search([...cluster.documents(name)], body) }
    if (key === '_mtermvectors') return { body: { docs: [] } }
    if (key === '_msearch') return { body: { responses: lines.flatMap((_, at) => (at % 2 ? [noHits] : [])) } }
    if (key === '_mget') {
      const found = (body.ids as string[]).map((id) => ({ _id: id, _source: cluster.documents(name).get(id) }))
      return { body: { docs: found } }
    }
    if (key === '_doc') {
      indexNamed(name)!.set(more, { version: 0, source: body })
      return { body: {} }
    }
    if (key === '_aliases') {
      for (const { remove, add } of body.actions as Record<string, { index: string; alias: string }>[]) {
        if (remove) aliases.delete(remove.alias)
        if (add) aliases.set(add.alias, add.index)
      }
      return { body: {} }
    }
    if (key === '_update_by_query') return { body: update(indexNamed(name)!, body) }
    if (method === 'PUT') indexes.set(name, new Map())
    if (method === 'DELETE') for (const one of name.split(',')) indexes.delete(one)
    return { body: {} }
  }

  const server = createServer((request, response) => {
    void read(request).then((asked) => {
      cluster.requests.push(asked)
      const fault = cluster.fault(asked)
      if (fault === 'hang up') return void request.socket.destroy()
      const isItems = typeof fault === 'function'
      const { status = 200, body } = fault && !isItems ? fault : answer(asked, isItems ? fault : () => undefined)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cluster.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cluster
}

function bulk(index: StoredIndex | undefined, lines: Source[], fails: Fails): Answer {
  if (!index) return { status: 404, body: { error: { type: 'index_not_found_exception' } } }
  const items: unknown[] = []
  for (let at = 0; at < lines.length; at++) {
    const [[act, { _id: id, version }]] = Object.entries(lines[at]!) as [[string, { _id: string; version: number }]]
    const source = act === 'delete' ? undefined : lines[++at]
    const status = fails(id)
    const isLate = (index.get(id)?.version ?? 0) > version
    const type = isLate ? 'version_conflict_engine_exception' : 'mapper_parsing_exception'
    if (status !== undefined || isLate) {
      items.push({ [act]: { _id: id, status: status ?? 409, error: { type, reason: 'refused by the test' } } })
      continue
    }
    index.set(id, { version, source })
    items.push({ [act]: { _id: id, status: 200 } })
  }
  return { body: { items } }
}

function cat(indexes: ReadonlyMap<string, StoredIndex>, pattern: string): unknown[] {
  const matching = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
  return [...indexes]
    .filter(([name]) => matching.test(name))
    .map(([index, documents]) => ({ index, 'docs.count': String(documents.size), 'store.size': '100' }))
}

async function read(request: IncomingMessage): Promise<ClusterRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  const isLines = request.headers['content-type'] === 'application/x-ndjson'
  const lines = isLines
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Source)
    : []
  const body = !isLines && text ? (JSON.parse(text) as Source) : {}
  return { method: request.method!, path: decodeURIComponent(request.url!), lines, body }
}

type Query = {
  bool?: { filter: Query[]; must_not?: Query[] }
  term?: Record<string, unknown>
  terms?: Record<string, unknown[]>
  range?: { id: { gt: string } }
  ids?: { values: string[] }
}

function matches(query: Query, id: string, source: Source): boolean {
  const { bool, term, terms, range, ids } = query
  if (bool)
    return (
      bool.filter.every((one) => matches(one, id, source)) && !bool.must_not?.some((one) => matches(one, id, source))
    )
  if (ids) return ids.values.includes(id)
  if (range) return id > range.id.gt
  const [[field, value]] = Object.entries(term ?? terms ?? {}) as [[string, unknown]]
  return term ? source[field] === value : (value as unknown[]).includes(source[field])
}

const noHits = { hits: { hits: [] } }

function search(documents: [string, Source][], body: Source): unknown {
  if ((body.aggs as Source | undefined)?.things)
    return foundAnswer(
      namedIn(
        documents.map(([, source]) => source),
        body,
      ),
      body,
    )
  const found = documents.filter(([id, source]) => matches(body.query as Query, id, source))
  const owners = Map.groupBy(found, ([, { owner }]) => owner)
  const buckets = [...owners].map(([key, owned]) => ({
    key,
    facts: { buckets: [...new Set(owned.map(([, { facts }]) => facts))].map((facts) => ({ key: facts })) },
  }))
  const hits = found.map(([_id]) => ({ _id })).toSorted((a, b) => (a._id < b._id ? -1 : 1))
  return {
    hits: { hits: hits.slice(0, body.size as number) },
    aggregations: { owners: { buckets }, found: { buckets: [] } },
  }
}

export function namedIn(documents: readonly Source[], { query }: Source): Source[] {
  const hashes = new Set(Array.from(JSON.stringify(query).matchAll(/"exact":"(-?\d+)"/g), ([, hash]) => hash!))
  return documents.filter(({ exact }) => (exact as string[]).some((hash) => hashes.has(hash)))
}

export function foundAnswer(found: readonly Source[], { size }: Source): unknown {
  const hits = found.slice(0, size as number).map(({ document }) => ({ _score: 1, _source: { document } }))
  const [all, none] = [{ doc_count: found.length }, { doc_count: 0 }]
  const things = { scope: { ...all, fitting: none }, fitting: none }
  const aggregations = { scope: { ...all, exact: all }, passed: all, things, found: { buckets: [] } }
  return { hits: { hits, total: { value: found.length } }, aggregations }
}

function update(index: StoredIndex, { query, script }: Source): unknown {
  const { params } = script as { params: { facts: string; values: Record<string, unknown> | null } }
  let total = 0
  for (const [id, stored] of index) {
    if (!stored.source || !matches(query as Query, id, stored.source)) continue
    total++
    stored.version++
    Object.assign(stored.source, { facts: params.facts }, params.values)
    if (params.values) Object.assign(stored.source.document!, params.values, { businessFacts: params.facts })
  }
  return { total, failures: [] }
}
