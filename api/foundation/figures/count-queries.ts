// SQL that writes figures and deletes old ones.
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from '#api/database/tables.ts'

export type CountKind = 'searches' | 'searchesWithoutResults' | 'answers' | 'errors' | 'defects'
export type CountRow = { kind: CountKind; at: string; portal: string; locale: string; count: number }
export type EmptySearchRow = {
  day: string
  text: string
  portal: string
  locale: string
  corrected: string | null
  count: number
  lastAt: string
}

/** Further texts are counted without words. */
export const textsADay = 5000

/** Sorted to avoid deadlocks. */
export async function addCounts(
  pool: pg.Pool,
  counts: readonly CountRow[],
  texts: readonly EmptySearchRow[],
): Promise<void> {
  await pool.query({
    name: 'figures-add',
    text: `with counted as (
        insert into figure_counts as c (kind, at, portal, locale, count)
        select kind, at, portal, locale, count
        from jsonb_to_recordset($1::jsonb) as r (kind text, at timestamptz, portal text, locale text, count int)
        order by 1, 2, 3, 4
        on conflict (kind, at, portal, locale, sample) do update set count = c.count + excluded.count),
      given as (
        select r.*, e.day is not null as is_known, row_number() over (partition by r.day, e.day is not null order by r.text) as place
        from jsonb_to_recordset($2::jsonb) as r
          (day date, text text, portal text, locale text, corrected text, count int, "lastAt" timestamptz)
        left join empty_searches e using (day, text, portal, locale))
      insert into empty_searches as e (day, text, portal, locale, corrected, count, last_at)
      select day, text, portal, locale, corrected, count, "lastAt" from given g
      where is_known or place <= $3 - (select count(*) from empty_searches k where k.day = g.day)
      order by 1, 2, 3, 4
      on conflict (day, text, portal, locale) do update set count = e.count + excluded.count,
        corrected = coalesce(excluded.corrected, e.corrected), last_at = greatest(e.last_at, excluded.last_at)`,
    values: [JSON.stringify(counts), JSON.stringify(texts), textsADay],
  })
}

export async function addLevels(tx: Transaction<DB>, jobs: { waiting: number; failed: number }): Promise<void> {
  await sql`insert into figure_levels (kind, at, level)
    select v.kind, date_trunc('minute', now()), v.level from (values
      ('database', pg_database_size(current_database())::float8),
      ('files', (select coalesce(sum(bytes), 0)::float8 from stored_bytes)),
      ('jobsWaiting', ${jobs.waiting}::float8),
      ('jobsFailed', ${jobs.failed}::float8)) as v (kind, level)
    on conflict (kind, at) do update set level = excluded.level`.execute(tx)
}

/** Months are compared over up to 788 days. */
const countsFor = '27 months'
const textsFor = 90 // days

export async function forgetFigures(tx: Transaction<DB>): Promise<void> {
  await sql`with counts as (delete from figure_counts where at < now() - ${countsFor}::interval),
      levels as (delete from figure_levels where at < now() - ${countsFor}::interval)
    delete from empty_searches where day < (now() at time zone 'UTC')::date - ${textsFor}::int`.execute(tx)
}

export async function removeSampleFigures(tx: Transaction<DB>): Promise<void> {
  await tx.deleteFrom('figureCounts').where('sample', '=', true).execute()
  await tx.deleteFrom('figureLevels').where('sample', '=', true).execute()
  await tx.deleteFrom('emptySearches').where('sample', '=', true).execute()
}
