// SQL of sitemaps over the view `public_pages`.
import type pg from 'pg'
import type { SitemapKind } from '#contract/publishing/sitemaps.ts'

export type Part = { nextID: string; count: number; changedAt: Date }
export type PublicPage = { id: string; key: string; changedAt: Date }

/** NOTE: reads every page; callers cache the result. */
export async function findParts(pool: pg.Pool, kind: SitemapKind, size: number): Promise<Part[]> {
  const { rows } = await pool.query<Part>(
    `select min(id::text collate "C") as "nextID", count(*)::int as count, max(changed_at) as "changedAt"
      from (select id, changed_at, (row_number() over (order by id) - 1) / $2::int as part from public_pages where kind = $1) each
      group by part order by part`,
    [kind, size],
  )
  return rows
}

export async function findPages(
  pool: pg.Pool,
  kind: SitemapKind,
  { nextID, size }: { nextID: string | undefined; size: number },
): Promise<PublicPage[]> {
  const { rows } = await pool.query<PublicPage>(
    `select id, key, changed_at as "changedAt" from public_pages
      where kind = $1 and id >= coalesce($2::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $3`,
    [kind, nextID ?? null, size],
  )
  return rows
}

export async function findNewest(pool: pg.Pool, kind: SitemapKind, size: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from feed_pages where kind = $1 order by registered_at desc, id desc limit $2',
    [kind, size],
  )
  return rows.map(({ id }) => id)
}
