// SQL of blocks.
import type { Actor } from '#api/foundation/context.ts'
import type pg from 'pg'

export async function findBlockedAmong(
  pool: pg.Pool,
  mine: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'blocked-ids',
    text: 'select distinct other_id as id from block_pairs where actor_id = any($1::uuid[]) and other_id = any($2::uuid[])',
    values: [mine, ids],
  })
  return rows.map((row) => row.id)
}

export async function findBlocked(pool: pg.Pool, blockerID: string): Promise<Actor[]> {
  const { rows } = await pool.query<Actor>(
    `select blocked_id as id, blocked_kind as kind from blocks where blocker_id = $1 order by blocked_at desc, blocked_id limit 1000`,
    [blockerID],
  )
  return rows
}

export async function removeBlock(pool: pg.Pool, blockerID: string, blockedID: string): Promise<void> {
  await pool.query('delete from blocks where blocker_id = $1 and blocked_id = $2', [blockerID, blockedID])
}
