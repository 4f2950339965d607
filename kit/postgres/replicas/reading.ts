// Database of one reading call: a replica's where possible.
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { plugins } from '../pool.ts'
import { isAway } from '../trouble.ts'
import type { Replica } from './replica.ts'

export type Reading<Tables> = {
  kysely: Kysely<Tables>
  pool: pg.Pool
  readonly wrote: boolean
}
type Choice = {
  prepare: () => Promise<void>
  choose: () => Replica | undefined
  /** Asked before each statement: the required position may move. */
  stays: (replica: Replica) => boolean
  fails: (replica: Replica, error: unknown) => void
  counts: { primary: number; replica: number }
}
type Statement = string | pg.QueryConfig

const readOnly = '25006'
const conflictWithRecovery = '40001'
const beginning = /^\s*(?:begin|start)\b/i

/** NOTE: takes promises only, no callbacks or streams. */
export function readingOf<Tables>(primary: pg.Pool, choice: Choice): Reading<Tables> {
  let target: Replica | 'primary' | undefined
  let preparing: Promise<void> | undefined
  let wrote = false

  /** A call never returns to a replica, which may know less. */
  async function settle(): Promise<Replica | 'primary'> {
    if (target !== 'primary') await (preparing ??= choice.prepare())
    if (target === undefined) target = choice.choose() ?? 'primary'
    else if (target !== 'primary' && !choice.stays(target)) target = 'primary'
    choice.counts[target === 'primary' ? 'primary' : 'replica']++
    return target
  }

  async function query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    const chosen = await settle()
    if (chosen === 'primary') return primary.query(statement, values)
    try {
      return await chosen.database.pool.query(statement, values)
    } catch (error) {
      const { code } = error as { code?: string }
      if (!isAway(error) && code !== readOnly && code !== conflictWithRecovery) throw error
      wrote ||= code === readOnly
      choice.fails(chosen, error)
      target = 'primary'
      choice.counts.primary++
      return primary.query(statement, values)
    }
  }

  /** Transactions belong to the primary; the first statement tells. */
  async function connect() {
    let client: pg.PoolClient | undefined
    return {
      async query(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
        const text = typeof statement === 'string' ? statement : statement.text
        if (!client && beginning.test(text)) {
          wrote = true
          target = 'primary'
          client = await primary.connect()
        }
        return client ? client.query(statement, values) : query(statement, values)
      },
      release: (broken?: Error | boolean) => client?.release(broken),
    }
  }

  const pool = Object.assign(Object.create(primary) as pg.Pool, { query, connect })
  return {
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins }),
    pool,
    get wrote() {
      return wrote
    },
  }
}
