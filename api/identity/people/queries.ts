// SQL of people.
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type pg from 'pg'
import type { Phone } from '#contract/foundation/phones.ts'
import type { DB, People } from '#api/database/tables.ts'

export type CardRow = {
  id: string
  username: string
  firstName: string
  lastName: string
  sample: boolean
  countryCode: string | null
  stateID: string | null
  city: string | null
  jobPositionID: string | null
  companyName: string | null
  briefPresentation: string
  profilePhoto: { url: string } | null
  likes: number
}

export async function findCards(pool: pg.Pool, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'user-cards',
    text: `select p.id, p.username, p.first_name as "firstName", p.last_name as "lastName", p.sample,
        p.country_code as "countryCode", p.state_id as "stateID", p.city, p.job_position_id as "jobPositionID",
        p.company_name as "companyName", p.brief_presentation as "briefPresentation", p.profile_photo as "profilePhoto",
        coalesce(c.likes, 0) as likes
      from people p left join counters c on c.resource_id = p.id
      where p.id = any($1::uuid[]) and p.status = 'active'`,
    values: [ids],
  })
  return rows
}

type NewPerson = {
  id: string
  username: string
  firstName: string
  lastName: string
  countryCode: string
  /** Empty: unknown; tokens may not read it. */
  email: string | null
  portal: string | null
  locale: string | null
}

/** Known people only get the address. No conflict target: concurrent first requests meet at the username. */
export async function addPerson(pool: pg.Pool, person: NewPerson): Promise<void> {
  await pool.query({
    name: 'add-person',
    text: `with added as (
        insert into people (id, username, first_name, last_name, country_code, email, registered_portal, registered_locale)
        values ($1, $2, $3, $4, $5, nullif($6::text, ''), $7, $8)
        on conflict do nothing returning id),
      corrected as (
        update people set email = $6::text
        where id = $1 and removed_at is null and $6::text is distinct from '' and email is distinct from $6::text)
      insert into events (name, data)
      select 'people.changed', jsonb_build_object('ids', jsonb_build_array(id)) from added`,
    values: [
      person.id,
      person.username,
      person.firstName,
      person.lastName,
      person.countryCode,
      person.email,
      person.portal,
      person.locale,
    ],
  })
}

type Photo = { url: string } | null
/** `industries`: of the categories. */
export type KeptInterests = { makes: string[]; buys: string[]; countries: string[]; industries: string[] }
export type ProfileRow = CardRow & {
  status: string
  removedAt: Date | null
  mergedInto: string | null
  email: string | null
  mobilePhone: Phone | null
  birthDate: string | null
  gender: string | null
  showBirthDate: boolean
  showMobilePhone: boolean
  showGender: boolean
  profession: string
  showProfession: boolean
  preferredLanguage: string | null
  businessType: string | null
  industryID: string | null
  coverPhoto: Photo
  settings: { language?: string; searchEngines?: boolean; firstSteps?: boolean; interests?: KeptInterests }
  version: number
  registeredAt: Date
  established: boolean
}

/** Includes suspended and removed people. */
export async function findPerson(pool: pg.Pool, id: string): Promise<ProfileRow | undefined> {
  const { rows } = await pool.query<ProfileRow>({
    name: 'person',
    text: `select p.id, p.username, p.first_name as "firstName", p.last_name as "lastName", p.sample,
        p.country_code as "countryCode", p.state_id as "stateID", p.city, p.job_position_id as "jobPositionID",
        p.company_name as "companyName", p.brief_presentation as "briefPresentation", p.profile_photo as "profilePhoto",
        p.status, p.removed_at as "removedAt", p.merged_into as "mergedInto", p.email, p.mobile_phone as "mobilePhone", p.birth_date as "birthDate",
        p.gender, p.show_birth_date as "showBirthDate", p.show_mobile_phone as "showMobilePhone",
        p.show_gender as "showGender", p.profession, p.show_profession as "showProfession",
        p.preferred_language as "preferredLanguage", p.business_type as "businessType", p.industry_id as "industryID",
        p.cover_photo as "coverPhoto", p.settings, p.version, p.registered_at as "registeredAt",
        coalesce(c.likes, 0) as likes, exists (select from established_people e where e.id = p.id) as established
      from people p left join counters c on c.resource_id = p.id where p.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** False for another version. `taken`: username in use. */
export async function changePerson(
  tx: Transaction<DB>,
  id: string,
  version: number,
  columns: Updateable<People>,
): Promise<'changed' | 'changed before' | 'taken'> {
  const update = tx
    .updateTable('people')
    .set({ ...columns, version: version + 1, updatedAt: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
  try {
    const { numUpdatedRows } = await update.executeTakeFirst()
    return numUpdatedRows > 0n ? 'changed' : 'changed before'
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'people_username_key') return 'taken'
    throw error
  }
}

export async function replaceProfilePhoto(
  tx: Transaction<DB>,
  id: string,
  photo: { url: string },
): Promise<{ url: string } | null> {
  const { rows } = await sql<{ former: { url: string } | null }>`
    with former as (select id, profile_photo from people where id = ${id} for update)
    update people p set profile_photo = ${JSON.stringify(photo)}::jsonb, version = version + 1, updated_at = now()
    from former where p.id = former.id returning former.profile_photo as former`.execute(tx)
  return rows[0]?.former ?? null
}

export async function mergeSettings(db: Kysely<DB>, id: string, settings: object): Promise<void> {
  await db
    .updateTable('people')
    .set(({ ref }) => ({ settings: sql`${ref('settings')} || ${JSON.stringify(settings)}::jsonb` }))
    .where('id', '=', id)
    .execute()
}

export async function findLanguages(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<{ id: string; language: string }[]> {
  const { rows } = await pool.query<{ id: string; language: string }>({
    name: 'person-languages',
    text: `select id, settings->>'language' as language from people
      where id = any($1::uuid[]) and settings->>'language' is not null`,
    values: [ids],
  })
  return rows
}

export async function findLanguagesIn(db: Kysely<DB>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', sql<string | null>`settings->>'language'`.as('language')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language]] : [])))
}

/** The row stays: its address answers 410. */
export async function erasePerson(tx: Transaction<DB>, id: string): Promise<void> {
  await tx
    .updateTable('people')
    .set({
      ...erased,
      username: `removed-${id}`,
      status: 'terminated',
      removedAt: new Date(),
      settings: JSON.stringify({}),
    })
    .where('id', '=', id)
    .execute()
}

export async function isInactive(db: Kysely<DB>, id: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('status').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.status !== 'active'
}

export async function findBusinessesOf(db: Kysely<DB>, userID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from businesses_of(${userID}) id`.execute(db)
  return rows.map(({ id }) => id)
}

export function findRemaining(db: Kysely<DB>, id: string) {
  return db.selectFrom('people').select('mergedInto').where('id', '=', id)
}

export function lockMerged(tx: Transaction<DB>, id: string) {
  return tx.selectFrom('people').select(['status', 'mergedInto']).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Increments the version: concurrent changes conflict. */
export async function leadTo(tx: Transaction<DB>, id: string, into: string): Promise<void> {
  await tx
    .updateTable('people')
    .set(({ eb }) => ({ status: 'terminated', mergedInto: into, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function findMerged(tx: Transaction<DB>, id: string): Promise<{ isEmpty: boolean; photos: Photo[] }> {
  const row = await tx
    .selectFrom('people')
    .select(['removedAt', 'profilePhoto', 'coverPhoto'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const photos = [row.profilePhoto as Photo, row.coverPhoto as Photo]
  return { isEmpty: row.removedAt !== null && photos.every((photo) => photo === null), photos }
}

export async function emptyMerged(tx: Transaction<DB>, id: string, into: string): Promise<void> {
  await erasePerson(tx, id)
  await tx.updateTable('people').set({ mergedInto: into }).where('id', '=', id).execute()
}

const erased = {
  sourceId: null,
  sourceHash: null,
  firstName: '',
  lastName: '',
  email: null,
  mobilePhone: null,
  birthDate: null,
  gender: null,
  profession: '',
  preferredLanguage: null,
  businessType: null,
  industryId: null,
  countryCode: null,
  stateId: null,
  city: null,
  jobPositionId: null,
  companyName: null,
  businessId: null,
  briefPresentation: '',
  profilePhoto: null,
  coverPhoto: null,
} satisfies Updateable<People>

export function findEmails(db: Kysely<DB>, ids: readonly string[]): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('sample', '=', false)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute()
}

export async function findByEmails(
  db: Kysely<DB>,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('removedAt', 'is', null)
    .execute()
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []))
}
