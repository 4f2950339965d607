// Stands in for time that passes over the jobs of dead workers. For tests only.
import type pg from 'pg'

/** Ends the heartbeats of all running jobs: `runDueJobs` with `ahead` takes them over. */
export async function endHeartbeats(pool: pg.Pool): Promise<void> {
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  await pool.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
}
