// SQL of where to buy, and of makers that a business represents: one statement each.
import type pg from 'pg'
import { formerDays } from '#contract/trade/territories/constants.ts'
import type { AgreementSide, Exclusivity, LineRole } from '#contract/trade/territories/states.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'

export type SellerRow = {
  author: AuthorRow | null
  website: string | null
  countries: string[]
  lines: { id: string; name: string }[] | null
  subject: string | null
  role: LineRole
  exclusivity: Exclusivity
  by: 'both' | AgreementSide
  at: string
  until: string | null
  former: string | null
  stock: 'stock' | 'toOrder' | null
  stockPlace: string | null
  service: boolean | null
}
export type SoughtRow = {
  id: string
  name: string
  role: LineRole
  withStock: boolean
  exclusivePossible: boolean
  countries: string[]
}
export type BuyingRow = { maker: AuthorRow | null; sellers: SellerRow[] | null; sought: SoughtRow[] | null }

const isNow = `a.starts_on <= current_date and (a.ends_on is null or a.ends_on >= current_date)
  and (a.notice_until is null or a.notice_until >= current_date)`

/** Nothing disputed, nothing that the other side alone states. */
const isShown = (side: AgreementSide) => `(
  a.state in ('inForce', 'notice') and a.supplier_lists and a.distributor_lists and ${isNow}
  or a.state = 'proposed' and a.proposed_by = '${side}' and a.${side}_lists and ${isNow}
  or a.state in ('lapsed', 'ended') and a.supplier_lists and a.distributor_lists and a.confirmed_until > current_date - ${formerDays}
    and not exists (select from agreements later where later.supplier_id = a.supplier_id and later.distributor_id = a.distributor_id
      and later.state in ('inForce', 'notice') and later.countries && a.countries and later.line_ids && a.line_ids))`

const fields = (of: AgreementSide) => `
  (select author from actors x where x.kind = 'business' and x.id = a.${of}_id) as author,
  (select h.website from actor_homes h where h.kind = 'business' and h.id = a.${of}_id) as website,
  a.countries, a.subject, a.role, a.exclusivity, case when a.state = 'proposed' then a.proposed_by else 'both' end as by,
  coalesce(a.confirmed_at, uuid_time(a.id)) as at,
  case when a.supplier_shows_end and a.distributor_shows_end then least(a.ends_on, a.notice_until) end as until,
  case when a.state in ('lapsed', 'ended') then a.confirmed_until end as former,
  c.stock, c.stock_place as "stockPlace", c.service`

const isOfLine = `($3::uuid is null or $3 = any(l.product_ids) or l.product_ids = '{}' and l.category_ids && $4::uuid[])`

export async function findBuying(
  pool: pg.Pool,
  {
    supplierID,
    country,
    productID,
    categoryIDs,
  }: {
    supplierID: string
    country: string | undefined
    productID: string | undefined
    categoryIDs: readonly string[]
  },
): Promise<BuyingRow> {
  const { rows } = await pool.query<BuyingRow>({
    name: 'where-to-buy',
    text: `select (select author from actors x where x.kind = 'business' and x.id = $1) as maker,
      (select json_agg(s) from (
        select ${fields('distributor')}, l.lines
        from agreements a left join coverages c on c.business_id = a.distributor_id cross join lateral (
          select json_agg(json_build_object('id', l.id, 'name', l.name) order by l.id) as lines
          from lines l where l.id = any(a.line_ids) and ${isOfLine}) l
        where a.supplier_id = $1 and ($2::text is null or $2 = any(a.countries)) and ($3::uuid is null or l.lines is not null)
          and ${isShown('supplier')}
        order by a.state = 'proposed', a.countries[1], a.id limit 500) s) as sellers,
      (select json_agg(s) from (
        select l.id, l.name, l.role, l.with_stock as "withStock", l.exclusive_possible as "exclusivePossible", array_agg(t.country_code order by t.country_code) as countries
        from lines l join territories t on t.line_id = l.id
        where l.business_id = $1 and l.removed_at is null and t.state = 'sought' and (t.until is null or t.until >= current_date)
          and ($2::text is null or $2 = t.country_code) and ${isOfLine}
        group by l.id order by l.id) s) as sought`,
    values: [supplierID, country ?? null, productID ?? null, categoryIDs],
  })
  return rows[0]!
}

export async function findRepresented(
  pool: pg.Pool,
  businessID: string,
): Promise<{ own: AuthorRow | null; sellers: SellerRow[] | null }> {
  const { rows } = await pool.query<{ own: AuthorRow | null; sellers: SellerRow[] | null }>({
    name: 'represented',
    text: `select (select author from actors x where x.kind = 'business' and x.id = $1) as own,
      (select json_agg(s) from (
        select ${fields('supplier')}, (
          select json_agg(json_build_object('id', l.id, 'name', l.name) order by l.id) from lines l where l.id = any(a.line_ids)) as lines
        from agreements a left join coverages c on c.business_id = a.distributor_id
        where a.distributor_id = $1 and ${isShown('distributor')} order by a.state = 'proposed', a.id limit 500) s) as sellers`,
    values: [businessID],
  })
  return rows[0]!
}
