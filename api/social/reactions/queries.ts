// SQL of reactions.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

const targets = {
  post: 'visible_posts',
  comment: 'visible_comments',
  product: 'visible_products',
  business: 'visible_businesses',
}

export function emittedReactions(name: 'added' | 'removed', from: string): string {
  return `insert into events (name, data) select 'reactions.${name}', jsonb_build_object('resourceType', resource_type, 'resourceID', resource_id,
    'actorKind', actor_kind, 'actorID', actor_id, 'receiverID', receiver_id) from ${from}`
}

export async function emitAdded(
  tx: Transaction<DB>,
  rows: readonly { resourceId: string; actorId: string }[],
): Promise<void> {
  const resources = rows.map(({ resourceId }) => resourceId)
  await sql`${sql.raw(emittedReactions('added', 'reactions'))} where (resource_id, actor_id) in (
    select * from unnest(${resources}::uuid[], ${rows.map(({ actorId }) => actorId)}::uuid[])) order by reacted_at`.execute(
    tx,
  )
}

export type ResourceType = keyof typeof targets
const inGroups: readonly ResourceType[] = ['post', 'comment']

/** SQL: $1 is in a group unreadable to `actorIds`. */
function closedIn(type: ResourceType, actorIds: string): string {
  // Equal parameters in all statements.
  if (!inGroups.includes(type)) return `${actorIds} is null`
  return `exists (select from ${targets[type]} t where t.id = $1::uuid and not can_read_group(t.group_id, ${actorIds}))`
}

/**
 * Idempotent. Returns likes and whether the resource is open. Lock order: the resource's counter, then its author's.
 */
export async function addReaction(
  pool: pg.Pool,
  type: ResourceType,
  resourceID: string,
  actor: Actor,
  actorIds: readonly string[],
): Promise<{ open: boolean; likes: number }> {
  const { rows } = await pool.query<{ open: boolean; likes: number }>({
    name: `react-${type}`,
    text: `with open as (
        select t.* from ${targets[type]} t where t.id = $1::uuid
          and not exists (select from block_pairs b where b.actor_id = any($4::uuid[]) and b.other_id = t.owner_id)
          ${inGroups.includes(type) ? 'and can_read_group(t.group_id, $4::uuid[])' : ''}),
      added as (
        insert into reactions (resource_id, resource_type, actor_id, actor_kind, receiver_id)
        select id, '${type}', $2::uuid, $3, receiver_id from open
        on conflict do nothing returning *),
      counted as (
        insert into counters as c (resource_id, likes) select resource_id, 1 from added
        on conflict (resource_id) do update set likes = c.likes + 1 returning c.likes),
      received as (
        insert into counters as c (resource_id, likes) select added.receiver_id, 1 from added, counted
        where added.receiver_id is not null
        on conflict (resource_id) do update set likes = c.likes + 1),
      emitted as (${emittedReactions('added', 'added')})
      select exists (select from open) as open,
        coalesce((select likes from counted), (select likes from counters where resource_id = $1::uuid), 0) as likes`,
    values: [resourceID, actor.id, actor.kind, actorIds],
  })
  return rows[0]!
}

/** 0 in an unreadable group. */
export async function removeReaction(
  pool: pg.Pool,
  type: ResourceType,
  resourceID: string,
  actorID: string,
  actorIds: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ likes: number }>({
    name: `unreact-${type}`,
    text: `with removed as (
        delete from reactions where resource_id = $1::uuid and actor_id = $2 and resource_type = $3 returning *),
      counted as (
        insert into counters as c (resource_id, likes) select resource_id, 0 from removed
        on conflict (resource_id) do update set likes = c.likes - 1 returning c.likes),
      received as (
        insert into counters as c (resource_id, likes) select removed.receiver_id, 0 from removed, counted
        where removed.receiver_id is not null
        on conflict (resource_id) do update set likes = c.likes - 1),
      emitted as (${emittedReactions('removed', 'removed')})
      select coalesce((select likes from counted), (select likes from counters where resource_id = $1::uuid), 0)
        * case when ${closedIn(type, '$4::uuid[]')} then 0 else 1 end as likes`,
    values: [resourceID, actorID, type, actorIds],
  })
  return rows[0]!.likes
}

export async function isLiked(pool: pg.Pool, resourceID: string, actorID: string): Promise<boolean> {
  const { rows } = await pool.query<{ liked: boolean }>({
    name: 'liked',
    text: 'select exists (select from reactions where resource_id = $1::uuid and actor_id = $2::uuid) as liked',
    values: [resourceID, actorID],
  })
  return rows[0]!.liked
}

export async function findLikes(
  pool: pg.Pool,
  resourceID: string,
  actorIds: readonly string[],
): Promise<number | undefined> {
  const { rows } = await pool.query<{ likes: number | null; there: boolean; closed: boolean }>({
    name: 'likes',
    text: `select (select likes from counters where resource_id = $1::uuid) as likes,
      ${Object.values(targets)
        .map((view) => `exists (select from ${view} t where t.id = $1::uuid)`)
        .join(' or ')} as there, ${inGroups.map((type) => closedIn(type, '$2::uuid[]')).join(' or ')} as closed`,
    values: [resourceID, actorIds],
  })
  const { likes, there, closed } = rows[0]!
  return closed ? undefined : (likes ?? (there ? 0 : undefined))
}
