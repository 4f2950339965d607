// SQL that adds a product within the membership's limit.
import { CompiledQuery, type Kysely, type Updateable } from 'kysely'
import type pg from 'pg'
import { productLineNames } from '#contract/catalog/products/fields.ts'
import type { CardJson } from '#api/identity/businesses/lookup.ts'
import type { DB, Products } from '#api/database/tables.ts'
import { columnOf, type ProductRow, wholeColumns } from './queries.ts'

type Addition = { most: number | null; business: CardJson | null; row: Omit<ProductRow, 'business'> | undefined }

const text = `with owner as materialized (
    select b.id, b.industry_id, a.products as most, case when $2 = 'active' then products_shown(b.id) end as shown
    from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a where b.id = $1),
  added as (
    insert into products (business_id, status, industry_id, name, slug, description, keywords, category_id, sub_category_id, specs,
      media, lead_time, stock, price, datasheets, languages, versions, ${productLineNames.map(columnOf).join(', ')})
    select id, $2, coalesce($3::uuid, industry_id), $4, $5, coalesce($6, ''), coalesce($7::text[], '{}'), $8::uuid, $9::uuid,
      coalesce($10::jsonb, '[]'), coalesce($11::jsonb, '[]'), $12::int, $13::boolean, $14::jsonb, coalesce($15::jsonb, '[]'),
      coalesce($16::jsonb, '{}'), coalesce($17::jsonb, '{}'), ${productLineNames.map((_, at) => `$${at + 18}`).join(', ')}
    from owner where shown is null or shown < most returning *),
  emitted as (
    insert into events (name, data) select 'products.changed', jsonb_build_object(
      'ids', jsonb_build_array(id), 'unlisted', status <> 'active', 'industries', to_jsonb(industry_id || $${productLineNames.length + 18}::uuid[])) from added)
  select owner.most, (select row_to_json(c) from business_cards c where c.id = owner.id) as business, ${wholeColumns}, 0 as likes from owner left join added p on true`

/** Returns no row at the plan's limit. Default industry: the business's. */
export async function addProduct(
  db: pg.Pool | Kysely<DB>,
  businessID: string,
  { name, slug, ...row }: Updateable<Products>,
  industries: readonly string[],
): Promise<Addition> {
  const values = [
    businessID,
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
    row.languages,
    row.versions,
    ...productLineNames.map((name) => row[name]),
    industries,
  ]
  const { rows } =
    'executeQuery' in db
      ? await db.executeQuery<AddedRow>(CompiledQuery.raw(text, values))
      : await db.query<AddedRow>({ name: 'add-product', text, values })
  const { most, business, ...added } = rows[0]!
  return { most, business, row: added.id === null ? undefined : added }
}
type AddedRow = Omit<ProductRow, 'business'> & Omit<Addition, 'row'>
