// All SQL of the state of the database.
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'

export type DatabaseFacts = { postgres: string; databaseBytes: number; connections: number }

export async function findDatabaseFacts(db: Kysely<DB>): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres,
      pg_database_size(current_database())::float8 as "databaseBytes",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`.execute(db)
  return rows[0]!
}
