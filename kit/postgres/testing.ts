// One cloned database per test file.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { removeHome } from './home.ts'
import { fingerprint, migrate, type Migrations } from './migrate.ts'
import { connect, type Database } from './pool.ts'
import { isAlive } from './processes.ts'

export type TestDatabase<Tables> = {
  url: string
  database: Database<Tables>
  drop: () => Promise<void>
}

type TestServer = { url: string; stop: () => Promise<void> }

type Options<Tables> = {
  template: string
  migrations?: Migrations[]
  prepare?: (database: Database<Tables>) => Promise<void>
  max?: number
}

const prefix = 'wbn-test-'

export async function testDatabase<Tables = unknown>(options: Options<Tables>): Promise<TestDatabase<Tables>> {
  const { template, migrations = [], max = 5 } = options
  const server = await serverOfThisRun()
  const source = `template_${createHash('sha256')
    .update(`${template} ${await fingerprint(migrations)}`)
    .digest('hex')
    .slice(0, 20)}`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server.url, async (admin) => {
    await admin.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [source])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [source])
    if (!rowCount) await build(admin, server.url, source, options)
    await admin.query('select pg_advisory_unlock_all()')
    await admin.query(`create database ${name} template ${source} strategy file_copy`)
  })
  const url = inDatabase(server.url, name)
  const database = connect<Tables>(url, { max, schema: migrations[0]?.schema })
  async function drop(): Promise<void> {
    await database.close()
    await asAdmin(server.url, (admin) => admin.query(`drop database ${name} with (force)`))
    await server.stop()
  }
  return { url, database, drop }
}

export async function startTestServer(): Promise<TestServer> {
  sweep()
  const folder = join(tmpdir(), `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`)
  const embedded = await startEmbedded({ dataDir: folder, durable: false })
  async function stop(): Promise<void> {
    await embedded.stop()
    removeHome(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: embedded.url, stop }
}

async function serverOfThisRun(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => {} } : startTestServer()
}

async function build<Tables>(admin: pg.Client, url: string, source: string, options: Options<Tables>): Promise<void> {
  const { migrations = [], prepare } = options
  const draft = `${source}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  const database = connect<Tables>(inDatabase(url, draft), { max: 5, schema: migrations[0]?.schema })
  try {
    for (const each of migrations) await migrate(database.pool, each)
    await prepare?.(database)
    await database.pool.query('vacuum analyze')
  } finally {
    await database.close()
  }
  await admin.query(`alter database ${draft} rename to ${source}`)
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: inDatabase(url, 'postgres'), application_name: 'wbn test' })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length).split('-')[0])
    if (!pid || isAlive(pid)) continue
    removeHome(join(tmpdir(), name))
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
