// SQL of tombstones.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

export type Cause = 'company' | 'person' | 'request'
export type Listing = {
  sourceID: string | null
  companyName: string
  slug: string
  countryCode: string
  website: string | null
}

export async function findKey(db: Kysely<DB>): Promise<string> {
  return (await db.selectFrom('tombstoneKey').select('key').executeTakeFirstOrThrow()).key
}

export async function hasTombstones(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('tombstones').select('businessId').limit(1).executeTakeFirst()) !== undefined
}

/** In order, without legal forms. */
export async function comparableNames(db: Kysely<DB>, listings: readonly Listing[]): Promise<string[]> {
  const slugs = listings.map(({ slug }) => slug)
  const names = listings.map(({ companyName }) => companyName)
  const { rows } = await sql<{ name: string }>`
    select comparable_company(slug, name) as name
    from unnest(${slugs}::text[], ${names}::text[]) with ordinality given (slug, name, place) order by place`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

export async function findHashes(db: Kysely<DB>, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from tombstones, unnest(hashes) hash
    where hashes && ${hashes}::text[] and hash = any(${hashes}::text[])`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** Includes merged ones; locked. */
export async function lockListings(tx: Transaction<DB>, id: string): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    select source_id as "sourceID", company_name as "companyName", slug, country_code as "countryCode",
      contact_info ->> 'website' as website
    from businesses where id = ${id} or merged_into = ${id} order by id for update`.execute(tx)
  return rows
}

export async function addTombstone(tx: Transaction<DB>, businessId: string, cause: Cause, hashes: string[]) {
  await tx
    .insertInto('tombstones')
    .values({ businessId, cause, hashes })
    .onConflict((conflict) => conflict.column('businessId').doNothing())
    .execute()
}

export function findTombstone(db: Kysely<DB>, businessID: string) {
  return db
    .selectFrom('tombstones')
    .select(['cause', 'removedAt'])
    .where('businessId', '=', businessID)
    .executeTakeFirst()
}

/** Rows stay for their addresses. Answers product ids. */
export async function scrub(tx: Transaction<DB>, id: string): Promise<string[]> {
  const { rows } = await sql<{ products: string[] }>`select scrub_business(${id}) as products`.execute(tx)
  return rows[0]!.products
}
