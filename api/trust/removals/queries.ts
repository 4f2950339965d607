// SQL of removal requests.
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { lockActor } from '#api/database/locks.ts'
import type { DB, RemovalRequests } from '#api/database/tables.ts'

type Tx = Transaction<DB>

export type Target = {
  companyName: string
  website: string | null
  status: string
  removed: boolean
  run: boolean
  hasLegalForm: boolean
  kind: 'company' | 'collection'
  products: number
  claimed: boolean
}

export async function findTarget(db: Kysely<DB>, id: string): Promise<Target | undefined> {
  const { rows } = await sql<Target>`
    select company_name as "companyName", website, status, removed, run, has_legal_form as "hasLegalForm",
      kind, products, claimed
    from listings where id = ${id}`.execute(db)
  return rows[0]
}

/** The last day's; locked until the transaction ends. */
export async function countLately(tx: Tx, networkHash: string, email: string) {
  await lockActor(tx, `removals ${networkHash}`)
  await lockActor(tx, `removals ${email}`)
  const { rows } = await sql<{ ofNetwork: number; ofEmail: number }>`
    select (select count(*)::int from removal_requests
        where network_hash = ${networkHash} and id > uuidv7(interval '-1 day')) as "ofNetwork",
      (select count(*)::int from removal_requests where email = ${email} and id > uuidv7(interval '-1 day')) as "ofEmail"`.execute(
    tx,
  )
  return rows[0]!
}

export async function addRequest(tx: Tx, row: Insertable<RemovalRequests>): Promise<string> {
  const { id } = await tx.insertInto('removalRequests').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export function lockRequest(tx: Tx, id: string) {
  return tx
    .selectFrom('removalRequests')
    .selectAll()
    .select(sql<Date>`uuid_time(id)`.as('createdAt'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export async function changeRequest(tx: Tx, id: string, change: Partial<Insertable<RemovalRequests>>): Promise<void> {
  await tx.updateTable('removalRequests').set(change).where('id', '=', id).execute()
}

export async function closeRequests(tx: Tx, businessID: string, by: string | null): Promise<void> {
  await sql`update removal_requests set state = 'removed', decided_at = coalesce(decided_at, now()), decided_by = ${by}
    where business_id = ${businessID} and state in ('unproven', 'waiting', 'hidden')`.execute(tx)
}

export type ListedRow = RequestRow & { companyName: string; website: string | null; run: boolean }

export async function findRequests(
  db: Kysely<DB>,
  { open, id, q }: { open?: boolean; id?: string; q?: string | undefined },
  { direction, limit, offset }: { direction: 'asc' | 'desc'; limit: number; offset: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const states = open ? ['waiting', 'hidden'] : ['removed', 'refused']
  const wanted = db
    .selectFrom('removalRequests as r')
    .innerJoin('listings as b', 'b.id', 'r.businessId')
    .$if(id === undefined, (query) => query.where('r.state', 'in', states))
    .$if(id !== undefined, (query) => query.where('r.id', '=', id!))
    .$if(Boolean(q), (query) =>
      query.where(sql<boolean>`strpos(folded(b.company_name || ' ' || r.email), folded(${q ?? ''})) > 0`),
    )
  const [rows, { total }] = await Promise.all([
    wanted
      .selectAll('r')
      .select(['b.companyName', 'b.website', 'b.run', sql<Date>`uuid_time(r.id)`.as('createdAt')])
      .orderBy('r.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as ListedRow[], total }
}

/** Networks after a day, unproven requests after `days`, decided ones' mailboxes after half a year. */
export async function forgetOld(tx: Tx, days: number): Promise<void> {
  await sql`update removal_requests set network_hash = null
    where network_hash is not null and id < uuidv7(interval '-1 day')`.execute(tx)
  await sql`delete from removal_requests
    where state = 'unproven' and id < uuidv7(make_interval(days => -(${days}::int)))`.execute(tx)
  await sql`update removal_requests set email = '', reason = '' where email <> '' and state in ('removed', 'refused')
    and decided_at < now() - interval '180 days'`.execute(tx)
}

export async function countWaiting({ db }: { db: Kysely<DB> }, targetHours: number) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(uuid_time(id)) as "oldestAt",
      (count(*) filter (where uuid_time(id) < now() - make_interval(hours => ${targetHours}::int)))::int as late
    from removal_requests where state in ('waiting', 'hidden')`.execute(db)
  return rows[0]!
}
