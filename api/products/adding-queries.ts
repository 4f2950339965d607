// The SQL that adds a product: the limit of the membership, the row and its event are one statement. Rules are elsewhere.
import { CompiledQuery, type Kysely, type Updateable } from 'kysely'
import type pg from 'pg'
import type { CardJson } from '../businesses/lookup.ts'
import type { DB, Products } from '../database/tables.ts'
import { type ProductRow, wholeColumns } from './queries.ts'

type Added = { most: number | null; business: CardJson | null; row: Omit<ProductRow, 'business'> | undefined }

const text = `with owner as materialized (
    select b.id, b.industry_id, ($2::jsonb ->> b.subscription)::int as most, case when $3 = 'active' then products_shown(b.id) end as shown
    from business_facts b where b.id = $1),
  added as (
    insert into products (business_id, status, industry_id, name, slug, description, brand, part_number, keywords, category_id,
      sub_category_id, specs, media, lead_time, stock, minimum_order, price, hs_code, datasheets)
    select id, $3, coalesce($4::uuid, industry_id), $5, $6, coalesce($7, ''), $8, $9, coalesce($10::text[], '{}'), $11::uuid,
      $12::uuid, coalesce($13::jsonb, '[]'), coalesce($14::jsonb, '[]'), $15::int, $16::boolean, $17, $18::jsonb, $19, coalesce($20::jsonb, '[]')
    from owner where shown is null or shown < most returning *),
  emitted as (
    insert into events (name, data) select 'products.changed', jsonb_build_object('ids', jsonb_build_array(id)) from added)
  select owner.most, (select row_to_json(c) from business_cards c where c.id = owner.id) as business, ${wholeColumns}, 0 as likes from owner left join added p on true`

/**
 * Adds a product and emits its event. Answers it with the card of its business; no row where `limits` by membership are reached. The
 * industry defaults to that of the business.
 */
export async function addProduct(
  db: pg.Pool | Kysely<DB>,
  businessID: string,
  limits: Record<string, number>,
  { name, slug, ...row }: Updateable<Products>,
): Promise<Added> {
  const values = [
    businessID,
    JSON.stringify(limits),
    row.status ?? 'active',
    row.industryId,
    name,
    slug,
    row.description,
    row.brand,
    row.partNumber,
    row.keywords,
    row.categoryId,
    row.subCategoryId,
    row.specs,
    row.media,
    row.leadTime,
    row.stock,
    row.minimumOrder,
    row.price,
    row.hsCode,
    row.datasheets,
  ]
  const { rows } =
    'executeQuery' in db
      ? await db.executeQuery<Shown>(CompiledQuery.raw(text, values))
      : await db.query<Shown>({ name: 'add-product', text, values })
  const { most, business, ...added } = rows[0]!
  return { most, business, row: added.id === null ? undefined : added }
}
type Shown = Omit<ProductRow, 'business'> & Omit<Added, 'row'>
