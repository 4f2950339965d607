// The SQL that adds a product: the limit of the membership, the row and its event are one statement. Rules are elsewhere.
import { CompiledQuery, type Kysely, type Updateable } from 'kysely'
import type pg from 'pg'
import { productLineNames } from '#contract/products/fields.ts'
import type { CardJson } from '../businesses/lookup.ts'
import type { DB, Products } from '../database/tables.ts'
import { columnOf, type ProductRow, wholeColumns } from './queries.ts'

type Added = { most: number | null; business: CardJson | null; row: Omit<ProductRow, 'business'> | undefined }

const text = `with owner as materialized (
    select b.id, b.industry_id, ($2::jsonb ->> b.subscription)::int as most, case when $3 = 'active' then products_shown(b.id) end as shown
    from business_facts b where b.id = $1),
  added as (
    insert into products (business_id, status, industry_id, name, slug, description, keywords, category_id, sub_category_id, specs,
      media, lead_time, stock, price, datasheets, ${productLineNames.map(columnOf).join(', ')})
    select id, $3, coalesce($4::uuid, industry_id), $5, $6, coalesce($7, ''), coalesce($8::text[], '{}'), $9::uuid, $10::uuid,
      coalesce($11::jsonb, '[]'), coalesce($12::jsonb, '[]'), $13::int, $14::boolean, $15::jsonb, coalesce($16::jsonb, '[]'),
      ${productLineNames.map((_, at) => `$${at + 17}`).join(', ')}
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
    row.keywords,
    row.categoryId,
    row.subCategoryId,
    row.specs,
    row.media,
    row.leadTime,
    row.stock,
    row.price,
    row.datasheets,
    ...productLineNames.map((name) => row[name]),
  ]
  const { rows } =
    'executeQuery' in db
      ? await db.executeQuery<Shown>(CompiledQuery.raw(text, values))
      : await db.query<Shown>({ name: 'add-product', text, values })
  const { most, business, ...added } = rows[0]!
  return { most, business, row: added.id === null ? undefined : added }
}
type Shown = Omit<ProductRow, 'business'> & Omit<Added, 'row'>
