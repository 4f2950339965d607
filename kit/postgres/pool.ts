// Connections to PostgreSQL and the one query builder over them. No SQL of its own, and no knowledge of any table.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** What a rule needs to reach its tables. `kysely` builds and runs queries, `pool` runs hot statements without it (25 µs less). */
export type Database<Tables = unknown> = { kysely: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  /** Connections at most. */
  max?: number
  /** Where unqualified names are looked up; `public` follows. */
  schema?: string
  /** Milliseconds after which PostgreSQL ends a statement; 0 is never. For web requests 10,000; jobs and imports take 0. */
  statementTimeout?: number
  /** Milliseconds that a query may wait for a connection. */
  connectionTimeout?: number
  /** As pg_stat_activity shows it. */
  name?: string
  log?: (message: string) => void
}

/**
 * Opens a pool (connections are made when they are needed). Columns are camelCase on our side, snake_case in SQL.
 * bigint and numeric arrive as numbers, timestamptz as Date, date as 'YYYY-MM-DD', json as values.
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
  // An idle connection that breaks (the server was restarted) is replaced at the next query; unheard it would end the process.
  // At the end of the pool all of them do, and the server may be quicker than the farewell.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection broke: ${error.message}`)
  })
  // The pool listens to idle ones only: one that breaks between two statements of a transaction would end the process as well. Its next
  // statement fails, and the pool lets go of it.
  pool.on('connect', (client) => client.on('error', () => {}))
  // maintainNestedObjectKeys: the keys inside json columns are data and stay as they are.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins })
  // Not kysely.destroy(): that leaves the pool open when no query went through Kysely.
  return { kysely, pool, close: () => pool.end() }
}

const numbers = new Set([20, 1700]) // int8, numeric
const numberLists = new Set([1016, 1231])
const day = 1082

// Per pool, not through pg's global registry: another user of `pg` in this process keeps its own.
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (numbers.has(type)) return Number
  if (type === day) return String
  const parse = pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown
  if (numberLists.has(type))
    return (value) => (parse(value) as (string | null)[]).map((item) => (item === null ? null : Number(item)))
  return parse
}
