// One transaction as a database, with savepoints.
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, PostgresDriver } from 'kysely'
import type pg from 'pg'
import { type Database, plugins } from './pool.ts'

class SavepointDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('savepoint nested'))
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('release savepoint nested'))
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback to savepoint nested'))
  }
}

/** Rolls back on a throw. Queries may be concurrent, transactions not. */
export async function inOneTransaction<Tables, Result>(
  pool: pg.Pool,
  work: (database: Pick<Database<Tables>, 'kysely' | 'pool'>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false
  let broken: Error | undefined
  function query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (isOver) return Promise.reject(new Error('The transaction of this query is over'))
    const result = last.then(() => client.query(statement, values))
    last = result.catch(() => {})
    return result
  }
  function end(statement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const result = query(statement)
    isOver = true
    return result
  }
  try {
    await query('begin')
    const result = await work(databaseOf<Tables>(pool, query))
    // PostgreSQL answers ROLLBACK after an ignored failure.
    if ((await end('commit')).command !== 'COMMIT') throw new Error('The transaction was rolled back')
    return result
  } catch (error) {
    if (!isOver) await end('rollback').catch((failure: Error) => (broken = failure))
    else broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

type Query = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

function databaseOf<Tables>(pool: pg.Pool, query: Query): Pick<Database<Tables>, 'kysely' | 'pool'> {
  const client = { query, release() {} }
  const bound = Object.assign(Object.create(pool) as pg.Pool, { query, connect: async () => client })
  const dialect = new PostgresDialect({ pool: bound })
  dialect.createDriver = () => new SavepointDriver({ pool: bound })
  return { kysely: new Kysely<Tables>({ dialect, plugins }), pool: bound }
}
