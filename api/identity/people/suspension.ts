// A suspended person shows nowhere: no profile, no posts, no comments. The account is the auth service's matter.
import type { Kysely, Transaction } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'

/** Hides the person or shows them again. A person who is unknown here, has left or stands so already stays as they are. */
export async function setSuspended(db: Kysely<DB>, userID: string, suspended: boolean): Promise<void> {
  await db.transaction().execute((tx) => setPersonState(tx, userID, suspended ? 'suspended' : 'active'))
}

/** Shows the person (`active`) or hides them with all they wrote; their open streams end. Safe to repeat. */
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
}
