// Advisory locks.
import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Serializes transactions that count what a person or business has. NOTE: taken before any row lock, since an opposite
 * order deadlocks.
 */
export async function lockActor(tx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx)
}
