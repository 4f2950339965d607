// SQL of watches.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { SavedType, WatchPace } from '#contract/discovery/watches/kinds.ts'
import type { DB } from '#api/database/tables.ts'
import { lockActor } from '#api/database/locks.ts'

type WatchRow = { resourceType: SavedType; resourceID: string; watchedAt: Date }

export async function findWatches(pool: pg.Pool, userID: string, resourceID?: string): Promise<WatchRow[]> {
  const { rows } = await pool.query<WatchRow>({
    name: 'watches',
    text: `select thing_type as "resourceType", thing_id as "resourceID", uuid_time(id) as "watchedAt" from watches
      where user_id = $1 and ($2::uuid is null or thing_id = $2) order by id desc`,
    values: [userID, resourceID ?? null],
  })
  return rows
}

type Thing = { resourceType: SavedType; resourceID: string }

/** Keeps present facts for comparison. */
export async function addWatch(
  tx: Transaction<DB>,
  userID: string,
  { resourceType, resourceID }: Thing,
  most: number,
): Promise<{ there: boolean; room: boolean; isNew: boolean }> {
  await lockActor(tx, userID)
  const { rows } = await sql<{ there: boolean; room: boolean; isNew: boolean }>`
    with thing as (
        select id, facts from watchable_things where thing_type = ${resourceType} and id = ${resourceID}::uuid),
      own as (select count(*) filter (where thing_id = ${resourceID}::uuid) > 0 as has, count(*) < ${most}::int as left
        from watches where user_id = ${userID}),
      added as (
        insert into watches (user_id, thing_type, thing_id) select ${userID}, ${resourceType}, thing.id from thing, own
        where own.left and not own.has returning thing_id),
      kept as (
        insert into watched_facts (thing_id, facts) select thing.id, thing.facts from thing, added
        on conflict (thing_id) do nothing)
    select exists (select from thing) as there, (select has or "left" from own) as room,
      exists (select from added) as "isNew"`.execute(tx)
  return rows[0]!
}

export async function removeWatch(tx: Transaction<DB>, userID: string, thingID: string): Promise<void> {
  await sql`delete from watches where user_id = ${userID} and thing_id = ${thingID}`.execute(tx)
  await sql`delete from watch_news where user_id = ${userID} and thing_id = ${thingID} and searches = '{}'`.execute(tx)
}

export async function findPace(pool: pg.Pool, userID: string): Promise<WatchPace> {
  const { rows } = await pool.query<{ pace: string }>('select pace from watch_settings where user_id = $1', [userID])
  return (rows[0]?.pace as WatchPace | undefined) ?? 'daily'
}

export async function setPace(pool: pg.Pool, userID: string, pace: WatchPace): Promise<void> {
  await pool.query(
    `insert into watch_settings (user_id, pace) values ($1, $2) on conflict (user_id) do update set pace = excluded.pace`,
    [userID, pace],
  )
}
