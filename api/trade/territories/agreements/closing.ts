// Ends disputes of agreements that are over.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { closeDisputesOf, removeFiles } from './dispute-queries.ts'

export async function closeDisputes(tx: Transaction<DB>, agreementID: string): Promise<void> {
  for (const id of await closeDisputesOf(tx, agreementID)) {
    const files = await removeFiles(tx, id)
    await releaseFiles(
      tx,
      files.map(({ fileID }) => ({ url: `/files/${fileID}/` })),
    )
  }
}
