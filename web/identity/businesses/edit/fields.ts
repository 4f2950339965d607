// Business profile fields. Rules are in the contract.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { BusinessChange, NewBusiness } from '#contract/identity/businesses/fields.ts'
import { generalDescriptionMost, shortDescriptionMost } from '#contract/foundation/constants.ts'

export const tabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media'] as const
export type Tab = (typeof tabs)[number]
export type FormTab = Exclude<Tab, 'certificates' | 'media'>

export type ListName =
  | 'businessTypes'
  | 'industries'
  | 'countries'
  | 'capacityUnits'
  | 'capacityPeriods'
  | 'contractManufacturing'
  | 'markets'
  | 'languages'
  | 'incoterms'
  | 'currencies'
  | 'packagingTypes'
  | 'paymentTypes'

type Sections = Required<Omit<BusinessChange, 'version'>>
export type SectionPath = { [S in keyof Sections]: `${S}.${keyof Sections[S] & string}` }[keyof Sections]

/** `country` and `categories` refer by name to the related field: `state`, `industry`. */
type Kind =
  | { kind: 'text'; input?: 'email' | 'url' }
  | { kind: 'area'; most: number; rows: number }
  | { kind: 'number'; unit?: MessageDescriptor }
  | { kind: 'range'; unit?: MessageDescriptor }
  | { kind: 'choice' | 'many'; list: Exclude<ListName, 'countries'> }
  | { kind: 'country' | 'state' | 'categories' | 'phone' | 'capacity' }
export type Field<Path extends string = string> = Kind & {
  path: Path
  label: MessageDescriptor
  hint?: MessageDescriptor
  wide?: true
}

export const fieldsOf: Record<FormTab, Field<SectionPath>[]> = {
  general: [
    { path: 'general.companyName', kind: 'text', label: msg`Company name`, wide: true },
    { path: 'general.businessType', kind: 'choice', list: 'businessTypes', label: msg`Business type` },
    { path: 'general.industry', kind: 'choice', list: 'industries', label: msg`Industry` },
    {
      path: 'general.categories',
      kind: 'categories',
      label: msg`Categories`,
      hint: msg`Up to ten. Buyers find you by them.`,
      wide: true,
    },
    {
      path: 'general.shortDescription',
      kind: 'area',
      most: shortDescriptionMost,
      rows: 4,
      label: msg`Short description`,
      hint: msg`What you make and for whom: shown on every card and in search.`,
      wide: true,
    },
    {
      path: 'general.generalDescription',
      kind: 'area',
      most: generalDescriptionMost,
      rows: 10,
      label: msg`General description`,
      hint: msg`Your company at length, on your page.`,
      wide: true,
    },
    { path: 'general.yearStablished', kind: 'number', label: msg`Year of foundation` },
    { path: 'general.totalEmployees', kind: 'range', label: msg`Employees` },
    { path: 'general.totalAnnualRevenue', kind: 'range', unit: msg`USD`, label: msg`Annual revenue` },
  ],
  contact: [
    { path: 'contactInfo.country', kind: 'country', label: msg`Country` },
    { path: 'contactInfo.state', kind: 'state', label: msg`State` },
    { path: 'contactInfo.city', kind: 'text', label: msg`City` },
    { path: 'contactInfo.zipcode', kind: 'text', label: msg`ZIP code` },
    { path: 'contactInfo.legalAddressEnglish', kind: 'text', label: msg`Legal address, in English`, wide: true },
    { path: 'contactInfo.shippingAddressEnglish', kind: 'text', label: msg`Shipping address, in English`, wide: true },
    {
      path: 'contactInfo.email',
      kind: 'text',
      input: 'email',
      label: msg`E-mail`,
      hint: msg`Everybody can read it.`,
    },
    { path: 'contactInfo.website', kind: 'text', input: 'url', label: msg`Website` },
    { path: 'contactInfo.phone', kind: 'phone', label: msg`Phone` },
    { path: 'contactInfo.mobilePhone', kind: 'phone', label: msg`Mobile phone` },
  ],
  factory: [
    {
      path: 'factory.manufacturingFacilities',
      kind: 'area',
      most: shortDescriptionMost,
      rows: 4,
      label: msg`Manufacturing facilities`,
      hint: msg`What a visitor would see, in one or two sentences.`,
      wide: true,
    },
    { path: 'factory.factorySize', kind: 'number', unit: msg`m²`, label: msg`Factory size` },
    { path: 'factory.numberProductionLines', kind: 'number', label: msg`Number of production lines` },
    { path: 'general.productionCapacity', kind: 'capacity', label: msg`Production capacity`, wide: true },
    { path: 'general.totalProductionEmployees', kind: 'number', label: msg`Production staff` },
    { path: 'factory.country', kind: 'country', label: msg`Country` },
    { path: 'factory.state', kind: 'state', label: msg`State` },
    { path: 'factory.city', kind: 'text', label: msg`City` },
    { path: 'factory.zipcode', kind: 'text', label: msg`ZIP code` },
    {
      path: 'factory.contractManufacturing',
      kind: 'many',
      list: 'contractManufacturing',
      label: msg`Contract manufacturing`,
      wide: true,
    },
  ],
  trade: [
    { path: 'tradeCapabilities.markets', kind: 'many', list: 'markets', label: msg`Markets`, wide: true },
    {
      path: 'tradeCapabilities.spokenLanguages',
      kind: 'many',
      list: 'languages',
      label: msg`Spoken languages`,
      wide: true,
    },
    { path: 'tradeCapabilities.totalEmployeesSales', kind: 'number', label: msg`Sales staff` },
    { path: 'tradeCapabilities.averageLeadTime', kind: 'number', unit: msg`days`, label: msg`Average lead time` },
  ],
  terms: [
    {
      path: 'businessTerms.acceptedDeliveryTerms',
      kind: 'many',
      list: 'incoterms',
      label: msg`Accepted delivery terms`,
      wide: true,
    },
    {
      path: 'businessTerms.acceptedPaymentCurrencies',
      kind: 'many',
      list: 'currencies',
      label: msg`Accepted currencies`,
      wide: true,
    },
    {
      path: 'businessTerms.acceptedPaymentTypes',
      kind: 'many',
      list: 'paymentTypes',
      label: msg`Accepted payment methods`,
      wide: true,
    },
    { path: 'businessTerms.packagingTypes', kind: 'many', list: 'packagingTypes', label: msg`Packaging`, wide: true },
  ],
}

type NewPath = keyof typeof NewBusiness.shape
const everywhere = [...fieldsOf.general, ...fieldsOf.contact]
const asNew = [
  'companyName',
  'country',
  'state',
  'businessType',
  'industry',
  'categories',
  'shortDescription',
] as const satisfies NewPath[]

export const newFields: Field<NewPath>[] = asNew.map((name) => {
  const field = everywhere.find(({ path }) => path.endsWith(`.${name}`))!
  return { ...field, path: name }
})
