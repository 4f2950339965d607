// Business profile fields. Rules are in the contract.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { NewBusiness } from '#contract/identity/businesses/fields.ts'
import {
  fieldAt,
  type FieldName,
  type SectionField,
  type SectionName,
  type sections,
} from '#contract/identity/businesses/sections.ts'

export const tabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates', 'media'] as const
export type Tab = (typeof tabs)[number]
export type FormTab = Exclude<Tab, 'certificates' | 'media'>

type Union<T> = T[keyof T]
type Sections = typeof sections
type MediaField = { kind: 'picture' | 'video' }
/** All but pictures and video. */
export type FormPath = Union<{
  [S in SectionName]: Union<{
    [N in FieldName<S>]: Sections[S][N] extends MediaField ? never : `${S}.${N}`
  }>
}>
export type FormField = Exclude<SectionField, MediaField>
type FieldPlace = {
  label: MessageDescriptor
  hint?: MessageDescriptor
  unit?: MessageDescriptor
  rows?: number
  wide?: true
}
export type Field<Path extends string = string> = FormField & FieldPlace & { path: Path }

const tabOf: Record<SectionName, FormTab> = {
  general: 'general',
  contactInfo: 'contact',
  factory: 'factory',
  tradeCapabilities: 'trade',
  businessTerms: 'terms',
}

/** `tab`: if not its section's. */
const shown: Record<FormPath, FieldPlace & { tab?: FormTab }> = {
  'general.companyName': { label: msg`Company name`, wide: true },
  'general.businessType': { label: msg`Business type` },
  'general.industry': { label: msg`Industry` },
  'general.categories': { label: msg`Categories`, hint: msg`Up to ten. Buyers find you by them.`, wide: true },
  'general.shortDescription': {
    rows: 4,
    label: msg`Short description`,
    hint: msg`What you make and for whom: shown on every card and in search.`,
    wide: true,
  },
  'general.generalDescription': {
    rows: 10,
    label: msg`General description`,
    hint: msg`Your company at length, on your page.`,
    wide: true,
  },
  'general.yearStablished': { label: msg`Year of foundation` },
  'general.totalEmployees': { label: msg`Employees` },
  'general.totalAnnualRevenue': { unit: msg`USD`, label: msg`Annual revenue` },
  'contactInfo.country': { label: msg`Country` },
  'contactInfo.state': { label: msg`State` },
  'contactInfo.city': { label: msg`City` },
  'contactInfo.zipcode': { label: msg`ZIP code` },
  'contactInfo.legalAddressEnglish': { label: msg`Legal address, in English`, wide: true },
  'contactInfo.shippingAddressEnglish': { label: msg`Shipping address, in English`, wide: true },
  'contactInfo.email': { label: msg`E-mail`, hint: msg`Everybody can read it.` },
  'contactInfo.website': { label: msg`Website` },
  'contactInfo.phone': { label: msg`Phone` },
  'contactInfo.mobilePhone': { label: msg`Mobile phone` },
  'factory.manufacturingFacilities': {
    rows: 4,
    label: msg`Manufacturing facilities`,
    hint: msg`What a visitor would see, in one or two sentences.`,
    wide: true,
  },
  'factory.factorySize': { unit: msg`m²`, label: msg`Factory size` },
  'factory.numberProductionLines': { label: msg`Number of production lines` },
  'general.productionCapacity': { label: msg`Production capacity`, wide: true, tab: 'factory' },
  'general.totalProductionEmployees': { label: msg`Production staff`, tab: 'factory' },
  'factory.country': { label: msg`Country` },
  'factory.state': { label: msg`State` },
  'factory.city': { label: msg`City` },
  'factory.zipcode': { label: msg`ZIP code` },
  'factory.contractManufacturing': { label: msg`Contract manufacturing`, wide: true },
  'tradeCapabilities.markets': { label: msg`Markets`, wide: true },
  'tradeCapabilities.spokenLanguages': { label: msg`Spoken languages`, wide: true },
  'tradeCapabilities.totalEmployeesSales': { label: msg`Sales staff` },
  'tradeCapabilities.averageLeadTime': { unit: msg`days`, label: msg`Average lead time` },
  'businessTerms.acceptedDeliveryTerms': { label: msg`Accepted delivery terms`, wide: true },
  'businessTerms.acceptedPaymentCurrencies': { label: msg`Accepted currencies`, wide: true },
  'businessTerms.acceptedPaymentTypes': { label: msg`Accepted payment methods`, wide: true },
  'businessTerms.packagingTypes': { label: msg`Packaging`, wide: true },
}

const fields = (Object.keys(shown) as FormPath[]).map((path) => {
  const { tab = tabOf[path.split('.')[0] as SectionName], ...look } = shown[path]
  return { tab, field: { ...(fieldAt(path) as FormField), ...look, path } }
})

function fieldsIn(tab: FormTab): Field<FormPath>[] {
  return fields.flatMap((one) => (one.tab === tab ? [one.field] : []))
}

export const fieldsOf: Record<FormTab, Field<FormPath>[]> = {
  general: fieldsIn('general'),
  contact: fieldsIn('contact'),
  factory: fieldsIn('factory'),
  trade: fieldsIn('trade'),
  terms: fieldsIn('terms'),
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
