// SQL of group readers, for `lookup.ts`.
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { GroupName, GroupRole } from '#contract/social/groups/groups.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { DB } from '#api/database/tables.ts'

export type NamedGroup = GroupName & { role: GroupRole | null; mayRead: boolean }

export const isThere = (group: string): string => `${group}.removed_at is null and ${group}.hidden_at is null`

export async function findNamed(
  pool: pg.Pool,
  ids: readonly string[],
  userID: string | undefined,
): Promise<NamedGroup[]> {
  const { rows } = await pool.query<NamedGroup>({
    name: 'groups-named',
    text: `select g.id as "groupID", g.slug as key, g.name, m.role,
        m.user_id is not null or (g.admission = 'open' and $2::uuid is not null) as "mayRead"
      from groups g left join group_members m on m.group_id = g.id and m.user_id = $2::uuid and m.status = 'member'
      where g.id = any($1::uuid[]) and ${isThere('g')}`,
    values: [ids, userID ?? null],
  })
  return rows
}

export async function findClosed(pool: pg.Pool, userID: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'groups-closed',
    text: `select g.id from groups g where g.id = any($1::uuid[]) and not can_read_group(g.id, array[$2::uuid])
      union select p.id from post_places p where p.id = any($1::uuid[]) and not can_read_group(p.group_id, array[$2::uuid])`,
    values: [ids, userID],
  })
  return rows.map(({ id }) => id)
}

export type Reading = { postID: string; userID: string }

export async function findUnreadable(db: Kysely<DB>, pairs: readonly Reading[]): Promise<Reading[]> {
  if (pairs.length === 0) return []
  const { rows } = await prepared(
    'unreadable',
    sql<Reading>`
    select pair.post_id as "postID", pair.user_id as "userID"
    from unnest(${pairs.map(({ postID }) => postID)}::uuid[], ${pairs.map(({ userID }) => userID)}::uuid[]) as pair (post_id, user_id)
    join post_places p on p.id = pair.post_id
    where not can_read_group(p.group_id, array[pair.user_id])`,
  ).execute(db)
  return rows
}
