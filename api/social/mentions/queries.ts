// SQL of mentions.
import type pg from 'pg'
import { likeOf } from '#kit/postgres/like.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'

type MentionQuery = { actorID: string; actorIds: readonly string[]; q: string; size: number }

const name = `coalesce(concat_ws(' ', a.author ->> 'firstName', a.author ->> 'lastName'), '')`
const shown = `case a.kind when 'business' then a.author ->> 'companyName' else ${name} end`

/** Scans the latest thousand of each. `offset 0`: the author is read once. */
export async function findKnown(pool: pg.Pool, { actorID, actorIds, q, size }: MentionQuery): Promise<AuthorRow[]> {
  const { rows } = await pool.query<{ author: AuthorRow }>({
    name: 'mention-known',
    text: `with known as (
        select id, kind, max(since::text) as since from (
          (select id, kind, since from followed_actors where actor_id = $1 order by since desc limit 1000) union all
          (select id, kind, since from connected_actors where actor_id = $1 order by since desc limit 1000)) both_of
        group by id, kind)
      select a.author from (
        select k.id, k.kind, k.since, (select o.author from actors o where o.kind = k.kind and o.id = k.id) as author from known k offset 0) a
      where a.author is not null and folded(' ' || (${shown})) like folded($3) and a.id <> all($2::uuid[])
        and not exists (select from block_pairs b where b.actor_id = any($2::uuid[]) and b.other_id = a.id)
      order by a.since desc limit $4`,
    values: [actorID, actorIds, patternOf(q), size],
  })
  return rows.map((row) => row.author)
}

/** Chinese has no gaps: matches begin anywhere. */
function patternOf(q: string): string {
  return likeOf(/\p{Script=Han}/u.test(q) ? q : ` ${q}`)
}
