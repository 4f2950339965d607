// SQL of the search for lines and distributors, with facets.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { LineRole } from '#contract/trade/territories/states.ts'
import type { DB } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'

type Db = Kysely<DB>
type Ids = readonly string[] | undefined
export type Count = { facet: string; value: string; count: number }
type Page = { skip: number; size: number }

const orNone = (ids: Ids) => (ids && ids.length > 0 ? ids : null)
const isIn = (column: RawBuilder<unknown>, ids: Ids) =>
  sql`(${orNone(ids)}::text[] is null or ${column} = any(${orNone(ids)}::text[]))`
const meets = (column: RawBuilder<unknown>, ids: Ids) =>
  sql`(${orNone(ids)}::text[] is null or ${column}::text[] && ${orNone(ids)}::text[])`
const isTrue = (column: RawBuilder<unknown>, wanted: boolean | undefined) =>
  sql`(not ${wanted ?? false}::boolean or ${column})`

function allBut(marks: readonly string[], one?: string): RawBuilder<unknown> {
  return sql.join(
    ['true', ...marks.filter((mark) => mark !== one).map((mark) => `f.m_${mark}`)].map((part) => sql.raw(part)),
    sql` and `,
  )
}

function listFacet(marks: readonly string[], facet: string, values: string): RawBuilder<unknown> {
  return sql`select ${facet}::text as facet, v::text as value, count(*)::int as count
    from found f cross join unnest(${sql.raw(values)}) v where ${allBut(marks, facet)} group by v`
}

function flagFacet(marks: readonly string[], facet: string): RawBuilder<unknown> {
  return sql`select ${facet}::text as facet, '' as value, count(*)::int as count
    from found f where ${allBut(marks, facet)} and f.${sql.raw(facet)}`
}

export type LineFilter = {
  words: string
  country: Ids
  categories: Ids
  industry: Ids
  role: Ids
  from: Ids
  verified: boolean | undefined
  exclusive: boolean | undefined
  minimum: boolean | undefined
  near: readonly string[]
  since?: Date | undefined
}
export type FoundLine = {
  id: string
  name: string
  description: string
  author: AuthorRow
  categoryIds: string[]
  role: LineRole
  withStock: boolean
  wishes: string[]
  exclusivePossible: boolean
  noMinimum: boolean
  productCount: number
  representedIn: number
  countries: string[]
  until: string | null
  openedAt: Date
  businessId: string
}

const lineMarks = ['country', 'industry', 'role', 'origin', 'verified', 'exclusive', 'minimum'] as const

function foundLines(filter: LineFilter): RawBuilder<unknown> {
  const { words, country, categories } = filter
  return sql`
    select l.id, l.business_id, l.name, l.description, l.category_ids, l.industry_ids, l.role, l.with_stock, l.wishes, l.exclusive_possible,
      l.no_minimum, cardinality(l.product_ids) as product_count, t.countries, t.until, t.opened_at,
      b.country_code as origin, b.verified_at is not null as verified, l.exclusive_possible as exclusive, l.no_minimum as minimum,
      ${meets(sql`t.countries`, country)} as m_country, ${meets(sql`l.industry_ids`, filter.industry)} as m_industry,
      ${isIn(sql`l.role`, filter.role)} as m_role, ${isIn(sql`b.country_code`, filter.from)} as m_origin,
      ${isTrue(sql`b.verified_at is not null`, filter.verified)} as m_verified,
      ${isTrue(sql`l.exclusive_possible`, filter.exclusive)} as m_exclusive, ${isTrue(sql`l.no_minimum`, filter.minimum)} as m_minimum
    from lines l join business_facts b on b.id = l.business_id and b.removed_at is null and b.status = 'active'
      join (
        select line_id, array_agg(country_code order by country_code) as countries, min(until) as until,
          max(coalesce(opened_at, stated_at)) filter (where ${isIn(sql`country_code`, country)}) as opened_at
        from territories where state = 'sought' and (until is null or until >= current_date) group by line_id) t on t.line_id = l.id
    where l.removed_at is null and ${meets(sql`l.category_ids`, categories)}
      and ${words ? hasWords(['l.name', 'l.description', 'b.company_name'], words) : sql`true`}
      and ${filter.since ? sql`t.opened_at > ${filter.since}` : sql`true`}`
}

const shownLines = sql`f.id, f.business_id, f.name, f.description, f.category_ids, f.role, f.with_stock, f.wishes, f.exclusive_possible,
  f.no_minimum, f.product_count, f.countries, f.until::text as until, coalesce(f.opened_at, now()) as opened_at,
  (select author from actors x where x.kind = 'business' and x.id = f.business_id) as author,
  (select count(distinct c)::int from held_agreements h join business_facts p on p.id = h.distributor_id and p.status = 'active'
    cross join unnest(h.countries) c where h.supplier_id = f.business_id and f.id = any(h.line_ids) and h.shown and h.days @> current_date) as represented_in`

export async function findLines(db: Db, filter: LineFilter, { skip, size }: Page): Promise<FoundLine[]> {
  const { rows } = await sql<FoundLine>`
    with found as (${foundLines(filter)})
    select ${shownLines} from found f where ${allBut(lineMarks)}
    order by (select count(*) from unnest(f.category_ids) c where c = any(${filter.near}::uuid[])) desc, f.verified desc,
      f.opened_at desc nulls last, f.id offset ${skip} limit ${size}`.execute(db)
  return rows
}

export async function countLines(db: Db, filter: LineFilter): Promise<Count[]> {
  const parts = [
    sql`select 'total' as facet, '' as value, count(*)::int as count from found f where ${allBut(lineMarks)}`,
    listFacet(lineMarks, 'country', 'f.countries'),
    listFacet(lineMarks, 'industry', 'f.industry_ids'),
    listFacet(lineMarks, 'role', 'array[f.role]'),
    listFacet(lineMarks, 'origin', 'array[f.origin]'),
    ...(['verified', 'exclusive', 'minimum'] as const).map((flag) => flagFacet(lineMarks, flag)),
  ]
  const { rows } = await sql<Count>`
    with found as materialized (${foundLines(filter)}) ${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

export type DistributorFilter = {
  words: string
  country: Ids
  categories: Ids
  industry: Ids
  role: Ids
  language: Ids
  stock: 'stock' | 'toOrder' | undefined
  service: boolean | undefined
  room: boolean | undefined
  verified: boolean | undefined
  since?: Date | undefined
}
export type CoverageRow = {
  businessId: string
  countries: string[]
  industryIds: string[]
  categoryIds: string[]
  languages: string[]
  stock: 'stock' | 'toOrder' | null
  stockPlace: string
  service: boolean
  brands: string[]
  room: boolean
  roles: LineRole[]
  description: string
}
export type FoundDistributor = CoverageRow & { author: AuthorRow; lineCount: number }

const distributorMarks = ['country', 'industry', 'role', 'language', 'stocked', 'service', 'room', 'verified'] as const

function foundDistributors(filter: DistributorFilter): RawBuilder<unknown> {
  const { words } = filter
  return sql`
    select c.*, b.verified_at is not null as verified, coalesce(c.stock = 'stock', false) as stocked,
      ${meets(sql`c.countries`, filter.country)} as m_country, ${meets(sql`c.industry_ids`, filter.industry)} as m_industry,
      ${meets(sql`c.roles`, filter.role)} as m_role, ${meets(sql`c.languages`, filter.language)} as m_language,
      (${filter.stock ?? null}::text is null or c.stock is not distinct from ${filter.stock ?? null}::text) as m_stocked,
      ${isTrue(sql`c.service`, filter.service)} as m_service, ${isTrue(sql`c.room`, filter.room)} as m_room,
      ${isTrue(sql`b.verified_at is not null`, filter.verified)} as m_verified
    from coverages c join business_facts b on b.id = c.business_id and b.removed_at is null and b.status = 'active'
    where ${meets(sql`c.category_ids`, filter.categories)} and ${filter.since ? sql`c.stated_at > ${filter.since}` : sql`true`} and (${words ? hasWords(['b.company_name', 'c.description'], words) : sql`true`}
      ${words ? sql`or exists (select from unnest(c.brands) brand where folded(brand) = folded(${words}))` : sql``})`
}

export async function findDistributors(
  db: Db,
  filter: DistributorFilter,
  { skip, size }: Page,
): Promise<FoundDistributor[]> {
  const { rows } = await sql<FoundDistributor>`
    with found as (${foundDistributors(filter)})
    select f.business_id, f.countries, f.industry_ids, f.category_ids, f.languages, f.stock, f.stock_place, f.service, f.brands, f.room,
      f.roles, f.description, (select author from actors x where x.kind = 'business' and x.id = f.business_id) as author,
      (select count(distinct l)::int from held_agreements h join business_facts p on p.id = h.supplier_id and p.status = 'active'
        cross join unnest(h.line_ids) l where h.distributor_id = f.business_id and h.shown and h.days @> current_date) as line_count
    from found f where ${allBut(distributorMarks)}
    order by f.verified desc, f.room desc, f.stated_at desc, f.business_id offset ${skip} limit ${size}`.execute(db)
  return rows
}

export async function countDistributors(db: Db, filter: DistributorFilter): Promise<Count[]> {
  const parts = [
    sql`select 'total' as facet, '' as value, count(*)::int as count from found f where ${allBut(distributorMarks)}`,
    listFacet(distributorMarks, 'country', 'f.countries'),
    listFacet(distributorMarks, 'industry', 'f.industry_ids'),
    listFacet(distributorMarks, 'role', 'f.roles'),
    listFacet(distributorMarks, 'language', 'f.languages'),
    ...(['stocked', 'service', 'room', 'verified'] as const).map((flag) => flagFacet(distributorMarks, flag)),
  ]
  const { rows } = await sql<Count>`
    with found as materialized (${foundDistributors(filter)}) ${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

export async function findCarried(db: Db, businessID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(category_ids) as id from coverages where business_id = ${businessID}
    union select unnest(l.category_ids) from lines l join held_agreements h on l.id = any(h.line_ids) and h.distributor_id = ${businessID}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
