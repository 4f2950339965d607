// What a profile still lacks, on which tab, and what adding it brings. No markup.
import { msg } from '@lingui/core/macro'
import type { BusinessProfile } from '#contract/businesses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { isDrawn } from '#web/app/pictures.ts'
import type { Tab } from './fields.ts'

type Step = {
  tab: Tab | 'products'
  weight: number
  title: MessageDescriptor
  brings: MessageDescriptor
  isDone: (profile: BusinessProfile) => boolean
  /** Asked only of these; of everybody where it is not said. */
  onlyFor?: readonly string[]
}
export type Missing = Pick<Step, 'tab' | 'title' | 'brings'>
export type Completeness = { percent: number; missing: Missing[] }

const makers = ['MA'] as const
const steps: Step[] = [
  {
    tab: 'media',
    weight: 10,
    title: msg`Add your logo`,
    brings: msg`Shown on every card and in search`,
    isDone: ({ general }) => !isDrawn(general.profilePhoto),
  },
  {
    tab: 'products',
    weight: 12,
    title: msg`Add your first product`,
    brings: msg`Most buyers search for products`,
    isDone: ({ productCount }) => productCount > 0,
  },
  {
    tab: 'general',
    weight: 10,
    title: msg`Describe your company`,
    brings: msg`Read first on your page, and searched`,
    isDone: ({ general }) => general.generalDescription !== '',
  },
  {
    tab: 'general',
    weight: 8,
    title: msg`State year of foundation and employees`,
    brings: msg`Shown on your card`,
    isDone: ({ general }) => general.yearStablished !== null && general.totalEmployees !== null,
  },
  {
    tab: 'general',
    weight: 4,
    title: msg`State your annual revenue`,
    brings: msg`Tells buyers what you can deliver`,
    isDone: ({ general }) => general.totalAnnualRevenue !== null,
  },
  {
    tab: 'contact',
    weight: 10,
    title: msg`Give your address and phone`,
    brings: msg`Buyers trust whom they can find`,
    isDone: ({ contactInfo }) => Boolean(contactInfo.city && contactInfo.legalAddressEnglish && contactInfo.phone),
  },
  {
    tab: 'contact',
    weight: 6,
    title: msg`Give your e-mail and website`,
    brings: msg`One click from your page`,
    isDone: ({ contactInfo }) => Boolean(contactInfo.email && contactInfo.website),
  },
  {
    tab: 'factory',
    weight: 8,
    title: msg`Describe your factory`,
    brings: msg`Buyers compare size, lines and capacity`,
    isDone: ({ factory, general }) =>
      Boolean(factory.factorySize && factory.manufacturingFacilities && general.productionCapacity),
    onlyFor: makers,
  },
  {
    tab: 'trade',
    weight: 8,
    title: msg`Name your markets and languages`,
    brings: msg`Buyers see whether you serve them`,
    isDone: ({ tradeCapabilities: trade }) => trade.markets.length > 0 && trade.spokenLanguages.length > 0,
  },
  {
    tab: 'trade',
    weight: 4,
    title: msg`State your average lead time`,
    brings: msg`Shown on your card`,
    isDone: ({ tradeCapabilities }) => tradeCapabilities.averageLeadTime !== null,
  },
  {
    tab: 'terms',
    weight: 8,
    title: msg`State delivery and payment terms`,
    brings: msg`Saves the first questions`,
    isDone: ({ businessTerms: terms }) =>
      terms.acceptedDeliveryTerms.length > 0 && terms.acceptedPaymentTypes.length > 0,
  },
  {
    tab: 'certificates',
    weight: 6,
    title: msg`Add a certificate`,
    brings: msg`Proof of what you say`,
    isDone: ({ certificates }) => certificates.length > 0,
  },
  {
    tab: 'media',
    weight: 4,
    title: msg`Add a cover picture`,
    brings: msg`Shown at the top of your page`,
    isDone: ({ general }) => !isDrawn(general.coverPhoto),
  },
  {
    tab: 'media',
    weight: 2,
    title: msg`Add a factory video`,
    brings: msg`Shows buyers the plant before they write`,
    isDone: ({ general }) => general.video !== null,
  },
]

/** The percentage is 100 only when nothing is missing. The heaviest comes first. */
export function completenessOf(profile: BusinessProfile): Completeness {
  const asked = steps.filter(({ onlyFor }) => onlyFor?.includes(profile.general.businessType.code) ?? true)
  const missing = asked.filter(({ isDone }) => !isDone(profile)).sort((one, other) => other.weight - one.weight)
  const sum = (list: Step[]) => list.reduce((total, { weight }) => total + weight, 0)
  return { percent: Math.floor((100 * (sum(asked) - sum(missing))) / sum(asked)), missing }
}
