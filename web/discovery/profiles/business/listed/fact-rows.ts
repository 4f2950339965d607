// Facts of a company as table rows.
import { useLingui } from '@lingui/react/macro'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { SectionPath } from '#contract/identity/businesses/sections.ts'
import { telOf } from '#contract/foundation/phones.ts'
import { useSite } from '#web/foundation/page.ts'
import { websiteOf } from '../website.ts'

type Fact = {
  path: SectionPath | 'certificates'
  name: string
  value: string | number | null | undefined
  href?: string | undefined
}
export type KnownFact = Fact & { value: string | number }

function names(list: readonly { name: string }[]): string {
  return list.map(({ name }) => name).join(', ')
}

/** The header has the short text: no sentence repeats. */
function withoutSentencesOf(short: string, long: string): string {
  const sentences = long.trim().split(/(?<=[.!?])\s+/)
  return sentences.filter((sentence) => !short.includes(sentence)).join(' ')
}

function useFacts(business: BusinessProfile): Fact[] {
  return [...useWhoAndWhere(business), ...useTrade(business)]
}

function useWhoAndWhere({ general, contactInfo }: BusinessProfile): Fact[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const { legalAddressEnglish: street, zipcode, city, state, country } = contactInfo
  const written = street ?? ''
  const isNew = (one: string | null | undefined) => Boolean(one) && !written.includes(one!)
  const town = [zipcode, city].filter(isNew).join(' ')
  const address = [written, town, ...[state?.stateName, country.countryName].filter(isNew)]
  const website = websiteOf(contactInfo.website)
  const phone = contactInfo.phone ?? contactInfo.mobilePhone
  return [
    { path: 'general.companyName', name: t`Name`, value: general.companyName },
    { path: 'general.businessType', name: t`Company type`, value: general.businessType.name },
    { path: 'general.categories', name: t`Categories`, value: names(general.categories) },
    {
      path: 'general.generalDescription',
      name: t`Description`,
      value: withoutSentencesOf(general.shortDescription, general.generalDescription),
    },
    {
      path: street ? 'contactInfo.legalAddressEnglish' : city ? 'contactInfo.city' : 'contactInfo.country',
      name: t`Address`,
      value: address.filter(Boolean).join(', '),
    },
    { path: 'general.yearStablished', name: t`Founded`, value: general.yearStablished?.toString() },
    { path: 'general.totalEmployees', name: t`Employees`, value: formats.range(general.totalEmployees) },
    {
      path: 'general.totalAnnualRevenue',
      name: t`Annual revenue, USD`,
      value: formats.range(general.totalAnnualRevenue, formats.compact),
    },
    { path: 'contactInfo.website', name: t`Website`, value: website?.name, href: website?.href },
    {
      path: 'contactInfo.phone',
      name: t`Phone`,
      value: phone?.international,
      href: phone ? telOf({ ...phone, phoneNumber: phone.businessPhoneNumber }) : undefined,
    },
    { path: 'contactInfo.email', name: t`E-mail`, value: contactInfo.email },
  ]
}

function useTrade({ general, factory, tradeCapabilities, businessTerms, certificates }: BusinessProfile): Fact[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const days = tradeCapabilities.averageLeadTime
  const { productionCapacity: capacity } = general
  return [
    {
      path: 'general.productionCapacity',
      name: t`Production capacity`,
      value: capacity && `${formats.range(capacity)} ${capacity.unit.name} / ${capacity.period.name}`,
    },
    {
      path: 'factory.factorySize',
      name: t`Factory size, m²`,
      value: factory.factorySize && formats.number(factory.factorySize),
    },
    { path: 'tradeCapabilities.averageLeadTime', name: t`Lead time, days`, value: days?.toString() },
    { path: 'tradeCapabilities.markets', name: t`Export markets`, value: names(tradeCapabilities.markets) },
    { path: 'tradeCapabilities.spokenLanguages', name: t`Languages`, value: names(tradeCapabilities.spokenLanguages) },
    {
      path: 'businessTerms.acceptedDeliveryTerms',
      name: t`Delivery terms`,
      value: names(businessTerms.acceptedDeliveryTerms),
    },
    {
      path: 'businessTerms.acceptedPaymentTypes',
      name: t`Payment terms`,
      value: names(businessTerms.acceptedPaymentTypes),
    },
    { path: 'certificates', name: t`Certificates`, value: names(certificates) },
  ]
}

/** Their absence misleads nobody. */
const unasked = new Set<Fact['path']>(['general.generalDescription', 'general.categories'])

export function useFactRows(business: BusinessProfile): { known: KnownFact[]; unknown: string[] } {
  const facts = useFacts(business)
  const isKnown = (fact: Fact): fact is KnownFact => fact.value != null && fact.value !== ''
  return {
    known: facts.filter(isKnown),
    unknown: facts.filter((fact) => !isKnown(fact) && !unasked.has(fact.path)).map(({ name }) => name),
  }
}
