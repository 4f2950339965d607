// SQL of watched facts and differences.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type Difference, type Facts, isSame } from './rules.ts'
import type { NewsValue } from '#contract/discovery/watches/watches.ts'

type FactRow = { id: string; before: Facts; now: Facts }

/** Public things only; hidden ones are compared later. */
export async function findFacts(tx: Transaction<DB>, ids: readonly string[]): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select f.thing_id as id, f.facts as before, t.facts as now from watched_facts f join watchable_things t on t.id = f.thing_id
    where f.thing_id = any(${ids}::uuid[]) and t.id = any(${ids}::uuid[]) order by f.thing_id`.execute(tx)
  return rows
}

export async function keepFacts(tx: Transaction<DB>, id: string, facts: Facts): Promise<void> {
  await sql`update watched_facts set facts = ${JSON.stringify(facts)}::jsonb where thing_id = ${id}`.execute(tx)
}

/** NOTE: the lock waits for watches being added; else their facts could be deleted. */
export async function forgetUnwatched(tx: Transaction<DB>): Promise<void> {
  await sql`lock table watches in share mode`.execute(tx)
  await sql`delete from watched_facts f where not exists (select from watches w where w.thing_id = f.thing_id)`.execute(
    tx,
  )
}

type OpenRow = { id: string; userID: string; old: NewsValue; isMailed: boolean }

/** Changes of a day are merged (first old, last new value); undone ones deleted. */
export async function tellDifference(
  tx: Transaction<DB>,
  thingID: string,
  { kind, old, new: next }: Difference,
): Promise<number> {
  const { rows } = await sql<OpenRow>`
    select n.id, n.user_id as "userID", n.old, n.mailed_at is not null as "isMailed" from watch_news n
    where n.thing_id = ${thingID} and n.kind = ${kind} and n.at > now() - interval '1 day' and n.mailed_at is null
    order by n.id for update`.execute(tx)
  const undone = rows.filter((row) => isSame(row.old, next))
  await sql`delete from watch_news where id = any(${undone.map(({ id }) => id)}::uuid[])`.execute(tx)
  await sql`update watch_news set new = ${JSON.stringify(next)}::jsonb, at = now(), opened_at = null
    where id = any(${rows.filter((row) => !undone.includes(row)).map(({ id }) => id)}::uuid[])`.execute(tx)
  const told = rows.map(({ userID }) => userID)
  const { rows: added } = await sql`
    insert into watch_news as n (user_id, thing_type, thing_id, business_id, kind, old, new)
    select w.user_id, t.thing_type, t.id, t.business_id, ${kind}, ${JSON.stringify(old)}::jsonb, ${JSON.stringify(next)}::jsonb
    from watches w join watchable_things t on t.id = w.thing_id
    where w.thing_id = ${thingID} and w.user_id <> all(${told}::uuid[])
    on conflict (user_id, thing_id, kind, day) do update
      set old = excluded.old, new = excluded.new, at = now(), opened_at = null, mailed_at = null
    returning n.id`.execute(tx)
  return added.length + rows.length
}
