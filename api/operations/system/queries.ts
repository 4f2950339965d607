// SQL of the database's state.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'

export type DatabaseFacts = {
  postgres: string
  databaseBytes: number
  connections: number
  archivedAt: Date | null
  archiveFailedAt: Date | null
}

export async function findDatabaseFacts(db: Kysely<DB>): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres,
      pg_database_size(current_database())::float8 as "databaseBytes",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      last_archived_time as "archivedAt", last_failed_time as "archiveFailedAt"
    from pg_stat_archiver`.execute(db)
  return rows[0]!
}

export async function findFailures(db: Kysely<DB>) {
  return db
    .selectFrom('failingDeliveries')
    .select([sql<number>`count(*)::int`.as('failing'), sql<Date | null>`min(created_at)`.as('oldestAt')])
    .executeTakeFirstOrThrow()
}

type TextFilter = { q?: string | undefined }
type Cut<By extends string> = { by: By; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function findFailingDeliveries(
  db: Kysely<DB>,
  { q, state }: TextFilter & { state?: 'retrying' | 'failed' | undefined },
  { by, direction, limit, offset }: Cut<'createdAt' | 'attempts'>,
) {
  const found = db
    .selectFrom('failingDeliveries')
    .where(hasWords(['host', 'business', 'error'], q ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
  return both(
    found
      .selectAll()
      .orderBy(by === 'attempts' ? 'tries' : 'createdAt', direction)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(count).executeTakeFirstOrThrow(),
  )
}

export async function findImports(
  db: Kysely<DB>,
  { q, kind }: TextFilter & { kind?: 'directory' | 'catalogue' | undefined },
  { direction, limit, offset }: Cut<'startedAt'>,
) {
  const found = db
    .selectFrom('allImports')
    .$if(Boolean(q), (query) => query.where(hasWords(['fileName', 'business'], q!)))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
  return both(
    found.selectAll().orderBy('startedAt', direction).orderBy('id').limit(limit).offset(offset).execute(),
    found.select(count).executeTakeFirstOrThrow(),
  )
}

const count = sql<number>`count(*)::int`.as('total')

async function both<Row>(rows: Promise<Row[]>, counted: Promise<{ total: number }>) {
  const [data, { total }] = await Promise.all([rows, counted])
  return { rows: data, total }
}
