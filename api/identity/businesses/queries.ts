// SQL of businesses; hot statements are prepared by name.
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { ids } from '#kit/postgres/planned.ts'
import type { BusinessKind } from '#contract/identity/businesses/presence.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { replyFigureLeast, sampleFigureLeast } from '#contract/foundation/constants.ts'
import type { LanguageHints, StoredLanguages, StoredVersions, WrittenRow } from '#api/foundation/text-versions.ts'
import type { DB } from '#api/database/tables.ts'
import type { StoredSource } from './provenance.ts'

const cardColumns = `b.id, b.slug, b.subscription, b.verified_at as "verifiedAt", b.sample, b.company_name as "companyName",
  b.short_description as "shortDescription", b.business_type as "businessType", b.industry_id as "industryID",
  b.category_ids as "categoryIDs", b.year_established as "yearEstablished", b.employees_min as "employeesMin",
  b.employees_max as "employeesMax", b.profile_photo as "profilePhoto", b.city, b.country_code as "countryCode",
  b.lead_time as "leadTime", b.kind, b.run_since is not null as run, b.registered_at as "registeredAt", coalesce(c.likes, 0) as likes, coalesce(c.products, 0) as "productCount", b.languages, b.versions`

export type CardRow = {
  id: string
  slug: string
  subscription: 'standard' | 'gold' | 'premium' | 'platinum'
  verifiedAt: Date | null
  sample: boolean
  companyName: string
  shortDescription: string
  businessType: string
  industryID: string
  categoryIDs: string[]
  yearEstablished: number | null
  employeesMin: number | null
  employeesMax: number | null
  profilePhoto: { url: string } | null
  city: string | null
  countryCode: string
  leadTime: number | null
  kind: BusinessKind
  run: boolean
  registeredAt: Date
  likes: number
  productCount: number
  languages: StoredLanguages
  versions: StoredVersions
}
export type CertificateRow = {
  id: string
  name: string
  issuer: string | null
  scope: string | null
  issueDate: string | null
  expireDate: string | null
  photo: { url: string } | null
  document: { url: string; name: string; contentType: string; bytes: number } | null
}
export type ProfileRow = CardRow & {
  status: string
  removedAt: Date | null
  mergedInto: string | null
  generalDescription: string
  revenueMin: number | null
  revenueMax: number | null
  coverPhoto: { url: string } | null
  stateID: string | null
  general: object
  contactInfo: object
  factory: object
  tradeCapabilities: object
  businessTerms: object
  version: number
  sources: StoredSource[]
  keptFields: string[]
  followers: number
  certificates: CertificateRow[] | null
  replies: BusinessProfile['replies']
  samples: BusinessProfile['samples']
  verifications: BusinessProfile['verifications']
  kept: { count: number; oldestUntil: string } | null
  appointments: boolean
}

export type CardJson = Omit<CardRow, 'registeredAt'> & { registeredAt: string }

export async function findCards(pool: pg.Pool, businessIDs: readonly string[]): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'business-cards',
    text: `select * from business_cards where id = any(${ids('$1')})`,
    values: [businessIDs],
  })
  return rows
}

const profileSelect = `select ${cardColumns}, b.status, b.removed_at as "removedAt", b.merged_into as "mergedInto", b.general_description as "generalDescription",
    b.revenue_min as "revenueMin", b.revenue_max as "revenueMax", b.cover_photo as "coverPhoto", b.state_id as "stateID",
    b.general, b.contact_info as "contactInfo", b.factory, b.trade_capabilities as "tradeCapabilities",
    b.business_terms as "businessTerms", b.version, b.sources, b.kept_fields as "keptFields", coalesce(c.followers, 0) as followers,
    (select json_agg(json_build_object('id', f.id, 'name', f.name, 'issuer', f.issuer, 'scope', f.scope,
        'issueDate', f.issue_date, 'expireDate', f.expire_date, 'photo', f.photo,
        'document', f.document) order by f.id)
      from certificates f where f.business_id = b.id) as certificates,
    (select json_build_object('inquiries', g.inquiries, 'rate', g.rate, 'medianMinutes', round(g.median_minutes))
      from reply_figures(b.id) g where g.inquiries >= ${replyFigureLeast}) as replies,
    sample_figures(b.id, ${sampleFigureLeast}) as samples,
    holding_claims(b.id) as verifications, case when b.run_since is null then kept_for(b.id) end as kept,
    exists (select from shown_appointments s where s.business_id = b.id) as appointments
  from businesses b left join counters c on c.resource_id = b.id`

/** Includes removed and suspended ones. */
export async function findProfile(pool: pg.Pool, id: string): Promise<ProfileRow | undefined> {
  const { rows } = await pool.query<ProfileRow>({
    name: 'business-profile',
    text: `${profileSelect} where b.id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function findVisibleProfiles(pool: pg.Pool, businessIDs: readonly string[]): Promise<ProfileRow[]> {
  const { rows } = await pool.query<ProfileRow>({
    name: 'business-profiles',
    text: `${profileSelect} where b.id = any(${ids('$1')}) and b.removed_at is null and b.status = 'active'`,
    values: [businessIDs],
  })
  return rows
}

/** At most `size` a type above the bar, newest first. */
export async function findLatest(pool: pg.Pool, types: readonly string[], size: number): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'business-latest',
    text: `select b.* from unnest((select $1::text[])) with ordinality as asked (type, place) cross join lateral (
        select s.id from showcase_businesses s where s.business_type = asked.type
        order by s.registered_at desc, s.id limit (select $2::int)) shown
      join business_cards b on b.id = shown.id
      order by asked.place, b."registeredAt" desc, b.id`,
    values: [types, size],
  })
  return rows
}

/** Minutes to the first answer. */
export async function findReplyMinutes(
  pool: pg.Pool,
  businessIDs: readonly string[],
): Promise<{ id: string; minutes: number | null }[]> {
  const { rows } = await pool.query<{ id: string; minutes: number | null }>({
    name: 'business-reply-minutes',
    text: `select b.id, round(g.median_minutes)::int as minutes from unnest($1::uuid[]) b (id)
      cross join lateral reply_figures(b.id) g where g.inquiries >= ${replyFigureLeast}`,
    values: [businessIDs],
  })
  return rows
}

type Showcase = {
  countries: readonly string[] | null
  industries: readonly string[] | null
  newest: boolean
  size: number
}

/** Above the bar; answering, then verified ones first, unless by time alone. */
export async function findShowcase(
  pool: pg.Pool,
  { countries, industries, newest, size }: Showcase,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select s.id from showcase_businesses s
      where ($1::text[] is null or s.country_code = any($1)) and ($2::uuid[] is null or s.industry_id = any($2))
      order by ${newest ? '' : 's.run_since is null, s.verified_at is null, '}s.registered_at desc, s.id limit $3`,
    [countries, industries, size],
  )
  return rows.map(({ id }) => id)
}

export async function findCertificateNames(
  pool: pg.Pool,
  businessIDs: readonly string[],
): Promise<{ id: string; names: string[] }[]> {
  const { rows } = await pool.query<{ id: string; names: string[] }>({
    name: 'business-certificate-names',
    text: `select business_id as id, array_agg(name order by id) as names from certificates
      where business_id = any(${ids('$1')}) and (expire_date is null or expire_date >= current_date) group by business_id`,
    values: [businessIDs],
  })
  return rows
}

export async function findCertified(db: Kysely<DB>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('businessId')
    .distinct()
    .where('businessId', 'in', ids)
    .where(({ or, eb }) => or([eb('expireDate', 'is', null), eb('expireDate', '>=', sql<string>`current_date`)]))
    .execute()
  return rows.map(({ businessId }) => businessId)
}

export async function findLikely(pool: pg.Pool, id: string): Promise<LanguageHints | undefined> {
  const { rows } = await pool.query<LanguageHints>({
    name: 'business-languages',
    text: 'select country, spoken from business_languages where id = $1',
    values: [id],
  })
  return rows[0]
}

export type ListedRow = WrittenRow & { id: string; main: 'generalDescription' | 'shortDescription'; hash: string }

/** Companies that run their pages; versions without texts. */
export async function findWritten(pool: pg.Pool, listed: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await pool.query<ListedRow>({
    name: 'business-written-languages',
    text: `select id, languages, version_marks(versions) as versions,
        left(md5(short_description || E'\\n' || general_description), 8) as hash,
        case when general_description = '' then 'shortDescription' else 'generalDescription' end as main
      from businesses where id = any(${ids('$1')}) and run_since is not null and kind = 'company'`,
    values: [listed],
  })
  return rows
}
