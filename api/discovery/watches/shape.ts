// Rows of news → contract, without invisible things.
import type { News, Thing } from '#contract/discovery/watches/watches.ts'
import type { SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import { formatsFor } from '#contract/foundation/formats.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { SavedType } from '#contract/discovery/watches/kinds.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findBlocked } from '#api/identity/blocks/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { businessTypeByCode, countryByCode } from '#api/foundation/reference/lookup.ts'
import type { NewsRow } from './news-queries.ts'

export type Reader = Pick<Context, 'pool' | 'locale'> & { userID: string }
type Reference = { resourceType: SavedType; resourceID: string }

export async function thingsOf(
  { userID, ...context }: Reader,
  named: readonly Reference[],
): Promise<Map<string, Thing>> {
  const idsOf = (type: SavedType) => [
    ...new Set(named.flatMap((one) => (one.resourceType === type ? [one.resourceID] : []))),
  ]
  const [businesses, products] = await Promise.all([
    businessCards(context, idsOf('business')),
    productCards(context, idsOf('product')),
  ])
  const owners = [...businesses.keys(), ...[...products.values()].map(({ businessID }) => businessID)]
  const blocked = await findBlocked(context.pool, userID, [...new Set(owners)])
  const things: Thing[] = [
    ...[...businesses.values()].map((card): Thing => ({
      resourceType: 'business',
      resourceID: card.businessID,
      key: card.key,
      name: card.general.companyName,
      company: companyOf(card),
      photo: card.general.profilePhoto,
    })),
    ...[...products.values()].map((card): Thing => ({
      resourceType: 'product',
      resourceID: card.productID,
      key: card.key,
      name: card.name,
      company: companyOf(card.businessProfile),
      photo: card.mainImage,
    })),
  ]
  const seen = things.filter(({ company }) => !blocked.has(company.businessID))
  return new Map(seen.map((thing) => [thing.resourceID, thing]))
}

type Owner = Pick<Thing['company'], 'businessID' | 'key' | 'presence' | 'verified'> & {
  general: { companyName: string }
  contactInfo: { country: Thing['company']['country'] }
}

const companyOf = ({ businessID, key, presence, verified, general, contactInfo }: Owner): Thing['company'] => ({
  businessID,
  key,
  companyName: general.companyName,
  country: contactInfo.country,
  presence,
  verified,
})

export async function newsOf(reader: Reader, rows: readonly NewsRow[]): Promise<Map<string, News>> {
  const things = await thingsOf(reader, rows)
  const shown = rows.flatMap((row): [string, News][] => {
    const thing = things.get(row.resourceID)
    if (!thing) return []
    const { id, kind, at, openedAt, old, new: next } = row
    const searches = row.searches.map(({ id: search, name, categoryID }) => ({
      id: search,
      name: categoryID ? (nodeByID(categoryID)?.name[reader.locale] ?? name) : name,
    }))
    return [
      [
        id,
        {
          id,
          kind,
          at: at.toISOString(),
          openedAt: openedAt?.toISOString() ?? null,
          thing,
          old,
          new: next,
          searches,
        },
      ],
    ]
  })
  return new Map(shown)
}

export function filtersOf(question: SavedQuestion, locale: Locale): string[] {
  const { businessType = [], country = [], industry = [], category = [] } = question
  const names = [
    ...businessType.map((code) => businessTypeByCode(code)?.plural[locale]),
    ...country.map((code) => countryByCode(code)?.name[locale]),
    ...[...industry, ...category].map((id) => nodeByID(id)?.name[locale]),
  ]
  const known = names.filter((name) => name !== undefined)
  if (question.resourceType === 'business') return known
  const { brand = [], specs = [], ranges = [] } = question
  const { range, number } = formatsFor(locale)
  return [
    ...known,
    ...(typeof brand === 'string' ? [brand] : brand).filter(Boolean),
    ...specs.map(({ key, value }) => `${key}: ${value}`),
    ...ranges.map(({ key, unit, min = null, max = null }) =>
      `${key}: ${range({ min, max }, number) ?? ''} ${unit}`.trim(),
    ),
  ]
}
