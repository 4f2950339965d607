// Ends disputes of agreements that are over, without a decision.
import type { Transaction } from 'kysely'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import { closeDisputesOf, removeFiles } from './dispute-queries.ts'
import { type Mailing, tellBrand } from './emails.ts'

export const addressesOf = (files: readonly Attachment[]) => files.map(({ fileID }) => ({ url: `/files/${fileID}/` }))

export async function closeDisputes(context: Mailing, tx: Transaction<DB>, agreementID: string): Promise<void> {
  for (const { id, kind, ...parties } of await closeDisputesOf(tx, agreementID)) {
    await releaseFiles(tx, addressesOf(await removeFiles(tx, id)))
    if (kind === 'brand') await tellBrand(context, tx, parties, { news: 'closed' })
  }
}
