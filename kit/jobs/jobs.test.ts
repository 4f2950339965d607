// Jobs on PostgreSQL.
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrate } from '../postgres/migrate.ts'
import { testDatabase } from '../postgres/testing.ts'
import { add, Jobs, migrations, UnrecoverableError } from './jobs.ts'
import { endHeartbeats, gate, type Tables, testJobs, until } from './testing.ts'

const { database, write, effects } = await testJobs()

function worker(more: { patience?: number } = {}): Jobs<Tables> {
  const jobs = new Jobs<Tables>(database, more)
  jobs.work<{ name: string }>('write', ({ name }, complete) => complete((tx) => write(tx, name)))
  return jobs
}

test('a job exists when its cause was committed, and not otherwise', async () => {
  const { kysely } = database
  await kysely.transaction().execute((tx) => add(tx, 'write', { name: 'kept' }))
  const failing = kysely.transaction().execute(async (tx) => {
    await add(tx, 'write', { name: 'dropped' })
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  assert.equal(await worker().runDueJobs(), 1)
  assert.deepEqual(await effects(), ['kept'])
})

test('a queue whose first job was rolled back takes the next one', async () => {
  const { kysely } = database
  const failing = kysely.transaction().execute(async (tx) => {
    await add(tx, 'new', {})
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  await add(kysely, 'new', {})
  const { rowCount } = await database.pool.query(`select from pgboss.job where name = 'new'`)
  assert.equal(rowCount, 1)
})

test('one effect per key, however often and whenever it is added', async () => {
  const { kysely } = database
  const jobs = worker()
  for (const name of ['a', 'a', 'b']) await add(kysely, 'write', { name }, { key: name })
  await jobs.runDueJobs()
  await add(kysely, 'write', { name: 'a' }, { key: 'a' })
  await jobs.runDueJobs()
  assert.deepEqual(await effects(), ['a', 'b'])
})

test('several workers share the work, and nothing is done twice', async () => {
  const { kysely } = database
  const names = Array.from({ length: 60 }, (_, index) => `n${index}`)
  await Promise.all(names.map((name) => add(kysely, 'write', { name })))
  const workers = [worker(), worker(), worker()]
  await Promise.all(workers.map((jobs) => jobs.start()))
  await until(async () => (await effects()).length >= 60)
  await Promise.all(workers.map((jobs) => jobs.stop()))
  assert.deepEqual(await effects(), names.toSorted())
})

test('a failed attempt leaves no trace and is repeated later; a job that fails for good is kept with its error', async () => {
  const { kysely, pool } = database
  let error: Error | undefined = new Error('not yet')
  const jobs = new Jobs<Tables>(database)
  jobs.work('try', (_data, complete) =>
    complete(async (tx) => {
      await write(tx, 'tried')
      if (error) throw error
    }),
  )
  await add(kysely, 'try', {})
  await assert.rejects(jobs.runDueJobs(), /not yet/)
  assert.equal(await jobs.runDueJobs(), 0, 'it waits')
  assert.deepEqual(await effects(), [])
  error = undefined
  assert.equal(await jobs.runDueJobs({ ahead: 2 }), 1)
  assert.deepEqual(await effects(), ['tried'])

  error = new UnrecoverableError('never')
  await add(kysely, 'try', {})
  await assert.rejects(jobs.runDueJobs(), /never/)
  assert.equal(await jobs.runDueJobs({ ahead: 7200 }), 0)
  const { rows } = await pool.query(`select output from pgboss.job where state = 'failed'`)
  assert.deepEqual(rows, [{ output: { message: 'UnrecoverableError: never' } }])
})

test('a completed job forgets its data', async () => {
  await add(database.kysely, 'write', { name: 'personal' }, { key: 'one' })
  await worker().runDueJobs()
  const { rows } = await database.pool.query('select data, state from pgboss.job')
  assert.deepEqual(rows, [{ data: null, state: 'completed' }])
})

test('scheduled work comes again, and waits once for all processes', async () => {
  let runs = 0
  const [one, other] = [worker(), worker()]
  for (const jobs of [one, other]) jobs.schedule('count', '0 * * * *', async () => runs++)
  await Promise.all([one.start(), other.start()])
  const { rows } = await database.pool.query('select name, cron from pgboss.schedule')
  assert.deepEqual(rows, [{ name: 'count', cron: '0 * * * *' }])
  await Promise.all([one.stop(), other.stop()])
  assert.equal(await one.runDueJobs({ ahead: 60 }), 0)
  assert.equal(await one.runDueJobs({ ahead: 3600 }), 1)
  assert.equal(await other.runDueJobs({ ahead: 3600 }), 1)
  assert.equal(runs, 2)
})

test('a job without a handler here is left to others', async () => {
  await add(database.kysely, 'elsewhere', {})
  assert.equal(await worker().runDueJobs(), 0)
  const { rowCount } = await database.pool.query(
    `select from pgboss.job where name = 'elsewhere' and state = 'created'`,
  )
  assert.equal(rowCount, 1)
})

test('a started worker hears of a job at once, and finishes it before it stops', async () => {
  const jobs = new Jobs<Tables>(database)
  const { begun, allow, pass } = gate()
  jobs.work('hear', async (_data, complete) => {
    await pass()
    await complete((tx) => write(tx, 'heard'))
  })
  await jobs.start()
  await add(database.kysely, 'hear', {})
  await begun
  const stopped = jobs.stop()
  allow()
  await stopped
  assert.deepEqual(await effects(), ['heard'])
})

test('many jobs of one commit are all done', async () => {
  const jobs = worker()
  await jobs.start()
  const names = Array.from({ length: 20 }, (_, index) => `n${index}`)
  await database.kysely.transaction().execute(async (tx) => {
    for (const name of names) await add(tx, 'write', { name })
  })
  await until(async () => (await effects()).length >= names.length)
  await jobs.stop()
  assert.deepEqual(await effects(), names.toSorted())
})

test('a stop does not wait for endless work; another worker begins it again', async () => {
  const jobs = new Jobs<Tables>(database, { patience: 0 })
  const { begun, allow, pass } = gate()
  jobs.work('write', async (_data, complete) => {
    await pass()
    await complete((tx) => write(tx, 'endless'))
  })
  await jobs.start()
  await add(database.kysely, 'write', { name: 'again' })
  await begun
  await jobs.stop()
  assert.equal(await worker().runDueJobs({ ahead: 15 }), 1)
  allow()
  assert.deepEqual(await effects(), ['again'])
})

test('emails do not wait for imports, nor one kind of long work for another', async () => {
  const { kysely } = database
  const jobs = worker()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const begun = { import: 0, export: 0 }
  for (const name of ['import', 'export'] as const)
    jobs.work(name, async () => {
      begun[name]++
      await allowed
    })
  for (let at = 0; at < 6; at++) for (const name of ['import', 'export']) await add(kysely, name, {})
  await jobs.start()
  await until(() => begun.import === 2 && begun.export === 2)
  await add(kysely, 'write', { name: 'email' })
  await until(async () => (await effects()).includes('email'))
  assert.deepEqual(begun, { import: 2, export: 2 })
  allow()
  const countDone = async () => {
    const { rows } = await database.pool.query<{ name: string; done: number }>(
      `select name, count(*)::int as done from pgboss.job where name in ('import', 'export') and state = 'completed' group by name`,
    )
    return Object.fromEntries(rows.map(({ name, done }) => [name, done]))
  }
  await until(async () => Object.values(await countDone()).reduce((sum, done) => sum + done, 0) === 12)
  await jobs.stop()
  assert.deepEqual(await countDone(), { import: 6, export: 6 })
})

test('a worker whose listening connection broke finds its work all the same', async () => {
  const { kysely, pool } = database
  const jobs = new Jobs<Tables>(database)
  const { begun, pass, allow } = gate()
  allow()
  jobs.work('hear', pass)
  await jobs.start()
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like '% pgboss%' and datname = current_database()`)
  await add(kysely, 'hear', {})
  await begun
  await jobs.stop()
})

test('a worker that was taken for dead can no longer commit', async () => {
  const { kysely, pool } = database
  const { begun, allow, pass } = gate()
  const slow = new Jobs<Tables>(database)
  slow.work('write', async (_data, complete) => {
    await pass()
    await complete((tx) => write(tx, 'slow'))
  })
  await add(kysely, 'write', { name: 'quick' })
  const late = slow.runDueJobs()
  await begun
  await endHeartbeats(pool)
  assert.equal(await worker().runDueJobs({ ahead: 15 }), 1)
  allow()
  await assert.rejects(late, /taken over/)
  assert.deepEqual(await effects(), ['quick'])
})

test('jobs of the former table move to pg-boss: waiting and failed ones, and the keys of done ones', async () => {
  const former = await mkdtemp(join(tmpdir(), 'wbn-jobs-'))
  await copyFile(join(migrations.folder, '0001-jobs.sql'), join(former, '0001-jobs.sql'))
  const old = await testDatabase<Tables>({ template: 'jobs-former', migrations: [{ folder: former, schema: 'jobs' }] })
  try {
    const { pool, kysely } = old.database
    await pool.query(`insert into jobs (name, key, data, due_at, done_at, failed_at, error, repeats) values
      ('write', null, '{"name":"waiting"}', now(), null, null, null, null), ('write', 'a', 'null', null, now(), null, null, null),
      ('write', null, '{"name":"failed"}', null, null, now(), 'Error: no', null), ('sweep', 'every', 'null', now(), null, null, null, 60)`)
    await migrate(pool, migrations)
    await add(kysely, 'write', { name: 'a' }, { key: 'a' })
    const done: string[] = []
    const jobs = new Jobs<Tables>(old.database)
    jobs.work<{ name: string }>('write', async ({ name }) => void done.push(name))
    await jobs.runDueJobs()
    assert.deepEqual(done, ['waiting'])
    const { rows } = await pool.query(`select output ->> 'message' as error from pgboss.job where state = 'failed'`)
    assert.deepEqual(rows, [{ error: 'Error: no' }])
  } finally {
    await old.drop()
    await rm(former, { recursive: true })
  }
})
