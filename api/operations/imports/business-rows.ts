// Businesses line → row or reason for rejection.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import {
  businessTypes,
  fileAddressMost,
  keywordsMost,
  shortDescriptionMost,
  subscriptions,
} from '#contract/foundation/constants.ts'
import { businessKinds } from '#contract/identity/businesses/presence.ts'
import { Day } from '#contract/foundation/shapes.ts'
import { sections } from '#contract/identity/businesses/sections.ts'
import { dialCodeOf } from '#api/foundation/reference/lookup.ts'
import { derivedId } from '#kit/ids.ts'
import { slugOf } from '#kit/slug.ts'
import { imported, importedLine, importedNumber } from './field-values.ts'
import { placeBusiness } from './placement.ts'
import { countryCodeOf, stateIDOf } from './places.ts'
import { Profile } from './profile-rows.ts'
import { dated, SourceRow, sourcesOf } from './sources.ts'
import { cutAtSentence, factsOf } from './texts.ts'
import { cleanLine, line, optional, optionalInstant, optionalLine, optionalTruth, words, Written } from './values.ts'

const { general, contactInfo } = sections
const Picture = z.object({
  url: z
    .string()
    .max(fileAddressMost)
    .regex(/^(https?:\/\/|\/)/, 'is no address'),
  alt: optionalLine(200),
})
const Keys = z.union([
  z.array(z.string().max(120)).max(100),
  z
    .string()
    .max(120)
    .transform((key) => [key]),
])

const Employees = importedNumber(general.totalEmployees.end, true)

const Row = z.object({
  id: line(200),
  name: Written.transform(cleanLine).pipe(z.string().min(1, 'is empty')).pipe(general.companyName.written),
  country: optionalLine(100),
  countryCode: optionalLine(2),
  state: optionalLine(100),
  stateID: optionalLine(20),
  city: imported(contactInfo.city),
  address: importedLine(contactInfo.legalAddressEnglish),
  zipcode: imported(contactInfo.zipcode),
  businessType: z.enum(businessTypes),
  kind: optional(z.enum(businessKinds)),
  industryCode: optional(z.string().regex(/^\d{4}$/, 'is no industry code')),
  category: optionalLine(200),
  sector: optionalLine(200),
  categories: optional(Keys),
  shortDescription: imported(general.shortDescription),
  generalDescription: imported(general.generalDescription),
  description: imported(general.generalDescription),
  founded: imported(general.yearStablished),
  employeesMin: Employees,
  employeesMax: Employees,
  website: imported(contactInfo.website),
  source: optionalLine(100),
  readAt: optional(Day),
  sources: optional(z.array(SourceRow).max(20)),
  sample: optionalTruth,
  keywords: words(keywordsMost),
  subscription: optional(z.enum(subscriptions)),
  verifiedAt: optionalInstant,
  profilePhoto: optional(Picture),
  coverPhoto: optional(Picture),
  profile: optional(Profile),
  registeredAt: optionalInstant,
})
/** Phones without dial code are of the row's country. */
export const BusinessRow = z.preprocess((row) => {
  const { country, countryCode, profile } = (row ?? {}) as Record<string, unknown> & {
    profile?: { contactInfo?: unknown }
  }
  const given = profile?.contactInfo as Record<string, object> | undefined
  const code = dialCodeOf(countryCodeOf(String(countryCode ?? country ?? '')))
  if (!given || typeof given !== 'object' || !code) return row
  const phones = ['phone', 'mobilePhone'].filter((name) => given[name] && typeof given[name] === 'object')
  const dialed = phones.map((name) => [name, { countryCode: code, ...given[name] }])
  return { ...(row as object), profile: { ...profile, contactInfo: { ...given, ...Object.fromEntries(dialed) } } }
}, Row)
type BusinessRow = z.output<typeof BusinessRow>

/** Throws for an unknown country or industry. */
export function businessRecord(row: BusinessRow, sample: boolean) {
  const country_code = countryCodeOf(row.countryCode ?? row.country ?? '')
  if (!country_code) throw new Error(`countryCode: unknown country ${row.countryCode ?? row.country ?? ''}`)
  const place = placeBusiness(row)
  if (!place) throw new Error(`industryCode: unknown industry ${row.industryCode ?? ''}`)
  const profile: z.output<typeof Profile> = row.profile ?? {}
  const { totalAnnualRevenue, ...general } = profile.general ?? {}
  const { averageLeadTime, ...tradeCapabilities } = profile.tradeCapabilities ?? {}
  const { city, ...contactInfo } = profile.contactInfo ?? {}
  const long = row.generalDescription ?? row.description ?? ''
  const record = {
    id: derivedId(`business:${row.id}`, row.registeredAt ? Date.parse(row.registeredAt) : undefined),
    source: row.source ?? null,
    sources: sourcesOf(row),
    source_id: row.id,
    sample: row.sample ?? sample,
    company_name: row.name,
    slug: slugOf(row.name),
    short_description:
      row.shortDescription ?? (cutAtSentence(long, shortDescriptionMost) || factsOf(row, country_code, place)),
    general_description: long,
    business_type: row.businessType,
    kind: row.kind ?? 'company',
    industry_id: place.industryID,
    category_ids: place.categoryIDs,
    country_code,
    state_id: stateOf(row, country_code) ?? null,
    city: row.city ?? city ?? null,
    keywords: row.keywords ?? keywordsOf(row),
    subscription: row.subscription ?? null,
    verified_at: row.verifiedAt ?? null,
    year_established: row.founded ?? null,
    ...rangeOf('employees', row.employeesMin, row.employeesMax),
    ...rangeOf('revenue', totalAnnualRevenue?.min ?? undefined, totalAnnualRevenue?.max ?? undefined),
    lead_time: averageLeadTime ?? null,
    profile_photo: row.profilePhoto ?? null,
    cover_photo: row.coverPhoto ?? null,
    general,
    contact_info: {
      ...(row.address && { legalAddressEnglish: row.address }),
      ...(row.zipcode && { zipcode: row.zipcode }),
      ...(row.website && { website: row.website }),
      ...contactInfo,
    },
    factory: profile.factory ?? {},
    trade_capabilities: tradeCapabilities,
    business_terms: profile.businessTerms ?? {},
    registered_at: row.registeredAt ?? null,
    certificates: (profile.certificates ?? []).map((each, at) => ({
      id: derivedId(`certificate:${row.id}:${at}`),
      ...each,
    })),
  }
  return { ...record, sources: dated(record.sources, dayOf(new Date())), source_hash: hashOf(record) }
}

export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

export function hashOf(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 24)
}

function stateOf({ stateID, state }: BusinessRow, countryCode: string): string | undefined {
  const given = stateID ?? state
  return given && stateIDOf(countryCode, given)
}

// Brackets hold provenance.
function keywordsOf({ category, sector }: BusinessRow): string[] {
  const given = [category, sector].map((text) => text?.replace(/\s*\([^)]*\)$/, ''))
  return [...new Set(given)].flatMap((text) => (text ? [text.slice(0, 80)] : []))
}

function rangeOf<N extends string>(name: N, min: number | undefined, max: number | undefined) {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return { [`${name}_min`]: low ?? null, [`${name}_max`]: high ?? null } as Record<
    `${N}_min` | `${N}_max`,
    number | null
  >
}
