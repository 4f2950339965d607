// The fields of a business's profile as its people edit them (2§3): which stand on which tab, of what kind, under which name. No markup.
import { msg } from '@lingui/core/macro'
import { businessNameMost, generalDescriptionMost, shortDescriptionMost } from '#contract/constants.ts'
import type { MessageDescriptor } from '#web/message.ts'

export const tabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media'] as const
export type Tab = (typeof tabs)[number]
/** The tabs that are forms over the sections. */
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

type Named = { path: string; label: MessageDescriptor; hint?: MessageDescriptor; wide?: true; required?: true }
/**
 * `path` is the field's place in the profile. `range`, `phone` and `capacity` have several inputs, see `partsOf`; `state` belongs to the
 * country beside it, `categories` to the industry.
 */
export type Field = Named &
  (
    | { kind: 'text' | 'area'; most: number; input?: 'email' | 'url' }
    | { kind: 'number'; unit?: MessageDescriptor; decimals?: true; year?: true }
    | { kind: 'range' | 'capacity'; unit?: MessageDescriptor }
    | { kind: 'choice' | 'many'; list: ListName }
    | { kind: 'state' | 'categories' | 'phone' }
  )

const days = msg`days`

export const fieldsOf: Record<FormTab, Field[]> = {
  general: [
    {
      path: 'general.companyName',
      kind: 'text',
      most: businessNameMost,
      label: msg`Company name`,
      required: true,
      wide: true,
    },
    { path: 'general.businessType', kind: 'choice', list: 'businessTypes', label: msg`Business type`, required: true },
    { path: 'general.industry', kind: 'choice', list: 'industries', label: msg`Industry`, required: true },
    {
      path: 'general.categories',
      kind: 'categories',
      label: msg`Categories`,
      hint: msg`Up to ten. Buyers find you by them.`,
      required: true,
      wide: true,
    },
    {
      path: 'general.shortDescription',
      kind: 'area',
      most: shortDescriptionMost,
      label: msg`Short description`,
      hint: msg`What you make and for whom: shown on every card and in search.`,
      required: true,
      wide: true,
    },
    {
      path: 'general.generalDescription',
      kind: 'area',
      most: generalDescriptionMost,
      label: msg`General description`,
      hint: msg`Your company at length, on your page.`,
      wide: true,
    },
    { path: 'general.yearStablished', kind: 'number', year: true, label: msg`Year of foundation` },
    { path: 'general.totalEmployees', kind: 'range', label: msg`Employees` },
    { path: 'general.totalAnnualRevenue', kind: 'range', unit: msg`USD`, label: msg`Annual revenue` },
  ],
  contact: [
    { path: 'contactInfo.country', kind: 'choice', list: 'countries', label: msg`Country`, required: true },
    { path: 'contactInfo.state', kind: 'state', label: msg`State` },
    { path: 'contactInfo.city', kind: 'text', most: 100, label: msg`City` },
    { path: 'contactInfo.zipcode', kind: 'text', most: 20, label: msg`ZIP code` },
    {
      path: 'contactInfo.legalAddressEnglish',
      kind: 'text',
      most: 500,
      label: msg`Legal address, in English`,
      wide: true,
    },
    {
      path: 'contactInfo.shippingAddressEnglish',
      kind: 'text',
      most: 500,
      label: msg`Shipping address, in English`,
      wide: true,
    },
    {
      path: 'contactInfo.email',
      kind: 'text',
      input: 'email',
      most: 254,
      label: msg`E-mail`,
      hint: msg`Everybody can read it.`,
    },
    { path: 'contactInfo.website', kind: 'text', input: 'url', most: 500, label: msg`Website` },
    { path: 'contactInfo.phone', kind: 'phone', label: msg`Phone` },
    { path: 'contactInfo.mobilePhone', kind: 'phone', label: msg`Mobile phone` },
  ],
  factory: [
    {
      path: 'factory.manufacturingFacilities',
      kind: 'area',
      most: shortDescriptionMost,
      label: msg`Manufacturing facilities`,
      hint: msg`What a visitor would see, in one or two sentences.`,
      wide: true,
    },
    { path: 'factory.factorySize', kind: 'number', unit: msg`m²`, decimals: true, label: msg`Factory size` },
    { path: 'factory.numberProductionLines', kind: 'number', label: msg`Number of production lines` },
    { path: 'general.productionCapacity', kind: 'capacity', label: msg`Production capacity`, wide: true },
    { path: 'general.totalProductionEmployees', kind: 'number', label: msg`Production staff` },
    { path: 'factory.country', kind: 'choice', list: 'countries', label: msg`Country` },
    { path: 'factory.state', kind: 'state', label: msg`State` },
    { path: 'factory.city', kind: 'text', most: 100, label: msg`City` },
    { path: 'factory.zipcode', kind: 'text', most: 20, label: msg`ZIP code` },
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
    { path: 'tradeCapabilities.averageLeadTime', kind: 'number', unit: days, label: msg`Average lead time` },
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
      label: msg`Accepted ways of paying`,
      wide: true,
    },
    { path: 'businessTerms.packagingTypes', kind: 'many', list: 'packagingTypes', label: msg`Packaging`, wide: true },
  ],
}

const everywhere = [...fieldsOf.general, ...fieldsOf.contact]
const asNew = ['companyName', 'country', 'state', 'businessType', 'industry', 'categories', 'shortDescription']

/** What a new business must have (D§cards), by the names of the call that creates it. */
export const newFields: Field[] = asNew.map((name) => {
  const field = everywhere.find(({ path }) => path.endsWith(`.${name}`))!
  return { ...field, path: name }
})
