// Simulates passing time for the jobs of dead workers. For tests only.
import type pg from 'pg'

/** Expires the heartbeats of running jobs: `runDueJobs` with `ahead` takes them over. */
export async function endHeartbeats(pool: pg.Pool): Promise<void> {
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  await pool.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
}
