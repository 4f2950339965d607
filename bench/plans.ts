// Prepared statements: time, and planning, over budget after twenty calls.
import { type Settings, readSettings } from '#start/config.ts'
import { openDatabase } from '#start/database.ts'
import { createServer } from '#start/server.ts'
import { pathsFor } from '#web/foundation/paths.ts'
import pg from 'pg'
import type { Drawn } from './floors/floors.ts'
import { serveFloors } from './floors/floors.ts'
import { figureOf, quick } from './rounds.ts'
import { environment, fill } from './load/serving.ts'

/** A generic plan would scan the whole table (docs/decisions/0002). */
const plannedEachTime = new Set(['events-since'])
const runs = quick ? 12 : 60

type Statement = { name: string; text: string; values: unknown[] }
type Part = 'parse' | 'bind' | 'execute'
type Cost = Record<Part, number>

function record(pool: pg.Pool): Map<string, Statement> {
  const seen = new Map<string, Statement>()
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.query = ((first: Partial<Statement> | string, ...more: unknown[]) => {
    if (typeof first === 'object' && first.name && first.text)
      seen.set(first.name, { name: first.name, text: first.text, values: first.values ?? [] })
    return query(first, ...more)
  }) as typeof pool.query
  return seen
}

async function askHotRoutes(settings: Settings): Promise<Map<string, Statement>> {
  const opened = await openDatabase(settings)
  const server = await createServer(settings, opened.database)
  serveFloors(server.app, opened.database.pool)
  const seen = record(opened.database.pool)
  const ask = (url: string, payload?: object) => server.app.inject(payload ? { method: 'POST', url, payload } : { url })
  try {
    const { data } = (await ask('/floor/drawn')).json<{ data: Drawn }>()
    const paths = pathsFor('en')
    for (const { id, key } of data.businesses.slice(0, 3)) await ask(paths.business({ businessID: id, key }))
    for (const { id, key } of data.products.slice(0, 3)) await ask(paths.product({ productID: id, key }))
    for (const textQuery of ['pump', 'valve']) {
      await ask('/api/search/business', { textQuery })
      await ask('/api/search/product', { textQuery })
      await ask(`/api/search/suggest?q=${textQuery}`)
    }
    await ask('/api/search/business/last-registered')
    await ask(paths.home())
    return seen
  } finally {
    await server.stop()
    await opened.stop()
  }
}

async function costOf(client: pg.Client, statement: Statement, logged: string[]): Promise<Cost> {
  const times: Record<Part, number[]> = { parse: [], bind: [], execute: [] }
  for (let run = 0; run < runs; run++) {
    logged.length = 0
    await client.query(statement)
    for (const line of logged) {
      const [, ms, part] = /^duration: ([\d.]+) ms {2}(parse|bind|execute) /.exec(line) ?? []
      if (part) times[part as Part].push(Number(ms) * 1000)
    }
  }
  // PostgreSQL plans the first five runs individually.
  const median = (values: number[]) => (values.length === 0 ? 0 : figureOf(values.slice(-Math.ceil(runs / 2))).median)
  return { parse: median(times.parse), bind: median(times.bind), execute: median(times.execute) }
}

export async function run(): Promise<boolean> {
  fill()
  Object.assign(process.env, environment)
  const settings = readSettings()
  const statements = await askHotRoutes(settings)
  const opened = await openDatabase(settings)
  const client = new pg.Client({ connectionString: opened.url, options: '-c search_path=net,public' })
  const logged: string[] = []
  client.on('notice', ({ message }) => logged.push(message ?? ''))
  await client.connect()
  try {
    await client.query('set log_min_duration_statement = 0; set client_min_messages = log')
    let kept = true
    console.log(`${'statement'.padEnd(28)}    parse     bind  execute   µs`)
    for (const statement of [...statements.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const { parse, bind, execute } = await costOf(client, statement, logged)
      const { rows } = await client.query(
        'select generic_plans as generic from pg_prepared_statements where name = $1',
        [statement.name],
      )
      const planned = Number(rows[0]?.generic ?? 0) === 0
      const over = planned && !plannedEachTime.has(statement.name)
      kept &&= !over
      const columns = [parse, bind, execute].map((us) => us.toFixed(0).padStart(9)).join('')
      console.log(
        `${statement.name.padEnd(28)}${columns}   ${planned ? 'planned at each call' : ''}${over ? '  OVER' : ''}`,
      )
    }
    return kept
  } finally {
    await client.end()
    await opened.stop()
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
