// SQL of support requests.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { SupportDetail } from '#contract/billing/support/support.ts'
import type { DB } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>
export type Status = SupportDetail['status']

export type RequestRow = {
  id: string
  businessID: string
  companyName: string
  subscription: Subscription
  subject: string
  status: Status
  writerID: string | null
  minutes: number
  createdAt: Date
  waitingSince: Date
}
export type MessageRow = { id: string; byTeam: boolean; writerID: string | null; content: string; createdAt: Date }
type BookingRow = { id: string; minutes: number; note: string; bookedAt: Date }

const columns = sql`r.id, r.business_id as "businessID", b.company_name as "companyName", b.subscription, r.subject, r.status,
  r.writer_id as "writerID", r.waiting_since as "waitingSince", uuid_time(r.id) as "createdAt",
  (select coalesce(sum(minutes), 0)::int from support_minutes m where m.request_id = r.id) as minutes`

export type BusinessRow = {
  companyName: string
  subscription: Subscription
  total: number
  used: number
  renewsAt: Date
}

export async function findBusiness(db: Db, id: string): Promise<BusinessRow | undefined> {
  const { rows } = await sql<BusinessRow>`
    select b.company_name as "companyName", b.subscription, y.ends_at as "renewsAt", a.support_hours * 60 as total,
      (select coalesce(sum(minutes), 0)::int from support_minutes m
        where m.business_id = b.id and m.booked_at >= y.starts_at and m.booked_at < y.ends_at) as used
    from business_facts b cross join lateral support_year(b.id) y cross join lateral plan_allowance(b.id, b.subscription) a where b.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function findRequests(db: Db, businessID: string, most: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from support_requests r join business_facts b on b.id = r.business_id
    where r.business_id = ${businessID} order by r.id desc limit ${most}`.execute(db)
  return rows
}

export async function findRequest(db: Db, id: string, businessID?: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from support_requests r join business_facts b on b.id = r.business_id
    where r.id = ${id} and (${businessID ?? null}::uuid is null or r.business_id = ${businessID ?? null}::uuid)`.execute(
    db,
  )
  return rows[0]
}

export async function lockRequest(tx: Tx, id: string): Promise<Status | undefined> {
  const row = await tx
    .selectFrom('supportRequests')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.status as Status | undefined
}

export async function countOpen(tx: Tx, businessID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('supportRequests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('businessId', '=', businessID)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow()
  return count
}

export async function addRequest(tx: Tx, businessId: string, writerId: string, subject: string): Promise<string> {
  const row = { businessId, writerId, subject }
  const { id } = await tx.insertInto('supportRequests').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Never resets the team's waiting time. */
export async function addMessage(
  tx: Tx,
  { requestID, byTeam, writerID, content }: { requestID: string; byTeam: boolean; writerID: string; content: string },
): Promise<void> {
  await tx.insertInto('supportMessages').values({ requestId: requestID, byTeam, writerId: writerID, content }).execute()
  await sql`update support_requests set status = ${byTeam ? 'answered' : 'waiting'},
      waiting_since = case when ${byTeam} or status = 'waiting' then waiting_since else now() end
    where id = ${requestID}`.execute(tx)
}

export async function closeRequest(db: Db, id: string): Promise<void> {
  await db.updateTable('supportRequests').set({ status: 'closed' }).where('id', '=', id).execute()
}

export async function addMinutes(
  tx: Tx,
  row: { requestId: string; businessId: string; minutes: number; note: string; bookedBy: string },
): Promise<void> {
  await tx.insertInto('supportMinutes').values(row).execute()
}

export async function findMessages(db: Db, requestID: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, by_team as "byTeam", writer_id as "writerID", content, uuid_time(id) as "createdAt"
    from support_messages where request_id = ${requestID} order by id`.execute(db)
  return rows
}

export async function findLastMessage(tx: Tx, requestID: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('supportMessages')
    .select('id')
    .where('requestId', '=', requestID)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function findBookings(db: Db, requestID: string): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select id::text, minutes, note, booked_at as "bookedAt" from support_minutes where request_id = ${requestID} order by id`.execute(
    db,
  )
  return rows
}

type QueueFilter = { status: Status | 'all'; q: string | undefined }
type Cut = { direction: 'asc' | 'desc'; limit: number; offset: number }

export async function findQueue(db: Db, { status, q }: QueueFilter, { direction, limit, offset }: Cut) {
  const like = q ? likeOf(q) : null
  const wanted = sql`from support_requests r join business_facts b on b.id = r.business_id
    where (${status} = 'all' or r.status = ${status})
      and (${like}::text is null or folded(r.subject) like folded(${like}) or folded(b.company_name) like folded(${like}))`
  const [{ rows }, counted] = await Promise.all([
    sql<RequestRow>`select ${columns} ${wanted}
      order by r.waiting_since ${sql.raw(direction)}, r.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${wanted}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export async function countWaiting(db: Db, targetHours: number) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(waiting_since) as "oldestAt",
      (count(*) filter (where waiting_since < now() - make_interval(hours => ${targetHours})))::int as late
    from support_requests where status = 'waiting'`.execute(db)
  return rows[0]!
}

export async function findWrittenBy(db: Db, userID: string) {
  const { rows } = await sql<{ subject: string; content: string; writtenAt: Date }>`
    select r.subject, m.content, uuid_time(m.id) as "writtenAt" from support_messages m join support_requests r on r.id = m.request_id
    where m.writer_id = ${userID} order by m.id`.execute(db)
  return rows
}

export async function forgetPerson(tx: Tx, userID: string): Promise<void> {
  await tx.updateTable('supportRequests').set({ writerId: null }).where('writerId', '=', userID).execute()
  await tx.updateTable('supportMessages').set({ writerId: null }).where('writerId', '=', userID).execute()
  await tx.updateTable('supportMinutes').set({ bookedBy: null }).where('bookedBy', '=', userID).execute()
}
