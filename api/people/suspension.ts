// A suspended person shows nowhere: no profile, no posts, no comments. The account is the auth service's matter.
import type { Kysely } from 'kysely'
import { emitEvent } from '../events.ts'
import type { DB } from '../database/tables.ts'

/** Hides the person or shows them again. A person who is unknown here, has left or stands so already stays as they are. */
export async function setSuspended(db: Kysely<DB>, userID: string, suspended: boolean): Promise<void> {
  const [from, to] = suspended ? (['active', 'suspended'] as const) : (['suspended', 'active'] as const)
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('people')
      .set({ status: to })
      .where('id', '=', userID)
      .where('status', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await emitEvent(tx, 'people.changed', { ids: [userID] })
  })
}
