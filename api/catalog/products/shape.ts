// Rows of products → contract.
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { mainProductDescriptionMost } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { eachProductLine } from '#contract/catalog/products/fields.ts'
import type { OwnProduct, Product, ProductCard } from '#contract/catalog/products/products.ts'
import { neutralPhoto, productPhotos } from '#api/foundation/illustrations/lookup.ts'
import { namedFor, nodeByID, type Node } from '#api/foundation/industries/lookup.ts'
import { businessTypeFor, countryFor } from '#api/foundation/reference/lookup.ts'
import { datasheetsIn, documentOf } from '#api/catalog/documents/lookup.ts'
import { presenceOf } from '#api/identity/businesses/lookup.ts'
import {
  hashOf,
  languagesFor,
  type StoredVersion,
  translationFor,
  versionFor,
  versionIn,
  versionLanguagesOf,
} from '#api/foundation/text-versions.ts'
import { secondTitleOf } from './second-title.ts'
import { specsFor } from './spec-names.ts'
import type { OwnRow } from './editing-queries.ts'
import type { CardRow, FactsRow, ProductBase, ProductRow, TileRow } from './queries.ts'

function nodeOf(row: Pick<ProductBase, 'subCategoryID' | 'categoryID' | 'industryID'>): Node | undefined {
  return nodeByID(row.subCategoryID ?? row.categoryID ?? row.industryID)
}

function keyOf(businessKey: string, slug: string): string {
  return [businessKey, slug].filter(Boolean).join('-')
}

function baseOf(row: ProductBase, businessKey: string, locale: Locale, stored: StoredVersion | null | undefined) {
  const version = versionIn(stored, locale, row.languages)
  const node = nodeOf(row)
  const photos = productPhotos(row.media, row.id, node)
  // Names in the reader's language need none.
  const secondTitle = version?.['name'] ? undefined : secondTitleOf(row, node, locale)
  return {
    productID: row.id,
    businessID: row.businessID,
    key: keyOf(businessKey, row.slug),
    name: row.name,
    ...(secondTitle && { secondTitle }),
    description: row.description,
    languages: languagesFor(row.languages, ['name', 'description']),
    ...translationFor(version, locale, [row.name, row.description]),
    mainImage: photos[0] ?? neutralPhoto(node),
    photoCount: photos.length,
    industry: namedFor(row.industryID, locale) ?? { id: row.industryID, name: '' },
    category: namedFor(row.categoryID, locale),
    subCategory: namedFor(row.subCategoryID, locale),
    specs: specsFor(row.specs, locale),
    leadTime: row.leadTime,
    stock: row.stock,
  }
}

/** Cut as descriptions on cards are. */
function cutOf(version: StoredVersion | null): StoredVersion | null {
  const { description } = version ?? {}
  return version && typeof description === 'string'
    ? { ...version, description: description.slice(0, mainProductDescriptionMost) }
    : version
}

export function ownOf(row: OwnRow, business: BusinessCard, locale: Locale): OwnProduct {
  const { status, brand, partNumber, version } = row
  const updatedAt = new Date(row.updatedAt).toISOString()
  return {
    ...baseOf(row, business.key, locale, cutOf(row.translated)),
    businessProfile: business,
    status,
    brand,
    partNumber,
    version,
    updatedAt,
  }
}

export function cardOf(row: CardRow, locale: Locale): ProductCard & { registeredAt: string } {
  return {
    ...baseOf(row, row.businessSlug, locale, cutOf(row.version)),
    registeredAt: row.registeredAt.toISOString(),
    businessProfile: {
      businessID: row.businessID,
      key: row.businessSlug,
      subscription: row.subscription,
      verified: row.verifiedAt !== null,
      sample: row.sample,
      presence: presenceOf(row),
      kind: row.kind,
      general: { companyName: row.companyName, businessType: businessTypeFor(row.businessType, locale) },
      contactInfo: { country: countryFor(row.countryCode, locale) },
    },
  }
}

export function tileOf(row: TileRow, businessKey: string) {
  const mainImage = productPhotos(row.media, row.id, nodeOf(row))[0] ?? neutralPhoto(nodeOf(row))
  return { productID: row.id, key: keyOf(businessKey, row.slug), name: row.name, mainImage }
}

export function productOf(row: Omit<ProductRow, 'business'>, business: BusinessCard, locale: Locale): Product {
  const photos = productPhotos(row.media, row.id, nodeOf(row))
  const videos = row.media.flatMap((medium) =>
    medium.kind === 'video' ? [{ videoID: medium.id, url: medium.url }] : [],
  )
  return {
    ...baseOf(row, business.key, locale, row.versions[locale]),
    versionLanguages: versionLanguagesOf(row, hashOf([row.name, row.description])),
    ...eachProductLine((name) => row[name]),
    keywords: row.keywords,
    photos,
    images: photos,
    videos,
    price: row.price && priceOf(row.price),
    datasheets: datasheetsIn(row.documents),
    documents: row.documents.map(documentOf),
    status: row.status,
    reactions: { reactionCount: { like: row.likes } },
    registeredAt: row.registeredAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    appointments: row.appointments,
    businessProfile: business,
  }
}

export function versionsOf({ versions, name, description }: Pick<ProductRow, 'versions' | 'name' | 'description'>) {
  return Object.fromEntries(
    Object.entries(versions).map(([locale, version]) => [locale, versionFor(version, [name, description])]),
  )
}

export function factsOf({ price, minimumOrder, specs }: FactsRow, locale: Locale) {
  return { price: price && priceOf(price), minimumOrder, specs: specsFor(specs, locale) }
}

function priceOf(price: NonNullable<ProductRow['price']>): NonNullable<Product['price']> {
  const each = price.tiers?.map((tier) => tier.price) ?? []
  const ends = each.length > 0 ? { min: Math.min(...each), max: Math.max(...each) } : { min: null, max: null }
  return { ...ends, unit: null, tiers: [], ...price }
}
