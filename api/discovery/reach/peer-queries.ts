// SQL of quartiles of a category or industry.
import { sql, type Kysely } from 'kysely'
import { peersLeast } from '#contract/discovery/reach.ts'
import type { peerKinds } from '#contract/discovery/reach.ts'
import { replyFigureLeast } from '#contract/foundation/constants.ts'
import type { DB } from '#api/database/tables.ts'

export type PeerRow = {
  kind: (typeof peerKinds)[number]
  companies: number
  own: number | null
  quartiles: [number, number, number]
  behind: number | null
}

export type Within = { kind: 'category' | 'industry'; id: string }

const peersIn = ({ kind, id }: Within) =>
  kind === 'category' ? sql`category_peers(${id}::uuid)` : sql`industry_peers(${id}::uuid)`

export async function countPeers(db: Kysely<DB>, within: Within): Promise<number> {
  const { rows } = await sql<{ companies: number }>`
    select count(*)::int as companies from ${peersIn(within)}`.execute(db)
  return rows[0]!.companies
}

/** Figures of fewer than `peersLeast` companies are left out. */
export async function findPeers(db: Kysely<DB>, businessID: string, within: Within, days: number): Promise<PeerRow[]> {
  const { rows } = await sql<PeerRow>`
    with peers as (select id from ${peersIn(within)} as id),
      days as (
        select p.id, coalesce(sum(d.count) filter (where d.event = 'seen'), 0)::float8 as seen,
          coalesce(sum(d.count) filter (where d.event = 'viewed'), 0)::float8 as viewed
        from peers p left join reach_days d on d.business_id = p.id
          and d.day > (now() at time zone 'UTC')::date - ${days}::int
        group by 1),
      figures as (
        select 'answerMinutes' as kind, p.id, g.median_minutes as value, -g.median_minutes as rank
        from peers p cross join lateral reply_figures(p.id) g
        where g.inquiries >= ${replyFigureLeast} and g.median_minutes is not null
        union all
        select 'seen', id, seen, seen from days
        union all
        select 'viewed', id, viewed, viewed from days),
      own as (select kind, value, rank from figures where id = ${businessID})
    select f.kind, count(*)::int as companies, max(o.value) as own,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by f.value) as quartiles,
      (count(*) filter (where f.rank < o.rank))::float8 / nullif(count(o.rank) - 1, 0) as behind
    from figures f left join own o on o.kind = f.kind
    group by f.kind having count(*) >= ${peersLeast} order by f.kind`.execute(db)
  return rows
}
