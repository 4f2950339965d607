// SQL of product editing.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type pg from 'pg'
import type { DB, Products } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { StoredVersion } from '#api/foundation/text-versions.ts'
import type { ProductBase } from './queries.ts'

type Tx = Transaction<DB>
export type EditRow = Selectable<Products>

/** `most`: limit of the plan. */
export type Owner = { industryId: string; most: number; shown: number }

/** Locked: concurrent writers can't exceed the limit together. */
export async function lockOwner(tx: Tx, businessID: string): Promise<Owner> {
  const { rows } = await sql<Owner>`
    select industry_id as "industryId", products_shown(id) as shown, a.products as most
    from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a where b.id = ${businessID}`.execute(
    tx,
  )
  return rows[0]!
}

export async function lockOwnerOf(tx: Tx, productID: string): Promise<Owner | undefined> {
  const product = await tx.selectFrom('products').select('businessId').where('id', '=', productID).executeTakeFirst()
  return product && lockOwner(tx, product.businessId)
}

/** Undefined for a removed one. */
export function lockProduct(tx: Tx, id: string): Promise<EditRow | undefined> {
  return tx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function copyProduct(tx: Tx, row: Insertable<Products>): Promise<string> {
  const { id } = await tx.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Imports leave it alone from then on. */
export async function changeProduct(tx: Tx, id: string, columns: Updateable<Products>): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...columns, version: sql`version + 1`, updatedAt: new Date(), keptSince: sql`coalesce(kept_since, now())` })
    .where('id', '=', id)
    .execute()
}

export function removeProduct(tx: Tx, id: string): Promise<Pick<EditRow, 'media'> | undefined> {
  return tx
    .updateTable('products')
    .set({ removedAt: new Date(), updatedAt: new Date() })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning(['media'])
    .executeTakeFirst()
}

/** Staff: `removed_at` equals `hidden_at`. Products removed by the business stay removed. */
export async function setHidden(tx: Transaction<DB>, id: string, hidden: boolean): Promise<boolean> {
  const change = hidden
    ? { hiddenAt: sql<Date>`now()`, removedAt: sql<Date>`coalesce(removed_at, now())` }
    : { hiddenAt: null, removedAt: sql<Date | null>`nullif(removed_at, hidden_at)` }
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set(change)
    .where('id', '=', id)
    .where('hiddenAt', hidden ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type OwnRow = ProductBase & {
  translated: StoredVersion | null
  status: 'draft' | 'active' | 'archived' | 'hidden'
  brand: string | null
  partNumber: string | null
  version: number
  updatedAt: Date
}
type CatalogueQuery = {
  q: string
  status: string | undefined
  skip: number
  size: number
  specs: number
  description: number
  locale: Locale
}
export type Catalogue = {
  rows: OwnRow[]
  total: number
  counts: { status: OwnRow['status']; count: number }[]
  most: number
}

/** `q` matches name, part number and brand. */
export async function findCatalogue(pool: pg.Pool, businessID: string, asked: CatalogueQuery): Promise<Catalogue> {
  const { q, status, skip, size, specs, description, locale } = asked
  const { rows } = await pool.query<Catalogue>({
    name: 'catalogue',
    text: `with own as materialized (
        select p.id, p.status, p.updated_at from products p
        where p.business_id = $1 and p.removed_at is null
          and ($2::text is null or folded(concat_ws(' ', p.name, p.part_number, p.brand)) like folded($2))),
      page as (
        select own.id, own.updated_at from own where $3::text is null or own.status = $3
        order by own.updated_at desc, own.id desc limit $4 offset $5)
      select (select a.products from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a where b.id = $1) as most,
        (select count(*)::int from own where $3::text is null or own.status = $3) as total,
        coalesce((select json_agg(json_build_object('status', status, 'count', count))
          from (select status, count(*)::int from own group by status) of_each), '[]') as counts,
        coalesce((select json_agg(json_build_object('id', p.id, 'slug', p.slug, 'businessID', p.business_id, 'name', p.name,
            'description', left(p.description, $7), 'media', p.media, 'industryID', p.industry_id,
            'categoryID', p.category_id, 'subCategoryID', p.sub_category_id,
            'specs', jsonb_path_query_array(p.specs, '$[0 to $last]', jsonb_build_object('last', $6::int - 1)),
            'leadTime', p.lead_time, 'stock', p.stock, 'status', p.status, 'brand', p.brand, 'partNumber', p.part_number,
            'version', p.version, 'languages', p.languages,
            'translated', version_in(p.versions, $8, p.name || E'\\n' || p.description), 'updatedAt', p.updated_at) order by page.updated_at desc, page.id desc)
          from page join products p using (id)), '[]') as rows`,
    values: [businessID, q ? likeOf(q) : null, status ?? null, size, skip, specs, description, locale],
  })
  return rows[0]!
}

/** Most frequent among newest products. */
export async function findUsualSpecs(
  db: Kysely<DB>,
  categoryID: string,
  { products, keys, values }: { products: number; keys: number; values: number },
): Promise<{ key: string; values: string[] }[]> {
  const { rows } = await sql<{ key: string; values: string[] }>`
    with met as (
      select spec ->> 'key' as key, spec ->> 'value' as value, count(*) as times
      from (select specs from products where category_id = ${categoryID} and removed_at is null and status = 'active'
        order by id desc limit ${products}) newest, jsonb_array_elements(specs) spec
      group by 1, 2)
    select key, (array_agg(value order by times desc, value))[1:${values}::int] as values
    from met group by key having sum(times) > 1 order by sum(times) desc, key limit ${keys}`.execute(db)
  return rows
}
