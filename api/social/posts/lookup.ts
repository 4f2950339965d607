// Posts for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Post } from '#contract/social/posts/posts.ts'
import { actorIdsOf, authorOf } from '#api/identity/actors/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import type { ReadableTexts } from '#api/foundation/translations/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { namesIn } from '#api/social/mentions/lookup.ts'
import { permissionsOf } from './life-cycle.ts'
import * as queries from './queries.ts'
import { postOf } from './shape.ts'

export { type StateChange, lifeCycle, type ModerationState, permissionsOf, setStateIn } from './life-cycle.ts'
export { emitAdded as emitPosts, findTimeline, type PostRow, removeTimelines } from './queries.ts'

/** Omits posts of invisible authors. */
export function postsOf<Row extends queries.PostRow>(
  context: Context,
  rows: readonly Row[],
): { row: Row; post: Post }[] {
  return rows.flatMap((row) => {
    if (!row.author) return []
    return [
      { row, post: postOf(row, authorOf(row.author, context.locale), permissionsOf(context, row), context.locale) },
    ]
  })
}

export async function hidePost(tx: Transaction<DB>, id: string, hidden: boolean): Promise<void> {
  await queries.setModerationState(tx, id, { hidden })
}

export async function postBeginnings(
  pool: pg.Pool,
  ids: readonly string[],
  readerID: string,
  most: number,
): Promise<Map<string, queries.Beginning>> {
  if (ids.length === 0) return new Map()
  return new Map((await queries.findBeginnings(pool, ids, readerID, most)).map((one) => [one.id, one]))
}

export async function postTexts(context: Context, ids: readonly string[]): Promise<ReadableTexts[]> {
  const rows = await queries.findTexts(context.pool, ids, actorIdsOf(context, undefined))
  return rows.map(readableOf)
}

export function readableOf({ id, content, language, mentions, businessID, isPrivate }: queries.TextRow): ReadableTexts {
  const source = { text: content, from: language ?? undefined, names: namesIn(content, mentions), business: businessID }
  return { id, isPrivate, texts: [{ path: 'content', ...source }] }
}

export async function postsWritten(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<Map<string, queries.PostAuthorship>> {
  if (ids.length === 0) return new Map()
  return new Map((await queries.findWritten(db, ids)).map((row) => [row.id, row]))
}

export async function postsShown(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await queries.findShown(db, ids))
}

export async function postsMentioning(pool: pg.Pool, actorIDs: readonly string[]): Promise<string[]> {
  return actorIDs.length === 0 ? [] : queries.findMentioning(pool, actorIDs)
}
