// SQL of follows.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

const targets = { business: 'visible_businesses', user: 'visible_people' }

/** Ordered by id against deadlocks. */
function counted(from: string, by: 1 | -1): string {
  return `insert into counters as c (resource_id, followers, following)
    select id, sum(followers), sum(following) from (
      select followed_id as id, ${by} as followers, 0 as following from ${from} union all select follower_id, 0, ${by} from ${from}) sides
    group by id order by id
    on conflict (resource_id) do update set
      followers = c.followers + excluded.followers, following = c.following + excluded.following`
}
export function emittedFollows(name: 'added' | 'removed', from: string): string {
  return `insert into events (name, data) select 'follows.${name}', jsonb_build_object('followedKind', followed_kind,
    'followedID', followed_id, 'followerKind', follower_kind, 'followerID', follower_id) from ${from}`
}

/** Whether the actor exists and is open. */
export async function addFollow(
  pool: pg.Pool,
  follower: Actor,
  kind: Actor['kind'],
  followedID: string,
  actorIds: readonly string[],
): Promise<boolean> {
  const { rows } = await pool.query<{ open: boolean }>({
    name: `follow-${kind}`,
    text: `with open as (select t.id from ${targets[kind]} t where t.id = $1::uuid and not exists (select from block_pairs b where b.actor_id = any($4::uuid[]) and b.other_id = t.id)),
      added as (
        insert into follows (follower_id, followed_id, follower_kind, followed_kind) select $2::uuid, id, $3, '${kind}' from open
        on conflict do nothing returning *),
      counted as (${counted('added', 1)}),
      emitted as (${emittedFollows('added', 'added')})
      select exists (select from open) as open`,
    values: [followedID, follower.id, follower.kind, actorIds],
  })
  return rows[0]!.open
}

export async function removeFollow(pool: pg.Pool, followerID: string, followedID: string): Promise<void> {
  await pool.query({
    name: 'unfollow',
    text: `with removed as (delete from follows where follower_id = $1 and followed_id = $2 returning *),
      counted as (${counted('removed', -1)}) ${emittedFollows('removed', 'removed')}`,
    values: [followerID, followedID],
  })
}

/** Both directions. */
export async function removeBetween(tx: Transaction<DB>, one: string, other: string): Promise<void> {
  await sql`with removed as (delete from follows
        where (follower_id = ${one} and followed_id = ${other}) or (follower_id = ${other} and followed_id = ${one})
        returning *),
      counted as (${sql.raw(counted('removed', -1))}) ${sql.raw(emittedFollows('removed', 'removed'))}`.execute(tx)
}

type SummaryRow = { followers: number; following: number; isFollowing: boolean }

export async function findSummary(pool: pg.Pool, id: string, viewerID: string | undefined): Promise<SummaryRow> {
  const { rows } = await pool.query<SummaryRow>({
    name: 'follow-summary',
    text: `select coalesce(c.followers, 0) as followers, coalesce(c.following, 0) as following,
        exists (select from follows f where f.follower_id = $2::uuid and f.followed_id = $1::uuid) as "isFollowing"
      from (select) one left join counters c on c.resource_id = $1::uuid`,
    values: [id, viewerID ?? null],
  })
  return rows[0]!
}

type FollowRow = Actor & { follow: string; since: Date; isFollowing: boolean }
const lastID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Page = {
  id: string
  before: string | undefined
  size: number
  viewerID: string | undefined
  actorIds: readonly string[]
}

/** Newest first, without blocked actors. */
export async function findFollows(pool: pg.Pool, side: 'followers' | 'following', page: Page): Promise<FollowRow[]> {
  const [mine, theirs] = side === 'followers' ? ['followed', 'follower'] : ['follower', 'followed']
  const { rows } = await pool.query<FollowRow>({
    name: `follow-${side}`,
    text: `select f.id as follow, f.${theirs}_id as id, f.${theirs}_kind as kind, uuid_time(f.id) as since,
        exists (select from follows own where own.follower_id = $4::uuid and own.followed_id = f.${theirs}_id) as "isFollowing"
      from follows f
      where f.${mine}_id = $1 and f.id < $2 and not exists (select from block_pairs b where b.actor_id = any($5::uuid[]) and b.other_id = f.${theirs}_id)
      order by f.id desc limit $3`,
    values: [page.id, page.before ?? lastID, page.size, page.viewerID ?? null, page.actorIds],
  })
  return rows
}

export async function emitAdded(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`${sql.raw(emittedFollows('added', 'follows'))} where id = any(${ids}::uuid[]) order by id`.execute(tx)
}
