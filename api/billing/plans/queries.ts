// SQL of plans.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Subscription } from '#contract/foundation/constants.ts'
import { type Plan, priceNoticeDays } from '#contract/billing/memberships/plans.ts'
import type { DB } from '#api/database/tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
type PlanVersion = Plan & { subscription: Subscription }
export type VersionRow = PlanVersion & {
  id: string
  appliesAt: Date
  withdrawnAt: Date | null
  revision: number
  writtenBy: string | null
  reason: string
}

export async function findInForce(db: Db, at: Date | null): Promise<PlanVersion[]> {
  const { rows } = await sql<PlanVersion>`
    select distinct on (subscription) subscription, price, products, boosts, support_hours as "supportHours" from plan_versions
    where withdrawn_at is null and applies_at <= coalesce(${at}::timestamptz, now())
    order by subscription, applies_at desc, id desc`.execute(db)
  return rows
}

export type NextRow = PlanVersion & { appliesAt: Date }

export async function findNext(db: Db, after: Date | null): Promise<NextRow[]> {
  const { rows } = await sql<NextRow>`
    select distinct on (subscription) subscription, price, products, boosts, support_hours as "supportHours", applies_at as "appliesAt"
    from plan_versions where withdrawn_at is null and applies_at > coalesce(${after}::timestamptz, now())
    order by subscription, applies_at, id desc`.execute(db)
  return rows
}

export async function findVersions(db: Db, subscription: Subscription): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('planVersions')
    .selectAll()
    .where('subscription', '=', subscription)
    .orderBy('appliesAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as VersionRow[]
}

export async function lockVersions(tx: Tx, subscription: Subscription): Promise<VersionRow[]> {
  await tx
    .selectFrom('planVersions')
    .select('id')
    .where('subscription', '=', subscription)
    .orderBy('id')
    .forUpdate()
    .execute()
  return findVersions(tx, subscription)
}

export async function findVersion(db: Db, id: string): Promise<VersionRow | undefined> {
  const row = await db.selectFrom('planVersions').selectAll().where('id', '=', id).executeTakeFirst()
  return row as VersionRow | undefined
}

type NewVersion = PlanVersion & Pick<VersionRow, 'reason'> & { writtenBy: string; appliesAt?: Date | undefined }

export async function addVersion(tx: Tx, written: NewVersion): Promise<{ id: string; appliesAt: Date }> {
  return tx.insertInto('planVersions').values(written).returning(['id', 'appliesAt']).executeTakeFirstOrThrow()
}

/** Database clock; 0 if in force. */
export async function secondsAhead(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, ceil(extract(epoch from applies_at - now())))::int as seconds from plan_versions where id = ${id}`.execute(
    tx,
  )
  return rows[0]?.seconds ?? 0
}

/** Undefined if removed with the sample data. */
export async function findBefore(
  tx: Tx,
  { id, subscription }: { id: string; subscription: Subscription },
): Promise<Plan | undefined> {
  const { rows } = await sql<Plan>`
    select price, products, boosts, support_hours as "supportHours" from plan_versions
    where subscription = ${subscription} and withdrawn_at is null
      and (applies_at, id) < (select applies_at, id from plan_versions where id = ${id})
    order by applies_at desc, id desc limit 1`.execute(tx)
  return rows[0]
}

export async function setWithdrawn(tx: Tx, id: string, withdrawnAt: Date | null): Promise<void> {
  const revision = sql<number>`revision + 1`
  await tx.updateTable('planVersions').set({ withdrawnAt, revision }).where('id', '=', id).execute()
}

export async function countBusinesses(db: Db): Promise<Map<Subscription, number>> {
  const { rows } = await sql<{ subscription: Subscription; count: number }>`
    select subscription, count(*)::int as count from business_facts where removed_at is null group by subscription`.execute(
    db,
  )
  return new Map(rows.map(({ subscription, count }) => [subscription, count]))
}

/** Businesses above the product limit, without and within a term. */
export async function countOver(db: Db, subscription: Subscription, products: number) {
  const { rows } = await sql<{ now: number; later: number }>`
    select (count(*) filter (where t.business_id is null))::int as now, (count(*) filter (where t.business_id is not null))::int as later
    from business_facts b join counters c on c.resource_id = b.id left join running_terms t on t.business_id = b.id
    where b.subscription = ${subscription} and b.removed_at is null and c.products > ${products}`.execute(db)
  return rows[0]!
}

type Renewals = { count: number; from: Date | null; kept: number }

/** At that price, or a lower promised one. */
export async function countRenewals(
  db: Db,
  { subscription, price, from, until }: { subscription: Subscription; price: number; from: Date; until: Date | null },
): Promise<Renewals> {
  const { rows } = await sql<Renewals>`
    with renewing as (
      select ends_at, coalesce(announced_price, case when ends_at < now() + make_interval(days => ${priceNoticeDays}) then price end) as promised
      from running_terms where subscription = ${subscription} and renews
        and ends_at >= ${from} and (${until}::timestamptz is null or ends_at < ${until}))
    select (count(*) filter (where promised is null or promised >= ${price}))::int as count,
      min(ends_at) filter (where promised is null or promised >= ${price}) as "from",
      (count(*) filter (where promised < ${price}))::int as kept from renewing`.execute(db)
  return rows[0]!
}

export async function countOrders(db: Db, subscription: Subscription): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from open_orders where subscription = ${subscription}`.execute(db)
  return rows[0]!.count
}
