// SQL of kept inquiries.
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { DB, KeptInquiries } from '#api/database/tables.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { ThreadRow } from './queries.ts'

type Tx = Transaction<DB>
type Db = Kysely<DB>

export type KeptRow = Pick<ThreadRow, 'id' | 'subjectCode' | 'subject' | 'productID'> & {
  token: string
  senderKind: Actor['kind']
  senderID: string
  writerID: string
  businessID: string
  content: string
  language: string | null
  held: boolean
  portal: string | null
  locale: string
  createdAt: Date
  keptUntil: Date
  endedAt: Date | null
}

const columns =
  sql.raw(`k.id, k.token, k.sender_kind as "senderKind", k.sender_id as "senderID", k.writer_id as "writerID",
  k.business_id as "businessID", k.product_id as "productID", k.subject_code as "subjectCode", k.subject, k.content, nullif(k.language, 'und') as language, k.held,
  k.portal, k.locale, uuid_time(k.id) as "createdAt", k.kept_until as "keptUntil", k.ended_at as "endedAt"`)

export async function findSame(tx: Tx, row: Insertable<KeptInquiries>): Promise<KeptRow | undefined> {
  const { rows } = await sql<KeptRow>`
    select ${columns} from kept_inquiries k
    where k.sender_id = ${row.senderId} and k.business_id = ${row.businessId} and k.content = ${row.content}
      and k.product_id is not distinct from ${row.productId ?? null} and k.ended_at is null`.execute(tx)
  return rows[0]
}

export async function countKept(tx: Tx, { writerId, businessId }: { writerId: string; businessId: string }) {
  const { rows } = await sql<{ person: number; business: number }>`
    select (select count(*)::int from kept_inquiries where writer_id = ${writerId} and ended_at is null) as person,
      (select count(*)::int from kept_inquiries where business_id = ${businessId} and ended_at is null) as business`.execute(
    tx,
  )
  return rows[0]!
}

/** Kept, and threads without a first answer. */
export async function countWaiting(db: Db, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from kept_inquiries where business_id = ${businessID} and ended_at is null and not held)
      + (select count(*)::int from requests where receiver_kind = 'business' and receiver_id = ${businessID}
        and answered_at is null and closed_at is null and held_at is null) as count`.execute(db)
  return rows[0]!.count
}

export async function addKept(tx: Tx, row: Insertable<KeptInquiries>): Promise<KeptRow> {
  const { id } = await tx.insertInto('keptInquiries').values(row).returning('id').executeTakeFirstOrThrow()
  return (await findKept(tx, id))!
}

export async function findKept(db: Db, id: string): Promise<KeptRow | undefined> {
  const { rows } = await sql<KeptRow>`select ${columns} from kept_inquiries k where k.id = ${id}`.execute(db)
  return rows[0]
}

export async function findKeptOf(db: Db, senderID: string, before: string | undefined, size: number) {
  const { rows } = await sql<KeptRow>`
    select ${columns} from kept_inquiries k
    where k.sender_id = ${senderID} and (${before ?? null}::uuid is null or k.id < ${before ?? null})
    order by k.id desc limit ${size}`.execute(db)
  return rows
}

/** Null country: no longer public, or none. */
export async function findWaiting(db: Db, token: string): Promise<(KeptRow & { country: string | null }) | undefined> {
  const { rows } = await sql<KeptRow & { country: string | null }>`
    select ${columns}, (select a.author ->> 'countryCode' from actors a where a.kind = k.sender_kind and a.id = k.sender_id) as country
    from kept_inquiries k where k.token = ${token} and k.ended_at is null and not k.held`.execute(db)
  return rows[0]
}

export async function renew(tx: Tx, id: string, senderID: string, until: Date): Promise<KeptRow | undefined> {
  const { rows } = await sql<KeptRow>`
    update kept_inquiries k set kept_until = ${until}, reminded_at = null where k.id = ${id} and k.sender_id = ${senderID} and k.ended_at is null
    returning ${columns}`.execute(tx)
  return rows[0]
}

export async function withdraw(tx: Tx, id: string, senderID: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('keptInquiries')
    .where('id', '=', id)
    .where('senderId', '=', senderID)
    .returning('businessId')
    .executeTakeFirst()
  return row?.businessId
}

/** Oldest first; workers take different ones. */
export async function takeDeliverable(tx: Tx, size: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    delete from kept_inquiries k where k.id in (
      select id from kept_inquiries where id in (select d.id from deliverable_inquiries d)
      order by id limit ${size} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Once until renewed. */
export async function takeEnding(tx: Tx, days: number, size: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    update kept_inquiries k set reminded_at = now() where k.id in (
      select id from kept_inquiries where ended_at is null and reminded_at is null and not held
        and kept_until between now() and now() + interval '1 day' * ${days}
      order by id limit ${size} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows
}

/** Deletes their texts. */
export async function takeOverdue(tx: Tx, size: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    update kept_inquiries k set ended_at = now(), content = '', subject = '' where k.id in (
      select id from kept_inquiries where id in (select o.id from overdue_inquiries o)
      order by id limit ${size} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows
}

export async function takeKeptFor(tx: Tx, businessID: string): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    update kept_inquiries k set ended_at = now(), content = '', subject = ''
    where k.business_id = ${businessID} and k.ended_at is null returning ${columns}`.execute(tx)
  return rows
}

export async function forgetEnded(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('keptInquiries').where('endedAt', '<', before).execute()
}
