// Matching of saved searches with changed products of WBN_DATA.
import type { Pool } from 'pg'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { openMatcher } from '#api/discovery/watches/matching.ts'
import { openReader } from '#api/discovery/watches/reader.ts'
import { questionKey } from '#api/discovery/watches/saved-searches.ts'
import { testApi } from '#api/testing.ts'
import { quick } from '../rounds.ts'
import { type ProductRow, rows } from '../relevance/rows.ts'

const limit = 60 // s
const [searches, changed] = quick ? [1000, 500] : [20_000, 5000]
const businesses = 500
const persons = 2000
const atOnce = 1000

let state = 1
const draw = (below: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below

async function addProducts(pool: Pool): Promise<string[]> {
  const names: string[] = []
  const { rows: owners } = await pool.query<{ id: string }>(
    `insert into businesses (company_name, slug, business_type, country_code, industry_id)
     select 'Works ' || n, 'works-' || n, 'MA', (array['IT', 'DE', 'CL', 'CN'])[1 + n % 4], $2
     from generate_series(1, $1::int) n returning id`,
    [businesses, nodeByKey('0004')!.id],
  )
  let batch: object[] = []
  const add = async () => {
    await pool.query(
      `insert into products (business_id, industry_id, name, slug, description, specs)
       select r.business, r.industry, r.name, 'p', r.text, r.specs
       from jsonb_to_recordset($1::jsonb) as r (business uuid, industry uuid, name text, text text, specs jsonb)`,
      [JSON.stringify(batch)],
    )
    batch = []
  }
  for await (const row of rows<ProductRow>('products.jsonl.gz')) {
    const name = String(row.name).slice(0, 200)
    names.push(name)
    batch.push({
      business: owners[draw(businesses)]!.id,
      industry: nodeByKey(row.industryCode)?.id ?? nodeByKey('0004')!.id,
      name,
      text: row.description ?? '',
      specs: row.specs ?? [],
    })
    if (batch.length === atOnce) await add()
  }
  if (batch.length > 0) await add()
  return names
}

async function addSearches(pool: Pool, names: readonly string[]): Promise<number> {
  const questions = new Map<string, object>()
  for (let drawn = 0; questions.size < searches && drawn < 10 * searches; drawn++) {
    const words = names[draw(names.length)]!.split(/\s+/)
    const from = draw(Math.max(1, words.length - 2))
    const textQuery = words
      .slice(from, from + 2 + draw(2))
      .join(' ')
      .slice(0, 100)
    const country = draw(3) === 0 ? { country: [['IT', 'DE', 'CL', 'CN'][draw(4)]!] } : {}
    const question = { resourceType: 'product' as const, textQuery, ...country }
    questions.set(questionKey('en', question), question)
  }
  await pool.query(
    `insert into saved_searches (user_id, name, resource_type, question, question_key, locale, pace, known)
     select md5((n % $3::int)::text)::uuid, 'Search ' || n, 'product', q.question, q.key, 'en', 'daily', '{}'
     from unnest($1::text[], $2::jsonb[]) with ordinality as q (key, question, n)`,
    [[...questions.keys()], [...questions.values()].map((one) => JSON.stringify(one)), persons],
  )
  return questions.size
}

async function run(): Promise<boolean> {
  const bench = await testApi()
  const { db, pool, dependencies } = bench
  try {
    const names = await addProducts(pool)
    const every = (await pool.query<{ id: string }>('select id from products order by id')).rows.map(({ id }) => id)
    const publish = (ids: string[]) =>
      db.transaction().execute(async (tx) => {
        for (let at = 0; at < ids.length; at += atOnce)
          await emitEvent(tx, 'products.changed', { ids: ids.slice(at, at + atOnce) })
      })
    await publish(every)
    await dependencies.eventLog.catchUp()
    // Changes before a search is saved are not its own.
    const reader = openReader(dependencies)
    await reader.read()
    const saved = await addSearches(pool, names)
    await pool.query('analyze')
    await publish(Array.from({ length: changed }, (_, at) => every[Math.floor((at * every.length) / changed)]!))
    const matcher = openMatcher(dependencies)
    const begun = performance.now()
    const cpuBefore = process.cpuUsage()
    await reader.read()
    while (await matcher.match());
    const seconds = (performance.now() - begun) / 1000
    const cpu = process.cpuUsage(cpuBefore)
    const { rows: told } = await pool.query<{ news: number; hits: number }>(
      'select count(*)::int as news, (select sum(cardinality(known))::int from saved_searches) as hits from watch_news',
    )
    const figure = `${saved} searches × ${changed} changed of ${every.length} products: ${seconds.toFixed(1)} s (budget ${limit} s)`
    console.log(`${seconds <= limit ? '' : 'OVER '}${figure}`)
    console.log(
      `of which ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of CPU in this process, the rest PostgreSQL; ${told[0]!.hits} hits, ${told[0]!.news} news`,
    )
    return seconds <= limit
  } finally {
    await bench.close()
  }
}

process.exit((await run()) ? 0 : 1)
