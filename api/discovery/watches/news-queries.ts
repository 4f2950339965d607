// SQL of news: lists, opening.
import type pg from 'pg'
import type { NewsKind, SavedType } from '#contract/discovery/watches/kinds.ts'
import type { NewsValue } from '#contract/discovery/watches/watches.ts'

export type NewsRow = {
  id: string
  kind: NewsKind
  at: Date
  openedAt: Date | null
  resourceType: SavedType
  resourceID: string
  businessID: string
  old: NewsValue
  new: NewsValue
  searches: { id: string; name: string; categoryID: string | null }[]
}

/** SQL columns of a row `n`. */
const columns = `n.id, n.kind, n.at, n.opened_at as "openedAt", n.thing_type as "resourceType", n.thing_id as "resourceID",
  n.business_id as "businessID", n.old, n.new,
  coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'categoryID', s.category_id) order by s.id)
    from saved_searches s where s.user_id = n.user_id and s.id = any(n.searches)), '[]') as searches`

export async function findNews(
  pool: pg.Pool,
  userID: string,
  { before, size }: { before: string | undefined; size: number },
): Promise<NewsRow[]> {
  const { rows } = await pool.query<NewsRow>({
    name: 'watch-news',
    text: `select ${columns} from watch_news n where n.user_id = $1
        and ($2::uuid is null or (n.at, n.id) < (select b.at, b.id from watch_news b where b.id = $2 and b.user_id = $1))
      order by n.at desc, n.id desc limit $3`,
    values: [userID, before ?? null, size],
  })
  return rows
}

/** At most `each` per watched thing and search. */
export async function findLatest(pool: pg.Pool, userID: string, each: number): Promise<(NewsRow & { of: string })[]> {
  const { rows } = await pool.query<NewsRow & { of: string }>({
    name: 'watch-news-latest',
    text: `select ${columns}, one.of from (
        select n.id, n.at, reason.of, row_number() over (partition by reason.of order by n.at desc, n.id desc) as place
        from watch_news n cross join lateral (
          select unnest(n.searches) as of union all select n.thing_id where n.searches = '{}') reason
        where n.user_id = $1) one
      join watch_news n on n.id = one.id where one.place <= $2 order by n.at desc, n.id desc`,
    values: [userID, each],
  })
  return rows
}

export async function countUnopened(
  pool: pg.Pool,
  userID: string,
): Promise<{ total: number; bySearch: Map<string, number> }> {
  const { rows } = await pool.query<{ id: string | null; count: number }>({
    name: 'watch-news-unopened',
    text: `select null::uuid as id, count(*)::int as count from watch_news where user_id = $1 and opened_at is null
      union all
      select one as id, count(*)::int as count from watch_news n cross join unnest(n.searches) one
        where n.user_id = $1 and n.opened_at is null group by one`,
    values: [userID],
  })
  const bySearch = new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])))
  return { total: rows.find(({ id }) => id === null)?.count ?? 0, bySearch }
}

export async function markOpened(pool: pg.Pool, userID: string, thingID?: string): Promise<void> {
  await pool.query(
    `update watch_news set opened_at = now() where user_id = $1 and opened_at is null and ($2::uuid is null or thing_id = $2)`,
    [userID, thingID ?? null],
  )
}

/** In the order of the ids. */
export async function findNewsOf(pool: pg.Pool, userID: string, ids: readonly string[]): Promise<NewsRow[]> {
  const { rows } = await pool.query<NewsRow>(
    `select ${columns} from watch_news n where n.user_id = $1 and n.id = any($2::uuid[]) order by array_position($2::uuid[], n.id)`,
    [userID, ids],
  )
  return rows
}
