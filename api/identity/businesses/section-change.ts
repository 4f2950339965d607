// Sections as sent → columns of the business, without pictures. No SQL.
import type { Updateable } from 'kysely'
import type { BusinessChange } from '#contract/identity/businesses/fields.ts'
import { slugOf } from '#kit/slug.ts'
import type { Businesses } from '#api/database/tables.ts'
import * as lists from '#api/foundation/reference/lookup.ts'
import type { EditRow } from './editing-queries.ts'
import type { FieldErrors } from './references.ts'

const sectionNames = ['general', 'contactInfo', 'factory', 'tradeCapabilities', 'businessTerms'] as const
export type SectionName = (typeof sectionNames)[number]
type Columns = Updateable<Businesses>
type Stored = Record<string, unknown>
type Codes<N extends string> = Partial<Record<N, string[]>>

/** Undefined keeps a field, null or empty removes it. */
function merged(stored: unknown, changes: Stored): Stored {
  const all = {
    ...(stored as Stored),
    ...Object.fromEntries(Object.entries(changes).filter(([, v]) => v !== undefined)),
  }
  const isKept = ([, value]: [string, unknown]) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(all).filter(isKept))
}

const makers = { general, contactInfo, factory, tradeCapabilities, businessTerms } as const

export function columnsOf(
  row: EditRow,
  body: BusinessChange,
  errors: FieldErrors,
): Partial<Record<SectionName, Columns>> {
  const made: Partial<Record<SectionName, Columns>> = {}
  for (const name of sectionNames) {
    if (body[name]) made[name] = makers[name](row, body[name] as never, errors)
  }
  return made
}

type SectionInput<N extends SectionName> = NonNullable<BusinessChange[N]>

function general(row: EditRow, sent: SectionInput<'general'>, errors: FieldErrors): Columns {
  const { companyName, shortDescription, generalDescription, businessType, industry, categories } = sent
  const { totalEmployees, totalAnnualRevenue, totalProductionEmployees, productionCapacity } = sent
  errors.industry('general.industry', industry)
  const columns: Columns = {
    general: merged(row.general, {
      totalProductionEmployees,
      productionCapacity: capacityOf(row, productionCapacity, errors),
    }) as never,
  }
  if (companyName !== undefined) Object.assign(columns, { companyName, slug: slugOf(companyName) })
  if (shortDescription !== undefined) columns.shortDescription = shortDescription
  if (generalDescription !== undefined) columns.generalDescription = generalDescription ?? ''
  if (businessType !== undefined) columns.businessType = businessType
  if (industry !== undefined) columns.industryId = industry
  if (categories !== undefined)
    columns.categoryIds = errors.categories('general.categories', categories, row.categoryIds)
  if (sent.yearStablished !== undefined) columns.yearEstablished = sent.yearStablished
  if (totalEmployees !== undefined)
    Object.assign(columns, { employeesMin: totalEmployees?.min ?? null, employeesMax: totalEmployees?.max ?? null })
  if (totalAnnualRevenue !== undefined)
    Object.assign(columns, { revenueMin: totalAnnualRevenue?.min ?? null, revenueMax: totalAnnualRevenue?.max ?? null })
  return columns
}

/** Undefined: not sent, null: none. */
function capacityOf(
  row: EditRow,
  sent: SectionInput<'general'>['productionCapacity'],
  errors: FieldErrors,
): Stored | null | undefined {
  if (!sent) return sent
  const { min = null, max = null } = sent
  if (min === null && max === null) return null
  const former = (row.general as { productionCapacity?: { unit?: string; period?: string } }).productionCapacity
  const { unit = former?.unit, period = former?.period } = sent
  if (!unit) errors.add('general.productionCapacity.unit', 'is missing')
  else errors.codes('general.productionCapacity.unit', lists.capacityUnits, [unit], former?.unit ? [former.unit] : [])
  if (!period) errors.add('general.productionCapacity.period', 'is missing')
  else
    errors.codes(
      'general.productionCapacity.period',
      lists.capacityPeriods,
      [period],
      former?.period ? [former.period] : [],
    )
  return { min, max, unit, period }
}

function contactInfo(row: EditRow, sent: SectionInput<'contactInfo'>, errors: FieldErrors): Columns {
  const { city, country = row.countryCode, state, phone, mobilePhone, ...rest } = sent
  errors.country('contactInfo.country', country)
  return {
    countryCode: country,
    stateId: errors.state('contactInfo.state', state, row.stateId, country),
    ...(city !== undefined && { city: city || null }),
    contactInfo: merged(row.contactInfo, {
      ...rest,
      phone: errors.phone('contactInfo.phone', phone),
      mobilePhone: errors.phone('contactInfo.mobilePhone', mobilePhone),
    }) as never,
  }
}

function factory(row: EditRow, sent: SectionInput<'factory'>, errors: FieldErrors): Columns {
  const former = row.factory as { country?: string; state?: string; contractManufacturing?: string[] }
  const { country = former.country ?? null, state, ...rest } = sent
  errors.country('factory.country', country)
  errors.codes(
    'factory.contractManufacturing',
    lists.contractManufacturing,
    sent.contractManufacturing,
    former.contractManufacturing,
  )
  const stands = errors.state('factory.state', state, former.state ?? null, country)
  return { factory: merged(row.factory, { ...rest, country, state: stands }) as never }
}

function tradeCapabilities(
  row: EditRow,
  { averageLeadTime, ...sent }: SectionInput<'tradeCapabilities'>,
  errors: FieldErrors,
): Columns {
  const former = row.tradeCapabilities as Codes<'markets'>
  errors.codes('tradeCapabilities.markets', lists.markets, sent.markets, former.markets)
  errors.codes('tradeCapabilities.spokenLanguages', lists.languages, sent.spokenLanguages)
  return {
    ...(averageLeadTime !== undefined && { leadTime: averageLeadTime }),
    tradeCapabilities: merged(row.tradeCapabilities, sent) as never,
  }
}

function businessTerms(row: EditRow, sent: SectionInput<'businessTerms'>, errors: FieldErrors): Columns {
  errors.codes('businessTerms.acceptedDeliveryTerms', lists.incoterms, sent.acceptedDeliveryTerms)
  errors.codes('businessTerms.acceptedPaymentCurrencies', lists.currencies, sent.acceptedPaymentCurrencies)
  const former = row.businessTerms as Codes<'packagingTypes' | 'acceptedPaymentTypes'>
  errors.codes('businessTerms.packagingTypes', lists.packagingTypes, sent.packagingTypes, former.packagingTypes)
  const { acceptedPaymentTypes } = sent
  errors.codes(
    'businessTerms.acceptedPaymentTypes',
    lists.paymentTypes,
    acceptedPaymentTypes,
    former.acceptedPaymentTypes,
  )
  return { businessTerms: merged(row.businessTerms, sent) as never }
}
