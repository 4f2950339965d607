// Workers killed while they ring.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { addRingJobs, ringing } from './jobs.ts'
import { pushService } from './testing.ts'

const count = 60

test('after kill -9 every device has rung once: nothing is lost, and what comes again has the same id', async () => {
  const { database, url, drop } = await testDatabase<DB>({
    template: 'api',
    migrations: [migrations, jobTables],
    max: 6,
  })
  const { kysely: db, pool } = database
  const service = await pushService()
  const browsers = Array.from({ length: count }, () => service.subscribe())
  const { rows: rings } = await pool.query<{ id: string }>(
    `with added as (
       insert into devices (user_id, session_id, endpoint, p256dh, auth, name, kinds)
       select uuidv7(), uuidv7(), b.endpoint, b.p256dh, b.auth, 'Test', '{}'
       from jsonb_to_recordset($1::jsonb) as b (endpoint text, p256dh text, auth text) returning id)
     insert into rings (device_id) select id from added returning id`,
    [JSON.stringify(browsers.map(({ endpoint, keys }) => ({ endpoint, ...keys })))],
  )
  await db.transaction().execute((tx) =>
    addRingJobs(
      tx,
      rings.map(({ id }) => id),
    ),
  )

  let answered = 0
  service.answer(() => (answered++ < 25 ? { status: 201 } : new Promise(() => {})))
  const child = spawn(
    process.execPath,
    [new URL('ringing.child.ts', import.meta.url).pathname, url, `${service.port}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  await service.arrived(40)
  child.kill('SIGKILL')
  await once(child, 'exit')

  service.answer(() => ({ status: 201 }))
  const jobs = new Jobs<DB>(database)
  ringing(jobs, { db, pool, push: service.push, operator: { email: 'a@wbn.example' } } as WorkerDependencies)
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`)
  await jobs.runDueJobs({ ahead: 60 })
  for (const browser of browsers) {
    const ids = service.to(browser).map(({ text }) => text.id)
    assert.ok(ids.length >= 1)
    assert.equal(new Set(ids).size, 1)
  }
  const { rows: left } = await pool.query('select id from rings')
  assert.deepEqual(left, [])
  const before = service.received()
  await jobs.runDueJobs({ ahead: 60 })
  assert.equal(service.received(), before, 'nothing is sent any more')
  await service.close()
  await drop()
})
