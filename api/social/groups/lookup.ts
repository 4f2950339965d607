// Groups for neighbors.
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { findLed } from './member-queries.ts'
import { setHidden } from './queries.ts'
import { findClosed, findNamed, type NamedGroup } from './reading-queries.ts'

export { findUnreadable as unreadable } from './reading-queries.ts'
export { wordsOf } from './words.ts'

export async function hideGroup(tx: Transaction<DB>, id: string, hidden: boolean): Promise<void> {
  await setHidden(tx, id, hidden)
}

export async function groupsNamed(
  { pool, viewer }: Pick<Context, 'pool' | 'viewer'>,
  ids: readonly (string | null)[],
): Promise<Map<string, NamedGroup>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  return new Map((await findNamed(pool, wanted, viewer?.userID)).map((row) => [row.groupID, row]))
}

export async function closedTo(pool: pg.Pool, userID: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set(ids.length > 0 ? await findClosed(pool, userID, ids) : [])
}

export async function groupsLed(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<Map<string, { name: string; leaders: string[] }>> {
  if (ids.length === 0) return new Map()
  return new Map((await findLed(db, ids)).map((row) => [row.id, row]))
}
