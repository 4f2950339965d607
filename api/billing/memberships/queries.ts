// SQL of memberships, billing details, payments.
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Subscription } from '#contract/foundation/constants.ts'
import { asChecked } from '#contract/billing/memberships/fields.ts'
import type { PaymentStatus } from '#contract/billing/memberships/payments.ts'
import type { PaidTier, Plan } from '#contract/billing/memberships/plans.ts'
import type { TaxNote } from '#contract/billing/memberships/tax.ts'
import type { Card } from '#kit/payments/provider.ts'
import type { DB, Memberships, Payments } from '#api/database/tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

export type BuyerDetails = { name: string; address: string; country: string; taxNumber: string }
export type StoredCard = Card & { provider: string; customer: string; paymentMethod: string; email: string }
export type MembershipRow = {
  businessId: string
  subscription: PaidTier
  paymentId: string
  startsAt: Date
  endsAt: Date
  cancelledAt: Date | null
  attempts: number
  nextAttemptAt: Date
  remindedDays: number | null
  announced: Plan | null
  card: StoredCard | null
  cardSetup: string | null
}
export type PaymentRow = {
  id: string
  businessId: string
  kind: 'purchase' | 'upgrade' | 'renewal'
  method: 'card' | 'transfer'
  subscription: PaidTier
  status: PaymentStatus
  basis: string | null
  price: number
  products: number | null
  boosts: number | null
  supportHours: number | null
  credit: number
  creditDays: number
  extraDays: number
  tax: number
  taxRate: number
  taxNote: TaxNote
  total: number
  refunded: number
  buyer: BuyerDetails
  email: string
  locale: string
  paymentMethod: string | null
  provider: string | null
  reference: string | null
  errorCode: string | null
  termStarts: Date | null
  termEnds: Date | null
  createdBy: string | null
  settledAt: Date | null
}

export async function findBusiness(
  db: Db,
  id: string,
): Promise<{ companyName: string; subscription: Subscription; country: string } | undefined> {
  const { rows } = await sql<{ companyName: string; subscription: Subscription; country: string }>`
    select company_name as "companyName", subscription, country_code as country from business_facts where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function findBilling(db: Db, businessID: string): Promise<BuyerDetails | undefined> {
  const row = await db
    .selectFrom('billingDetails')
    .select(['name', 'address', 'countryCode as country', 'taxNumber'])
    .where('businessId', '=', businessID)
    .executeTakeFirst()
  return row && asChecked(row)
}

export async function setBilling(db: Db, businessId: string, { country, ...same }: BuyerDetails): Promise<void> {
  const row = { ...same, countryCode: country }
  await db
    .insertInto('billingDetails')
    .values({ businessId, ...row })
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet(row))
    .execute()
}

export async function findMembership(db: Db, businessID: string): Promise<MembershipRow | undefined> {
  const row = await db.selectFrom('memberships').selectAll().where('businessId', '=', businessID).executeTakeFirst()
  return row as MembershipRow | undefined
}

export async function findTerm(
  db: Db,
  businessID: string,
): Promise<{ membership: MembershipRow; bought: PaymentRow | undefined } | undefined> {
  const membership = await findMembership(db, businessID)
  return membership && { membership, bought: await findPayment(db, membership.paymentId) }
}

export async function setMembership(tx: Tx, row: Insertable<Memberships>): Promise<void> {
  await tx
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet(row))
    .execute()
}

export async function changeMembership(db: Db, businessID: string, columns: Updateable<Memberships>): Promise<void> {
  await db.updateTable('memberships').set(columns).where('businessId', '=', businessID).execute()
}

export async function removeMembership(tx: Tx, businessID: string): Promise<void> {
  await tx.deleteFrom('memberships').where('businessId', '=', businessID).execute()
}

export async function addPayment(tx: Tx, row: Insertable<Payments>): Promise<PaymentRow> {
  return (await tx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()) as PaymentRow
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return (await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) as PaymentRow | undefined
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row as PaymentRow | undefined
}

export async function findOpen(
  db: Db,
  businessID: string,
  method: PaymentRow['method'],
): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('businessId', '=', businessID)
    .where('method', '=', method)
    .where('status', 'in', ['pending', 'action'])
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

export async function changePayment(db: Db, id: string, columns: Updateable<Payments>): Promise<void> {
  await db.updateTable('payments').set(columns).where('id', '=', id).execute()
}

export async function withdraw(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'action'])
    .execute()
}

export async function takeEvent(tx: Tx, provider: string, eventId: string): Promise<boolean> {
  const row = await tx
    .insertInto('paymentEvents')
    .values({ provider, eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return row !== undefined
}
