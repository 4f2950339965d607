// Operator's rows in memory.
import type pg from 'pg'
import type { NetworkEventLog } from '#api/foundation/events.ts'
import { applyListChanges, followListChanges } from '#api/foundation/list-changes.ts'
import { findChanges } from './queries.ts'

export async function applyLists(pool: pg.Pool): Promise<void> {
  applyListChanges(await findChanges(pool))
}

/** NOTE: lists are process-wide: one database. */
export function followLists(pool: pg.Pool, eventLog: NetworkEventLog): Promise<void> {
  return followListChanges({ pool, eventLog, read: findChanges })
}
