// Jobs against a real PostgreSQL: with their cause or not at all, once per key, again after a failure, and after kill -9.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once as heard } from 'node:events'
import { after, before, beforeEach, test } from 'node:test'
import type { Transaction } from 'kysely'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { add, Hopeless, Jobs, migrations } from './jobs.ts'

type Tables = { effects: { name: string } }

let base: TestDatabase<Tables>
before(async () => {
  base = await testDatabase<Tables>({
    template: 'jobs',
    migrations: [migrations],
    prepare: async ({ pool }) => void (await pool.query('create table public.effects (name text not null)')),
  })
})
after(() => base.drop())
beforeEach(() => base.database.pool.query('truncate effects; truncate jobs'))

const write = (tx: Transaction<Tables>, name: string) => tx.insertInto('effects').values({ name }).execute()
async function effects(): Promise<string[]> {
  const rows = await base.database.kysely.selectFrom('effects').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}
function worker(more: { lease?: number } = {}): Jobs<Tables> {
  const jobs = new Jobs<Tables>(base.database, more)
  jobs.work<{ name: string }>('write', ({ name }, once) => once((tx) => write(tx, name)))
  return jobs
}

test('a job is there when its cause was committed, and not otherwise', async () => {
  const { kysely } = base.database
  await kysely.transaction().execute((tx) => add(tx, 'write', { name: 'kept' }))
  const failing = kysely.transaction().execute(async (tx) => {
    await add(tx, 'write', { name: 'dropped' })
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  assert.equal(await worker().settle(), 1)
  assert.deepEqual(await effects(), ['kept'])
})

test('one effect per key, however often and whenever it is added', async () => {
  const { kysely } = base.database
  const jobs = worker()
  for (const name of ['a', 'a', 'b']) await add(kysely, 'write', { name }, { key: name })
  await jobs.settle()
  await add(kysely, 'write', { name: 'a' }, { key: 'a' })
  await jobs.settle()
  assert.deepEqual(await effects(), ['a', 'b'])
})

test('several workers share the work, and nothing is done twice', async () => {
  const { kysely } = base.database
  const names = Array.from({ length: 60 }, (_, index) => `n${index}`)
  await Promise.all(names.map((name) => add(kysely, 'write', { name })))
  const done = await Promise.all([worker().settle(), worker().settle(), worker().settle()])
  assert.equal(done[0] + done[1] + done[2], 60)
  assert.deepEqual(await effects(), names.toSorted())
})

test('what failed leaves no trace and is done again later; what fails for good is kept', async () => {
  const { kysely, pool } = base.database
  let fail = true
  const jobs = new Jobs<Tables>(base.database)
  jobs.work('try', (_data, once) =>
    once(async (tx) => {
      await write(tx, 'tried')
      if (fail) throw new Error('not yet')
    }),
  )
  await add(kysely, 'try', {})
  await assert.rejects(jobs.settle(), /not yet/)
  assert.equal(await jobs.settle(), 0, 'it waits')
  assert.deepEqual(await effects(), [])
  fail = false
  assert.equal(await jobs.settle({ ahead: 2 }), 1)
  assert.deepEqual(await effects(), ['tried'])

  fail = true
  await add(kysely, 'try', {})
  await pool.query('update jobs set attempts = 83 where done_at is null')
  await assert.rejects(jobs.settle(), /not yet/)
  assert.equal(await jobs.settle({ ahead: 7200 }), 0)
  const { rows } = await pool.query('select error from jobs where failed_at is not null')
  assert.deepEqual(rows, [{ error: 'Error: not yet' }])
})

test('a job put off waits for its time', async () => {
  const jobs = worker()
  await add(base.database.kysely, 'write', { name: 'later' }, { after: 3600 })
  assert.equal(await jobs.settle(), 0)
  assert.equal(await jobs.settle({ ahead: 3600 }), 1)
})

test('repeated work comes again, once for all processes', async () => {
  let runs = 0
  const [one, other] = [worker(), worker()]
  for (const jobs of [one, other]) jobs.every('count', 100, async () => runs++)
  assert.equal(await one.settle(), 0)
  await Promise.all([one.settle({ ahead: 100 }), other.settle()])
  assert.equal(runs, 1)
  await other.settle({ ahead: 200 })
  assert.equal(runs, 2)
})

test('repeated work that fails for good has its next turn all the same', async () => {
  const jobs = new Jobs<Tables>(base.database)
  jobs.every('sweep', 100, async () => {
    throw new Hopeless('the floor is gone')
  })
  await assert.rejects(jobs.settle({ ahead: 100 }), /the floor is gone/)
  assert.equal(await jobs.settle({ ahead: 99 }), 0)
  await assert.rejects(jobs.settle({ ahead: 101 }), /the floor is gone/)
})

test('a job nobody here has taken on is left to others', async () => {
  await add(base.database.kysely, 'elsewhere', {})
  assert.equal(await worker().settle(), 0)
  const { rows } = await base.database.pool.query(`select from jobs where name = 'elsewhere' and due_at is not null`)
  assert.equal(rows.length, 1)
})

test('a started worker hears of a job at once, and finishes it before it stops', async () => {
  const jobs = new Jobs<Tables>(base.database)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  jobs.work('hear', async (_data, once) => {
    begin()
    await allowed
    await once((tx) => write(tx, 'heard'))
  })
  jobs.start()
  await add(base.database.kysely, 'hear', {})
  await begun
  const stopped = jobs.stop()
  allow()
  await stopped
  assert.deepEqual(await effects(), ['heard'])
})

test('a stop does not wait for work without end; another worker begins it again', async () => {
  const { kysely } = base.database
  const jobs = new Jobs<Tables>(base.database, { patience: 0 })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  jobs.workLong('write', async (_data, once) => {
    begin()
    await allowed
    await once((tx) => write(tx, 'endless'))
  })
  jobs.start()
  await add(kysely, 'write', { name: 'again' })
  await begun
  await jobs.stop()
  assert.equal(await worker().settle({ ahead: 15 }), 1)
  allow()
  assert.deepEqual(await effects(), ['again'])
})

test('letters do not wait for imports, nor one kind of long work for another', async () => {
  const { kysely } = base.database
  const jobs = worker()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const begun = { import: 0, export: 0 }
  for (const name of ['import', 'export'] as const)
    jobs.workLong(name, async () => {
      begun[name]++
      await allowed
    })
  for (let at = 0; at < 6; at++) for (const name of ['import', 'export']) await add(kysely, name, {})
  jobs.start()
  await until(() => begun.import + begun.export === 3)
  await add(kysely, 'write', { name: 'letter' })
  await until(async () => (await effects()).includes('letter'))
  assert.equal(Math.max(begun.import, begun.export), 2)
  allow()
  await until(() => begun.import + begun.export === 12)
  await jobs.stop()
  const { rows } = await base.database.pool.query(
    'select count(*) as left from jobs where name = any($1) and done_at is null',
    [['import', 'export']],
  )
  assert.equal(rows[0].left, 0)
})

test('a worker whose ear was cut off finds its work all the same', async () => {
  const { kysely, pool } = base.database
  const jobs = new Jobs<Tables>(base.database)
  const { promise: heardAgain, resolve: hear } = Promise.withResolvers<void>()
  jobs.work('hear', async () => hear())
  jobs.start()
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like '% jobs' and datname = current_database()`)
  await add(kysely, 'hear', {})
  await heardAgain
  await jobs.stop()
})

test('a worker that was taken for dead can do nothing any more', async () => {
  const { kysely, pool } = base.database
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const slow = new Jobs<Tables>(base.database)
  slow.work('write', async (_data, once) => {
    begin()
    await allowed
    await once((tx) => write(tx, 'slow'))
  })
  await add(kysely, 'write', { name: 'quick' })
  const late = slow.settle()
  await begun
  await pool.query(`update jobs set due_at = now() where name = 'write'`)
  assert.equal(await worker().settle(), 1)
  allow()
  await assert.rejects(late, /taken over/)
  assert.deepEqual(await effects(), ['quick'])
})

test('kill -9 in the middle of a job: its effect is there once', async () => {
  await add(base.database.kysely, 'slow', {})
  const file = new URL('kill.child.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [file, base.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  await heard(child.stdout, 'data')
  child.kill('SIGKILL')
  await heard(child, 'exit')
  assert.deepEqual(await effects(), [])
  await base.database.pool.query('select from jobs for update') // until its transaction is seen to be dead
  const jobs = new Jobs<Tables>(base.database)
  jobs.work('slow', (_data, once) => once((tx) => write(tx, 'slow')))
  assert.equal(await jobs.settle({ ahead: 15 }), 1)
  assert.equal(await jobs.settle({ ahead: 15 }), 0)
  assert.deepEqual(await effects(), ['slow'])
})
