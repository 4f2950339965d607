// SQL of ownership claims.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import type { DB, OwnershipClaims } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Tx = Transaction<DB>
type Db = Kysely<DB>
export type Snapshot = { domain: string; host: string; phone: string; address: string; email: string }
export type Decision = { outcome: 'approve' | 'refuse'; reason: string; by: string; at: string; won: boolean }
export type ClaimRow = Omit<Selectable<OwnershipClaims>, 'state' | 'listing' | 'decisions' | 'role' | 'access'> & {
  state: OwnershipState
  role: 'management' | 'employee' | 'agency'
  access: 'editor' | 'owner' | null
  listing: Snapshot
  decisions: Decision[]
  createdAt: Date
}
export type ListingRow = {
  id: string
  name: string
  slug: string
  status: string
  mergedInto: string | null
  kind: 'company' | 'collection'
  city: string | null
  countryCode: string
  contactInfo: {
    website?: string
    email?: string
    legalAddressEnglish?: string
    zipcode?: string
    phone?: { countryCode?: string; businessPhoneNumber?: string }
    mobilePhone?: { countryCode?: string; businessPhoneNumber?: string }
  }
  source: string | null
  sourceAt: Date
  subscription: string
  isRun: boolean
  host: string | null
  corrected: string[]
}

const createdAt = sql<Date>`uuid_time(id)`.as('createdAt')
const claims = (db: Db) => db.selectFrom('ownershipClaims').selectAll().select(createdAt)
const rows = (found: Promise<unknown>) => found as Promise<ClaimRow[]>

export async function findListings(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  const found = await db.selectFrom('claimableBusinesses').selectAll().where('id', 'in', ids).execute()
  return found as unknown as ListingRow[]
}

export async function findAlike(db: Db, id: string, most: number): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select other.id from claimable_businesses own join claimable_businesses other on other.host = own.host and other.id <> own.id
      where own.id = ${id} and other.status = 'active' and other.kind = 'company' and not has_members(other.id)
    union select l.id from businesses_like(${id}) l join claimable_businesses b on b.id = l.id
      where l.status = 'active' and b.kind = 'company' and not has_members(b.id)
    order by id limit ${most}`.execute(db)
  return found.map((row) => row.id)
}

export type SameDomain = { businessID: string; companyName: string }

export async function findOfDomain(db: Db, host: string, except: string, most: number): Promise<SameDomain[]> {
  if (!host) return []
  const { rows: found } = await sql<SameDomain>`
    select id as "businessID", name as "companyName" from claimable_businesses
    where host = ${host} and id <> ${except} and status = 'active' order by id limit ${most}`.execute(db)
  return found
}

export const findClaim = async (db: Db, id: string) => (await rows(claims(db).where('id', '=', id).execute()))[0]
export const findClaims = (db: Db, businessID: string) =>
  rows(claims(db).where('businessId', '=', businessID).orderBy('id').execute())
/** One lock order: two deciders can't deadlock. */
export const lockClaims = (tx: Tx, businessID: string) =>
  rows(claims(tx).where('businessId', '=', businessID).orderBy('id').forUpdate().execute())
export const findOfPerson = (db: Db, userID: string) =>
  rows(claims(db).where('claimantId', '=', userID).orderBy('id').execute())
export const findByObjection = async (db: Db, hash: Buffer) =>
  (await rows(claims(db).where('objectionHash', '=', hash).execute()))[0]

export async function addClaim(tx: Tx, values: Insertable<OwnershipClaims>): Promise<string> {
  const { id } = await tx.insertInto('ownershipClaims').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}
export async function changeClaim(tx: Tx, id: string, values: Updateable<OwnershipClaims>): Promise<void> {
  await tx
    .updateTable('ownershipClaims')
    .set({ ...values, changedAt: new Date() })
    .where('id', '=', id)
    .execute()
}

export async function countOpen(tx: Tx, userID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('ownershipClaims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('claimantId', '=', userID)
    .where('state', 'in', ['started', 'review', 'waiting', 'contested'])
    .executeTakeFirstOrThrow()
  return count
}

export async function countTries(db: Db, businessID: string): Promise<number> {
  const { rows: found } = await sql<{ tries: number }>`
    select coalesce(sum(attempts), 0)::int as tries from control_evidence
    where business_id = ${businessID} and kind in ('mailbox', 'phone') and uuid_time(id) > now() - interval '1 day'`.execute(
    db,
  )
  return found[0]!.tries
}

export async function findClaimants(db: Db, ids: readonly string[]) {
  const { rows: found } = await sql<{ id: string; registeredAt: Date; claims: number }>`
    select p.id, p.registered_at as "registeredAt",
      (select count(distinct c.business_id)::int from ownership_claims c where c.claimant_id = p.id) as claims
    from person_registrations p where p.id = any(${ids}::uuid[])`.execute(db)
  return new Map(found.map((row) => [row.id, row]))
}

export async function wasRemoved(db: Db, businessID: string, userID: string): Promise<boolean> {
  const { rows: found } = await sql<{ removed: boolean }>`
    select exists (select from former_members where business_id = ${businessID} and user_id = ${userID}) as removed`.execute(
    db,
  )
  return found[0]!.removed
}

export type Due = { id: string; businessId: string }
export async function findDue(tx: Tx, most: number): Promise<Due[]> {
  return tx
    .selectFrom('ownershipClaims')
    .select(['id', 'businessId'])
    .where(
      sql<boolean>`(state in ('started', 'waiting') and until <= now()) or (state = 'contested' and objection = '' and not exists (
        select from ownership_claims other where other.business_id = ownership_claims.business_id and other.id <> ownership_claims.id
          and other.state in ('waiting', 'contested', 'claimed')))`,
    )
    .orderBy('until')
    .limit(most)
    .execute()
}

type Filter = { state: string; q: string | undefined }
type Cut = { by: 'dueAt' | 'since'; direction: 'asc' | 'desc'; limit: number; offset: number }
const lettersToPost = sql<boolean>`exists (select from control_evidence v where v.ownership_claim_id = ownership_claims.id
  and v.kind = 'letter' and v.state = 'checking' and v.detail ->> 'postedAt' is null)`

export async function listClaims(db: Db, { state, q }: Filter, { by, direction, limit, offset }: Cut) {
  const like = likeOf(q ?? '')
  const wanted = db
    .selectFrom('ownershipClaims')
    .$if(state === 'queue', (query) => query.where('dueAt', 'is not', null))
    .$if(state === 'letters', (query) =>
      query.where(lettersToPost).where('state', 'in', ['started', 'review', 'waiting', 'contested']),
    )
    .$if(!['queue', 'letters', 'all'].includes(state), (query) => query.where('state', '=', state))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(folded(name) like folded(${like}) or business_id in (select id from business_names where folded(company_name) like folded(${like})))`,
      ),
    )
  const order = by === 'dueAt' ? sql.ref('due_at') : sql.ref('id')
  const [found, { total }] = await Promise.all([
    rows(
      wanted
        .selectAll()
        .select(createdAt)
        .orderBy(order, (column) => (direction === 'asc' ? column.asc() : column.desc()).nullsLast())
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
    ),
    wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: found, total }
}

export async function countWaiting(db: Db) {
  const { rows: found } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(changed_at) as "oldestAt", (count(*) filter (where due_at < now()))::int as late
    from ownership_claims where due_at is not null`.execute(db)
  return found[0]!
}

export type DomainCheck = {
  domain: string
  age: 'known' | 'unknown' | 'unreachable' | 'off'
  registeredAt: Date | null
  site: 'named' | 'unnamed' | 'unreachable'
  checkedAt: Date
}

export async function findCheck(db: Db, businessID: string): Promise<DomainCheck | undefined> {
  const row = await db.selectFrom('domainChecks').selectAll().where('businessId', '=', businessID).executeTakeFirst()
  return row as DomainCheck | undefined
}
export async function saveCheck(db: Db, businessId: string, check: Omit<DomainCheck, 'checkedAt'>): Promise<void> {
  const values = { ...check, checkedAt: new Date() }
  await db
    .insertInto('domainChecks')
    .values({ businessId, ...values })
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet(values))
    .execute()
}

export async function keepListing(tx: Tx, businessID: string): Promise<void> {
  await sql`select keep_listing(${businessID})`.execute(tx)
}

export async function giveBackListing(tx: Tx, businessID: string, keeps: readonly string[]): Promise<void> {
  await sql`select give_back_listing(${businessID}, ${keeps}::uuid[])`.execute(tx)
}

export async function forgetListing(tx: Tx, businessID: string): Promise<void> {
  await sql`update ownership_claims set told = '{}', objection_hash = null,
      listing = '{"domain": "", "host": "", "phone": "", "address": "", "email": ""}' where business_id = ${businessID}`.execute(
    tx,
  )
  await tx.deleteFrom('domainChecks').where('businessId', '=', businessID).execute()
  await tx.deleteFrom('formerListings').where('businessId', '=', businessID).execute()
}

export async function mergeClaims(tx: Tx, { from, into }: { from: string; into: string }): Promise<void> {
  await sql`update ownership_claims c set state = 'withdrawn', access = null, until = null, due_at = null
    where claimant_id = ${from} and state in ('started', 'review', 'waiting', 'contested', 'claimed') and exists (
      select from ownership_claims k where k.claimant_id = ${into} and k.business_id = c.business_id
        and k.state in ('started', 'review', 'waiting', 'contested', 'claimed'))`.execute(tx)
}

export async function endOfPerson(tx: Tx, userID: string): Promise<void> {
  await tx
    .updateTable('ownershipClaims')
    .set({ state: 'withdrawn', access: null, until: null, dueAt: null })
    .where('claimantId', '=', userID)
    .where('state', 'in', ['started', 'review', 'waiting', 'contested', 'claimed'])
    .execute()
  await tx
    .updateTable('ownershipClaims')
    .set({ name: '', position: '', appeal: '' })
    .where('claimantId', '=', userID)
    .execute()
}
