// The face of reports to the console.
import type pg from 'pg'

/** Open reports, by the thing that is reported. */
export async function countOpenReports({ pool }: { pool: pg.Pool }, targetHours: number) {
  const { rows } = await pool.query<{ waiting: number; oldestAt: Date | null; late: number }>(
    `select count(*)::int as waiting, min(first) as "oldestAt",
        (count(*) filter (where first < now() - make_interval(hours => $1)))::int as late
      from (select min(reported_at) as first from reports where settled_at is null group by resource_id) one`,
    [targetHours],
  )
  return rows[0]!
}
