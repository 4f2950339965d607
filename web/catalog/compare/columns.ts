// Comparison columns: only shown fields.
import type { BusinessCard, BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { type ColumnOf, columnsOf, type ComparedColumn, productColumns } from '#contract/catalog/products/columns.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import { inReadersLanguage } from '#web/foundation/versions/translated.ts'
import { undrawnPicture } from '#web/foundation/pictures.ts'

function companyOf({ general, contactInfo, ...card }: BusinessCard) {
  return {
    businessID: card.businessID,
    key: card.key,
    subscription: card.subscription,
    verified: card.verified,
    presence: card.presence,
    kind: card.kind,
    sample: card.sample,
    name: general.companyName,
    type: general.businessType.name,
    founded: general.yearStablished,
    employees: general.totalEmployees,
    city: contactInfo.city,
    country: contactInfo.country,
  }
}

type ComparedLine = Extract<ColumnOf<'line' | 'hsCode' | 'gtin'>, ComparedColumn>
const comparedLines = columnsOf('line', 'hsCode', 'gtin').filter(
  (key): key is ComparedLine => productColumns[key].compared !== null,
)

function linesOf(product: Product): Record<ComparedLine, string | null> {
  return Object.fromEntries(comparedLines.map((key) => [key, product[key]])) as Record<ComparedLine, string | null>
}

export function productColumn(original: Product) {
  const product = inReadersLanguage(original)
  return {
    productID: product.productID,
    key: product.key,
    name: product.name,
    picture: undrawnPicture(product),
    category: (product.subCategory ?? product.category ?? product.industry).name,
    ...linesOf(product),
    price: product.price,
    leadTime: product.leadTime,
    stock: product.stock,
    specs: product.specs,
    datasheets: product.documents.filter(({ kind }) => kind === 'datasheet').length,
    company: companyOf(product.businessProfile),
  }
}
export type ProductColumn = ReturnType<typeof productColumn>

export function businessColumn(business: BusinessProfile) {
  const { general, factory, tradeCapabilities: trade, businessTerms: terms } = business
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join(', ')
  const codes = (list: { code: string }[]) => list.map(({ code }) => code).join(', ')
  return {
    ...companyOf(business),
    picture: general.profilePhoto,
    industry: general.industry.name,
    categories: names(general.categories),
    revenue: general.totalAnnualRevenue,
    capacity: general.productionCapacity,
    productionStaff: general.totalProductionEmployees,
    factorySize: factory.factorySize,
    lines: factory.numberProductionLines,
    contractManufacturing: names(factory.contractManufacturing),
    markets: names(trade.markets),
    languages: names(trade.spokenLanguages),
    salesStaff: trade.totalEmployeesSales,
    leadTime: trade.averageLeadTime,
    deliveryTerms: codes(terms.acceptedDeliveryTerms),
    currencies: codes(terms.acceptedPaymentCurrencies),
    payment: names(terms.acceptedPaymentTypes),
    packaging: names(terms.packagingTypes),
    certificates: business.certificates.map(({ name }) => name).join('\n'),
    products: business.productCount,
  }
}
export type BusinessColumn = ReturnType<typeof businessColumn>
