// SQL that writes businesses and certificates.
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { Businesses, Certificates, DB } from '#api/database/tables.ts'

type Tx = Transaction<DB>
export type EditRow = Selectable<Businesses>
export type CertificateRow = Selectable<Certificates>

export async function addBusiness(tx: Tx, row: Insertable<Businesses>): Promise<string> {
  const { id } = await tx.insertInto('businesses').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locked: later saves see earlier ones. */
export function lockBusiness(tx: Tx, id: string): Promise<EditRow> {
  return tx.selectFrom('businesses').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function hasOpenClaim(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ lock: string | null }>`select claim_lock(${id}) as lock`.execute(tx)
  return rows[0]?.lock !== null
}

/** Increments the version, also of changed sections. Answers it. */
export async function changeBusiness(
  tx: Tx,
  row: Pick<EditRow, 'id' | 'version'>,
  columns: Updateable<Businesses>,
  sections: readonly string[],
): Promise<number> {
  const version = row.version + 1
  const versions = JSON.stringify(Object.fromEntries(sections.map((name) => [name, version])))
  await tx
    .updateTable('businesses')
    .set(({ ref }) => ({
      ...columns,
      version,
      updatedAt: new Date(),
      sectionVersions: sql`${ref('sectionVersions')} || ${versions}::jsonb`,
    }))
    .where('id', '=', row.id)
    .execute()
  return version
}

export async function setVerifiedAt(tx: Tx, id: string, verifiedAt: Date | null): Promise<void> {
  await tx.updateTable('businesses').set({ verifiedAt }).where('id', '=', id).execute()
}

/** False if unchanged. */
export async function setSubscription(tx: Tx, id: string, subscription: Subscription): Promise<boolean> {
  const row = await tx
    .updateTable('businesses')
    .set({ subscription, updatedAt: new Date() })
    .where('id', '=', id)
    .where('subscription', '<>', subscription)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers newly removed ones. */
export async function removeBusinessRows(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('businesses')
    .set({ removedAt: new Date(), updatedAt: new Date() })
    .where('id', 'in', ids)
    .where('removedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function changeState(tx: Tx, id: string, status: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('businesses')
    .set({ status })
    .where('id', '=', id)
    .where('status', '<>', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Visible namesakes in the country, legal forms aside; oldest first. */
export async function findAlike(
  db: Kysely<DB>,
  countryCode: string,
  { slug, companyName, most }: { slug: string; companyName: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('countryCode', '=', countryCode)
    .where(sql`comparable_company(slug, company_name)`, '=', sql`comparable_company(${slug}, ${companyName})`)
    .where('removedAt', 'is', null)
    .where('status', '=', 'active')
    .orderBy('slug')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function addCertificate(tx: Tx, row: Insertable<Certificates>): Promise<CertificateRow> {
  return tx.insertInto('certificates').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findCertificate(tx: Tx, businessID: string, id: string): Promise<CertificateRow | undefined> {
  return tx
    .selectFrom('certificates')
    .selectAll()
    .where('id', '=', id)
    .where('businessId', '=', businessID)
    .executeTakeFirst()
}

export async function countCertificates(tx: Tx, businessID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('certificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessId', '=', businessID)
    .executeTakeFirstOrThrow()
  return count
}

export async function changeCertificate(
  tx: Tx,
  id: string,
  columns: Updateable<Certificates>,
): Promise<CertificateRow> {
  return tx.updateTable('certificates').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function removeCertificate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('certificates').where('id', '=', id).execute()
}

export type ExpiringRow = { id: string; businessID: string; name: string; companyName: string; expireDate: string }

/** Open businesses' certificates that expire within `days`, without a reminder this close. */
export async function findExpiring(tx: Tx, days: number): Promise<ExpiringRow[]> {
  const { rows } = await sql<ExpiringRow>`
    select f.id, f.business_id as "businessID", f.name, b.company_name as "companyName", f.expire_date as "expireDate"
    from certificates f join businesses b on b.id = f.business_id
    where f.expire_date between current_date and current_date + ${days}::int
      and (f.reminded_days is null or f.reminded_days > ${days}) and b.removed_at is null and b.status = 'active'
      and exists (select from business_access m where m.business_id = b.id)
    order by f.id`.execute(tx)
  return rows
}

export async function markReminded(tx: Tx, ids: readonly string[], days: number): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('certificates').set({ remindedDays: days }).where('id', 'in', ids).execute()
}

/** Locked against its first member, who would miss things kept meanwhile. */
export async function lockListed(tx: Tx, businessID: string): Promise<boolean> {
  const { rows } = await sql<{ listed: boolean }>`
    select run_since is null as listed from businesses where id = ${businessID} for share`.execute(tx)
  return rows[0]?.listed ?? false
}
