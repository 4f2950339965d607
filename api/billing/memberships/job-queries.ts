// SQL of membership jobs, and the operator's list.
import { sql } from 'kysely'
import type { PaymentStatus } from '#contract/billing/memberships/payments.ts'
import type { Db, MembershipRow, PaymentRow, Tx } from './queries.ts'

export async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('businessId')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .execute()
  return rows.map(({ businessId }) => businessId)
}

export async function takeToRemind(tx: Tx, now: Date, days: number): Promise<MembershipRow[]> {
  const until = new Date(now.getTime() + days * 24 * 3600 * 1000)
  const rows = await tx
    .updateTable('memberships')
    .set({ remindedDays: days })
    .where('endsAt', '>', now)
    .where('endsAt', '<=', until)
    .where(({ eb }) => eb.or([eb('remindedDays', 'is', null), eb('remindedDays', '>', days)]))
    .returningAll()
    .execute()
  return rows as MembershipRow[]
}

export async function findUnsettled(db: Db, method: PaymentRow['method'], before: Date): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('method', '=', method)
    .where('status', 'in', ['pending', 'action'])
    .where(sql<boolean>`uuid_time(id) < ${before}`)
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows as PaymentRow[]
}

type PaymentFilter = {
  q?: string | undefined
  status?: PaymentStatus | undefined
  method?: PaymentRow['method'] | undefined
}
export type ListedPayment = PaymentRow & { companyName: string; createdAt: Date }

export async function listPayments(
  db: Db,
  { status, method, q }: PaymentFilter,
  { direction, limit, offset }: { direction: 'asc' | 'desc'; limit: number; offset: number },
): Promise<{ rows: ListedPayment[]; total: number }> {
  const wanted = db
    .selectFrom('payments')
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`strpos(lower(buyer ->> 'name'), lower(${q})) > 0 or lower(${q}) in (payments.id::text, lower(reference),
          'wbn-' || right(payments.id::text, 8))
          or exists (select from invoices i where i.payment_id = payments.id and lower(i.number) = lower(${q}))`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    wanted
      .leftJoin('businessFacts', 'businessFacts.id', 'payments.businessId')
      .selectAll('payments')
      .select(['businessFacts.companyName', sql<Date>`uuid_time(payments.id)`.as('createdAt')])
      .orderBy('payments.id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),
    wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as unknown as ListedPayment[], total }
}

export async function findListed(db: Db, id: string): Promise<ListedPayment | undefined> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('businessFacts', 'businessFacts.id', 'payments.businessId')
    .selectAll('payments')
    .select(['businessFacts.companyName', sql<Date>`uuid_time(payments.id)`.as('createdAt')])
    .where('payments.id', '=', id)
    .executeTakeFirst()
  return row as unknown as ListedPayment | undefined
}
