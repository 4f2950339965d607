// Head of company pages.
import { t } from '@lingui/core/macro'
import { metaDescriptionMost } from '#contract/foundation/constants.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Head, MetaInput } from '#web/foundation/page.ts'
import { trailOf } from '#web/foundation/trail.ts'
import { cut } from '#web/ui/cut.ts'
import { titleOf } from './title.ts'
import { websiteOf } from './website.ts'

type Ask = Pick<MetaInput<unknown>, 'paths' | 'absolute'>

export function headOf({ data: { business }, i18n, paths, absolute }: MetaInput<{ business: BusinessProfile }>): Head {
  const { general, contactInfo } = business
  const seen = { title: titleOf(general), path: paths.business(business) }
  // Server only, for crawlers: kept out of the browser's bundle.
  if (!import.meta.env.SSR) return { ...seen, description: '' }
  const place = contactInfo.country.countryName
  const type = general.businessType.name
  return {
    ...seen,
    description: cut(
      t(i18n)`${general.companyName}, ${type} in ${place}. ${general.shortDescription}`,
      metaDescriptionMost,
    ),
    image: general.profilePhoto?.url,
    type: 'profile',
    jsonLd: [organization(business, { paths, absolute }), trail(business, [], { paths, absolute })],
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

function organization({ general, contactInfo, businessID, key }: BusinessProfile, { paths, absolute }: Ask) {
  const { totalEmployees: people } = general
  const website = websiteOf(contactInfo.website)
  const phone = contactInfo.phone
  return {
    '@type': 'Organization',
    name: general.companyName,
    url: absolute(paths.business({ businessID, key })),
    ...(general.profilePhoto && { logo: absolute(general.profilePhoto.url) }),
    ...(general.coverPhoto && { image: absolute(general.coverPhoto.url) }),
    description: general.shortDescription,
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
    telephone: phone ? `${phone.countryCode} ${phone.businessPhoneNumber}` : undefined,
    email: contactInfo.email ?? undefined,
    sameAs: website?.href,
  }
}
