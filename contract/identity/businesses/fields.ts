// Writable fields of a business by section. References are codes, ids or as read; empty clears; absent stays. The
// server validates codes.
import * as z from 'zod'
import {
  businessNameMost,
  businessTypes,
  emailMost,
  generalDescriptionMost,
  shortDescriptionMost,
} from '#contract/foundation/constants.ts'
import { clearable, companyNameOf, line, reference, required, requiredLine } from '#contract/foundation/fields.ts'
import { CountryCode, Day, FileReference, text, Uuid } from '#contract/foundation/shapes.ts'

const Code = reference('code', z.string().max(40))
const Codes = z.array(Code).max(60).optional()
const CountryOf = reference('code', CountryCode)
const StateOf = clearable(reference('stateID', z.string().max(20)))
const count = z.int('must be a whole number').min(0, 'must not be negative').max(10_000_000)
const amount = z.number('must be a number').min(0, 'must not be negative').max(1e15)

type Ends = { min?: number | null | undefined; max?: number | null | undefined }
const smallerFirst = { error: 'the smaller number comes first', params: { code: 'order' } }
function isInOrder({ min, max }: Ends): boolean {
  return min == null || max == null || min <= max
}
/** Either end may be open. */
const ends = <T extends z.ZodType<number, number>>(item: T) => ({ min: clearable(item), max: clearable(item) })
const range = <T extends z.ZodType<number, number>>(item: T) => z.object(ends(item)).refine(isInOrder, smallerFirst)

/** `industryId.categoryId`. */
const CategoryOf = z.preprocess(
  (value: string | { industryID: string; id: string }) =>
    typeof value === 'object' && value !== null && 'industryID' in value ? `${value.industryID}.${value.id}` : value,
  z
    .string()
    .regex(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/i, 'must be industryId.categoryId')
    .toLowerCase(),
)
const Categories = z.array(CategoryOf).min(1, 'choose at least one').max(10, 'at most ten')

const Year = z.int('must be a year').refine((year) => year >= 1000 && year <= new Date().getFullYear(), {
  error: 'must be a year up to the present one',
  params: { code: 'year' },
})

const PhoneOf = z.object({
  countryCode: z.string().max(8).optional(),
  businessPhoneNumber: z.string().max(40).optional(),
})

const Website = z.preprocess(
  (value: string) =>
    typeof value === 'string' && /^[^\s:/]+\.[^\s]+$/.test(value.trim()) ? `https://${value.trim()}` : value,
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain, message: 'must be an address of the web' }).max(500),
)

export const NewBusiness = z.object({
  companyName: companyNameOf(businessNameMost),
  industry: reference('id', Uuid),
  categories: Categories,
  businessType: reference('code', z.enum(businessTypes)),
  country: CountryOf,
  state: StateOf,
  shortDescription: required(shortDescriptionMost),
  profilePhoto: FileReference.optional(),
  coverPhoto: FileReference.optional(),
})

const GeneralChange = z
  .object({
    companyName: companyNameOf(businessNameMost),
    shortDescription: required(shortDescriptionMost),
    generalDescription: clearable(text(generalDescriptionMost)),
    businessType: reference('code', z.enum(businessTypes)),
    industry: reference('id', Uuid),
    categories: Categories,
    yearStablished: clearable(Year),
    totalAnnualRevenue: clearable(range(amount.int('must be a whole number'))),
    totalEmployees: clearable(range(count)),
    totalProductionEmployees: clearable(count),
    productionCapacity: clearable(
      z.object({ ...ends(amount), unit: Code.optional(), period: Code.optional() }).refine(isInOrder, smallerFirst),
    ),
    profilePhoto: FileReference.optional(),
    coverPhoto: FileReference.optional(),
    video: FileReference.describe('a link to YouTube or Vimeo, or an uploaded MP4'),
  })
  .partial()

const ContactInfoChange = z
  .object({
    legalAddressEnglish: clearable(text(500)),
    shippingAddressEnglish: clearable(text(500)),
    city: line(100),
    zipcode: line(20),
    country: CountryOf,
    state: StateOf,
    email: clearable(z.email('must be an e-mail address').max(emailMost)),
    website: clearable(Website),
    phone: clearable(PhoneOf),
    mobilePhone: clearable(PhoneOf),
  })
  .partial()

const FactoryChange = z.object({
  manufacturingFacilities: clearable(text(shortDescriptionMost)),
  city: line(100),
  zipcode: line(20),
  country: clearable(CountryOf),
  state: StateOf,
  factorySize: clearable(amount.max(1e9)),
  numberProductionLines: clearable(count),
  contractManufacturing: Codes,
})

const TradeChange = z.object({
  markets: Codes,
  spokenLanguages: Codes,
  totalEmployeesSales: clearable(count),
  averageLeadTime: clearable(count.max(3650, 'at most ten years')),
})

const TermsChange = z.object({
  acceptedDeliveryTerms: Codes,
  acceptedPaymentCurrencies: Codes,
  packagingTypes: Codes,
  acceptedPaymentTypes: Codes,
})

/** Changed sections and fields only. */
export const BusinessChange = z.object({
  version: z.int().optional().describe('as read; an older one is refused, naming the sections that changed since'),
  general: GeneralChange.optional(),
  contactInfo: ContactInfoChange.optional(),
  factory: FactoryChange.optional(),
  tradeCapabilities: TradeChange.optional(),
  businessTerms: TermsChange.optional(),
})
export type BusinessChange = z.output<typeof BusinessChange>

type Days = { issueDate?: string | null | undefined; expireDate?: string | null | undefined }
/** Unknown dates count as ordered. */
export function isInDayOrder({ issueDate, expireDate }: Days): boolean {
  return !issueDate || !expireDate || issueDate <= expireDate
}
const firstDayFirst = {
  error: 'lies before the date of issue',
  path: ['expireDate'],
  params: { code: 'order' },
}

const certificate = {
  issuer: line(160),
  scope: clearable(text(300)),
  issueDate: clearable(Day),
  expireDate: clearable(Day),
  photo: FileReference.optional().describe('a picture or a PDF'),
  version: z.int().optional().describe('of the profile as read'),
}
export const NewCertificate = z.object({ name: requiredLine(160), ...certificate }).refine(isInDayOrder, firstDayFirst)
export const CertificateChange = z
  .object({ name: requiredLine(160).optional(), ...certificate })
  .refine(isInDayOrder, firstDayFirst)
