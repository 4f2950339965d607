// Connections to PostgreSQL and the query builder over them. Has no SQL.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** `kysely` builds and runs queries; `pool` runs hot statements without it (25 µs less). */
export type Database<Tables = unknown> = { kysely: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  max?: number
  /** Search path, before `public`. */
  schema?: string
  /** Statement timeout in ms; 0 is none. 10,000 for requests, 0 for jobs and imports. */
  statementTimeout?: number
  /** ms to wait for a connection. */
  connectionTimeout?: number
  /** Application name in pg_stat_activity. */
  name?: string
  log?: (message: string) => void
}

/**
 * Opens a pool; connections are made on demand. Columns are camelCase here, snake_case in SQL. bigint and numeric arrive as numbers,
 * timestamptz as Date, date as 'YYYY-MM-DD', json as values.
 */
export function connect<Tables = unknown>(url: string, options: Options = {}): Database<Tables> {
  const { max = 10, schema, statementTimeout = 0, connectionTimeout = 10_000, name = 'wbn', log = () => {} } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 60_000,
    ...(statementTimeout ? { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: 60_000 } : {}),
    ...(schema ? { options: `-c search_path=${schema},public` } : {}),
    types: { getTypeParser },
  })
  // A broken idle connection is replaced at the next query; an unhandled 'error' would end the process. While the pool ends all of them
  // break.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  })
  // The pool handles errors of idle clients only: one in a transaction would end the process. Its next statement fails, and the pool
  // removes it.
  pool.on('connect', (client) => client.on('error', () => {}))
  // maintainNestedObjectKeys: keys inside json columns are data.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins })
  // Not kysely.destroy(), which leaves a pool open that Kysely never used.
  return { kysely, pool, close: () => pool.end() }
}

const numbers = new Set([20, 1700]) // int8, numeric
const numberLists = new Set([1016, 1231])
const day = 1082

// Per pool, not in pg's global registry, which others in this process may use.
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (numbers.has(type)) return Number
  if (type === day) return String
  const parse = pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown
  if (numberLists.has(type))
    return (value) => (parse(value) as (string | null)[]).map((item) => (item === null ? null : Number(item)))
  return parse
}
