// PostgreSQL full-text search.
import pg from 'pg'
import { type BusinessDocument, type ProductDocument, type SearchQuery, SearchIndex } from '#search-engine/index.ts'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { cpuOfProcess } from './load/cpu.ts'
import { mixed } from './engine.ts'
import { businessOf, type CompanyRow, productOf, type ProductRow, rows } from './relevance/rows.ts'
import { compare, lineOf, quick, type Side } from './rounds.ts'
import { dataDir } from './load/serving.ts'

const limit = 1 / 12
const documentsMost = quick ? 3000 : Infinity
const batch = 2000

type Kind = 'business' | 'product'
type Document = BusinessDocument | ProductDocument

function textsOf(document: Document): [string, string, string, string] {
  const made = 'specs' in document ? [document.code ?? '', document.brand ?? ''] : []
  const specs = 'specs' in document ? document.specs.map(({ key, value }) => `${key} ${value}`) : document.place
  const lists = [...specs, ...document.taxonomy, ...document.keywords]
  return [document.name, made.join(' '), lists.join(' '), document.text]
}

async function fill(client: pg.Client, kind: Kind, documents: Document[]): Promise<void> {
  await client.query(
    `create unlogged table scratch.${kind} (id int, business_type text, country text, industry text, words tsvector)`,
  )
  for (let from = 0; from < documents.length; from += batch) {
    const part = documents.slice(from, from + batch)
    const texts = part.map(textsOf)
    const weighed = ['A', 'B', 'C', 'D']
      .map((weight, i) => `setweight(to_tsvector('english', t${i}), '${weight}')`)
      .join(' || ')
    await client.query(
      `insert into scratch.${kind} select $1::int + place, type, country, industry, ${weighed}
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
         with ordinality as row (type, country, industry, t0, t1, t2, t3, place)`,
      [
        from,
        part.map(({ businessType }) => businessType),
        part.map(({ country }) => country),
        part.map(({ industry }) => industry),
        ...[0, 1, 2, 3].map((i) => texts.map((text) => text[i])),
      ],
    )
  }
  await client.query(`create index on scratch.${kind} using gin (words); analyze scratch.${kind}`)
}

function statementFor(kind: Kind, { text, filter = {} }: SearchQuery): [string, unknown[]] {
  const values: unknown[] = [text]
  const conditions = Object.entries({
    business_type: filter.businessType,
    country: filter.country,
    industry: filter.industry,
  })
    .filter(([, wanted]) => wanted?.length)
    .map(([column, wanted]) => `and ${column} = any($${values.push(wanted)})`)
  const sql = `select id, ts_rank(words, query) as rank, count(*) over () as total
    from scratch.${kind}, websearch_to_tsquery('english', $1) query
    where words @@ query ${conditions.join(' ')} order by rank desc limit 5`
  return [sql, values]
}

async function compared(client: pg.Client, backend: number, kind: Kind, documents: Document[]): Promise<boolean> {
  await fill(client, kind, documents)
  const index = SearchIndex.build(kind, documents as never)
  const queries: SearchQuery[] = []
  for (const { query } of mixed(
    documents.map(({ id, name }) => ({ id, name })),
    280,
    11,
  )) {
    const { rows: found } = await client.query(...statementFor(kind, query))
    if (found.length > 0) queries.push(query)
  }
  const passes = (count: number) => Math.ceil(count / queries.length)
  const engine: Side = {
    name: 'engine',
    async run(count) {
      for (let i = 0; i < passes(count); i++) for (const query of queries) index.search(query)
      return passes(count) * queries.length
    },
    cpu() {
      const { user, system } = process.cpuUsage()
      return user + system
    },
  }
  const postgres: Side = {
    name: 'PostgreSQL',
    async run(count) {
      for (let i = 0; i < passes(count); i++)
        for (const query of queries) await client.query(...statementFor(kind, query))
      return passes(count) * queries.length
    },
    cpu: () => cpuOfProcess(backend),
  }
  const comparison = await compare(`${kind}, engine against PostgreSQL`, engine, postgres, limit)
  console.log(lineOf(comparison))
  return comparison.ok
}

async function documentsOf<Row>(file: string, documentOf: (row: Row) => Document): Promise<Document[]> {
  const documents: Document[] = []
  for await (const row of rows<Row>(file)) {
    if (documents.push(documentOf(row)) >= documentsMost) break
  }
  return documents
}

export async function run(): Promise<boolean> {
  if (!process.env['WBN_DATA']) throw new Error('WBN_DATA must name the folder of the real data')
  const { url, stop } = await startEmbedded({ dataDir })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const drop = () => client.query('drop schema if exists scratch cascade')
  try {
    await client.query(
      `set max_parallel_workers_per_gather = 0; set max_parallel_maintenance_workers = 0; set jit = off; set work_mem = '64MB'`,
    )
    await drop()
    await client.query('create schema scratch')
    const { rows: found } = await client.query('select pg_backend_pid() as pid')
    const products = await compared(
      client,
      found[0].pid,
      'product',
      await documentsOf<ProductRow>('products.jsonl.gz', productOf),
    )
    return (
      (await compared(
        client,
        found[0].pid,
        'business',
        await documentsOf<CompanyRow>('companies.jsonl.gz', businessOf),
      )) && products
    )
  } finally {
    await drop()
    await client.end()
    await stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
