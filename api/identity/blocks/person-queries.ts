// SQL of a person's blocks.
import type { Kysely, Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('blockerId', '=', userID), eb('blockedId', '=', userID)]))
    .execute()
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const rows = db.selectFrom('blocks').select(['blockedKind', 'blockedId', 'blockedAt'])
  return { blocks: await rows.where('blockerId', '=', userID).orderBy('blockedAt').execute() }
}

export async function findBlockedWith(tx: Transaction<DB>, userID: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('blockPairs')
    .select('otherId')
    .distinct()
    .where('actorId', '=', userID)
    .orderBy('otherId')
    .execute()
  return rows.map(({ otherId }) => otherId!)
}

export const personColumns: PersonColumns = {
  'blocks.blocker_id': { merge: 'moves', kind: 'blocks', once: ['blocked_id'], apart: 'blocked_id' },
  'blocks.blocked_id': { merge: 'moves', once: ['blocker_id'] },
}
