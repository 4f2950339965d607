// Locks that no row stands for.
import { type QueryExecutorProvider, sql } from 'kysely'

/** Makes other transactions that count what a person or business has wait until this one ends. */
export async function lockActor(tx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx)
}
