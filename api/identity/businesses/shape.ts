// Rows of businesses → cards and profiles of the contract.
import type { Author } from '#contract/identity/actors.ts'
import type { BusinessCard, BusinessProfile, Certificate } from '#contract/identity/businesses/businesses.ts'
import type { Presence } from '#contract/identity/businesses/presence.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { businessPhoto, stored } from '#api/foundation/illustrations/lookup.ts'
import { namedFor, nodeByID } from '#api/foundation/industries/lookup.ts'
import { businessTypeFor, countryFor, stateFor } from '#api/foundation/reference/lookup.ts'
import {
  hashOf,
  languagesFor,
  translationFor,
  versionFor,
  versionIn,
  versionLanguagesOf,
} from '#api/foundation/text-versions.ts'
import type { CardRow, CertificateRow, ProfileRow } from './queries.ts'
import { provenanceOf } from './provenance.ts'
import { storedFor } from './sections.ts'

function rangeOf(min: number | null, max: number | null): { min: number | null; max: number | null } | null {
  return min === null && max === null ? null : { min, max }
}

export function presenceOf({ run }: { run: boolean }): Presence {
  return run ? 'run' : 'listed'
}

function textsOf(row: CardRow & { generalDescription?: string }, locale: Locale) {
  const version = versionIn(row.versions[locale], locale, row.languages)
  // Cards have no other text.
  const isShown = row.generalDescription !== undefined || version?.['shortDescription'] !== undefined
  return {
    languages: languagesFor(row.languages, ['shortDescription', 'generalDescription']),
    ...(isShown && translationFor(version, locale, [row.shortDescription, row.generalDescription ?? ''])),
  }
}

export function versionsOf({ versions, shortDescription, generalDescription }: ProfileRow) {
  const originals = [shortDescription, generalDescription]
  return Object.fromEntries(Object.entries(versions).map(([locale, one]) => [locale, versionFor(one, originals)]))
}

export function cardOf(row: CardRow, locale: Locale): BusinessCard {
  return {
    businessID: row.id,
    key: row.slug,
    subscription: row.subscription,
    verified: row.verifiedAt !== null,
    sample: row.sample,
    presence: presenceOf(row),
    kind: row.kind,
    general: {
      companyName: row.companyName,
      shortDescription: row.shortDescription,
      businessType: businessTypeFor(row.businessType, locale),
      industry: namedFor(row.industryID, locale) ?? { id: row.industryID, name: '' },
      categories: row.categoryIDs.flatMap((id) => {
        const node = nodeByID(id)
        return node ? [{ id, name: node.name[locale], industryID: node.industry.id }] : []
      }),
      yearStablished: row.yearEstablished,
      totalEmployees: rangeOf(row.employeesMin, row.employeesMax),
      profilePhoto: businessPhoto('mark', row.profilePhoto, row),
      ...textsOf(row, locale),
    },
    contactInfo: { city: row.city, country: countryFor(row.countryCode, locale) },
    tradeCapabilities: { averageLeadTime: row.leadTime },
    reactions: { reactionCount: { like: row.likes } },
    registeredAt: row.registeredAt.toISOString(),
  }
}

export type BusinessRow = Pick<
  CardRow,
  'id' | 'slug' | 'businessType' | 'companyName' | 'profilePhoto' | 'countryCode' | 'run' | 'kind'
> & { verified: boolean }

export function businessOf(row: BusinessRow, locale: Locale): Author {
  return {
    businessID: row.id,
    key: row.slug,
    verified: row.verified,
    presence: presenceOf(row),
    businessKind: row.kind,
    businessType: businessTypeFor(row.businessType, locale),
    companyName: row.companyName,
    profilePhoto: businessPhoto('mark', row.profilePhoto, row),
    country: countryFor(row.countryCode, locale),
  }
}

export function profileOf(row: ProfileRow, locale: Locale): BusinessProfile {
  const card = cardOf(row, locale)
  const sections = {
    general: {
      ...card.general,
      ...storedFor('general', row.general, locale),
      generalDescription: row.generalDescription,
      totalAnnualRevenue: rangeOf(row.revenueMin, row.revenueMax),
      coverPhoto: businessPhoto('cover', row.coverPhoto, row),
    },
    contactInfo: {
      ...card.contactInfo,
      ...storedFor('contactInfo', row.contactInfo, locale),
      state: stateFor(row.stateID, locale),
    },
    factory: storedFor('factory', row.factory, locale),
    tradeCapabilities: {
      ...storedFor('tradeCapabilities', row.tradeCapabilities, locale),
      averageLeadTime: row.leadTime,
    },
    businessTerms: storedFor('businessTerms', row.businessTerms, locale),
    certificates: (row.certificates ?? []).map(certificateOf),
  }
  return {
    ...card,
    ...sections,
    ...provenanceOf(row, sections),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verifications: row.verifications.map(({ kind, checkedAt, validUntil }) => ({
      kind,
      checkedAt: new Date(checkedAt).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
    })),
    followers: row.followers,
    productCount: row.productCount,
    versionLanguages: versionLanguagesOf(row, hashOf([row.shortDescription, row.generalDescription])),
    replies: row.replies,
    samples: row.samples,
    kept: row.kept && { ...row.kept, oldestUntil: new Date(row.kept.oldestUntil).toISOString() },
    appointments: row.appointments,
    version: row.version,
  }
}

type StoredCertificate = Omit<CertificateRow, 'photo' | 'document'> & { photo: unknown; document: unknown }

export function certificateOf({
  id,
  name,
  issuer,
  scope,
  issueDate,
  expireDate,
  photo,
  document,
}: StoredCertificate): Certificate {
  const picture = photo as Certificate['photo']
  return {
    id,
    name,
    issuer,
    scope,
    issueDate,
    expireDate,
    photo: picture && stored(picture, () => ''),
    document: document as Certificate['document'],
  }
}
