// All SQL of products. Hot statements are written out and prepared by name; rules and words are elsewhere.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Document } from '#contract/shapes.ts'
import type { DB } from '../database/tables.ts'
import type { Medium } from '../illustrations/lookup.ts'

const visible = `p.removed_at is null and p.status = 'active'`
const ownerVisible = `b.removed_at is null and b.status = 'active'`
const cardColumns = `p.id, p.slug, p.business_id as "businessID", p.name, p.media, p.industry_id as "industryID",
  p.category_id as "categoryID", p.sub_category_id as "subCategoryID", p.lead_time as "leadTime", p.stock,
  b.slug as "businessSlug", b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
  b.business_type as "businessType", b.country_code as "countryCode"`

export type ProductBase = {
  id: string
  slug: string
  businessID: string
  name: string
  description: string
  media: Medium[]
  industryID: string
  categoryID: string | null
  subCategoryID: string | null
  specs: { key: string; value: string }[]
  leadTime: number | null
  stock: boolean | null
}
export type CardRow = ProductBase & {
  businessSlug: string
  subscription: 'standard' | 'gold' | 'premium' | 'platinum'
  verifiedAt: Date | null
  sample: boolean
  companyName: string
  businessType: string
  countryCode: string
}
export type ProductRow = ProductBase & {
  status: 'draft' | 'active' | 'archived' | 'hidden'
  removedAt: Date | null
  brand: string | null
  partNumber: string | null
  keywords: string[]
  minimumOrder: string | null
  price: {
    min?: number | null
    max?: number | null
    currency: string
    unit?: string
    tiers?: { quantity: number; price: number }[]
  } | null
  hsCode: string | null
  datasheets: Document[]
  registeredAt: Date
  updatedAt: Date
  version: number
  likes: number
}
export type TileRow = Pick<
  ProductBase,
  'id' | 'slug' | 'businessID' | 'name' | 'media' | 'industryID' | 'categoryID' | 'subCategoryID'
> & {
  count: number
}

/** Rows of cards, by ids; in no order. Descriptions and specs are cut to what a card shows. */
export async function findCards(
  pool: pg.Pool,
  ids: readonly string[],
  specs: number,
  description: number,
): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'product-cards',
    text: `select ${cardColumns}, left(p.description, $3) as description,
        jsonb_path_query_array(p.specs, '$[0 to $last]', jsonb_build_object('last', $2::int - 1)) as specs
      from products p join businesses b on b.id = p.business_id
      where p.id = any($1::uuid[]) and ${visible} and ${ownerVisible}`,
    values: [ids, specs, description],
  })
  return rows
}

/** SQL: the columns of a whole product `p`, without its likes. */
export const wholeColumns = `p.id, p.slug, p.business_id as "businessID", p.name, p.description, p.media, p.industry_id as "industryID",
  p.category_id as "categoryID", p.sub_category_id as "subCategoryID", p.specs, p.lead_time as "leadTime", p.stock,
  p.status, p.removed_at as "removedAt", p.brand, p.part_number as "partNumber", p.keywords, p.minimum_order as "minimumOrder",
  p.price, p.hs_code as "hsCode", p.datasheets, p.registered_at as "registeredAt", p.updated_at as "updatedAt", p.version`

/** One product, also a removed one: the rules decide. */
export async function findProduct(pool: pg.Pool, id: string): Promise<ProductRow | undefined> {
  const { rows } = await pool.query<ProductRow>({
    name: 'product',
    text: `select ${wholeColumns}, coalesce(c.likes, 0) as likes
      from products p left join counters c on c.resource_id = p.id where p.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Visible products, whole; in no order. */
export async function findVisible(pool: pg.Pool, ids: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>({
    name: 'products-whole',
    text: `select ${wholeColumns}, coalesce(c.likes, 0) as likes
      from products p left join counters c on c.resource_id = p.id where p.id = any($1::uuid[]) and ${visible}`,
    values: [ids],
  })
  return rows
}

/** A page of a visible business's products, newest first, and how many there are in all. */
export async function findOfBusiness(
  pool: pg.Pool,
  businessID: string,
  { skip, size, except }: { skip: number; size: number; except: string | undefined },
): Promise<{ ids: string[]; total: number; removed: boolean } | undefined> {
  const { rows } = await pool.query<{ ids: string[] | null; total: number; removed: boolean }>({
    name: 'products-of-business',
    text: `select b.removed_at is not null as removed,
        (select count(*)::int from products p where p.business_id = b.id and ${visible} and p.id is distinct from $4) as total,
        (select array_agg(page.id order by page.registered_at desc, page.id) from (
          select p.id, p.registered_at from products p where p.business_id = b.id and ${visible} and p.id is distinct from $4
          order by p.registered_at desc, p.id limit $2 offset $3) page) as ids
      from businesses b where b.id = $1 and b.status = 'active'`,
    values: [businessID, size, skip, except ?? null],
  })
  const row = rows[0]
  return row && { ...row, ids: row.ids ?? [] }
}

/** The first few products of each business, and how many each has. */
export async function findFirstOf(pool: pg.Pool, businessIDs: readonly string[], each: number): Promise<TileRow[]> {
  const { rows } = await pool.query<TileRow>({
    name: 'products-first',
    text: `select p.*, (select count(*)::int from products p where p.business_id = asked.id and ${visible}) as count
      from unnest($1::uuid[]) as asked (id) cross join lateral (
        select p.id, p.slug, p.business_id as "businessID", p.name, p.media, p.industry_id as "industryID",
          p.category_id as "categoryID", p.sub_category_id as "subCategoryID"
        from products p where p.business_id = asked.id and ${visible}
        order by p.registered_at desc, p.id limit $2) p`,
    values: [businessIDs, each],
  })
  return rows
}

/** The businesses of products, each once. */
export async function findOwners(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'product-owners',
    text: 'select distinct business_id as id from products where id = any($1::uuid[])',
    values: [ids],
  })
  return rows.map((row) => row.id)
}

/** The business of each product, also of removed ones. */
export async function findBusinessOf(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; businessId: string }[]> {
  return db.selectFrom('products').select(['id', 'businessId']).where('id', 'in', ids).execute()
}
