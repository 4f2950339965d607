// Deletion of old events that no index needs.
import type pg from 'pg'

const retentionDays = 7

/** Deletes events older than a week unneeded since snapshot `position`; older snapshots are rebuilt. */
export async function deleteOldEvents(pool: pg.Pool, position: string): Promise<number> {
  const { rows } = await pool.query<{ deleted: number }>(
    `with forgotten as (
        delete from events
        where told_at < now() - make_interval(days => $2) and xid < $1::text::xid8 and xid < pg_snapshot_xmin(pg_current_snapshot())
        returning xid),
      marker as (
        insert into events (name, data)
        select 'events.forgotten', jsonb_build_object('before', (max(xid::text::numeric) + 1)::text)
        from forgotten having count(*) > 0)
      select count(*) as deleted from forgotten`,
    [position, retentionDays],
  )
  return rows[0]!.deleted
}
