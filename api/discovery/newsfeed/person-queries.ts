// SQL of a person's mutes and hidden posts.
import type { Transaction } from 'kysely'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('mutes').where('userId', '=', userID).execute()
  await tx.deleteFrom('hiddenPosts').where('userId', '=', userID).execute()
}

export const personColumns: PersonColumns = {
  'mutes.user_id': { merge: 'moves', once: ['muted_id'], apart: 'muted_id' },
  'mutes.muted_id': { merge: 'moves', once: ['user_id'] },
  'hidden_posts.user_id': { merge: 'moves', once: ['post_id'] },
}
