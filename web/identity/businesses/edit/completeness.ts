// Missing profile fields, with tab and benefit.
import { msg } from '@lingui/core/macro'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { isDrawn } from '#web/foundation/pictures.ts'
import type { Tab } from './fields.ts'

type Step = {
  tab: Tab | 'products'
  weight: number
  title: MessageDescriptor
  benefit: MessageDescriptor
  isDone: (profile: BusinessProfile) => boolean
  /** Business types that need the field; undefined: all. */
  onlyFor?: readonly string[]
}
export type Missing = Pick<Step, 'tab' | 'title' | 'benefit'>
export type Completeness = { percent: number; missing: Missing[] }

const makers = ['MA'] as const
const steps: Step[] = [
  {
    tab: 'media',
    weight: 10,
    title: msg`Add your logo`,
    benefit: msg`Shown on every card and in search`,
    isDone: ({ general }) => !isDrawn(general.profilePhoto),
  },
  {
    tab: 'products',
    weight: 12,
    title: msg`Add your first product`,
    benefit: msg`Most buyers search for products`,
    isDone: ({ productCount }) => productCount > 0,
  },
  {
    tab: 'general',
    weight: 10,
    title: msg`Describe your company`,
    benefit: msg`Read first on your page, and used by search`,
    isDone: ({ general }) => general.generalDescription !== '',
  },
  {
    tab: 'general',
    weight: 8,
    title: msg`Add the year of foundation and employees`,
    benefit: msg`Shown on your card`,
    isDone: ({ general }) => general.yearStablished !== null && general.totalEmployees !== null,
  },
  {
    tab: 'general',
    weight: 4,
    title: msg`Add your annual revenue`,
    benefit: msg`Tells buyers what you can deliver`,
    isDone: ({ general }) => general.totalAnnualRevenue !== null,
  },
  {
    tab: 'contact',
    weight: 10,
    title: msg`Add your address and phone`,
    benefit: msg`Buyers trust companies they can locate`,
    isDone: ({ contactInfo }) => Boolean(contactInfo.city && contactInfo.legalAddressEnglish && contactInfo.phone),
  },
  {
    tab: 'contact',
    weight: 6,
    title: msg`Add your e-mail and website`,
    benefit: msg`One click from your page`,
    isDone: ({ contactInfo }) => Boolean(contactInfo.email && contactInfo.website),
  },
  {
    tab: 'factory',
    weight: 8,
    title: msg`Describe your factory`,
    benefit: msg`Buyers compare size, lines and capacity`,
    isDone: ({ factory, general }) =>
      Boolean(factory.factorySize && factory.manufacturingFacilities && general.productionCapacity),
    onlyFor: makers,
  },
  {
    tab: 'trade',
    weight: 8,
    title: msg`Add your markets and languages`,
    benefit: msg`Buyers see whether you serve them`,
    isDone: ({ tradeCapabilities: trade }) => trade.markets.length > 0 && trade.spokenLanguages.length > 0,
  },
  {
    tab: 'trade',
    weight: 4,
    title: msg`Add your average lead time`,
    benefit: msg`Shown on your card`,
    isDone: ({ tradeCapabilities }) => tradeCapabilities.averageLeadTime !== null,
  },
  {
    tab: 'terms',
    weight: 8,
    title: msg`Add delivery and payment terms`,
    benefit: msg`Answers the first questions`,
    isDone: ({ businessTerms: terms }) =>
      terms.acceptedDeliveryTerms.length > 0 && terms.acceptedPaymentTypes.length > 0,
  },
  {
    tab: 'certificates',
    weight: 6,
    title: msg`Add a certificate`,
    benefit: msg`Proof of what you claim`,
    isDone: ({ certificates }) => certificates.length > 0,
  },
  {
    tab: 'media',
    weight: 4,
    title: msg`Add a cover picture`,
    benefit: msg`Shown at the top of your page`,
    isDone: ({ general }) => !isDrawn(general.coverPhoto),
  },
  {
    tab: 'media',
    weight: 2,
    title: msg`Add a factory video`,
    benefit: msg`Shows buyers the plant before they write`,
    isDone: ({ general }) => general.video !== null,
  },
]

/** Sorted by weight. */
export function completenessOf(profile: BusinessProfile): Completeness {
  const applicable = steps.filter(({ onlyFor }) => onlyFor?.includes(profile.general.businessType.code) ?? true)
  const missing = applicable.filter(({ isDone }) => !isDone(profile)).sort((one, other) => other.weight - one.weight)
  const sum = (list: Step[]) => list.reduce((total, { weight }) => total + weight, 0)
  return { percent: Math.floor((100 * (sum(applicable) - sum(missing))) / sum(applicable)), missing }
}
