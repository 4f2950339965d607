// PostgreSQL connections and the query builder.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { dropSilent, type SilenceLimits } from './silence.ts'
import { TracedClient } from './traced-client.ts'

export type Database<Tables = unknown> = { kysely: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> }

export type ConnectOptions = {
  max?: number
  schema?: string
  /** ms; 0 is none. 10,000 for requests, 0 for jobs and imports. */
  statementTimeout?: number
  /** ms. */
  connectionTimeout?: number
  name?: string
  log?: (message: string) => void
  /** Address beside a pooler, which refuses session settings. */
  direct?: string | undefined
  silence?: Partial<SilenceLimits>
}

// maintainNestedObjectKeys: keys inside json columns are data.
export const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

const [farewell, grace, unlimited] = [10_000, 2000, 24 * 3600 * 1000] // ms
const idleInTransaction = 60_000 // ms
const origins = new WeakMap<pg.Pool, { url: string; options: ConnectOptions }>()

/** camelCase here, snake_case in SQL. bigint and numeric are numbers, date is 'YYYY-MM-DD'. */
export function connect<Tables = unknown>(url: string, options: ConnectOptions = {}): Database<Tables> {
  const {
    max = 10,
    statementTimeout,
    connectionTimeout = 10_000,
    name = 'wbn',
    direct,
    silence,
    log = () => {},
  } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!direct && { options: startupOptions(sessionSettings(options)) }),
    types: { getTypeParser },
    Client: TracedClient,
  })
  origins.set(pool, { url, options })
  const { hangUpAll } = dropSilent(pool, !direct, {
    deadline: statementTimeout ? statementTimeout + grace : unlimited,
    ...silence,
  })
  // An unhandled 'error' would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  })
  // The pool handles errors of idle clients only: one in a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins })
  // kysely.destroy() leaves a pool open that Kysely never used.
  async function close(): Promise<void> {
    const timer = setTimeout(hangUpAll, farewell)
    await pool.end()
    clearTimeout(timer)
  }
  return { kysely, pool, close }
}

export function connectBeside<Tables = unknown>(pool: pg.Pool, options: ConnectOptions): Database<Tables> {
  const { url, options: given } = origins.get(pool)!
  return connect<Tables>(url, { ...given, ...options })
}

export function sessionBeside(pool: pg.Pool, options: pg.ClientConfig): pg.Client {
  const direct = origins.get(pool)?.options.direct
  const address = direct ? { connectionString: direct } : {}
  return new pg.Client({ ...pool.options, ...address, ...options })
}

const startupOptions = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

export function sessionSettings({ schema, statementTimeout = 0 }: Pick<ConnectOptions, 'schema' | 'statementTimeout'>) {
  return {
    ...(schema && { search_path: `${schema},public` }),
    statement_timeout: `${statementTimeout}`,
    idle_in_transaction_session_timeout: statementTimeout ? `${idleInTransaction}` : '0',
  }
}

const numbers = new Set([20, 1700]) // int8, numeric
const numberLists = new Set([1016, 1231])
const day = 1082

// pg's global registry may have other users in this process.
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (numbers.has(type)) return Number
  if (type === day) return String
  const parse = pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown
  if (numberLists.has(type))
    return (value) => (parse(value) as (string | null)[]).map((item) => (item === null ? null : Number(item)))
  return parse
}
