// Rows of invented firms and products.
import { slugOf } from '#kit/slug.ts'
import { type Firm, productsOf } from './firm.ts'
import { registeredAt } from './moments.ts'

export function firmRow(firm: Firm, profilePhoto: { url: string }) {
  const { employees, series: _series, brand: _brand, city, ...facts } = firm
  const { profile } = firm
  return {
    ...facts,
    profilePhoto,
    city,
    employeesMin: employees[0],
    employeesMax: employees[1],
    source: 'invented',
    sample: true,
    profile: {
      ...profile,
      contactInfo: { ...profile.contactInfo, city },
      ...(profile.factory && { factory: factoryOf(firm, profile.factory) }),
    },
  }
}

function factoryOf({ city, countryCode, stateID, profile }: Firm, factory: NonNullable<Firm['profile']['factory']>) {
  const { manufacturingFacilities, zipcode = profile.contactInfo.zipcode, ...rest } = factory
  return { manufacturingFacilities, city, zipcode, country: countryCode, ...(stateID && { state: stateID }), ...rest }
}

export function firmProducts(firm: Firm) {
  return firm.series.flatMap(productsOf).map((product) => {
    const { name, code, text, subCategory, specs, keywords, leadTime, stock, moq, price, views } = product
    const id = `${firm.id}/${slugOf(code ?? name)}`
    return {
      id,
      business: firm.id,
      name,
      ...(firm.brand && { brand: firm.brand }),
      ...(code && { code }),
      description: text,
      category: subCategory.split('.').slice(0, 2).join('.'),
      subCategory,
      specs,
      ...(keywords && { keywords }),
      ...(leadTime && { leadTime }),
      ...(stock !== undefined && { stock }),
      ...(moq && { moq }),
      ...(price ? { price } : { priceOnRequest: true }),
      media: views.map((view) => ({ kind: 'drawn' as const, view })),
      source: 'invented',
      registeredAt: registeredAt(id, firm.registeredAt),
    }
  })
}
