// SQL of the transparency report.
import type pg from 'pg'

type Fact = 'report' | 'settled' | 'decision' | 'appeal' | 'restored'
/** `word` and `kind`: group keys. `hours`: median. */
export type FactRow = {
  month: string
  fact: Fact
  word: string | null
  kind: string | null
  count: number
  hours: number | null
}

export async function countFacts(pool: pg.Pool): Promise<FactRow[]> {
  const { rows } = await pool.query<FactRow>(
    `select month, fact, word, kind, count(*)::int as count,
        percentile_cont(0.5) within group (order by extract(epoch from took)::float8) / 3600 as hours
      from (select to_char(at at time zone 'UTC', 'YYYY-MM') as month, fact, word, kind, took from moderation_record
        where at <= now()) dated
      group by grouping sets ((month, fact), (month, fact, word), (month, fact, kind), (month, fact, word, kind))`,
  )
  return rows
}
