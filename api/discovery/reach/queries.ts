// SQL of figures for owners.
import { sql, type Kysely } from 'kysely'
import { type ReachKind, type ReachSource, type ReachWeek, weekKinds } from '#contract/discovery/reach.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Kind = Exclude<ReachKind, 'people'> | 'visit'

const today = sql`(now() at time zone 'UTC')::date`
const since = (days: number) => sql`(${today} - ${days}::int + 1)`
const dayOf = (at: 'at' | 'created_at') => sql`(${sql.ref(at)} at time zone 'UTC')::date`

/** Today included. */
export async function findDays(
  db: Db,
  businessID: string,
  days: number,
): Promise<{ day: string; kind: Kind; count: number }[]> {
  const { rows } = await sql<{ day: string; kind: Kind; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, sum(count)::int as count from (
      select day, event as kind, count from reach_days where business_id = ${businessID} and day >= ${since(days)}
      union all
      select ${dayOf('at')}, 'saved', 1 from saved_resources
      where at >= ${since(days)} and (resource_id = ${businessID}
        or resource_id in (select id from visible_products where owner_id = ${businessID}))
      union all
      select ${dayOf('created_at')}, 'inquiries', 1 from received_inquiries
      where business_id = ${businessID} and created_at >= ${since(days)}
      union all
      select ${dayOf('at')}, unnest(case when awarded then array['quoted', 'awarded'] else array['quoted'] end), 1
      from given_quotations where business_id = ${businessID} and at >= ${since(days)}) c
    group by 1, 2`.execute(db)
  return rows
}

export type ProductRow = { id: string; counts: Partial<Record<Kind, number>>; answerMinutes: number | null }

export async function findProducts(db: Db, businessID: string, days: number, most: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with mine as (select id from visible_products where owner_id = ${businessID}),
      counts as (
        select id, kind, sum(count)::int as count from (
          select product_id as id, event as kind, count from reach_days
          where business_id = ${businessID} and day >= ${since(days)}
          union all
          select resource_id, 'saved', 1 from saved_resources where at >= ${since(days)} and resource_id in (select id from mine)
          union all
          select product_id, 'inquiries', 1 from received_inquiries
          where business_id = ${businessID} and created_at >= ${since(days)}
          union all
          select product_id, unnest(case when awarded then array['quoted', 'awarded'] else array['quoted'] end), 1
          from given_quotations where business_id = ${businessID} and at >= ${since(days)}) c
        where id in (select id from mine) group by 1, 2)
    select id, json_object_agg(kind, count) as counts,
      (select round(percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at) / 60))::int
        from received_inquiries r where r.business_id = ${businessID} and r.product_id = c.id and r.created_at >= ${since(days)})
        as "answerMinutes"
    from counts c group by id
    order by coalesce(max(count) filter (where kind = 'seen'), 0) desc, sum(count) desc, id limit ${most}`.execute(db)
  return rows
}

export type WordsRow = { words: string; seen: number; opened: number; people: number; most: number; places: number }

/** `most`: people on the fullest day. */
export async function findWords(db: Db, businessID: string, days: number): Promise<WordsRow[]> {
  const { rows } = await sql<WordsRow>`
    select words, sum(seen)::int as seen, sum(opened)::int as opened, sum(persons)::int as people, max(persons) as most,
      sum(place_sum)::int as places
    from reach_words where business_id = ${businessID} and day >= ${since(days)}
    group by 1 order by 2 desc, 3 desc, 1`.execute(db)
  return rows
}

export async function findCountries(
  db: Db,
  businessID: string,
  days: number,
): Promise<{ code: string; people: number; most: number }[]> {
  const { rows } = await sql<{ code: string; people: number; most: number }>`
    select code, sum(people)::int as people, max(people)::int as most from (
      select country_code as code, day, sum(count) as people from reach_days
      where business_id = ${businessID} and event = 'visit' and day >= ${since(days)} group by 1, 2) c
    group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

export async function findSources(
  db: Db,
  businessID: string,
  days: number,
): Promise<{ source: ReachSource; viewed: number }[]> {
  const { rows } = await sql<{ source: ReachSource; viewed: number }>`
    select source, sum(count)::int as viewed from reach_days
    where business_id = ${businessID} and event = 'viewed' and day >= ${since(days)}
    group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

export type WeekRow = { id: string; figures: ReachWeek['figures'] }

/** Businesses with members alone; `from` is a Monday. */
export async function findWeeks(db: Db, from: string): Promise<WeekRow[]> {
  const monday = sql`${from}::date`
  const pairs = weekKinds.map((kind) => {
    const sum = (inWeek: ReturnType<typeof sql>) =>
      sql`coalesce(sum(count) filter (where kind = ${sql.lit(kind)} and ${inWeek}), 0)`
    const [now, before] = [sum(sql`day >= ${monday}`), sum(sql`day < ${monday}`)]
    return sql`${sql.lit(kind)}, json_build_object('now', ${now}, 'before', ${before})`
  })
  const { rows } = await sql<WeekRow>`
    select id, json_build_object(${sql.join(pairs)}) as figures from (
      select business_id as id, day, case event when 'visit' then 'people' else event end as kind, count from reach_days
      where day >= ${monday} - 7 and day < ${monday} + 7
      union all
      select business_id, ${dayOf('created_at')}, 'inquiries', 1 from received_inquiries
      where created_at >= ${monday} - 7 and created_at < ${monday} + 7) c
    where exists (select from business_access a where a.business_id = c.id)
    group by 1 order by 1`.execute(db)
  return rows
}

type RepliesRow = { inquiries: number; answered: number; withinDay: number; medianMinutes: number | null }

export async function findReplies(db: Db, businessID: string): Promise<RepliesRow> {
  const { rows } = await sql<RepliesRow>`
    select count(*)::int as inquiries, count(answered_at)::int as answered,
      (count(*) filter (where answered_at <= created_at + interval '1 day'))::int as "withinDay",
      round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60))::int
        as "medianMinutes"
    from received_inquiries where business_id = ${businessID} and created_at > now() - interval '90 days'
      and (answered_at is not null or created_at < now() - interval '1 day')`.execute(db)
  return rows[0]!
}

export async function findMostViewed(db: Db, days: number, most: number): Promise<{ id: string; views: number }[]> {
  const { rows } = await sql<{ id: string; views: number }>`
    select case when product_id = '00000000-0000-0000-0000-000000000000' then business_id else product_id end as id,
      sum(count)::int as views
    from reach_days where event = 'viewed' and day >= ${since(days)}
    group by 1 order by 2 desc, 1 limit ${most}`.execute(db)
  return rows
}
