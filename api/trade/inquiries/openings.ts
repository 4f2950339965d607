// Openings of files that were sent for after an NDA, reported to whoever keeps the log.
import type { Kysely } from 'kysely'
import { add } from '#kit/jobs/jobs.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { DB } from '#api/database/tables.ts'
import type { Side } from './writing-queries.ts'

export type FileOpening = { requestID: string; fileID: string; from: Side; readerID: string; at: string }

type OpeningInput = { requestID: string; reader: string; file: Attachment; from: Side }

/** Before the first byte is sent: what is not logged is not served. */
export async function reportOpening(db: Kysely<DB>, { requestID, reader, file, from }: OpeningInput): Promise<void> {
  if (!file.afterNda) return
  const opening: FileOpening = {
    requestID,
    fileID: file.fileID,
    from,
    readerID: reader,
    at: new Date().toISOString(),
  }
  await add(db, 'files.opened', opening)
}
