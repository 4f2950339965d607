// What other capabilities may ask of posts: rows made whole, timelines, and the authors of posts.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { type Access, hasPermission } from '#contract/access.ts'
import type { GroupRole } from '#contract/groups/groups.ts'
import type { Post } from '#contract/posts/posts.ts'
import { authorOf } from '../actors/lookup.ts'
import type { Actor, Context } from '../context.ts'
import type { DB } from '../database/tables.ts'
import * as queries from './queries.ts'
import { postOf } from './shape.ts'

export { emitAdded as emitPosts, findTimeline, type PostRow, removeTimelines } from './queries.ts'

type Written = {
  authorKind: Actor['kind']
  writerID: string
  access: Access | null
  /** Of the viewer in the group where it stands. */
  role: GroupRole | null
}

/** Posts of the rows in their order; those whose author may not be seen are left out. */
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

/**
 * What the viewer may do with what was written: its writer, the admins of the business that speaks, and to remove it a moderator of the
 * network or of the group where it stands.
 */
export function permissionsOf(
  { viewer }: Context,
  { authorKind, writerID, access, role }: Written,
): { edit: boolean; remove: boolean } {
  if (!viewer) return { edit: false, remove: false }
  const isWriter = writerID === viewer.userID
  const speaks = authorKind === 'user' || access !== null
  const edit = (isWriter && speaks) || (authorKind === 'business' && hasPermission('removePosts', access ?? undefined))
  const isModerator = viewer.roles.some((role) => role === 'moderator' || role === 'administrator')
  const leads = role === 'owner' || role === 'moderator'
  return { edit, remove: edit || isWriter || isModerator || leads }
}

export { exportOf, forgetPerson } from './person-queries.ts'

/** The first `most` characters of those among the posts that are visible and that the reader may read. */
export async function postBeginnings(
  pool: pg.Pool,
  ids: readonly string[],
  readerID: string,
  most: number,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await queries.findBeginnings(pool, ids, readerID, most)).map(({ id, text }) => [id, text]))
}

/** Whose each post is, whatever became of it. */
export async function postsWritten(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, queries.Written>> {
  if (ids.length === 0) return new Map()
  return new Map((await queries.findWritten(db, ids)).map((row) => [row.id, row]))
}

/** The visible posts that mention one of the actors. */
export async function postsMentioning(pool: pg.Pool, actorIDs: readonly string[]): Promise<string[]> {
  return actorIDs.length === 0 ? [] : queries.findMentioning(pool, actorIDs)
}
