// All SQL about the connections of one person: given to them, or ended with the person.
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Ends every connection of the person and every one that was asked for. */
export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx
    .deleteFrom('connections')
    .where(({ eb, or }) => or([eb('askerId', '=', userID), eb('askedId', '=', userID)]))
    .execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const connections = await db
    .selectFrom('connections')
    .select(['askerKind', 'askerId', 'askedKind', 'askedId', 'askedAt', 'connectedAt'])
    .where(({ eb, or }) => or([eb('askerId', '=', userID), eb('askedId', '=', userID)]))
    .orderBy('id')
    .execute()
  return { connections }
}
