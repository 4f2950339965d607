// Shares of process time in writing calls and their emails; their statements; time of PostgreSQL.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Session, type Profiler } from 'node:inspector/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { openDatabase } from '#start/database.ts'
import { readSettings } from '#start/config.ts'
import { createServer } from '#start/server.ts'
import { openAccount } from '../auth.ts'
import { cpuOfPostgres, parentOf } from '../load/cpu.ts'
import { dataDir, environment, fill } from '../load/serving.ts'
import { quick } from '../rounds.ts'

const people = quick ? 2 : 40
const each = 15 // writes a person: fewer than make a new one wait
const atOnce = 4
const interval = 200 // µs
const garbage = 'collection of garbage'
const rest = 'the rest'

/** First match wins; functions without a file are Node's. */
const parts: readonly [part: string, pattern: RegExp][] = [
  ['pg: statements sent, rows read', /node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+|kysely)\/|kit\/postgres\//],
  [
    'Fastify and its plugins',
    /node_modules\/(@fastify|fastify[\w-]*|avvio|find-my-way|light-my-request|pino[\w-]*|secure-json-parse|sonic-boom|thread-stream)\//,
  ],
  ['contract, envelope, zod', /node_modules\/zod\/|\/contract\/|kit\/(serve|validate|envelope|client|request)/],
  ['protection, access, telemetry', /\/start\/|kit\/authorize|api\/authorize|api\/identity\/viewer/],
  ['idempotency', /foundation\/idempotency/],
  ['language of the text', /kit\/language|node_modules\/(eld|efficient-language-detector)/],
  ['page cache, search index', /\/(web|search-engine)\//],
  ['API: handlers and rules', /\/(api|auth|kit|illustrations)\//],
  ['other libraries', /node_modules\//],
  ['Node', /^node:|^$/],
]

type Write = { name: string; write: (person: Person, turn: number) => Promise<void> }
type Person = { userID: string; token: string; threads: string[] }

async function send<T>(app: FastifyInstance, { token }: Person, url: string, payload: object): Promise<T> {
  const headers = { 'x-auth-token': token }
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers })
  if (statusCode !== 200) throw new Error(`${url}: ${body}`)
  return (JSON.parse(body) as { data: T }).data
}

function writes(app: FastifyInstance, businesses: readonly string[]): Write[] {
  return [
    {
      name: 'a post',
      async write(person) {
        const content = `Forty valves of DN 50 leave our stock within two weeks ${randomUUID()}`
        await send(app, person, '/api/social/posts/make-post', {
          content,
          timelineID: person.userID,
          timelineType: 'user',
        })
      },
    },
    {
      name: 'an inquiry',
      async write(person, turn) {
        const message = `What is the lead time for forty of them? ${randomUUID()}`
        const to = businesses[(Math.floor(turn / each) + 1 + (turn % (people - 1))) % people]
        const body = { to, subject: 'priceList', message }
        const { requestID } = await send<{ requestID: string }>(app, person, '/api/business/request', body)
        person.threads.push(requestID)
      },
    },
    {
      name: 'a message',
      async write(person, turn) {
        const content = `Two weeks from stock for forty of them ${randomUUID()}`
        const thread = person.threads[turn % person.threads.length]
        await send(app, person, `/api/business/request/${thread}/send-message`, { content })
      },
    },
  ]
}

async function profileOf(work: () => Promise<void>): Promise<Profiler.Profile> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval })
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return profile
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const { functionName, url } = frames.get(id)!
    if (functionName === '(idle)' || url.includes('/bench/')) continue
    const isGarbage = functionName === '(garbage collector)'
    const part = isGarbage ? garbage : (parts.find(([, pattern]) => pattern.test(url))?.[0] ?? rest)
    times.set(part, (times.get(part) ?? 0) + timeDeltas[at]!)
  }
  const sum = [...times.values()].reduce((all, one) => all + one, 0)
  return new Map([...times].map(([part, time]) => [part, (100 * time) / sum]))
}

async function inTurn(persons: readonly Person[], { write }: Write): Promise<void> {
  const lane = async (first: number) => {
    for (let at = first; at < persons.length; at += atOnce)
      for (let turn = 0; turn < each; turn++) await write(persons[at]!, at * each + turn)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, first) => lane(first)))
}

type Column = { name: string; shares: Map<string, number>; milliseconds: number; statements: number; database: number }

function print(columns: Column[]): void {
  console.log(`| part | ${columns.map(({ name }) => name).join(' | ')} |`)
  console.log(`|---|${columns.map(() => '---|').join('')}`)
  for (const part of [...parts.map(([name]) => name), garbage, rest]) {
    const cells = columns.map(({ shares }) => (shares.has(part) ? `${shares.get(part)!.toFixed(1)} %` : ''))
    if (cells.some(Boolean)) console.log(`| ${part} | ${cells.join(' | ')} |`)
  }
  console.log(`| ms of the process | ${columns.map(({ milliseconds }) => milliseconds.toFixed(2)).join(' | ')} |`)
  console.log(`| ms of PostgreSQL | ${columns.map(({ database }) => database.toFixed(2)).join(' | ')} |`)
  console.log(`| statements | ${columns.map(({ statements }) => statements.toFixed(1)).join(' | ')} |`)
}

let statements = 0
function countStatements(): void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    statements++
    return (query as (...values: unknown[]) => unknown).apply(this, given)
  } as typeof query
}

async function measure(
  pool: pg.Pool,
  { name, count }: { name: string; count: number },
  work: () => Promise<void>,
): Promise<Column> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const postmaster = parentOf(rows[0]!.pid)
  const before = { process: process.cpuUsage(), database: cpuOfPostgres(postmaster), statements }
  const profile = await profileOf(work)
  const { user, system } = process.cpuUsage(before.process)
  return {
    name,
    shares: sharesOf(profile),
    milliseconds: (user + system) / 1000 / count,
    database: (cpuOfPostgres(postmaster) - before.database) / 1000 / count,
    statements: (statements - before.statements) / count,
  }
}

const emailJobs = `name in ('notifications.mail', 'mail.deliver') and state < 'completed'`

async function sendEmails(pool: pg.Pool): Promise<void> {
  await pool.query(`update pgboss.job set start_after = now() where ${emailJobs}`)
  while ((await pool.query(`select from pgboss.job where ${emailJobs} limit 1`)).rowCount! > 0) await pause(100)
}

export async function run(): Promise<boolean> {
  fill()
  countStatements()
  const folder = `${dataDir}-profiled`
  rmSync(folder, { recursive: true, force: true })
  execFileSync('cp', ['-a', dataDir, folder])
  const settings = readSettings({ ...environment, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' })
  const opened = await openDatabase(settings)
  const server = await createServer(settings, opened.database)
  try {
    const address = (await server.start()).replace('localhost', '127.0.0.1')
    const outbox = address + server.outbox!.replace('/mail?', '/mail.json?')
    const persons: Person[] = []
    while (persons.length < people) persons.push({ ...(await openAccount({ address, outbox })), threads: [] })
    const { rows } = await opened.database.pool.query<{ id: string }>(
      `with person as (select id, row_number() over () as place from unnest($1::uuid[]) id),
        free as (select b.id, row_number() over (order by b.id) as place from businesses b
          where b.removed_at is null and not exists (select from members m where m.business_id = b.id) limit $2)
      insert into members (business_id, user_id, access)
        select f.id, p.id, 'owner' from free f join person p using (place) returning business_id as id`,
      [persons.map(({ userID }) => userID), people],
    )
    const { pool } = opened.database
    const columns: Column[] = []
    for (const write of writes(
      server.app,
      rows.map(({ id }) => id),
    ))
      columns.push(await measure(pool, { name: write.name, count: people * each }, () => inTurn(persons, write)))
    await pause(2000)
    const waiting = await pool.query(`select from pgboss.job where ${emailJobs} and name = 'notifications.mail'`)
    const emails = { name: `each of ${waiting.rowCount!} jobs of their emails`, count: waiting.rowCount! }
    columns.push(await measure(pool, emails, () => sendEmails(pool)))
    print(columns)
    return true
  } finally {
    await server.stop()
    await opened.stop()
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
