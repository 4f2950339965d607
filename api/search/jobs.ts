// What search does on a schedule: forgets events that every snapshot is beyond. Answers nothing.
import type pg from 'pg'

const keptDays = 7

/**
 * Deletes events older than a week and leaves word of it, so that a snapshot that still needed them is made anew.
 * `position` is that of the caller's last snapshot: nothing it needs is deleted. Answers how many were deleted.
 */
export async function forgetEvents(pool: pg.Pool, position: string): Promise<number> {
  const { rows } = await pool.query<{ forgotten: number }>(
    `with forgotten as (
        delete from events
        where told_at < now() - make_interval(days => $2) and xid < $1::text::xid8 and xid < pg_snapshot_xmin(pg_current_snapshot())
        returning xid),
      word as (
        insert into events (name, data)
        select 'events.forgotten', jsonb_build_object('before', (max(xid::text::numeric) + 1)::text)
        from forgotten having count(*) > 0)
      select count(*) as forgotten from forgotten`,
    [position, keptDays],
  )
  return rows[0]!.forgotten
}
