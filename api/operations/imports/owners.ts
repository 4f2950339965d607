// Owners of ownerless products: brand's company, new business, or catalog.
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { derivedId } from '#kit/ids.ts'
import { slugOf } from '#kit/slug.ts'
import type { DB } from '#api/database/tables.ts'
import { dayOf, hashOf } from './business-rows.ts'
import { brandKey, catalogueKey, commonest, gatherGoods, type Goods, noGoods } from './goods.ts'
import { findHomes, homeOf, sourceOf } from './homes.ts'
import { areSourcesEntombed } from '#api/identity/businesses/lookup.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { countryCodeOf } from './places.ts'
import { brandOf, type ProductRow } from './product-rows.ts'
import { findOwners } from './queries.ts'
import { dated, namedSources } from './sources.ts'
import { brandText, catalogueText } from './texts.ts'
import { line, optionalLine } from './values.ts'

export const BrandRow = z.object({
  brand: line(120).transform((brand) => brandOf({ brand }) ?? brand),
  companyId: optionalLine(200),
  countryCode: optionalLine(2),
})
export type BrandRow = z.output<typeof BrandRow>

const goodsMost = 3
const keywordsMost = 10

/** Spellings with a company win. */
export type Brands = Map<string, BrandRow>

export function ownerOf(row: ProductRow, owners: Map<string, string>): string {
  if (row.business) return row.business
  const brand = brandOf(row)
  if (brand === undefined) return `catalogue:${catalogueKey(row)}`
  return owners.get(brandKey(brand)) ?? `brand:${brandKey(brand)}`
}

/** Includes removed companies: their brands are not listed instead. */
export async function companiesOf(db: Kysely<DB>, brands: Brands): Promise<Map<string, string>> {
  const wanted = [...brands].flatMap(([key, { companyId }]) => (companyId === undefined ? [] : [{ key, companyId }]))
  const ids = wanted.map(({ companyId }) => companyId)
  const [there, removed] = await Promise.all([findOwners(db, ids), areSourcesEntombed(db, ids)])
  const known = wanted.filter(({ companyId }) => there.has(companyId) || removed.has(companyId))
  return new Map(known.map(({ key, companyId }) => [key, companyId]))
}

/** Businesses without brands rows are never updated: parts must not overwrite whole catalogs. */
export async function ownersToMake(
  db: Kysely<DB>,
  products: string | undefined,
  brands: Brands,
  owners: Map<string, string>,
  country: string,
) {
  const goods =
    products === undefined
      ? { brands: new Map<string, Goods>(), catalogues: new Map<string, Goods>() }
      : await gatherGoods(products)
  const keys = [...new Set([...goods.brands.keys(), ...brands.keys()])].filter((key) => !owners.has(key)).sort()
  const named = keys.map((key) => {
    const facts = goods.brands.get(key) ?? noGoods()
    return { key, facts, row: brands.get(key), name: commonest(facts.names)[0] ?? brands.get(key)!.brand }
  })
  const homes = await findHomes(
    db,
    named.map(({ name }) => name),
  )
  const there = await findOwners(
    db,
    named.map(({ key }) => `brand:${key}`),
  )
  const made = named
    .filter(({ key, row }) => row || !there.has(`brand:${key}`))
    .map(({ key, facts, row, name }) => {
      const home = (row?.countryCode && countryCodeOf(row.countryCode)) || homeOf(name, facts, homes, country)
      const record = recordOf(`brand:${key}`, name, 'brand', 'MA', home, brandText(kindsOf(facts)), facts)
      return { ...record, source_hash: hashOf(row ?? {}) }
    })
  for (const [key, facts] of goods.catalogues) {
    const { title, countryCode } = sourceOf(key, country)
    const text = catalogueText(title, kindsOf(facts))
    made.push({
      ...recordOf(`catalogue:${key}`, `${title} (open catalogue)`, key, 'DI', countryCode, text, facts),
      source_hash: hashOf({}),
    })
  }
  return made
}

function kindsOf(goods: Goods): string[] {
  return commonest(goods.kinds).slice(0, goodsMost)
}

function recordOf(
  sourceID: string,
  name: string,
  source: string,
  businessType: string,
  countryCode: string,
  text: string,
  goods: Goods,
) {
  const industry = nodeByKey(commonest(goods.industries)[0] ?? '0004')!
  const categories = commonest(goods.categories)
    .flatMap((key) => nodeByKey(key) ?? [])
    .slice(0, keywordsMost)
  return {
    id: derivedId(`business:${sourceID}`),
    source_id: sourceID,
    source,
    sources: dated(namedSources(commonest(goods.sources)), dayOf(new Date())),
    sample: false,
    company_name: name,
    slug: slugOf(name),
    short_description: text,
    general_description: '',
    business_type: businessType,
    kind: source === 'brand' ? 'company' : 'collection',
    industry_id: industry.id,
    category_ids: categories.map((node) => node.id),
    country_code: countryCode,
    keywords: commonest(goods.kinds)
      .slice(0, keywordsMost)
      .map((kind) => kind.slice(0, 80)),
    general: {},
    contact_info: {},
    factory: {},
    trade_capabilities: {},
    business_terms: {},
  }
}
