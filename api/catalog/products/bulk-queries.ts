// SQL for many products of one business at once.
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { Subscription } from '#contract/foundation/constants.ts'
import type { DB, Products } from '#api/database/tables.ts'
import { changeProduct, type EditRow, type Owner } from './editing-queries.ts'

type Tx = Kysely<DB>

/** No lock. */
export async function findOwner(tx: Tx, businessID: string): Promise<Owner> {
  const { rows } = await sql<Owner>`
    select b.industry_id as "industryId", a.products as most, coalesce(c.products, 0) as shown
      from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a left join counters c on c.resource_id = b.id
      where b.id = ${businessID}`.execute(tx)
  return rows[0]!
}

/** Ignores case and Unicode twins. */
export function findNamed(
  tx: Tx,
  businessID: string,
  { partNumbers, names }: { partNumbers: readonly string[]; names: readonly string[] },
  lock: boolean,
): Promise<EditRow[]> {
  return tx
    .selectFrom('products')
    .selectAll()
    .where('businessId', '=', businessID)
    .where('removedAt', 'is', null)
    .where(
      sql<boolean>`(lower(normalize(part_number, nfkc)) = any(${partNumbers}) or (part_number is null and lower(normalize(name, nfkc)) = any(${names})))`,
    )
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
}

export async function addMany(tx: Tx, rows: readonly Insertable<Products>[]): Promise<string[]> {
  const made = await tx.insertInto('products').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

export async function changeMany(
  tx: Tx,
  rows: readonly { id: string; columns: Updateable<Products> }[],
): Promise<void> {
  for (const { id, columns } of rows) await changeProduct(tx as never, id, columns)
}

/** Excludes removed products, includes those staff hid. */
export function lockMany(tx: Tx, businessID: string, ids: readonly string[]): Promise<EditRow[]> {
  return tx
    .selectFrom('products')
    .selectAll()
    .where('businessId', '=', businessID)
    .where(sql<boolean>`(removed_at is null or removed_at = hidden_at)`)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function removeMany(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('products')
    .set({ removedAt: new Date(), updatedAt: new Date() })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Hides the rest. */
export async function showFirst(tx: Tx, businessID: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update products p set status = o.status, version = p.version + 1, updated_at = now()
    from (select id, case when row_number() over (order by registered_at desc, id) <= ${most} then 'active' else 'hidden' end as status
      from products where business_id = ${businessID} and removed_at is null and status in ('active', 'hidden')) o
    where p.id = o.id and p.status <> o.status returning p.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Counts for `showFirst` over both businesses' products. */
export async function limitTogether(
  db: Tx,
  businessID: string,
  otherID: string,
): Promise<{ hides: number; shows: number }> {
  const { rows } = await sql<{ hides: number; shows: number }>`
    select count(*) filter (where o.status = 'active' and place > a.products)::int as hides,
      count(*) filter (where o.status = 'hidden' and place <= a.products)::int as shows
    from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a
      cross join (select status, row_number() over (order by registered_at desc, id) as place
        from products where business_id in (${businessID}, ${otherID}) and removed_at is null and status in ('active', 'hidden')) o
    where b.id = ${businessID}`.execute(db)
  return rows[0]!
}

export async function showHidden(tx: Tx, businessID: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update products set status = 'active', version = version + 1, updated_at = now()
    where id in (select id from products where business_id = ${businessID} and removed_at is null and status = 'hidden'
      order by registered_at desc, id limit ${count}) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Joins `a.products` (allowance) and `c.products` (shown). */
const withHidden = (subscription: Subscription) => sql`
  from business_facts b cross join lateral plan_allowance(b.id, b.subscription) a left join counters c on c.resource_id = b.id
  where b.subscription = ${subscription} and b.removed_at is null and exists (
    select from products p where p.business_id = b.id and p.removed_at is null and p.status = 'hidden')`

/** Cursor: ids from `after` on. */
export async function findWithRoom(
  db: Tx,
  subscription: Subscription,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id ${withHidden(subscription)} and a.products > coalesce(c.products, 0) and b.id > ${after}::uuid
    order by b.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The limit exceeds both shown products and allowance. */
export async function countGaining(db: Tx, subscription: Subscription, products: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${withHidden(subscription)} and a.products < ${products}
      and coalesce(c.products, 0) < ${products}`.execute(db)
  return rows[0]!.count
}

export async function findWhole(
  db: Tx,
  businessID: string,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: EditRow[]; total: number }> {
  const own = db.selectFrom('products').where('businessId', '=', businessID).where('removedAt', 'is', null)
  const rows = await own.selectAll().orderBy('id').limit(size).offset(skip).execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
