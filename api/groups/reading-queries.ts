// The SQL of who may read what stands in a group, for the statements of others. Imports no neighbour: these ask the ones that ask here.
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { DB } from '../database/tables.ts'
import type { NamedGroup } from './lookup.ts'

/** SQL: the group `group` (an alias) is neither removed nor hidden. */
export const isThere = (group: string): string => `${group}.removed_at is null and ${group}.hidden_at is null`

/** SQL: the group $1 as something that is reported. */
export const target = `select g.id from groups g where g.id = $1 and ${isThere('g')}`

/** SQL: is the person `user` a member of the group `group`? */
export function belongs(group: string, user: string): string {
  return `exists (select from group_members belonging where belonging.group_id = ${group} and belonging.user_id = ${user}
    and belonging.standing = 'member')`
}

/** SQL: may who is `selves` (an array with the person's id, empty for a stranger) read what stands in `group` (null: in none)? */
export function mayEnter(group: string, selves: string): string {
  return `(${group} is null or exists (select from groups entered where entered.id = ${group} and ${isThere('entered')}
    and (${belongs(group, `any(${selves})`)} or entered.admission = 'open' and cardinality(${selves}) > 0)))`
}

/** SQL: the group in which the post `p` stands; null for none. */
export const groupOf = `case when p.timeline_kind = 'group' then p.timeline_id end`

/** SQL: the name of the group in which the post `p` stands, as others are told it; null for none. */
export const groupNamed = `case when p.timeline_kind = 'group' then (
  select json_build_object('groupID', named.id, 'key', named.slug, 'name', named.name) from groups named where named.id = p.timeline_id) end`

/** SQL: the role of the person `user` (an id, null, or any of an array) in `group`; null for who is no member. */
export function roleIn(group: string, user: string): string {
  return `(select belonging.role from group_members belonging where belonging.group_id = ${group} and belonging.user_id = ${user}
    and belonging.standing = 'member')`
}

/** SQL: the groups that the person `user` belongs to. */
export function groupsOf(user: string): string {
  return `select belonging.group_id from group_members belonging join groups g on g.id = belonging.group_id
    where belonging.user_id = ${user} and belonging.standing = 'member' and ${isThere('g')}`
}

export async function findNamed(
  pool: pg.Pool,
  ids: readonly string[],
  userID: string | undefined,
): Promise<NamedGroup[]> {
  const { rows } = await pool.query<NamedGroup>({
    name: 'groups-named',
    text: `select g.id as "groupID", g.slug as key, g.name, m.role,
        m.user_id is not null or (g.admission = 'open' and $2::uuid is not null) as "mayRead"
      from groups g left join group_members m on m.group_id = g.id and m.user_id = $2::uuid and m.standing = 'member'
      where g.id = any($1::uuid[]) and ${isThere('g')}`,
    values: [ids, userID ?? null],
  })
  return rows
}

export async function findClosed(pool: pg.Pool, userID: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'groups-closed',
    text: `select g.id from groups g where g.id = any($1::uuid[]) and not ${mayEnter('g.id', 'array[$2::uuid]')}
      union select p.id from posts p where p.id = any($1::uuid[]) and not ${mayEnter(groupOf, 'array[$2::uuid]')}`,
    values: [ids, userID],
  })
  return rows.map(({ id }) => id)
}

export type Reading = { postID: string; userID: string }

/** Those among the pairs where the post stands in a group that the person may not read. */
export async function findUnreadable(db: Kysely<DB>, pairs: readonly Reading[]): Promise<Reading[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<Reading>`
    select pair.post_id as "postID", pair.user_id as "userID"
    from unnest(${pairs.map(({ postID }) => postID)}::uuid[], ${pairs.map(({ userID }) => userID)}::uuid[]) as pair (post_id, user_id)
    join posts p on p.id = pair.post_id
    where not ${sql.raw(mayEnter(groupOf, 'array[pair.user_id]'))}`.execute(db)
  return rows
}
