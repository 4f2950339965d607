// Advisory locks.
import { type QueryExecutorProvider, sql } from 'kysely'

/** Serializes transactions that count things of an actor; taken before row locks. */
export async function lockActor(tx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx)
}
