// SQL of lines and of statements about countries.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NewLine } from '#contract/trade/territories/fields.ts'
import type { LineRole, StatedState } from '#contract/trade/territories/states.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type LineRow = {
  id: string
  name: string
  description: string
  categoryIds: string[]
  productIds: string[]
  role: LineRole
  withStock: boolean
  wishes: string[]
  exclusivePossible: boolean
  noMinimum: boolean
}
export type CellRow = {
  lineId: string
  country: string
  state: StatedState
  until: string | null
  statedAt: Date
  statedBy: string | null
}

const columns = sql`id, name, description, category_ids, product_ids, role, with_stock, wishes, exclusive_possible, no_minimum`

export async function findLines(db: Db, businessID: string, ids: readonly string[] | null = null): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${columns} from lines where business_id = ${businessID} and removed_at is null
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[])) order by id`.execute(db)
  return rows
}

/** A statement past its last day is unknown again. */
export async function findCells(db: Db, businessID: string): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    select t.line_id, t.country_code as country, t.state, t.until::text as until, t.stated_at,
      (select h.name from actor_homes h where h.kind = 'user' and h.id = t.stated_by) as stated_by
    from territories t join lines l on l.id = t.line_id
    where l.business_id = ${businessID} and l.removed_at is null and (t.until is null or t.until >= current_date)
    order by t.line_id, t.country_code`.execute(db)
  return rows
}

export async function findOwnLines(db: Db, businessID: string, ids: readonly string[]): Promise<string[]> {
  return (await findLines(db, businessID, ids)).map(({ id }) => id)
}

export async function countLines(tx: Tx, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lines where business_id = ${businessID} and removed_at is null`.execute(tx)
  return rows[0]!.count
}

export async function findByName(db: Db, businessID: string, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from lines where business_id = ${businessID} and removed_at is null and lower(name) = lower(${name})`.execute(
    db,
  )
  return rows[0]?.id
}

export type LineColumns = NewLine & { industries: readonly string[] }

export async function addLine(tx: Tx, businessID: string, line: LineColumns): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lines (business_id, name, description, category_ids, industry_ids, product_ids, role, with_stock, wishes,
      exclusive_possible, no_minimum)
    values (${businessID}, ${line.name}, ${line.description}, ${line.categories}::uuid[], ${line.industries}::uuid[], ${line.products}::uuid[], ${line.role},
      ${line.withStock}, ${line.wishes}::text[], ${line.exclusivePossible}, ${line.noMinimum}) returning id`.execute(tx)
  return rows[0]!.id
}

export async function changeLine(tx: Tx, id: string, line: LineColumns): Promise<void> {
  await sql`update lines set name = ${line.name}, description = ${line.description}, category_ids = ${line.categories}::uuid[],
      industry_ids = ${line.industries}::uuid[],
      product_ids = ${line.products}::uuid[], role = ${line.role}, with_stock = ${line.withStock}, wishes = ${line.wishes}::text[],
      exclusive_possible = ${line.exclusivePossible}, no_minimum = ${line.noMinimum} where id = ${id}`.execute(tx)
}

export async function hasOpenAgreements(tx: Tx, lineID: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from agreements a join lines l on l.business_id = a.supplier_id
      where l.id = ${lineID} and ${lineID}::uuid = any(a.line_ids)
        and a.state in ('proposed', 'inForce', 'notice', 'disputed')) as has`.execute(tx)
  return rows[0]!.has
}

export async function removeLine(tx: Tx, id: string): Promise<void> {
  await sql`delete from territories where line_id = ${id}`.execute(tx)
  await sql`update lines set removed_at = now() where id = ${id} and removed_at is null`.execute(tx)
}

export type Statement = { lineID: string; country: string; state: StatedState | null; until: string | null }

export async function stateCells(tx: Tx, statements: readonly Statement[], by: string): Promise<number> {
  const cleared = statements.filter(({ state }) => state === null)
  const stated = statements.filter(({ state }) => state !== null)
  const removed = await sql`
    delete from territories t using unnest(${cleared.map((one) => one.lineID)}::uuid[], ${cleared.map((one) => one.country)}::text[]) c (line, country)
    where t.line_id = c.line and t.country_code = c.country`.execute(tx)
  const changed = await sql`
    insert into territories as t (line_id, country_code, state, until, stated_by, opened_at)
    select c.line, c.country, c.state, c.until, ${by}::uuid, now()
    from unnest(${stated.map((one) => one.lineID)}::uuid[], ${stated.map((one) => one.country)}::text[],
      ${stated.map((one) => one.state)}::text[], ${stated.map((one) => one.until)}::date[]) c (line, country, state, until)
    on conflict (line_id, country_code) do update
      set state = excluded.state, until = excluded.until, stated_by = excluded.stated_by, stated_at = now(),
        opened_at = case when t.state = excluded.state then coalesce(t.opened_at, t.stated_at) else now() end
      where (t.state, t.until) is distinct from (excluded.state, excluded.until)`.execute(tx)
  return Number((removed.numAffectedRows ?? 0n) + (changed.numAffectedRows ?? 0n))
}
