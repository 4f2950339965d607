// SQL of first answers, over all run companies.
import type pg from 'pg'

export type FirstAnswers = {
  inquiries: number
  answered: number
  companies: number
  withinTwoDays: number
  /** Minutes, of those answered. */
  quartiles: number[] | null
}

/** Sample data and inquiries under two days old are excluded. Callers cache it. */
export async function findFirstAnswers(pool: pg.Pool, days: number): Promise<FirstAnswers> {
  const { rows } = await pool.query<FirstAnswers>(
    `select count(*)::int as inquiries, count(r.answered_at)::int as answered,
        (count(distinct r.receiver_id) filter (where r.answered_at is not null))::int as companies,
        coalesce((count(*) filter (where r.answered_at <= r.created_at + interval '2 days'))::float8 / nullif(count(*), 0), 0)
          as "withinTwoDays",
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by extract(epoch from r.answered_at - r.created_at)::float8 / 60)
          filter (where r.answered_at is not null) as quartiles
      from requests r join run_businesses run on run.id = r.receiver_id and r.created_at >= run.since
        join business_facts b on b.id = r.receiver_id
      where r.receiver_kind = 'business' and r.held_at is null and not b.sample
        and r.created_at > now() - make_interval(days => $1) and r.created_at <= now() - interval '2 days'`,
    [days],
  )
  return rows[0]!
}
