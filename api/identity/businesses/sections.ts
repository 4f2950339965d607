// Stored form of profile sections: the contract's field names, references as codes and ids; words are added on reading.
import * as z from 'zod'
import type { Locale } from '#contract/foundation/locales.ts'
import { text } from '#contract/foundation/shapes.ts'
import * as lists from '#api/foundation/reference/lookup.ts'

const Count = z.int().min(0).max(10_000_000)
const Amount = z.number().min(0).max(1e15)
const Codes = z.array(z.string().max(40)).max(60)
const Phone = z.object({ countryCode: z.string().max(8), businessPhoneNumber: z.string().max(20) })
const CountryCode = z.string().regex(/^[A-Z]{2}$/)

const StoredGeneral = z
  .object({
    totalProductionEmployees: Count,
    productionCapacity: z.object({
      min: Amount.nullable(),
      max: Amount.nullable(),
      unit: z.string().max(40),
      period: z.string().max(40),
    }),
    video: z.object({ url: z.url().max(500) }),
  })
  .partial()
const StoredContactInfo = z
  .object({
    legalAddressEnglish: text(500),
    shippingAddressEnglish: text(500),
    zipcode: text(20),
    email: z.email(),
    website: z.url().max(500),
    phone: Phone,
    mobilePhone: Phone,
  })
  .partial()
const StoredFactory = z
  .object({
    manufacturingFacilities: text(500),
    city: text(100),
    zipcode: text(20),
    country: CountryCode,
    state: z.string().max(20),
    factorySize: Amount,
    numberProductionLines: Count,
    contractManufacturing: Codes,
  })
  .partial()
const StoredTradeCapabilities = z
  .object({ markets: Codes, spokenLanguages: Codes, totalEmployeesSales: Count })
  .partial()
const StoredBusinessTerms = z
  .object({
    acceptedDeliveryTerms: Codes,
    acceptedPaymentCurrencies: Codes,
    packagingTypes: Codes,
    acceptedPaymentTypes: Codes,
  })
  .partial()

type Stored<T extends z.ZodType> = z.output<T>

export function generalFor(stored: Stored<typeof StoredGeneral>, locale: Locale) {
  const capacity = stored.productionCapacity
  return {
    totalProductionEmployees: stored.totalProductionEmployees ?? null,
    productionCapacity: capacity
      ? {
          min: capacity.min,
          max: capacity.max,
          unit: lists.termsFor(lists.capacityUnits, [capacity.unit], locale)[0]!,
          period: lists.termsFor(lists.capacityPeriods, [capacity.period], locale)[0]!,
        }
      : null,
    video: stored.video ?? null,
  }
}

export function contactFor(stored: Stored<typeof StoredContactInfo>) {
  return {
    legalAddressEnglish: stored.legalAddressEnglish ?? null,
    shippingAddressEnglish: stored.shippingAddressEnglish ?? null,
    zipcode: stored.zipcode ?? null,
    email: stored.email ?? null,
    website: stored.website ?? null,
    phone: stored.phone ?? null,
    mobilePhone: stored.mobilePhone ?? null,
  }
}

export function factoryFor(stored: Stored<typeof StoredFactory>, locale: Locale) {
  return {
    manufacturingFacilities: stored.manufacturingFacilities ?? null,
    city: stored.city ?? null,
    zipcode: stored.zipcode ?? null,
    country: stored.country ? lists.countryFor(stored.country, locale) : null,
    state: lists.stateFor(stored.state, locale),
    factorySize: stored.factorySize ?? null,
    numberProductionLines: stored.numberProductionLines ?? null,
    contractManufacturing: lists.termsFor(lists.contractManufacturing, stored.contractManufacturing, locale),
  }
}

export function tradeFor(stored: Stored<typeof StoredTradeCapabilities>, leadTime: number | null, locale: Locale) {
  return {
    markets: lists.termsFor(lists.markets, stored.markets, locale),
    spokenLanguages: lists.termsFor(lists.languages, stored.spokenLanguages, locale),
    totalEmployeesSales: stored.totalEmployeesSales ?? null,
    averageLeadTime: leadTime,
  }
}

export function termsFor(stored: Stored<typeof StoredBusinessTerms>, locale: Locale) {
  const { acceptedDeliveryTerms, acceptedPaymentCurrencies, packagingTypes, acceptedPaymentTypes } = stored
  return {
    acceptedDeliveryTerms: lists.termsFor(lists.incoterms, acceptedDeliveryTerms, locale),
    acceptedPaymentCurrencies: lists.termsFor(lists.currencies, acceptedPaymentCurrencies, locale),
    packagingTypes: lists.termsFor(lists.packagingTypes, packagingTypes, locale),
    acceptedPaymentTypes: lists.termsFor(lists.paymentTypes, acceptedPaymentTypes, locale),
  }
}
