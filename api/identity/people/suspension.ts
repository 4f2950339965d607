// Suspension: hides a person with posts and comments. The auth service owns the account.
import type { Kysely, Transaction } from 'kysely'
import { add } from '#kit/jobs/jobs.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { findBusinessesOf } from './queries.ts'

export async function setSuspended(db: Kysely<DB>, userID: string, suspended: boolean): Promise<void> {
  await db.transaction().execute((tx) => setPersonState(tx, userID, suspended ? 'suspended' : 'active'))
}

/** Idempotent. Hiding includes their texts and ends their streams. */
export async function setPersonState(
  tx: Transaction<DB>,
  userID: string,
  state: 'active' | 'suspended' | 'rejected' | 'terminated',
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ status: state })
    .where('id', '=', userID)
    .where('status', '<>', state)
    .where('status', '<>', 'terminated')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  if (state !== 'active') await emitEvent(tx, 'people.suspended', { ids: [userID] })
  await emitEvent(tx, 'people.changed', { ids: [userID] })
  // A trigger updates whether they are run.
  const ids = await findBusinessesOf(tx, userID)
  if (ids.length === 0) return
  await emitEvent(tx, 'businesses.changed', { ids })
  if (state === 'active') await add(tx, 'businesses.run', {})
}
