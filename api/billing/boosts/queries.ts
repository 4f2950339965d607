// SQL of boosts.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BoostPlace } from '#contract/billing/boosts/rules.ts'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type BoostRow = {
  id: string
  productID: string | null
  productName: string | null
  startsAt: Date
  endsAt: Date
  days: { day: string; shown: number; clicked: number; inquiries: number }[]
}
export type RunningRow = { id: string; businessID: string; productID: string | null; turn: number }

type BusinessRow = { companyName: string; subscription: Subscription; allowed: number }

export async function findBusiness(db: Db, id: string): Promise<BusinessRow | undefined> {
  const { rows } = await sql<BusinessRow>`
    select b.company_name as "companyName", b.subscription, a.boosts as allowed
    from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a where b.id = ${id}`.execute(db)
  return rows[0]
}

/** Calendar months are UTC. */
export async function findMonth(db: Db, businessID: string): Promise<{ used: number; renewsOn: string }> {
  const { rows } = await sql<{ used: number; renewsOn: string }>`
    with month as (select date_trunc('month', now() at time zone 'UTC') as begins)
    select (select count(*)::int from boosts where business_id = ${businessID} and starts_at >= begins at time zone 'UTC') as used,
      to_char(begins + interval '1 month', 'YYYY-MM-DD') as "renewsOn" from month`.execute(db)
  return rows[0]!
}

export async function findBoosts(db: Db, businessID: string): Promise<BoostRow[]> {
  const { rows } = await sql<BoostRow>`
    select b.id, b.product_id as "productID", p.name as "productName", b.starts_at as "startsAt", b.ends_at as "endsAt",
      (select coalesce(json_agg(json_build_object('day', d.day, 'shown', d.shown, 'clicked', d.clicked, 'inquiries', d.inquiries)
        order by d.day), '[]') from boost_days d where d.boost_id = b.id) as days
    from boosts b left join searchable_products p on p.id = b.product_id
    where b.business_id = ${businessID} and b.starts_at > now() - interval '1 year'
    order by b.starts_at desc, b.id desc`.execute(db)
  return rows
}

export async function isRunning(tx: Tx, businessID: string, productID: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('boosts')
    .select('id')
    .where('businessId', '=', businessID)
    .where('productId', 'is not distinct from', productID)
    .where('endsAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

export async function isPublic(tx: Tx, businessID: string, productID: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from searchable_businesses b where b.id = ${businessID} and (${productID}::uuid is null
      or exists (select from searchable_products p where p.id = ${productID} and p.business_id = b.id))`.execute(tx)
  return rows.length > 0
}

export async function addBoost(tx: Tx, businessId: string, productId: string | null, days: number): Promise<void> {
  const endsAt = sql<Date>`now() + interval '1 day' * ${days}`
  await tx.insertInto('boosts').values({ businessId, productId, endsAt }).execute()
}

export async function stopBoost(db: Db, businessID: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update boosts set ends_at = least(ends_at, now()) where id = ${id} and business_id = ${businessID} returning id`.execute(
    db,
  )
  return rows.length > 0
}

type Slot = { place: BoostPlace; nodes?: string[] | undefined; countries?: string[] | undefined; except: string[] }

export async function findRunning(db: Db, slot: Slot, most: number): Promise<RunningRow[]> {
  const { place, nodes = null, except } = slot
  const countries = slot.countries?.length ? slot.countries : null
  const { rows } = await sql<RunningRow>`
    select b.id, b.business_id as "businessID", b.product_id as "productID", coalesce(t.turn, 0) as turn
    from boosts b
    join searchable_businesses c on c.id = b.business_id
    left join searchable_products p on p.id = b.product_id and p.business_id = b.business_id
    left join boost_turns t on t.boost_id = b.id and t.place = ${place}
    where b.ends_at > now() and (b.product_id is null or p.id is not null) and b.id <> all(${except}::uuid[])
      and (${countries}::text[] is null or c.country_code = any(${countries}::text[]))
      and (${nodes}::uuid[] is null or case when b.product_id is null
        then c.industry_id = any(${nodes}::uuid[]) or c.category_ids && ${nodes}::uuid[] or exists (
          select from searchable_products o where o.business_id = c.id
            and (o.category_id = any(${nodes}::uuid[]) or o.sub_category_id = any(${nodes}::uuid[])))
        else ${nodes}::uuid[] && array[p.industry_id, p.category_id, p.sub_category_id] end)
    order by coalesce(t.turn, 0), b.id limit ${most}`.execute(db)
  return rows
}

/** Counts a showing. */
export async function takeTurn(db: Db, id: string, place: BoostPlace, least: number): Promise<void> {
  await sql`with taken as (
      insert into boost_turns (boost_id, place, turn) values (${id}, ${place}, greatest(1, ${least}::int))
      on conflict (boost_id, place) do update set turn = greatest(boost_turns.turn + 1, ${least}::int))
    insert into boost_days (boost_id, day, shown) values (${id}, (now() at time zone 'UTC')::date, 1)
    on conflict (boost_id, day) do update set shown = boost_days.shown + 1`.execute(db)
}

export async function findClickKey(db: Db): Promise<string> {
  return (await db.selectFrom('boostClickKey').select('key').executeTakeFirstOrThrow()).key
}

/** Once per visitor and day. False unless it runs or ended within a day: pages stay open. */
export async function countClick(db: Db, id: string, visitor: Buffer): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    with boost as (select id from boosts where id = ${id} and ends_at > now() - interval '1 day'),
      counted as (insert into boost_clicks (boost_id, day, visitor_hash) select id, (now() at time zone 'UTC')::date, ${visitor}
        from boost on conflict do nothing returning boost_id, day),
      day as (insert into boost_days (boost_id, day, clicked) select boost_id, day, 1 from counted
        on conflict (boost_id, day) do update set clicked = boost_days.clicked + 1)
    select exists (select from boost)`.execute(db)
  return rows[0]!.exists
}

/** Once, for this person's inquiry to the boost's business. */
export async function countInquiry(
  db: Db,
  { id, requestID, userID, days }: { id: string; requestID: string; userID: string; days: number },
): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    with boost as (
        select id from boosts where id = ${id} and ends_at > now() - interval '1 day' * ${days}
          and is_inquiry(${requestID}, ${userID}, business_id, starts_at)),
      counted as (insert into boost_inquiries select id, ${requestID}::uuid from boost on conflict do nothing returning boost_id),
      day as (insert into boost_days (boost_id, day, inquiries) select boost_id, (now() at time zone 'UTC')::date, 1 from counted
        on conflict (boost_id, day) do update set inquiries = boost_days.inquiries + 1)
    select exists (select from boost)`.execute(db)
  return rows[0]!.exists
}

export async function forgetClicks(tx: Tx): Promise<void> {
  await sql`delete from boost_clicks where day < (now() at time zone 'UTC')::date`.execute(tx)
}
