// Comments for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Context } from '#api/foundation/context.ts'
import type { ReadableTexts } from '#api/foundation/translations/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { actorIdsOf } from '#api/identity/actors/lookup.ts'
import { readableOf } from '#api/social/posts/lookup.ts'
import {
  type Beginning,
  findBeginnings,
  findRootsOf,
  findShown,
  findTexts,
  findWritten,
  setModerationState,
  type CommentAuthorship,
} from './queries.ts'

export { emitAdded as emitComments } from './queries.ts'

/** Idempotent. */
export async function hideComment(tx: Transaction<DB>, id: string, hidden: boolean): Promise<void> {
  await setModerationState(tx, id, { hidden })
}

export async function commentBeginnings(
  pool: pg.Pool,
  ids: readonly string[],
  readerID: string,
  most: number,
): Promise<Map<string, Beginning>> {
  if (ids.length === 0) return new Map()
  return new Map((await findBeginnings(pool, ids, readerID, most)).map((one) => [one.id, one]))
}

export async function commentTexts(context: Context, ids: readonly string[]): Promise<ReadableTexts[]> {
  const rows = await findTexts(context.pool, ids, actorIdsOf(context, undefined))
  return rows.map(readableOf)
}

/** Any state. */
export async function commentsWritten(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, CommentAuthorship>> {
  if (ids.length === 0) return new Map()
  return new Map((await findWritten(db, ids)).map((row) => [row.id, row]))
}

export async function commentsShown(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await findShown(db, ids))
}

export async function commentRootsOf(pool: pg.Pool, actorIDs: readonly string[]): Promise<string[]> {
  return actorIDs.length === 0 ? [] : findRootsOf(pool, actorIDs)
}
