// Fields of business sections: source of calls, storage, imports and forms.
import * as z from 'zod'
import {
  businessCategoriesMost,
  businessNameMost,
  businessTypes,
  emailMost,
  generalDescriptionMost,
  shortDescriptionMost,
} from '#contract/foundation/constants.ts'
import { clearable, companyNameOf, line, reference, required, requiredLine } from '#contract/foundation/fields.ts'
import type { ReferenceListName } from '#contract/foundation/reference.ts'
import {
  Coded,
  Country,
  CountryCode,
  Day,
  Document,
  FileReference,
  Named,
  Photo,
  Range,
  State,
  text,
  Uuid,
} from '#contract/foundation/shapes.ts'

const Code = reference('code', z.string().max(40))
const countMost = 10_000_000
const amountMost = 1e15

type Ends = { min?: number | null | undefined; max?: number | null | undefined }
const smallerFirst = { error: 'the smaller number comes first', params: { code: 'order' } }
function isInOrder({ min, max }: Ends): boolean {
  return min == null || max == null || min <= max
}

function numberUpTo(most: number, whole: boolean) {
  const item: z.ZodNumber = whole ? z.int('must be a whole number') : z.number('must be a number')
  return item.min(0, 'must not be negative').max(most)
}
function endsOf(item: ReturnType<typeof numberUpTo>) {
  return { min: clearable(item), max: clearable(item) }
}

/** `industryId.categoryId`. */
const CategoryOf = z.preprocess(
  (value: string | { industryID: string; id: string }) =>
    typeof value === 'object' && value !== null && 'industryID' in value ? `${value.industryID}.${value.id}` : value,
  z
    .string()
    .regex(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/i, 'must be industryId.categoryId')
    .toLowerCase(),
)
const Categories = z.array(CategoryOf).min(1, 'choose at least one').max(businessCategoriesMost, 'at most ten')

const yearLeast = 1000
const Year = z.int('must be a year').refine((year) => year >= yearLeast && year <= new Date().getFullYear(), {
  error: 'must be a year up to the present one',
  params: { code: 'year' },
})

const phoneMost = 40
const Extension = z.string().regex(/^\d{0,7}$/)
const PhoneOf = z.object({
  countryCode: z.string().max(8).optional(),
  businessPhoneNumber: z.string().max(phoneMost).optional().describe('national or international'),
  extension: Extension.nullish(),
})
const Phone = z.object({
  countryCode: z.string().describe('dial code with its plus'),
  businessPhoneNumber: z.string().describe('national digits; after the dial code E.164'),
  extension: z.string().optional(),
  international: z.string().describe('as written: +39 02 123 4567'),
})

// Real company hosts have underscores and punycode endings.
const hostname = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i
const websiteMost = 500

function inAscii(address: string): string {
  if (typeof address !== 'string' || !/[^\x20-\x7e]/.test(address)) return address
  return address.replace(/^(https?:\/\/)([^/?#]+)/i, (whole, scheme: string, host: string) => {
    const ascii = URL.parse(`http://${host}`)?.host
    return ascii ? scheme + ascii : whole
  })
}
const Website = z.preprocess(
  (value: string) =>
    typeof value === 'string' && /^[^\s:/]+\.[^\s]+$/.test(value.trim())
      ? inAscii(`https://${value.trim()}`)
      : inAscii(value),
  z.url({ protocol: /^https?$/, hostname, message: 'must be an address of the web' }).max(websiteMost),
)

const lineOf = (most: number) => ({ kind: 'line', most, written: line(most), read: z.string().nullable() }) as const
const proseOf = (most: number) =>
  ({ kind: 'prose', most, written: clearable(text(most)), read: z.string().nullable() }) as const
const numberOf = (most: number, whole: boolean) => {
  const read: z.ZodNumber = whole ? z.int() : z.number()
  return { kind: 'number', most, whole, written: clearable(numberUpTo(most, whole)), read: read.nullable() } as const
}
const count = numberOf(countMost, true)
const rangeOf = (most: number) => {
  const end = numberUpTo(most, true)
  const written = clearable(z.object(endsOf(end)).refine(isInOrder, smallerFirst))
  return { kind: 'range', most, whole: true, end, written, read: Range.nullable() } as const
}
const choiceOf = <L extends ReferenceListName, W extends z.ZodType, R extends z.ZodType>(
  list: L,
  written: W,
  read: R,
) => ({ kind: 'choice', list, written, read }) as const
const manyOf = <L extends ReferenceListName>(list: L) =>
  ({ kind: 'many', list, written: z.array(Code).max(60).optional(), read: z.array(Coded) }) as const
const phone = { kind: 'phone', most: phoneMost, written: clearable(PhoneOf), read: Phone.nullable() } as const
const state = {
  kind: 'state',
  written: clearable(reference('stateID', z.string().max(20))),
  read: State.nullable(),
} as const
const CountryOf = reference('code', CountryCode)
const picture = {
  kind: 'picture',
  written: FileReference.optional(),
  read: Photo.nullable().describe('null: a listed company that gave none; never a drawing in its place'),
} as const
const day = { kind: 'day', written: clearable(Day), read: Day.nullable() } as const

export const sections = {
  general: {
    companyName: { ...lineOf(businessNameMost), written: companyNameOf(businessNameMost), read: z.string() },
    shortDescription: {
      ...proseOf(shortDescriptionMost),
      written: required(shortDescriptionMost),
      read: z.string(),
    },
    generalDescription: { ...proseOf(generalDescriptionMost), read: z.string() },
    businessType: choiceOf('businessTypes', reference('code', z.enum(businessTypes)), Coded),
    industry: choiceOf('industries', reference('id', Uuid), Named),
    categories: {
      kind: 'categories',
      written: Categories,
      read: z.array(Named.extend({ industryID: z.string() })),
    },
    yearStablished: { kind: 'number', whole: true, written: clearable(Year), read: z.int().nullable() },
    totalAnnualRevenue: { ...rangeOf(amountMost), read: Range.nullable().describe('USD') },
    totalEmployees: rangeOf(countMost),
    totalProductionEmployees: count,
    productionCapacity: {
      kind: 'capacity',
      most: amountMost,
      whole: false,
      written: clearable(
        z
          .object({ ...endsOf(numberUpTo(amountMost, false)), unit: Code.optional(), period: Code.optional() })
          .refine(isInOrder, smallerFirst),
      ),
      read: Range.extend({ unit: Coded, period: Coded }).nullable(),
    },
    profilePhoto: picture,
    coverPhoto: picture,
    video: {
      kind: 'video',
      written: FileReference.describe('a link to YouTube or Vimeo, or an uploaded MP4'),
      read: z.object({ url: z.string() }).nullable(),
    },
  },
  contactInfo: {
    legalAddressEnglish: proseOf(500),
    shippingAddressEnglish: proseOf(500),
    city: lineOf(100),
    zipcode: lineOf(40),
    country: { kind: 'country', written: CountryOf, read: Country },
    state,
    email: {
      kind: 'email',
      most: emailMost,
      written: clearable(z.email('must be an e-mail address').max(emailMost)),
      read: z.string().nullable(),
    },
    website: { kind: 'website', most: websiteMost, written: clearable(Website), read: z.string().nullable() },
    phone,
    mobilePhone: phone,
  },
  factory: {
    manufacturingFacilities: proseOf(shortDescriptionMost),
    city: lineOf(100),
    zipcode: lineOf(40),
    country: { kind: 'country', written: clearable(CountryOf), read: Country.nullable() },
    state,
    factorySize: { ...numberOf(amountMost, false), read: z.number().nullable().describe('m²') },
    numberProductionLines: count,
    contractManufacturing: manyOf('contractManufacturing'),
  },
  tradeCapabilities: {
    markets: manyOf('markets'),
    spokenLanguages: manyOf('languages'),
    totalEmployeesSales: count,
    averageLeadTime: {
      kind: 'number',
      most: 3650,
      whole: true,
      written: clearable(numberUpTo(countMost, true).max(3650, 'at most ten years')),
      read: z.int().nullable().describe('days'),
    },
  },
  businessTerms: {
    acceptedDeliveryTerms: manyOf('incoterms'),
    acceptedPaymentCurrencies: manyOf('currencies'),
    packagingTypes: manyOf('packagingTypes'),
    acceptedPaymentTypes: manyOf('paymentTypes'),
  },
} as const

export const certificateFields = {
  name: { ...lineOf(200), written: requiredLine(200), read: z.string() },
  issueDate: day,
  expireDate: day,
  issuer: lineOf(200),
  scope: proseOf(500),
  photo: {
    kind: 'picture',
    written: FileReference.optional().describe('a picture or a PDF'),
    read: Photo.nullable(),
  },
} as const
export const CertificateDocument = Document.nullable().describe('where a PDF was given instead of a picture')

type Sections = typeof sections
export type SectionName = keyof Sections
export const sectionNames = Object.keys(sections) as SectionName[]
export type FieldName<S extends SectionName> = keyof Sections[S] & string
export type SectionPath = { [S in SectionName]: `${S}.${FieldName<S>}` }[SectionName]

type Union<T> = T[keyof T]
export type SectionField = Union<{ [S in SectionName]: Union<Sections[S]> }>
export type FieldKind = SectionField['kind']

export function fieldsOf(section: SectionName): [name: string, field: SectionField][] {
  return Object.entries(sections[section])
}

type Schemas = { readonly written: z.ZodType; readonly read: z.ZodType }
export function shapeOf<F extends Readonly<Record<string, Schemas>>, P extends keyof Schemas>(fields: F, part: P) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    -readonly [N in keyof F]: F[N][P]
  }
}

export function fieldAt(path: SectionPath): SectionField {
  const [section, name] = path.split('.') as [SectionName, string]
  return Object.fromEntries(fieldsOf(section))[name]!
}
