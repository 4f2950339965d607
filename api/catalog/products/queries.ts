// SQL of reading products. Hot statements are prepared by name.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { mainProductDescriptionMost, specsOnCardMost } from '#contract/foundation/constants.ts'
import { type ProductLine, productLineNames } from '#contract/catalog/products/fields.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { BusinessKind } from '#contract/identity/businesses/presence.ts'
import { ids } from '#kit/postgres/planned.ts'
import type { CardJson, CardRow as BusinessCardRow } from '#api/identity/businesses/lookup.ts'
import type {
  LanguageHints,
  StoredLanguages,
  StoredVersion,
  StoredVersions,
  WrittenRow,
} from '#api/foundation/text-versions.ts'
import type { DB } from '#api/database/tables.ts'
import type { DocumentOfProduct } from '#api/catalog/documents/lookup.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'

const visible = `p.removed_at is null and p.status = 'active'`
const ownerVisible = `b.removed_at is null and b.status = 'active'`
const lastSpec = specsOnCardMost - 1
/** `locale`: parameter. */
const cardColumns = (
  locale: string,
) => `p.id, p.slug, p.business_id as "businessID", p.name, p.media, p.industry_id as "industryID",
  left(p.description, ${mainProductDescriptionMost}) as description, jsonb_path_query_array(p.specs, '$[0 to ${lastSpec}]') as specs,
  p.category_id as "categoryID", p.sub_category_id as "subCategoryID", p.lead_time as "leadTime", p.stock,
  b.slug as "businessSlug", b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
  b.business_type as "businessType", b.country_code as "countryCode", b.kind, b.run, p.registered_at as "registeredAt",
  ${versionColumns(locale)}`

function versionColumns(locale: string): string {
  return `p.languages, version_in(p.versions, ${locale}, p.name || E'\\n' || p.description) as version`
}

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
  languages: StoredLanguages
}
export type CardRow = ProductBase & {
  version: StoredVersion | null
  businessSlug: string
  subscription: 'standard' | 'gold' | 'premium' | 'platinum'
  verifiedAt: Date | null
  sample: boolean
  companyName: string
  businessType: string
  kind: BusinessKind
  run: boolean
  countryCode: string
  registeredAt: Date
}
export type ProductRow = ProductBase &
  Record<ProductLine, string | null> & {
    versions: StoredVersions
    status: 'draft' | 'active' | 'archived' | 'hidden'
    removedAt: Date | null
    keywords: string[]
    price: {
      min?: number | null
      max?: number | null
      currency: string
      unit?: string
      tiers?: { quantity: number; price: number }[]
    } | null
    documents: DocumentOfProduct[]
    registeredAt: Date
    updatedAt: Date
    version: number
    likes: number
    appointments: boolean
    business: CardJson | null
  }
export type TileRow = Pick<
  ProductBase,
  'id' | 'slug' | 'businessID' | 'name' | 'media' | 'industryID' | 'categoryID' | 'subCategoryID'
>

/** Descriptions and specs are cut to card size. */
export async function findCards(pool: pg.Pool, productIDs: readonly string[], locale: Locale): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'product-cards',
    text: `select ${cardColumns('$2')} from products p join business_facts b on b.id = p.business_id
      where p.id = any(${ids('$1')}) and ${visible} and ${ownerVisible}`,
    values: [productIDs, locale],
  })
  return rows
}

/** `partNumber` → `part_number` */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export const wholeColumns = `p.id, p.slug, p.business_id as "businessID", p.name, p.description, p.media, p.industry_id as "industryID",
  p.category_id as "categoryID", p.sub_category_id as "subCategoryID", p.specs, p.lead_time as "leadTime", p.stock,
  p.status, p.removed_at as "removedAt", p.keywords, ${productLineNames.map((name) => `p.${columnOf(name)} as "${name}"`).join(', ')},
  p.languages, p.versions, p.price, documents_of(p.id) as documents, p.registered_at as "registeredAt", p.updated_at as "updatedAt", p.version,
  exists (select from shown_appointments s where s.business_id = p.business_id and s.side = 'supplier') as appointments`

const wholeProduct = `select ${wholeColumns}, coalesce(c.likes, 0) as likes, to_json(b) as business
  from products p left join counters c on c.resource_id = p.id left join business_cards b on b.id = p.business_id`

/** Includes removed ones. */
export async function findProduct(pool: pg.Pool, id: string): Promise<ProductRow | undefined> {
  const { rows } = await pool.query<ProductRow>({
    name: 'product',
    text: `${wholeProduct} where p.id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function findVisible(pool: pg.Pool, productIDs: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>({
    name: 'products-whole',
    text: `${wholeProduct} where p.id = any(${ids('$1')}) and ${visible}`,
    values: [productIDs],
  })
  return rows
}

const gtinsMost = 50

/** Fourteen digits; those of companies that somebody runs come first. */
export async function findByGtin(pool: pg.Pool, gtin: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'products-by-gtin',
    text: `select p.id from products p join business_facts b on b.id = p.business_id
      where lpad(p.gtin, 14, '0') = $1 and p.gtin is not null and ${visible} and ${ownerVisible}
      order by b.run desc, p.id limit ${gtinsMost}`,
    values: [gtin],
  })
  return rows.map(({ id }) => id)
}

export type FactsRow = Pick<ProductRow, 'price' | 'minimumOrder' | 'specs'> & { id: string }

export async function findFacts(pool: pg.Pool, productIDs: readonly string[]): Promise<FactsRow[]> {
  const { rows } = await pool.query<FactsRow>({
    name: 'product-facts',
    text: `select p.id, p.price, p.minimum_order as "minimumOrder", p.specs from products p
      where p.id = any(${ids('$1')}) and ${visible}`,
    values: [productIDs],
  })
  return rows
}

type Page = { skip: number; size: number; except: string | undefined; locale: Locale }
export type PageOfBusiness = { removed: boolean; total: number; rows: CardRow[] }

export async function findOfBusiness(
  pool: pg.Pool,
  businessID: string,
  { skip, size, except, locale }: Page,
): Promise<PageOfBusiness | undefined> {
  const { rows } = await pool.query<CardRow & { removed: boolean; total: number }>({
    name: 'products-of-business',
    text: `select b.removed_at is not null as removed, coalesce(c.products, 0) - (
          select count(*)::int from products p where p.id = $4 and p.business_id = b.id and ${visible}) as total, ${cardColumns('$5')}
      from business_facts b left join counters c on c.resource_id = b.id
      left join lateral (
        select * from products p where p.business_id = b.id and ${visible} and p.id <> $4
        order by p.registered_at desc, p.id limit (select $2::int) offset (select $3::int)) p on true
      where b.id = $1 and b.status = 'active' order by p.registered_at desc, p.id`,
    values: [businessID, size, skip, except ?? noProduct, locale],
  })
  const [first] = rows
  return first && { removed: first.removed, total: first.total, rows: rows.filter(({ id }) => id !== null) }
}

const noProduct = '00000000-0000-0000-0000-000000000000'

export async function findWithFirst(
  pool: pg.Pool,
  businessIDs: readonly string[],
  each: number,
): Promise<(BusinessCardRow & { products: TileRow[] | null })[]> {
  const { rows } = await pool.query<BusinessCardRow & { products: TileRow[] | null }>({
    name: `businesses-with-${each}`,
    text: `select b.*, (
        select json_agg(tile) from (
          select p.id, p.slug, p.business_id as "businessID", p.name, p.media, p.industry_id as "industryID",
            p.category_id as "categoryID", p.sub_category_id as "subCategoryID"
          from products p where p.business_id = b.id and ${visible}
          order by p.registered_at desc, p.id limit ${each}) tile) as products
      from business_cards b where b.id = any(${ids('$1')})`,
    values: [businessIDs],
  })
  return rows
}

export async function findOwners(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'product-owners',
    text: 'select distinct business_id as id from products where id = any($1::uuid[])',
    values: [ids],
  })
  return rows.map((row) => row.id)
}

export async function findNodesOf(pool: pg.Pool, businessIDs: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'product-nodes',
    text: `select distinct node as id from products cross join unnest(array[industry_id, category_id, sub_category_id]) node
      where business_id = any($1::uuid[]) and removed_at is null and node is not null`,
    values: [businessIDs],
  })
  return rows.map((row) => row.id)
}

export async function findBusinessOf(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; businessId: string }[]> {
  return db.selectFrom('products').select(['id', 'businessId']).where('id', 'in', ids).execute()
}

export async function findLikely(pool: pg.Pool, id: string): Promise<LanguageHints | undefined> {
  const { rows } = await pool.query<LanguageHints>({
    name: 'product-languages',
    text: `select country, spoken from business_languages b where b.id = coalesce((select business_id from products where id = $1), $1)`,
    values: [id],
  })
  return rows[0]
}

export type ListedRow = WrittenRow & { id: string; main: 'description' | 'name'; hash: string }

/** Companies that run their pages; versions without texts. */
export async function findWritten(pool: pg.Pool, listed: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await pool.query<ListedRow>({
    name: 'product-written-languages',
    text: `select p.id, p.languages, version_marks(p.versions) as versions, left(md5(p.name || E'\\n' || p.description), 8) as hash,
        case when p.description = '' then 'name' else 'description' end as main
      from products p join business_facts b on b.id = p.business_id
      where p.id = any(${ids('$1')}) and b.run and b.kind = 'company'`,
    values: [listed],
  })
  return rows
}
