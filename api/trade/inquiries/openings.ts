// Openings of files that were sent for after an NDA: reported to whoever keeps the log, and marked.
import type pg from 'pg'
import { isolated } from '#kit/direction.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Actor, Context } from '#api/foundation/context.ts'
import { firmOf } from '#api/identity/actors/lookup.ts'
import type { ReadableAttachment } from '#api/identity/files/lookup.ts'
import type { Side } from './writing-queries.ts'

export type FileOpening = { requestID: string; fileID: string; from: Side; readerID: string; at: string }

type OpeningInput = { requestID: string; reader: string; file: Attachment; from: Side; foreign: boolean }

/** Logged before the first byte is sent: what is not logged is not served. Marked with the reader's firm and the day. */
export async function openedFile(
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  { requestID, reader, file, from, foreign }: OpeningInput,
): Promise<ReadableAttachment> {
  if (!foreign || !file.afterNda) return file
  const at = new Date().toISOString()
  const opening: FileOpening = { requestID, fileID: file.fileID, from, readerID: reader, at }
  await add(db, 'files.opened', opening)
  const firm = await firmOf({ pool, locale: 'en' }, await otherSide(pool, requestID, from))
  return { ...file, mark: `${isolated(firm)} · ${at.slice(0, 10)} · NDA` }
}

async function otherSide(pool: pg.Pool, requestID: string, side: Side): Promise<Actor> {
  const { rows } = await pool.query<Actor>(
    'select actor_kind as kind, actor_id as id from request_sides where request_id = $1::uuid and side <> $2',
    [requestID, side],
  )
  return rows[0]!
}
