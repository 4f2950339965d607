// PostgreSQL connections and the query builder. No SQL.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** `pool` runs hot statements (25 µs less). */
export type Database<Tables = unknown> = { kysely: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  max?: number
  schema?: string
  /** ms; 0 is none. 10,000 for requests, 0 for jobs and imports. */
  statementTimeout?: number
  /** ms. */
  connectionTimeout?: number
  name?: string
  log?: (message: string) => void
}

// maintainNestedObjectKeys: keys inside json columns are data.
export const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

/**
 * camelCase here, snake_case in SQL. bigint and numeric arrive as numbers, timestamptz as Date, date as 'YYYY-MM-DD'.
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
  // An unhandled 'error' would end the process; the next query replaces the connection.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  })
  // The pool handles errors of idle clients only: one in a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins })
  // kysely.destroy() leaves a pool open that Kysely never used.
  return { kysely, pool, close: () => pool.end() }
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
