// SQL of requests for documents.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DocumentKind } from '#contract/catalog/documents/kinds.ts'
import type { documentRequestStates } from '#contract/trade/document-requests.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type State = (typeof documentRequestStates)[number]
export type RequestRow = {
  requestID: string
  documentID: string
  businessID: string
  title: string
  kind: DocumentKind
  state: State
  until: Date | null
  askedAt: Date
  senderKind: Actor['kind']
  senderID: string
}

const whole = sql`r.request_id as "requestID", d.id as "documentID", d.business_id as "businessID", d.title, d.kind,
  case when r.state = 'granted' and d.until is null then 'ended' else r.state end as state, d.until, uuid_time(r.request_id) as "askedAt",
  r.sender_kind as "senderKind", r.sender_id as "senderID"
  from document_requests r join requested_documents d on d.request_id = r.request_id`

/** False where one waits already. */
export async function addRequest(
  tx: Db,
  { requestID, documentID, sender }: { requestID: string; documentID: string; sender: Actor },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into document_requests (request_id, document_id, sender_kind, sender_id)
    values (${requestID}, ${documentID}, ${sender.kind}, ${sender.id}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function findOfThread(db: Db, requestID: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`select ${whole} where r.request_id = ${requestID}`.execute(db)
  return rows[0]
}

export async function findOfPerson(db: Db, userID: string, productID: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`select ${whole}
    where (r.sender_id = ${userID} or exists (select from business_access a where a.business_id = r.sender_id and a.user_id = ${userID}))
      and d.id in (select document_id from documents_by_product where product_id = ${productID})
    order by r.request_id desc limit 200`.execute(db)
  return rows
}

export async function findReceived(
  db: Db,
  businessID: string,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: RequestRow[]; total: number }> {
  const received = sql`exists (select from received_inquiries i where i.id = r.request_id and i.business_id = ${businessID})`
  const [{ rows }, counted] = await Promise.all([
    sql<RequestRow>`select ${whole} where ${received}
      order by r.state <> 'waiting', r.request_id desc offset ${skip} limit ${size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from document_requests r
      join requested_documents d on d.request_id = r.request_id where ${received}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

/** Undefined unless it is of the business and was delivered. */
export async function lockRequest(tx: Db, businessID: string, requestID: string): Promise<RequestRow | undefined> {
  await sql`select from document_requests where request_id = ${requestID} for update`.execute(tx)
  const { rows } = await sql<RequestRow>`select ${whole} where r.request_id = ${requestID} and exists (
    select from received_inquiries i where i.id = r.request_id and i.business_id = ${businessID})`.execute(tx)
  return rows[0]
}

export async function setState(
  tx: Db,
  requestID: string,
  { state, by }: { state: Exclude<State, 'waiting'>; by: string },
): Promise<void> {
  await sql`update document_requests set state = ${state}, answered_by = ${by}, answered_at = now()
    where request_id = ${requestID}`.execute(tx)
}

export async function exportOf({ db }: { db: Db }, userID: string): Promise<Record<string, unknown>> {
  const { rows } = await sql`select d.title, d.kind, r.request_id, r.state, uuid_time(r.request_id) as asked_at
    from document_requests r join requested_documents d on d.request_id = r.request_id where r.sender_id = ${userID}
    order by r.request_id`.execute(db)
  return rows.length > 0 ? { documentRequests: rows } : {}
}

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await sql`delete from document_requests where sender_id = ${userID}`.execute(tx)
  await sql`update document_requests set answered_by = null where answered_by = ${userID}`.execute(tx)
}

/** Two requests for one document become that of the remaining account. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: { from: string; into: string }): Promise<void> {
  await sql`update document_requests r set state = 'ended' where r.sender_id = ${from} and r.state = 'waiting' and exists (
    select from document_requests k where k.document_id = r.document_id and k.sender_id = ${into} and k.state = 'waiting')`.execute(
    tx,
  )
}
