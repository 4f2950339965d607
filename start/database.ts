// Database of this process: embedded or DATABASE_URL; migrated.
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
import { connect, type Database } from '#kit/postgres/pool.ts'
import { DatabaseTrouble } from '#kit/postgres/trouble.ts'
import type { Settings } from './config.ts'
import type { Progress } from './progress.ts'

export type OpenDatabase = {
  url: string
  /** Pool for requests: statements and connection waits have time limits. */
  database: Database<DB>
  /** Pool for start-up work, without time limits. Its connections close soon after the last statement. */
  starting: Database<DB>
  /** Closes the connections; the embedded server stops with its last user. */
  stop: () => Promise<void>
}

const migrations = [jobs, auth, net]
export const schemas: Schemas = { migrations, others: ['pgboss'] }
export const oldestMajor = 15

/** Throws DatabaseTrouble with the operator's remedy. `name` appears in pg_stat_activity. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  {
    log = console.error,
    name = 'wbn',
    statementTimeout = 10_000,
    progress,
  }: { log?: (message: string) => void; name?: string; statementTimeout?: number; progress?: Progress } = {},
): Promise<OpenDatabase> {
  const server = await reachServer({ databaseUrl, dataDir }, log)
  const { url } = server
  const unhurried = connect(url, { max: migrations.length, name: `${name} migrations`, log })
  try {
    await requireComplete(unhurried.pool)
    await requireRights(unhurried)
    await announceUpgrade(unhurried, log)
    const tell = sumOf(migrations.length, (done, total) => total > 0 && progress?.(done, total, 'Database'))
    await Promise.all(
      migrations.map((each, at) => migrate(unhurried.pool, each, (done, total) => tell(at, done, total))),
    )
  } catch (error) {
    await server.stop()
    throw error
  } finally {
    await unhurried.close()
  }
  const options = { schema: net.schema, name, log }
  const database = connect<DB>(url, { ...options, statementTimeout, connectionTimeout: 2000 })
  const starting = connect<DB>(url, { ...options, name: `${name} start`, max: 2 })
  async function stop(): Promise<void> {
    await Promise.all([database.close(), starting.close()])
    await server.stop()
  }
  try {
    const adoption = await adoptEvents(starting.pool)
    if (adoption)
      log(
        `This database was restored, upgraded or replicated: ${adoption.kept} events are yet to be handled, ${adoption.dropped} were; the search indexes are built anew`,
      )
  } catch (error) {
    await stop()
    throw error
  }
  return { url, database, starting, stop }
}

/** Dumps have no roles. */
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

/** Migrates nothing. */
export async function reachServer(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (databaseUrl === undefined) {
    const { url, stop } = await startEmbedded({ dataDir, log })
    return { url, stop: async () => void (await stop()) }
  }
  await greet(databaseUrl)
  return { url: databaseUrl, stop: async () => {} }
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

// Reports a bad address early, naming the setting but no password.
async function greet(url: string): Promise<void> {
  const { pool, close } = connect(url, { max: 1 })
  try {
    const { rows } = await pool.query('select current_setting($1) as text, current_setting($2)::integer as number', [
      'server_version',
      'server_version_num',
    ])
    const { text, number } = rows[0]
    if (number < oldestMajor * 10_000)
      throw new DatabaseTrouble(`it runs PostgreSQL ${text}, and ${oldestMajor} is the oldest that will do`)
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    throw new DatabaseTrouble(`DATABASE_URL: ${message || code}`)
  } finally {
    await close()
  }
}
