// SQL of matching.
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import type { SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import { singlyMost } from './rules.ts'

export type ChangedType = 'business' | 'product' | 'owner'
export type Change = { type: ChangedType; id: string; revision: string; xid: string }

export async function addChanges(tx: Transaction<DB>, type: ChangedType, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into watch_changes (thing_type, thing_id) select ${type}, id from unnest(${[...new Set(ids)].toSorted()}::uuid[]) id
      where exists (select from saved_searches)
      on conflict (thing_type, thing_id) do update set revision = excluded.revision, xid = excluded.xid returning 1)
    select count(*)::int as count from added`.execute(tx)
  return rows[0]!.count
}

export async function findChanges(pool: pg.Pool, most: number): Promise<Change[]> {
  const { rows } = await pool.query<Change>({
    name: 'watch-changes',
    text: `select thing_type as type, thing_id as id, revision::text, xid::text from watch_changes order by watch_changes.revision limit $1`,
    values: [most],
  })
  return rows
}

export async function removeChanges(db: Kysely<DB>, changes: readonly Change[]): Promise<void> {
  const [types, ids, revisions] = [
    changes.map(({ type }) => type),
    changes.map(({ id }) => id),
    changes.map(({ revision }) => revision),
  ]
  await sql`delete from watch_changes c using unnest(${types}::text[], ${ids}::uuid[], ${revisions}::bigint[]) as d (thing_type, thing_id, revision)
    where c.thing_type = d.thing_type and c.thing_id = d.thing_id and c.revision = d.revision`.execute(db)
}

export type AskedQuestion = { locale: Locale; question: SavedQuestion; ids: string[]; isKnown: boolean; key: string }

/** Equal questions once, by key. */
export async function findQuestions(
  pool: pg.Pool,
  types: readonly string[],
  after: string,
  most: number,
): Promise<AskedQuestion[]> {
  const { rows } = await pool.query<AskedQuestion>({
    name: 'watch-questions',
    text: `select question_key as key, min(locale) as locale, (array_agg(question))[1] as question, array_agg(id) as ids,
        bool_and(known is not null) as "isKnown"
      from saved_searches
      where paused_at is null and pace <> 'paused' and resource_type = any($1) and question_key > $2
      group by question_key order by question_key limit $3`,
    values: [types, after, most],
  })
  return rows
}

export type Hit = { search: string; thing: string }

/** Idempotent. NOTE: joins are not pushed into the view's union; without `t.id = any(…)` all products are read. */
export async function tellHits(tx: Transaction<DB>, hits: readonly Hit[]): Promise<void> {
  const [searches, things] = [hits.map(({ search }) => search), hits.map(({ thing }) => thing)]
  const own = [...new Set(searches)]
  await sql`select from saved_searches where id = any(${own}::uuid[]) order by id for update`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    with hit as (
        select s.id as search_id, s.user_id, s.category_id is not null as is_category, t.thing_type, t.id as thing_id, t.business_id
        from unnest(${searches}::uuid[], ${things}::uuid[]) as h (search_id, thing_id)
        join saved_searches s on s.id = h.search_id and s.known is not null
        join watchable_things t on t.id = h.thing_id and t.id = any(${[...new Set(things)]}::uuid[])
        where not s.wide or t.registered_at > uuid_time(s.id)),
      known as (
        select s.id as search_id, one as thing_id from saved_searches s cross join unnest(s.known) one
        where s.id = any(${own}::uuid[])),
      fresh as (
        select * from hit where not exists (
          select from known k where k.search_id = hit.search_id and k.thing_id = hit.thing_id)),
      learned as (
        update saved_searches s set known = s.known || f.ids
        from (select search_id, array_agg(distinct thing_id) as ids from fresh group by 1) f where s.id = f.search_id),
      told as (
        select user_id, thing_type, thing_id, business_id, case when is_category then 'supplier' else 'match' end as kind,
          array_agg(distinct search_id) as searches
        from fresh group by 1, 2, 3, 4, 5),
      added as (
        insert into watch_news as n (user_id, thing_type, thing_id, business_id, kind, searches)
        select user_id, thing_type, thing_id, business_id, kind, searches from told
        on conflict (user_id, thing_id, kind, day) do update
          set searches = (select array_agg(distinct one) from unnest(n.searches || excluded.searches) one), at = now(),
            opened_at = null
        returning user_id)
    select distinct user_id as id from added`.execute(tx)
  await gatherImports(
    tx,
    rows.map(({ id }) => id),
  )
}

/** A business's many matches of a day become one row; those after its email are counted and mailed anew. */
async function gatherImports(tx: Transaction<DB>, userIDs: readonly string[]): Promise<void> {
  await sql`
    with many as (
        select n.user_id, n.business_id, n.day
        from watch_news n
        where n.user_id = any(${userIDs}::uuid[]) and n.kind in ('match', 'import')
          and n.day = (now() at time zone 'UTC')::date and n.mailed_at is null
        group by 1, 2, 3 having count(*) > ${singlyMost}::int or bool_or(n.kind = 'import')),
      gone as (
        delete from watch_news n using many m
        where n.user_id = m.user_id and n.business_id = m.business_id and n.day = m.day and n.kind = 'match' and n.mailed_at is null
        returning n.user_id, n.business_id, n.day, n.thing_id, n.searches),
      gathered as (
        select user_id, business_id, day, count(distinct thing_id)::int as count, array_agg(distinct one) as searches
        from gone cross join unnest(searches) one group by 1, 2, 3)
    insert into watch_news as n (user_id, thing_type, thing_id, business_id, kind, day, new, searches)
    select user_id, 'business', business_id, business_id, 'import', day, jsonb_build_object('number', count), searches from gathered
    on conflict (user_id, thing_id, kind, day) do update
      set new = jsonb_build_object('number', (excluded.new ->> 'number')::int
          + case when n.mailed_at is null then (n.new ->> 'number')::int else 0 end),
        at = now(), opened_at = null, mailed_at = null,
        searches = (select array_agg(distinct one) from unnest(n.searches || excluded.searches) one)`.execute(tx)
}
