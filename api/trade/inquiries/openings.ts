// Openings of files that were sent for after an NDA: reported to whoever keeps the log, and marked.
import type pg from 'pg'
import { isolated } from '#kit/direction.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { Actor, Context } from '#api/foundation/context.ts'
import { firmOf } from '#api/identity/actors/lookup.ts'
import type { ReadableAttachment } from '#api/identity/files/lookup.ts'
import type { Side } from './writing-queries.ts'

export type FileOpening = {
  requestID: string
  fileID: string
  from: Side
  actorID: string
  firm: string
  readerID: string
  person: string
  isMarked: boolean
  at: string
}

type FoundFile = { requestID: string; file: Attachment; from: Side; foreign: boolean }

/** Asks again once the mark is drawn; logged before the first byte is sent. */
export async function openedFile(
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  readerID: string,
  find: () => Promise<FoundFile | undefined>,
): Promise<ReadableAttachment | undefined> {
  const found = await find()
  if (!found?.foreign || !found.file.afterNda) return found?.file
  const { requestID, file, from } = found
  const names = { pool, locale: 'en' } as const
  const actor = await otherSide(pool, requestID, from)
  const [firm, person] = await Promise.all([firmOf(names, actor), firmOf(names, { kind: 'user', id: readerID })])
  const at = new Date().toISOString()
  async function confirm(isMarked: boolean): Promise<boolean> {
    if (!(await find())) return false
    const reader = { actorID: actor.id, firm, readerID, person }
    const opening: FileOpening = { requestID, fileID: file.fileID, from, ...reader, isMarked, at }
    await add(db, 'files.opened', opening)
    return true
  }
  return { ...file, mark: { text: `${isolated(firm)} · ${at.slice(0, 10)} · NDA`, confirm } }
}

async function otherSide(pool: pg.Pool, requestID: string, side: Side): Promise<Actor> {
  const { rows } = await pool.query<Actor>(
    'select actor_kind as kind, actor_id as id from request_sides where request_id = $1::uuid and side <> $2',
    [requestID, side],
  )
  return rows[0]!
}
