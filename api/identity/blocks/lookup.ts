// Blocks for neighbors, in both directions.
import type { Transaction } from 'kysely'
import type pg from 'pg'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { findBlockedWith } from './person-queries.ts'
import { findBlockedAmong } from './queries.ts'

/** In both directions; none for strangers. */
export async function blockedIds(
  { pool, viewer }: Context,
  ids: readonly string[],
  mine: readonly string[] = viewer ? [viewer.userID] : [],
): Promise<Set<string>> {
  if (mine.length === 0 || ids.length === 0) return new Set()
  return new Set(await findBlockedAmong(pool, mine, ids))
}

/** Ends ties with blocked and blocking actors. */
export async function endBlocked(
  tx: Transaction<DB>,
  userID: string,
  endBetween: readonly ((tx: Transaction<DB>, one: string, other: string) => Promise<void>)[],
): Promise<void> {
  for (const other of await findBlockedWith(tx, userID)) for (const end of endBetween) await end(tx, userID, other)
}

export async function findBlocked(pool: pg.Pool, userID: string, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : new Set(await findBlockedAmong(pool, [userID], ids))
}
