// Product page head: title, description, structured data.
import { t } from '@lingui/core/macro'
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { Head, MetaInput } from '#web/foundation/page.ts'
import { firstViewOf, headTexts, indexingOf, isTranslated } from '#web/foundation/versions/indexing.ts'
import { langOf } from '#web/foundation/versions/translated.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { cut } from '#web/ui/cut.ts'
import { titleOf } from './title.ts'

type Ask = Pick<MetaInput<unknown>, 'paths' | 'absolute'>

export function headOf({ data, i18n, paths, absolute, ...site }: MetaInput<{ product: Product }>): Head {
  const product = headTexts(data.product)
  const { general, contactInfo, kind } = product.businessProfile
  const isCollection = kind === 'collection'
  const { countryName } = contactInfo.country
  const seen = { title: titleOf(product, countryName), path: paths.product(product) }
  // Crawlers only: not bundled.
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  return {
    ...seen,
    ...indexing(data.product, { ...site, path: seen.path }),
    description: cut(
      isCollection
        ? t(i18n)`${product.name}, from the collection ${general.companyName}. ${product.description}`
        : t(i18n)`${product.name} by ${general.companyName}, ${countryName}. ${product.description}`,
      metaDescriptionMost,
    ),
    image: product.photos[0]?.url,
    type: 'product',
    jsonLd: [productOf(product, { paths, absolute }), trail(product, { paths, absolute })],
  }
}

type Place = Parameters<typeof indexingOf>[2]

function indexing(product: Product, place: Place) {
  return isTranslated(product.businessProfile)
    ? indexingOf(product, product.description ? 'description' : 'name', place)
    : {}
}

export function firstView(product: Product, site: Omit<Place, 'path'>, paths: Ask['paths']) {
  if (!import.meta.env.SSR) return undefined
  return firstViewOf(product, indexing(product, { ...site, path: paths.product(product) }))
}

function trail(product: Product, { paths, absolute }: Ask) {
  const nodes = [product.industry, product.category, product.subCategory].flatMap((node) => node ?? [])
  return trailOf({ paths, absolute }, [
    ...nodes.map(({ name }) => ({ name, path: paths.search({ business: 'PR', search: name }) })),
    { name: product.name, path: paths.product(product) },
  ])
}

/** Prices hold for the unit they were entered in. */
function specificationsOf({ min, max, currency, unit, tiers }: NonNullable<Product['price']>) {
  const per = { '@type': 'UnitPriceSpecification', priceCurrency: currency, unitText: unit || undefined }
  if (tiers.length === 0) return unit ? { ...per, minPrice: min ?? undefined, maxPrice: max ?? undefined } : undefined
  return tiers.map(({ quantity, price }) => ({
    ...per,
    price,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: quantity, unitText: unit || undefined },
  }))
}

function productOf(product: Product, { paths, absolute }: Ask) {
  const { businessProfile: business, price } = product
  const isCompany = business.kind === 'company'
  const owner = { name: business.general.companyName, url: absolute(paths.business(business)) }
  const seller = { '@type': 'Organization', ...owner }
  return {
    '@type': 'Product',
    name: product.name,
    url: absolute(paths.product(product)),
    // A product has no language, its page has.
    mainEntityOfPage: { '@type': 'WebPage', inLanguage: langOf(product, 'description') },
    ...(product.photos.length > 0 && { image: product.photos.map(({ url }) => absolute(url)) }),
    description: product.description,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    mpn: product.partNumber ?? undefined,
    category: (product.subCategory ?? product.category ?? product.industry).name,
    manufacturer: isCompany && business.general.businessType.code === 'MA' ? seller : undefined,
    ...(!isCompany && { subjectOf: { '@type': 'Dataset', ...owner } }),
    additionalProperty: product.specs.map(({ key, value }) => ({ '@type': 'PropertyValue', name: key, value })),
    offers:
      isCompany && business.presence === 'run' && price && (price.min ?? price.max) !== null
        ? {
            '@type': 'AggregateOffer',
            lowPrice: price.min ?? price.max ?? undefined,
            highPrice: price.max ?? undefined,
            priceCurrency: price.currency,
            priceSpecification: specificationsOf(price),
            availability:
              product.stock === null ? undefined : `https://schema.org/${product.stock ? 'InStock' : 'OutOfStock'}`,
            seller,
          }
        : undefined,
  }
}
