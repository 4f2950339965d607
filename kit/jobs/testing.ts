// Jobs with an effect each, and simulated dead workers.
import { after, beforeEach } from 'node:test'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import { testDatabase } from '../postgres/testing.ts'
import { migrations } from './jobs.ts'

export type Tables = { effects: { name: string } }

export async function testJobs() {
  const { url, database, drop } = await testDatabase<Tables>({
    template: 'jobs',
    migrations: [migrations],
    prepare: async ({ pool }) => void (await pool.query('create table public.effects (name text not null)')),
  })
  beforeEach(() => database.pool.query('truncate effects, pgboss.job, pgboss.schedule'))
  after(drop)
  const write = (tx: Transaction<Tables>, name: string) => tx.insertInto('effects').values({ name }).execute()
  async function effects(): Promise<string[]> {
    const rows = await database.kysely.selectFrom('effects').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name)
  }
  return { url, database, write, effects }
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}

export function gate() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  async function pass(): Promise<void> {
    begin()
    await allowed
  }
  return { begun, allow, pass }
}

export async function endHeartbeats(pool: pg.Pool): Promise<void> {
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  await pool.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
}
