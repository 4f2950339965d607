// SQL of a comments page.
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import {
  actorIds,
  columnsFor,
  type CommentRow,
  met,
  openOf,
  type Resource,
  resource,
  type ResourceType,
  resourceTypes,
} from './queries.ts'

export type Page = {
  resourceID: string
  viewerID: string | undefined
  actorID: string | undefined
  actorIds: readonly string[]
  skip: number
  size: number
}

const shown = `k.resource_id = $1 and k.removed_at is null and k.hidden_at is null
  and coalesce((select true from actors a where a.kind = k.author_kind and a.id = k.author_id), false)
  and not exists (select from block_pairs b where b.actor_id = any(${actorIds}) and b.other_id = k.author_id)`
const commentsIn = (order: string, condition = 'true') =>
  `(select k.id from comments k where ${condition} and ${shown} ${order} limit (select $5::int) offset (select $6::int))`
const newest = 'order by k.id desc'
const oldest = 'order by k.id'

function statement(types: readonly ResourceType[], comments: string, order: string): string {
  return `select ${resource}, ${columnsFor('$3::uuid', '$4::uuid')}
    from ${openOf(types)} left join lateral (${comments}) page on true
    left join comments k on k.id = page.id left join counters c on c.resource_id = k.id
    where ${met} ${order}`
}

/** Separate: one statement over all three starts slower. */
const ofType = {
  post: statement(['post'], commentsIn(newest), newest),
  product: statement(['product'], commentsIn(newest), newest),
  comment: statement(['comment'], commentsIn(oldest), oldest),
}
const ofAny = statement(
  resourceTypes,
  `${commentsIn(newest, "r.type <> 'comment'")} union all ${commentsIn(oldest, "r.type = 'comment'")}`,
  `order by case when r.type <> 'comment' then k.id end desc, k.id`,
)
// Ids never change type.
const knownTypes = new LRUCache<string, ResourceType>({ max: 10_000 })

/** Newest first, replies oldest first. */
export async function findPage(
  pool: pg.Pool,
  { resourceID, actorIds, actorID, viewerID, size, skip }: Page,
): Promise<{ resource: Resource; rows: CommentRow[] } | undefined> {
  const type = knownTypes.get(resourceID)
  const { rows } = await pool.query<Resource & CommentRow>({
    name: type ? `comments-page-${type}` : 'comments-page',
    text: type ? ofType[type] : ofAny,
    values: [resourceID, actorIds, actorID ?? null, viewerID ?? null, size, skip],
  })
  const [first] = rows
  if (first && !type) knownTypes.set(resourceID, first.type)
  return first && { resource: first, rows: rows.filter(({ id }) => id !== null) }
}
