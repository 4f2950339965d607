// Head of company pages.
import { t } from '@lingui/core/macro'
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Head, MetaInput } from '#web/foundation/page.ts'
import { firstViewOf, headTexts, indexingOf, isTranslated } from '#web/foundation/versions/indexing.ts'
import { langOf } from '#web/foundation/versions/translated.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { cut } from '#web/ui/cut.ts'
import { titleOf } from './title.ts'
import { websiteOf } from './website.ts'

type Ask = Pick<MetaInput<unknown>, 'paths' | 'absolute'>

export function headOf({
  data: { business },
  i18n,
  paths,
  absolute,
  ...site
}: MetaInput<{ business: BusinessProfile }>): Head {
  const { contactInfo } = business
  const general = headTexts(business.general)
  const seen = { title: titleOf(general), path: paths.business(business) }
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  const place = contactInfo.country.countryName
  const type = general.businessType.name
  const state = stateOf(business, i18n)
  const stated = state && [state, general.generalDescription].filter(Boolean).join(' · ')
  return {
    ...seen,
    ...indexing(business, { ...site, path: seen.path }),
    description: cut(
      t(i18n)`${general.companyName}, ${type} in ${place}. ${stated ?? general.shortDescription}`,
      metaDescriptionMost,
    ),
    image: general.profilePhoto?.url,
    type: 'profile',
    jsonLd: [organization(business, { paths, absolute, i18n }), trail(business, [], { paths, absolute })],
  }
}

export function trail(
  { general, businessID, key }: BusinessProfile,
  below: { name: string; path: string }[],
  { paths, absolute }: Ask,
) {
  return trailOf({ paths, absolute }, [
    { name: general.industry.name, path: paths.search({ search: general.industry.name }) },
    { name: general.companyName, path: paths.business({ businessID, key }) },
    ...below,
  ])
}

type Place = Parameters<typeof indexingOf>[2]

function indexing(business: BusinessProfile, place: Place) {
  const { general, versionLanguages } = business
  const main = general.generalDescription ? 'generalDescription' : 'shortDescription'
  return isTranslated(business) ? indexingOf({ ...general, versionLanguages }, main, place) : {}
}

export function firstView(business: BusinessProfile, place: Place): 'original' | undefined {
  if (!import.meta.env.SSR) return undefined
  const { general, versionLanguages } = business
  return firstViewOf({ ...general, versionLanguages }, indexing(business, place))
}

/** States of a business that a reader must not take for more. */
function stateOf({ presence, kind }: BusinessProfile, i18n: MetaInput<unknown>['i18n']): string | undefined {
  if (kind === 'collection') return t(i18n)`Collection of product data, not a company`
  return presence === 'listed' ? t(i18n)`Listed from public sources, nobody runs this page yet` : undefined
}

function organization(business: BusinessProfile, { paths, absolute, i18n }: Ask & Pick<MetaInput<unknown>, 'i18n'>) {
  const { businessID, key, kind } = business
  const general = headTexts(business.general)
  return {
    '@type': kind === 'collection' ? 'Dataset' : 'Organization',
    name: general.companyName,
    url: absolute(paths.business({ businessID, key })),
    ...(general.profilePhoto && { logo: absolute(general.profilePhoto.url) }),
    ...(general.coverPhoto && { image: absolute(general.coverPhoto.url) }),
    description: general.shortDescription,
    mainEntityOfPage: { '@type': 'WebPage', inLanguage: langOf(general, 'shortDescription') },
    disambiguatingDescription: stateOf(business, i18n),
    ...(kind === 'company' && ofCompany(business)),
  }
}

function ofCompany({ general, contactInfo }: BusinessProfile) {
  const { totalEmployees: people } = general
  const website = websiteOf(contactInfo.website)
  return {
    foundingDate: general.yearStablished?.toString(),
    numberOfEmployees: people
      ? { '@type': 'QuantitativeValue', minValue: people.min ?? undefined, maxValue: people.max ?? undefined }
      : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contactInfo.legalAddressEnglish ?? undefined,
      addressLocality: contactInfo.city ?? undefined,
      postalCode: contactInfo.zipcode ?? undefined,
      addressRegion: contactInfo.state?.stateName,
      addressCountry: contactInfo.country.code,
    },
    telephone: contactInfo.phone?.international,
    email: contactInfo.email ?? undefined,
    sameAs: website?.href,
  }
}
