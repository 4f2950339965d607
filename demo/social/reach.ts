// Sample figures of owners.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

const shown = 'ferrantis-pompe'
const noProduct = '00000000-0000-0000-0000-000000000000'

const words = [
  ['centrifugal pump', 11, 2],
  ['end suction pump iso 2858', 7, 1],
  ['bomba centrifuga', 6, 3],
  ['api 610 oh2', 4, 6],
  ['离心泵', 4, 11],
  ['pompa multistadio', 3, 4],
  ['stainless process pump', 3, 5],
  ['seal plan 53b', 1, 1],
  ['pump spare rotor', 1, 8],
] as const

const visitors = [
  ['IT', 'search', 9],
  ['DE', 'search', 7],
  ['CL', 'search', 6],
  ['MX', 'network', 6],
  ['US', 'outside', 5],
  ['AE', 'direct', 3],
  ['PE', 'search', 2],
] as const

const today = sql`(now() at time zone 'UTC')::date`
/** 0.6 to 1.4. */
const noise = (text: ReturnType<typeof sql>) => sql`(0.6 + (hashtext(${text}) & 1023) / 1279.0)`
const days = (count: number) => sql`(select n, ${today} - n as day,
  (case when extract(isodow from ${today} - n) > 5 then 0.45 else 1 end) * (1.1 - 0.5 * n / 365) as pace
  from generate_series(0, ${count}::int - 1) n)`

const own = sql`(select id from businesses where source_id = ${shown} and sample limit 1)`

export async function addSampleReach(tx: Transaction<DB>): Promise<boolean> {
  if (await tx.selectFrom('reachDays').select('day').limit(1).executeTakeFirst()) return false
  const { rows } = await sql`${own}`.execute(tx)
  if (rows.length === 0) return false
  await sql`select add_reach_months(${today} - 365, (${today} + interval '2 months')::date)`.execute(tx)
  await addProducts(tx)
  await addVisits(tx)
  await addOthers(tx)
  await addWords(tx)
  await addVisitors(tx)
  return true
}

async function addProducts(tx: Transaction<DB>): Promise<void> {
  await sql`
    with things as (
      select p.id, row_number() over (order by exists (
        select from requests r where r.product_id = p.id) desc, p.id) as rank from products p
      where p.business_id = ${own} and p.removed_at is null and p.status = 'active'),
    counts as (
      select d.day, t.id, e.event, e.source,
        round(e.usual * d.pace / t.rank ^ 0.7 * ${noise(sql`t.id::text || d.day || e.event || e.source`)})::int as count
      from things t cross join ${days(365)} d
        cross join (values ('seen', 'search', 160), ('viewed', 'search', 14), ('viewed', 'network', 5), ('viewed', 'outside', 3),
          ('viewed', 'direct', 2), ('compared', 'network', 2)) e (event, source, usual))
    insert into reach_days (day, business_id, product_id, event, source, count)
    select day, ${own}, id, event, source, count from counts where count > 0`.execute(tx)
}

async function addVisits(tx: Transaction<DB>): Promise<void> {
  for (const [country, source, usual] of visitors)
    await sql`
      with counts as (
        select day, e.event, round(${usual}::int * pace * ${noise(sql`${country} || day || e.event`)})::int as count
        from ${days(365)} d cross join (values ('viewed'), ('visit')) e (event))
      insert into reach_days (day, business_id, product_id, event, source, country_code, count)
      select day, ${own}, ${noProduct}, event, ${source}, ${country}, count from counts where count > 0`.execute(tx)
}

async function addOthers(tx: Transaction<DB>): Promise<void> {
  await sql`
    with counts as (
      select d.day, b.id, e.event,
        round(e.usual * d.pace * ${noise(sql`b.id::text`)} * ${noise(sql`b.id::text || d.day || e.event`)})::int as count
      from businesses b cross join ${days(30)} d cross join (values ('seen', 180), ('viewed', 16), ('visit', 11)) e (event, usual)
      where b.sample and b.source = 'invented' and b.removed_at is null and b.source_id <> ${shown})
    insert into reach_days (day, business_id, product_id, event, source, count)
    select day, id, ${noProduct}, event, 'search', count from counts where count > 0`.execute(tx)
}

async function addVisitors(tx: Transaction<DB>): Promise<void> {
  await sql`
    insert into reach_visible (business_id)
    select id from businesses where sample and source = 'invented' and removed_at is null
      and (source_id = ${shown} or business_type = 'BU' or hashtext(id::text) & 3 = 0)`.execute(tx)
  await sql`
    insert into reach_visitors (day, business_id, visitor_id)
    select distinct ${today} - (hashtext(v.business_id::text || n) & 31), b.id, v.business_id
    from ${own} b cross join reach_visible v cross join generate_series(1, 3) n
    where v.business_id <> b.id and hashtext(v.business_id::text || n) & 1 = 0`.execute(tx)
}

async function addWords(tx: Transaction<DB>): Promise<void> {
  for (const [text, people, place] of words)
    await sql`
      with counts as (select day, round(${people}::int * pace * ${noise(sql`${text} || day`)})::int as people from ${days(365)} d)
      insert into reach_words (day, business_id, words, seen, opened, persons, place_sum)
      select day, ${own}, ${text}, people * 3, (people + 1) / 2, people, people * 3 * ${place}::int from counts where people > 0`.execute(
      tx,
    )
}
