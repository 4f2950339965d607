// Advisory locks.
import { type QueryExecutorProvider, sql } from 'kysely'

/** Serializes an actor's counting transactions; taken before row locks. */
export async function lockActor(tx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx)
}
