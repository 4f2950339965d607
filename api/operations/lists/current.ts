// The operator's rows in the memory of this process: read at start, before anything is served, and after each change anywhere.
import type pg from 'pg'
import type { NetworkEventLog } from '#api/foundation/events.ts'
import { applyListChanges, followListChanges } from '#api/foundation/list-changes.ts'
import { findChanges } from './queries.ts'

/** For a command that ends soon. */
export async function applyLists(pool: pg.Pool): Promise<void> {
  applyListChanges(await findChanges(pool))
}

/** `pool`: the database of the process; its lists are one state for all. */
export function followLists(pool: pg.Pool, eventLog: NetworkEventLog): Promise<void> {
  return followListChanges({ pool, eventLog, read: findChanges })
}
