// Market SQL. Callers cache: it reads many profiles.
import type pg from 'pg'

const isPublic = `b.status = 'active' and b.removed_at is null and b.kind = 'company'`

export type Territory = { countries: readonly string[]; states?: readonly string[]; cities?: readonly string[] }

const within = `b.country_code = any($1) and ($2::text[] is null or b.state_id = any($2)) and ($3::text[] is null or b.city = any($3))`
const territoryValues = ({ countries, states, cities }: Territory) => [countries, states ?? null, cities ?? null]

/** Most accepted first. */
export async function countDeliveryTerms(
  pool: pg.Pool,
  territory: Territory,
  most: number,
): Promise<{ code: string; count: number }[]> {
  const { rows } = await pool.query<{ code: string; count: number }>(
    `select term as code, count(*)::int as count
      from businesses b, jsonb_array_elements_text(b.business_terms -> 'acceptedDeliveryTerms') term
      where ${within} and ${isPublic} group by term order by count desc, term limit $4`,
    [...territoryValues(territory), most],
  )
  return rows
}

export type Local = { total: number; industries: { id: string; count: number }[]; ids: string[] }

/** Verified and newest first. */
export async function findLocal(pool: pg.Pool, territory: Territory, most: number): Promise<Local> {
  const { rows } = await pool.query<Local>(
    `with those as materialized (
        select b.id, b.industry_id, b.verified_at, b.registered_at from businesses b where ${within} and ${isPublic})
    select count(*)::int as total,
      (select coalesce(json_agg(json_build_object('id', industry_id, 'count', count)), '[]') from (
        select industry_id, count(*)::int as count from those group by industry_id order by count desc) each) as industries,
      array(select s.id from those join showcase_businesses s on s.id = those.id
        order by s.verified_at is null, s.registered_at desc, s.id limit $4) as ids
    from those`,
    [...territoryValues(territory), most],
  )
  return rows[0]!
}

/** Verified ones first. */
export async function findSuppliers(
  pool: pg.Pool,
  { countries, markets }: { countries: readonly string[]; markets: readonly string[] },
  most: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select b.id from businesses b
      where not b.country_code = any($1) and b.trade_capabilities -> 'markets' ?| $2 and ${isPublic}
        and b.business_type in ('MA', 'DI', 'WS', 'EX') and b.id in (select s.id from showcase_businesses s)
      order by b.verified_at is null, b.registered_at desc, b.id limit $3`,
    [countries, markets, most],
  )
  return rows.map(({ id }) => id)
}

export type CategoryCount = { categoryID: string; country: string | null; companies: number; changedAt: string }

/** Categories with `least` companies, most first. Reads every profile. */
export async function countByCategory(pool: pg.Pool, least: number): Promise<CategoryCount[]> {
  const { rows } = await pool.query<Omit<CategoryCount, 'changedAt'> & { changedAt: Date }>(
    `select category as "categoryID", b.country_code as country, count(*)::int as companies, max(b.updated_at) as "changedAt"
      from businesses b, unnest(b.category_ids) category
      where ${isPublic} group by grouping sets ((category, b.country_code), (category))
      having count(*) >= $1 order by companies desc, category, country`,
    [least],
  )
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

type NamedCount = { name: string; count: number }
export type CategoryFigures = {
  companies: number
  verified: number
  manufacturers: number
  certified: number
  oldest: number | null
  /** Median in days of those that state one. */
  leadTime: number | null
  withLeadTime: number
  incoterms: NamedCount[]
  certificates: NamedCount[]
  cities: NamedCount[]
}

const mostNamed = (from: string, least: number) =>
  `(select coalesce(json_agg(json_build_object('name', name, 'count', count)), '[]') from (
    select name, count(*)::int as count from ${from} group by name having count(*) >= ${least} order by count desc, name limit 5) each)`

/** Null: all countries. Reads each profile. */
export async function figuresOfCategory(
  pool: pg.Pool,
  categoryID: string,
  country: string | null,
): Promise<CategoryFigures> {
  const { rows } = await pool.query<CategoryFigures>(
    `with those as materialized (
        select b.id, b.verified_at, b.business_type, b.year_established, b.lead_time, b.business_terms, b.city from businesses b
        where b.category_ids @> array[$1::uuid] and ($2::text is null or b.country_code = $2) and ${isPublic}),
      held as (select distinct c.business_id, c.name from certificates c join those on those.id = c.business_id
        where c.expire_date is null or c.expire_date >= current_date)
    select count(*)::int as companies, count(verified_at)::int as verified,
      (count(*) filter (where business_type = 'MA'))::int as manufacturers,
      (select count(distinct business_id)::int from held) as certified, min(year_established) as oldest,
      percentile_disc(0.5) within group (order by lead_time) as "leadTime", count(lead_time)::int as "withLeadTime",
      ${mostNamed(`those, jsonb_array_elements_text(business_terms -> 'acceptedDeliveryTerms') as name`, 1)} as incoterms,
      ${mostNamed('held', 2)} as certificates,
      ${mostNamed('(select city as name from those where city is not null) city', 2)} as cities
    from those`,
    [categoryID, country],
  )
  return rows[0]!
}

export type Showcase = { listed: number; verified: string[]; latest: string[] }

/** Verified companies with a description, latest first: of seven days, and of any time. */
export async function findShowcase(pool: pg.Pool, most: number): Promise<Showcase> {
  const { rows } = await pool.query<Showcase>(
    `with shown as materialized (
        select b.id, b.verified_at from businesses b
        where ${isPublic} and b.kind = 'company' and b.verified_at is not null and length(b.short_description) >= 40
        order by b.verified_at desc, b.id limit $1)
      select (select count(*)::int from businesses b where ${isPublic} and b.kind = 'company' and b.run_since is null) as listed,
        array(select id from shown where verified_at > now() - interval '7 days' order by verified_at desc, id) as verified,
        array(select id from shown order by verified_at desc, id) as latest`,
    [most],
  )
  return rows[0]!
}
