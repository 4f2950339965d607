// A process killed while sending digests.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { addAll, Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { endHeartbeats } from '#kit/jobs/testing.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { watches } from './jobs.ts'

const persons = 40
let base: TestDatabase<DB>
before(async () => {
  base = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobTables], max: 12 })
})
after(() => base.drop())

async function fill(): Promise<string[]> {
  const { pool } = base.database
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into people (id, username, first_name, last_name, country_code, email)
     select gen_random_uuid(), 'p-' || n, 'A', 'B', 'IT', 'p' || n || '@wbn.example' from generate_series(1, $1::int) n returning id`,
    [persons],
  )
  const { rows: businesses } = await pool.query<{ id: string }>(
    `insert into businesses (company_name, slug, business_type, country_code, industry_id) values ('Killed Pumps', 'killed', 'MA', 'IT', $1)
     returning id`,
    [nodeByKey('0004')!.id],
  )
  await pool.query(
    `insert into watch_news (user_id, thing_type, thing_id, business_id, kind, old, new, at)
     select unnest($1::uuid[]), 'business', $2, $2, 'leadTime', '{"number": 30}', '{"number": 40}', now() - interval '2 days'`,
    [people.map(({ id }) => id), businesses[0]!.id],
  )
  // Slow enough to be killed midway.
  await pool.query(`create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return new; end $$;
    create trigger slow after insert on mails for each row execute function slow()`)
  return people.map(({ id }) => id)
}

test('kill -9 while digests are sent: nobody gets two, nobody none', async () => {
  const { pool, kysely } = base.database
  const people = await fill()
  const jobs = new Jobs<DB>(base.database)
  watches(jobs, { db: kysely, pool, pages: () => 'https://wbn.example' } as WorkerDependencies)
  const count = async () => (await pool.query('select from mails')).rowCount!
  await jobs.runDueJobs()
  const digests = people.map((userID) => ({ data: { userID }, key: userID }))
  await kysely.transaction().execute((tx) => addAll(tx, 'watches.digest', digests))
  for (const sent of [3, 10]) {
    const url = new URL(base.url)
    url.searchParams.set('application_name', 'sending child')
    const file = new URL('sending.child.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [file, url.href], { stdio: 'inherit' })
    while ((await count()) < sent) assert.equal(child.exitCode, null, 'the process ended by itself')
    child.kill('SIGKILL')
    await once(child, 'exit')
    // The killed process's statement may still run.
    while ((await pool.query(`select from pg_stat_activity where application_name = 'sending child'`)).rowCount);
    assert.ok((await count()) < persons, 'killed in the middle')
    await endHeartbeats(pool)
  }
  while ((await jobs.runDueJobs({ ahead: 60 })) > 0);
  const { rows } = await pool.query<{ recipient: string; count: number }>(
    'select recipient, count(*)::int as count from mails group by 1',
  )
  assert.equal(rows.length, persons)
  assert.deepEqual(
    rows.filter((row) => row.count !== 1),
    [],
  )
})
