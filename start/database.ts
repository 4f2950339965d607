// Database of this process.
import type { DB } from '#api/database/tables.ts'
import { migrations as net } from '#api/database/database.ts'
import { adoptEvents } from '#api/foundation/event-epoch.ts'
import { migrations as auth } from '#auth/database/database.ts'
import type { Schemas } from '#kit/backup/back-up.ts'
import { requireComplete } from '#kit/backup/restore.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { isBreaking } from '#kit/postgres/compatibility.ts'
import { findPending, isMigrated, migrate } from '#kit/postgres/migrate.ts'
import { connect, type Database, sessionSettings } from '#kit/postgres/pool.ts'
import { checkPooled, keepInRole } from '#kit/postgres/role-settings.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import { sayWhileWaiting, sayWhoHolds } from '#kit/postgres/waiting.ts'
import type pg from 'pg'
import type { Settings } from './config.ts'
import type { Progress } from './progress.ts'

export type OpenDatabase = {
  url: string
  database: Database<DB>
  /** No time limits; connections close soon. */
  starting: Database<DB>
  stop: () => Promise<void>
}

const migrations = [jobs, auth, net]
export const schemas: Schemas = { migrations, others: ['pgboss'] }
export const oldestMajor = 15

type Addresses = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'directDatabaseUrl' | 'databaseConnections'>>
type Options = { log?: (message: string) => void; name?: string; statementTimeout?: number; progress?: Progress }

/** Throws DatabaseTrouble. */
export async function openDatabase(
  { databaseUrl, directDatabaseUrl, dataDir, databaseConnections }: Addresses,
  { log = console.error, name = 'wbn', statementTimeout = 10_000, progress }: Options = {},
): Promise<OpenDatabase> {
  const server = await reachServer({ databaseUrl, directDatabaseUrl, dataDir }, log)
  const { url } = server
  const pooled = databaseUrl ?? url
  const unhurried = connect(url, { max: migrations.length, name: `${name} migrations`, log })
  const options = { schema: net.schema, name, log }
  const starting = connect<DB>(url, { ...options, name: `${name} start`, max: 2 })
  const waits = sayWhoHolds(url, [unhurried.pool, starting.pool], log)
  const direct = statementTimeout > 0 ? directDatabaseUrl : undefined
  const database = connect<DB>(direct ? pooled : url, {
    ...options,
    ...(databaseConnections && { max: databaseConnections.network }),
    statementTimeout,
    connectionTimeout: 2000,
    direct,
  })
  async function stop(): Promise<void> {
    waits.stop()
    await Promise.all([database.close(), starting.close()])
    await server.stop()
  }
  try {
    await requireComplete(unhurried.pool)
    await requireRights(unhurried)
    await announceUpgrade(unhurried, log)
    const tell = sumOf(migrations.length, (done, total) => total > 0 && progress?.(done, total, 'Database'))
    await Promise.all(
      migrations.map((each, at) => migrate(unhurried.pool, each, (done, total) => tell(at, done, total))),
    )
    if (direct) await settlePooled(unhurried.pool, database.pool, { pooled, statementTimeout, log })
    await adopt(starting.pool, log)
  } catch (error) {
    await stop()
    throw error
  } finally {
    await unhurried.close()
  }
  return { url, database, starting, stop }
}

async function adopt(pool: pg.Pool, log: (message: string) => void): Promise<void> {
  const adoption = await adoptEvents(pool)
  if (adoption)
    log(
      `This database was restored, upgraded or replicated: ${adoption.kept} events are yet to be handled, ${adoption.dropped} were; the search indexes are built anew`,
    )
}

async function requireRights({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ role: string; owner: string; name: string; count: number }>(
    `select current_user as role, pg_get_userbyid(min(c.relowner::bigint)::oid) as owner, min(c.oid::regclass::text) as name, count(*) as count
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not (has_schema_privilege(n.oid, 'usage')
       and has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
       and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))
     having count(*) > 0`,
    [migrations.map(({ schema }) => schema)],
  )
  const [closed] = rows
  if (!closed) return
  const { role, owner, name, count } = closed
  throw new DatabaseTrouble(
    `DATABASE_URL: ${count} tables (such as ${name}) belong to ${owner}, and ${role} may not use them: restore the dump with --no-owner --no-privileges as ${role}, or run GRANT ${owner} TO ${role}`,
  )
}

async function announceUpgrade({ pool }: Database, log: (message: string) => void): Promise<void> {
  const pending = (await Promise.all(migrations.map((each) => findPending(pool, each)))).flat()
  if (pending.length === 0) return
  const breaking = pending.filter(({ sql }) => isBreaking(sql)).map(({ name }) => name)
  const way = breaking.length
    ? `the version before can't start any more (${breaking.join(', ')}); the way back is a backup`
    : 'the version before can still run beside this one, or instead'
  log(
    `This version changes the database (${pending.length} new ${pending.length === 1 ? 'migration' : 'migrations'}): ${way}. Before each upgrade: npm run admin -- backup DIR`,
  )
}

/** Migrates nothing. The address is the database's, not a pooler's. */
export async function reachServer(
  { databaseUrl, directDatabaseUrl, dataDir }: Addresses,
  log: (message: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (databaseUrl === undefined) {
    const { url, stop } = await startEmbedded({ dataDir, log })
    return { url, stop: async () => void (await stop()) }
  }
  const url = directDatabaseUrl ?? databaseUrl
  await greet(url, directDatabaseUrl ? 'DIRECT_DATABASE_URL' : 'DATABASE_URL', log)
  return { url, stop: async () => {} }
}

type PoolerOptions = { pooled: string; statementTimeout: number; log: (message: string) => void }

async function settlePooled(
  direct: pg.Pool,
  pool: pg.Pool,
  { pooled, statementTimeout, log }: PoolerOptions,
): Promise<void> {
  const settings = sessionSettings({ schema: `${net.schema}, ${auth.schema}`, statementTimeout })
  const role = decodeURIComponent(new URL(pooled).username) || undefined
  await keepInRole(direct, role, settings)
  try {
    await sayWhileWaiting(checkPooled(direct, pool, settings), `Waiting for ${placeOf(pooled)} (DATABASE_URL)`, log)
  } catch (error) {
    if (error instanceof DatabaseTrouble) throw error
    throw new DatabaseTrouble(`DATABASE_URL: ${(error as Error).message}`, { cause: error })
  }
}

function placeOf(url: string): string {
  const { host, searchParams } = new URL(url)
  return searchParams.get('host') ?? host
}

function sumOf(count: number, tell: (done: number, total: number) => void) {
  const parts = new Map<number, { done: number; total: number }>()
  return (at: number, done: number, total: number): void => {
    parts.set(at, { done, total })
    if (parts.size < count) return
    const all = [...parts.values()]
    tell(
      all.reduce((sum, part) => sum + part.done, 0),
      all.reduce((sum, part) => sum + part.total, 0),
    )
  }
}

export async function isCurrent({ pool }: Database<DB>): Promise<boolean> {
  const met = await Promise.all(migrations.map((each) => isMigrated(pool, each)))
  return met.every(Boolean)
}

// Reports a bad address early, without password.
async function greet(url: string, setting: string, log: (message: string) => void): Promise<void> {
  const { pool, close } = connect(url, { max: 1, schema: net.schema })
  try {
    await sayWhileWaiting(inspect(pool, setting), `Waiting for ${placeOf(url)} (${setting})`, log)
  } catch (error) {
    if (error instanceof DatabaseTrouble) throw error
    const { message, code } = error as { message: string; code?: string }
    const isPooler = message.includes('startup parameter')
    throw new DatabaseTrouble(`${setting}: ${message || code}${isPooler ? `. ${poolerRemedy}` : ''}`)
  } finally {
    await close()
  }
}

const poolerRemedy = 'Where this address is a pooler, set DIRECT_DATABASE_URL to the database behind it.'

async function inspect(pool: pg.Pool, setting: string): Promise<void> {
  const { rows } = await pool.query('select current_setting($1) as text, current_setting($2)::integer as number', [
    'server_version',
    'server_version_num',
  ])
  const { text, number } = rows[0]
  if (number < oldestMajor * 10_000)
    throw new DatabaseTrouble(`${setting}: it runs PostgreSQL ${text}, and ${oldestMajor} is the oldest that will do`)
  const { rows: path } = await pool.query<{ search_path: string }>('show search_path')
  if (!path[0]!.search_path.startsWith(net.schema))
    throw new DatabaseTrouble(`${setting}: it drops the settings of a session. ${poolerRemedy}`)
}
