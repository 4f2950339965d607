// For other capabilities: blocked actors. A block works in both directions.
import type { Context } from '../context.ts'
import { findBlockedAmong } from './queries.ts'

/** Those among the ids that the viewer (or `mine`) has blocked or is blocked by; none for a stranger. */
export async function blockedIds(
  { pool, viewer }: Context,
  ids: readonly string[],
  mine: readonly string[] = viewer ? [viewer.userID] : [],
): Promise<Set<string>> {
  if (mine.length === 0 || ids.length === 0) return new Set()
  return new Set(await findBlockedAmong(pool, mine, ids))
}

export { exportOf, forgetPerson } from './person-queries.ts'
