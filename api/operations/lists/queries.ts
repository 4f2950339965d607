// SQL of the operator's lists: rows, users, counts.
import { type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Names } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import type { ListChange } from '#api/foundation/list-changes.ts'

type Tx = Transaction<DB>
type Db = Kysely<DB>

export type EntryRow = ListChange & { revision: number; isMoving: boolean }

const columns = `list, code, names, plurals, key, parent_id as "parentID", added_at is not null as "isAdded",
  retired_at is not null as "isRetired", successor_id as "successorID", revision,
  retired_at is not null and successor_id is not null and moved_at is null as "isMoving"`

export async function findChanges(pool: pg.Pool): Promise<EntryRow[]> {
  const { rows } = await pool.query<EntryRow>(`select ${columns} from list_entries order by added_at, list, code`)
  return rows
}

export async function findEntries(db: Db, list: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select ${sql.raw(columns)} from list_entries where list = ${list}`.execute(db)
  return rows
}

export async function findEntry(db: Db, list: string, code: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${sql.raw(columns)} from list_entries where list = ${list} and code = ${code}`.execute(db)
  return rows[0]
}

/** Upserts and locks. Revision 0: never changed. */
export async function lockEntry(tx: Tx, list: string, code: string): Promise<EntryRow> {
  await tx
    .insertInto('listEntries')
    .values({ list, code, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await sql<EntryRow>`
    select ${sql.raw(columns)} from list_entries where list = ${list} and code = ${code} for update`.execute(tx)
  return rows[0]!
}

export type NewEntry = { list: string; code: string; names: Names; key?: string; parentId?: string }

export async function addEntry(tx: Tx, { names, ...entry }: NewEntry): Promise<void> {
  await tx
    .insertInto('listEntries')
    .values({ ...entry, names: JSON.stringify(names), addedAt: new Date() })
    .execute()
}

type Change = {
  names?: Names | null
  plurals?: Names | null
  retiredAt?: Date | null
  successorId?: string | null
  movedAt?: Date | null
}

export async function changeEntry(tx: Tx, list: string, code: string, { names, plurals, ...rest }: Change) {
  const json = (value: Names | null) => value && JSON.stringify(value)
  await tx
    .updateTable('listEntries')
    .set({
      ...rest,
      ...(names !== undefined && { names: json(names) }),
      ...(plurals !== undefined && { plurals: json(plurals) }),
      revision: sql`revision + 1`,
      sample: false,
    })
    .where('list', '=', list)
    .where('code', '=', code)
    .execute()
}

export async function setMoved(tx: Tx, list: string, code: string): Promise<void> {
  await tx
    .updateTable('listEntries')
    .set({ movedAt: new Date() })
    .where('list', '=', list)
    .where('code', '=', code)
    .execute()
}

export async function countUses(pool: pg.Pool, list: string): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ code: string; count: number }>(
    'select code, count(*)::int as count from list_uses where list = $1 and code is not null group by code',
    [list],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}

export type CategoryCounts = { companies: Map<string, number>; products: Map<string, number> }

export async function countByNode(pool: pg.Pool): Promise<CategoryCounts> {
  type Row = { id: string; count: number }
  const [companies, products] = await Promise.all([
    pool.query<Row>(
      `select node as id, count(*)::int as count
        from searchable_businesses b, unnest(array_append(b.category_ids, b.industry_id)) node group by node`,
    ),
    pool.query<Row>(
      `select node as id, count(*)::int as count from searchable_products p join searchable_businesses b on b.id = p.business_id,
        unnest(array[p.industry_id, p.category_id, p.sub_category_id]) node where node is not null group by node`,
    ),
  ])
  const mapOf = ({ rows }: { rows: Row[] }) => new Map(rows.map(({ id, count }) => [id, count]))
  return { companies: mapOf(companies), products: mapOf(products) }
}

export type Cut = { code: string; after: string; most: number }
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)

export async function findWithCategory(db: Db, { code, after, most }: Cut): Promise<string[]> {
  return idsOf(
    await sql<{ id: string }>`
    select id from (
      (select id from searchable_businesses where category_ids @> array[${code}::uuid] and id > ${after}::uuid
        order by id limit ${most})
      union (select distinct business_id from searchable_products
        where ${code}::uuid in (category_id, sub_category_id) and business_id > ${after}::uuid order by business_id limit ${most})
    ) each order by id limit ${most}`.execute(db),
  )
}

export async function findBusinessesIn(db: Db, { code, after, most }: Cut): Promise<string[]> {
  return idsOf(
    await sql<{ id: string }>`
    select id from searchable_businesses where ${code} in (country_code, state_id) and id > ${after}::uuid
    order by id limit ${most}`.execute(db),
  )
}

export async function findPeopleWith(db: Db, { code, after, most }: Cut): Promise<string[]> {
  return idsOf(
    await sql<{ id: string }>`
    select id from searchable_people where ${code} in (country_code, state_id, job_position_id) and id > ${after}::uuid
    order by id limit ${most}`.execute(db),
  )
}
