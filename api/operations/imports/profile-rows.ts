// Profile sections in files: the contract's field names, references by known code.
import * as z from 'zod'
import * as lists from '#api/foundation/reference/lookup.ts'
import { countryCodeOf, stateIDOf } from './places.ts'
import {
  line,
  optional,
  optionalInstant,
  optionalLine,
  optionalNumber,
  optionalProse,
  optionalWebsite,
  optionalWhole,
} from './values.ts'

type Term = { code: string }

function term(list: readonly Term[]) {
  const Code = z.union([z.string(), z.object({ code: z.string() }).transform(({ code }) => code)])
  return Code.refine((given) => list.some(({ code }) => code === given), {
    error: ({ input }) => `unknown code ${JSON.stringify(input)}`,
  })
}

function terms(list: readonly Term[]) {
  return optional(z.array(term(list)).max(60))
}

const Amount = z.number().min(0).max(1e15)
const Phone = optional(
  z.object({
    countryCode: line(8).transform((code) => (code.startsWith('+') ? code : `+${code}`)),
    businessPhoneNumber: line(20).refine((text) => /^[\d\s().-]{6,}$/.test(text), 'is no phone number'),
  }),
)
const Video = optional(z.object({ url: z.url({ protocol: /^https?$/ }).max(500) }))
const Day = optionalInstant.transform((value) => value?.slice(0, 10))
const Count = optionalWhole(0, 10_000_000)

const Factory = z
  .object({
    manufacturingFacilities: optionalProse(500),
    city: optionalLine(100),
    zipcode: optionalLine(20),
    country: optional(
      z.union([z.string(), z.object({ code: z.string() }).transform(({ code }) => code)]).transform(countryCodeOf),
    ),
    state: optional(z.union([z.string(), z.object({ stateID: z.string() }).transform(({ stateID }) => stateID)])),
    factorySize: optionalNumber(0, 1e15),
    numberProductionLines: Count,
    contractManufacturing: terms(lists.contractManufacturing),
  })
  .transform(({ state, ...rest }) => {
    const stateID = state && rest.country && stateIDOf(rest.country, state)
    return { ...rest, ...(stateID && { state: stateID }) }
  })

export const Profile = z.object({
  general: optional(
    z.object({
      totalAnnualRevenue: optional(z.object({ min: Amount.optional(), max: Amount.optional() })),
      totalProductionEmployees: Count,
      productionCapacity: optional(
        z.object({ min: Amount, max: Amount, unit: term(lists.capacityUnits), period: term(lists.capacityPeriods) }),
      ),
      video: Video,
    }),
  ),
  contactInfo: optional(
    z.object({
      legalAddressEnglish: optionalProse(500),
      shippingAddressEnglish: optionalProse(500),
      city: optionalLine(100),
      zipcode: optionalLine(20),
      email: optional(z.email()),
      website: optionalWebsite,
      phone: Phone,
      mobilePhone: Phone,
    }),
  ),
  factory: optional(Factory),
  tradeCapabilities: optional(
    z.object({
      markets: terms(lists.markets),
      spokenLanguages: terms(lists.languages),
      totalEmployeesSales: Count,
      averageLeadTime: optionalWhole(0, 3650),
    }),
  ),
  businessTerms: optional(
    z.object({
      acceptedDeliveryTerms: terms(lists.incoterms),
      acceptedPaymentCurrencies: terms(lists.currencies),
      packagingTypes: terms(lists.packagingTypes),
      acceptedPaymentTypes: terms(lists.paymentTypes),
    }),
  ),
  certificates: optional(
    z
      .array(
        z.object({
          name: line(200),
          issueDate: Day,
          expireDate: Day,
          issuer: optionalLine(200),
          scope: optionalLine(500),
        }),
      )
      .max(50),
  ),
})
