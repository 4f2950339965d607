// Minimal statement per answer.
import type { ApiDependencies } from '#api/foundation/context.ts'
import {
  commentPageSize,
  latestRegisteredTypes,
  mainProductDescriptionMost,
  mainProductsMost,
  productListSize,
  specsOnCardMost,
} from '#contract/foundation/constants.ts'

type Pool = ApiDependencies['pool']
export type Statement = (pool: Pool, query: URLSearchParams) => Promise<unknown>

const businessCard = `b.id, b.slug, b.subscription, b.verified_at, b.sample, b.company_name, b.short_description, b.business_type,
  b.industry_id, b.category_ids, b.year_established, b.employees_min, b.employees_max, b.profile_photo, b.city, b.country_code,
  b.lead_time, b.registered_at`
const tile = 'p.id, p.slug, p.business_id, p.name, p.media, p.industry_id, p.category_id, p.sub_category_id'
const productCard = `${tile}, p.lead_time, p.stock, left(p.description, ${mainProductDescriptionMost}) as description,
  jsonb_path_query_array(p.specs, '$[0 to ${specsOnCardMost - 1}]') as specs`
const ownerOfCard = `b.slug as business_slug, b.subscription, b.verified_at, b.sample, b.company_name, b.business_type, b.country_code`
const shown = `p.removed_at is null and p.status = 'active'`
const newest = (columns: string, size: number) => `(select json_agg(one) from (
  select ${columns} from products p where p.business_id = b.id and ${shown} order by p.registered_at desc, p.id limit ${size}) one)`
// Lists of unknown length are planned once.
const listed = 'any((select $1::uuid[])::uuid[])'
const post = `select p.id, p.author_id, p.content, p.pictures, p.preview, p.mentions, c.likes, c.comments
  from posts p left join counters c on c.resource_id = p.id
  where p.timeline_id = b.id and p.removed_at is null and p.hidden_at is null order by p.id desc limit 2`
const comment = `select k.id, k.author_id, k.content, k.edited_at from comments k
  where k.resource_id = p.id and k.removed_at is null and k.hidden_at is null order by k.id desc limit ${commentPageSize}`

const texts = {
  '/business-cards': `select ${businessCard}, c.likes, c.products, ${newest(tile, 2)} as first
    from businesses b left join counters c on c.resource_id = b.id where b.id = ${listed}`,
  '/product-cards': `select ${productCard}, ${ownerOfCard}
    from products p join businesses b on b.id = p.business_id where p.id = ${listed}`,
  '/business': `select b.*, c.likes, c.followers, c.products,
      (select json_agg(f) from certificates f where f.business_id = b.id) as certificates
    from businesses b left join counters c on c.resource_id = b.id where b.id = $1`,
  '/product': `select p.*, c.likes, json_build_array(${businessCard}) as business
    from products p join businesses b on b.id = p.business_id left join counters c on c.resource_id = p.id where p.id = $1`,
  '/by-business': `select c.products, ${newest(productCard, productListSize)} as list
    from businesses b left join counters c on c.resource_id = b.id where b.id = $1`,
  '/latest': `select b.* from unnest($1::text[]) type cross join lateral (
      select ${businessCard} from businesses b where b.business_type = type and b.removed_at is null and b.status = 'active'
      order by b.registered_at desc, b.id limit 3) b`,
  '/latest-of-type': `select ${businessCard} from businesses b
    where b.business_type = $1 and b.removed_at is null and b.status = 'active' order by b.registered_at desc, b.id limit 3`,
  '/business-page': `select b.*, c.likes, c.followers, c.products, ${newest(productCard, 6)} as list,
      (select json_agg(f) from certificates f where f.business_id = b.id) as certificates,
      (select json_agg(one) from (${post}) one) as posts
    from businesses b left join counters c on c.resource_id = b.id where b.id = $1`,
  '/product-page': `select p.*, c.likes, json_build_array(${businessCard}) as business, ${newest(tile, mainProductsMost)} as others,
      (select json_agg(one) from (${comment}) one) as comments
    from products p join businesses b on b.id = p.business_id left join counters c on c.resource_id = p.id where p.id = $1`,
}

const suggestions = `select (select json_agg(one) from (
      select b.id, b.slug, b.company_name, b.country_code, b.profile_photo from businesses b where b.id = ${listed}) one) as businesses,
    (select json_agg(one) from (select ${tile}, b.company_name from products p join businesses b on b.id = p.business_id
      where p.id = any((select $2::uuid[])::uuid[])) one) as products`

const listOf = (query: URLSearchParams, name: string) => query.get(name)?.split(',').filter(Boolean) ?? []

export const least: Record<string, Statement> = {
  ...Object.fromEntries(
    Object.entries(texts).map(([path, text]): [string, Statement] => [
      path,
      async (pool, query) => {
        const value = query.get('id') ?? query.get('type') ?? listOf(query, 'ids')
        return (await pool.query({ name: `least ${path}`, text, values: [value] })).rows
      },
    ]),
  ),
  '/latest': async (pool) =>
    (await pool.query({ name: 'least latest', text: texts['/latest'], values: [latestRegisteredTypes] })).rows,
  '/suggestions': async (pool, query) => {
    const values = [listOf(query, 'businesses'), listOf(query, 'products')]
    return (await pool.query({ name: 'least suggestions', text: suggestions, values })).rows
  },
}
