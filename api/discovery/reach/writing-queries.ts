// SQL that writes sightings: person, thing and event once a day.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { prepared } from '#kit/postgres/prepared.ts'
import type { DB } from '#api/database/tables.ts'
import type { Sight } from '#api/foundation/context.ts'

export async function findKey(db: Kysely<DB>): Promise<string> {
  const { key } = await db.selectFrom('reachKey').select('key').executeTakeFirstOrThrow()
  return key
}

/** Writers take turns: limits hold across processes, without deadlocks. */
export async function lockReach(tx: Transaction<DB>): Promise<void> {
  await prepared('reach-lock', sql`select pg_advisory_xact_lock(hashtextextended('reach', 0))`).execute(tx)
}

const thingsMost = sql.lit(500) // a person and day
const noProduct = sql.lit('00000000-0000-0000-0000-000000000000')

/** Drops hidden things, members' own business, excess sights. Visits count for a person's only company. */
export async function addSights(tx: Transaction<DB>, sights: readonly Sight[]): Promise<void> {
  const column = <K extends keyof Sight>(name: K) => sights.map((sight) => sight[name] ?? null)
  await lockReach(tx)
  await prepared(
    'reach-add',
    sql`
    with given as (
        select * from unnest(${column('day')}::date[], ${column('person')}::text[], ${column('kind')}::text[],
          ${column('thing')}::uuid[], ${column('event')}::text[], ${column('source')}::text[], ${column('country')}::text[],
          ${column('words')}::text[], ${column('place')}::int[], ${column('viewer')}::uuid[]) as g (day, person, kind, thing, event, source, country, words, place, viewer)),
      known as (
        select g.*, coalesce(p.owner_id, b.id) as business, coalesce(p.id, ${noProduct}) as product,
          reach_mark(g.person, g.thing::text, g.event) as mark
        from given g
          left join visible_products p on g.kind = 'product' and p.id = g.thing
          left join visible_businesses b on g.kind = 'business' and b.id = g.thing
        where coalesce(p.owner_id, b.id) is not null and not exists (
          select from business_access a where a.user_id = g.viewer and a.business_id = coalesce(p.owner_id, b.id))),
      new as (
        select distinct on (day, mark) * from known k
        where not exists (select from reach_marks m where m.day = k.day and m.mark = k.mark) order by day, mark),
      placed as (
        select n.*, coalesce(p.things, 0) + row_number() over (partition by n.day, n.person order by n.mark) as nth
        from new n left join reach_people p on p.day = n.day and p.person = n.person),
      counted as (select * from placed where nth <= ${thingsMost}),
      persons as (
        insert into reach_people as p (day, person, things) select day, person, count(*) from counted group by 1, 2
        on conflict (day, person) do update set things = p.things + excluded.things),
      visits as (
        select distinct on (day, mark) * from (
          select day, business, source, country, reach_mark(person, business::text, 'visit') as mark
          from counted where event = 'viewed') v
        where not exists (select from reach_marks m where m.day = v.day and m.mark = v.mark) order by day, mark),
      askers as (
        select distinct * from (
          select day, business, words, reach_mark(person, business::text, 'words ' || words) as mark
          from counted where words <> '') a
        where not exists (select from reach_marks m where m.day = a.day and m.mark = a.mark)),
      marked as (
        insert into reach_marks (day, mark)
        select day, mark from counted union all select day, mark from visits union all select day, mark from askers
        on conflict do nothing),
      visitors as (
        insert into reach_visitors (day, business_id, visitor_id)
        select distinct c.day, c.business, a.business_id from counted c
          join reach_visible o on o.business_id = c.business
          join business_access a on a.user_id = c.viewer
          join reach_visible v on v.business_id = a.business_id
        where c.event = 'viewed'
          and not exists (select from business_access b where b.user_id = c.viewer and b.business_id <> a.business_id)
        on conflict do nothing),
      days as (
        insert into reach_days as d (day, business_id, product_id, event, source, country_code, count)
        select day, business, product, event, source, country, count(*) from (
          select day, business, product, event, source, country from counted
          union all
          select day, business, ${noProduct}, 'visit', source, country from visits) r
        group by 1, 2, 3, 4, 5, 6
        on conflict (business_id, day, product_id, event, source, country_code) do update set count = d.count + excluded.count)
    insert into reach_words as w (day, business_id, words, seen, opened, persons, place_sum)
    select day, business, words, count(*) filter (where event = 'seen'), count(*) filter (where event = 'viewed'),
      count(*) filter (where event = 'asked'), coalesce(sum(place), 0)
    from (
      select day, business, words, event, place from counted where words <> ''
      union all
      select day, business, words, 'asked', null from askers) c
    group by 1, 2, 3
    on conflict (business_id, day, words) do update set seen = w.seen + excluded.seen, opened = w.opened + excluded.opened,
      persons = w.persons + excluded.persons, place_sum = w.place_sum + excluded.place_sum`,
  ).execute(tx)
}

/** Months before that of `first` are dropped. */
export async function dropMonths(tx: Transaction<DB>, first: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('reach_days'::regclass, 'reach_words'::regclass)
      and right(c.relname, 6) < to_char(${first}, 'YYYYMM') order by 1`.execute(tx)
  for (const { name } of rows) await sql`drop table ${sql.id(name)}`.execute(tx)
}
