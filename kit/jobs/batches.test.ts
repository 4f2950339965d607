// Jobs done in batches.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Transaction } from 'kysely'
import { testDatabase, type TestDatabase } from '../postgres/testing.ts'
import { add, addAll, Jobs, migrations } from './jobs.ts'
import { endHeartbeats } from './testing.ts'

type Tables = { effects: { name: string } }
type Item = { name: string }

let base: TestDatabase<Tables>
before(async () => {
  base = await testDatabase<Tables>({
    template: 'jobs',
    migrations: [migrations],
    prepare: async ({ pool }) => void (await pool.query('create table public.effects (name text not null)')),
  })
})
after(() => base.drop())
beforeEach(() => base.database.pool.query('truncate effects, pgboss.job, pgboss.schedule'))

const names = Array.from({ length: 12 }, (_, at) => `n${at + 10}`)
const addNames = () =>
  addAll(
    base.database.kysely,
    'write',
    names.map((name) => ({ data: { name } })),
  )
const writeAll = (tx: Transaction<Tables>, batch: readonly Item[]) =>
  tx
    .insertInto('effects')
    .values(batch.map(({ name }) => ({ name })))
    .execute()
async function effects(): Promise<string[]> {
  const rows = await base.database.kysely.selectFrom('effects').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

test('jobs of a batch are done in one transaction, and forget their data', async () => {
  const batches: number[] = []
  const jobs = new Jobs<Tables>(base.database)
  jobs.workBatches<Item>(
    'write',
    async (batch, complete) => {
      batches.push(batch.length)
      await complete((tx) => writeAll(tx, batch))
    },
    { batchSize: 5 },
  )
  await addNames()
  assert.equal(await jobs.runDueJobs(), 12)
  assert.deepEqual(batches, [5, 5, 2])
  assert.deepEqual(await effects(), names)
  const { rows } = await base.database.pool.query('select distinct data, state from pgboss.job')
  assert.deepEqual(rows, [{ data: null, state: 'completed' }])
})

test('one bad job of a batch waits for its next attempt, and the others are done once', async () => {
  let broken = true
  const jobs = new Jobs<Tables>(base.database)
  jobs.workBatches<Item>('write', (batch, complete) =>
    complete(async (tx) => {
      await writeAll(tx, batch)
      if (broken && batch.some(({ name }) => name === 'n15')) throw new Error('not yet')
    }),
  )
  await addNames()
  await assert.rejects(jobs.runDueJobs(), /not yet/)
  const others = names.filter((name) => name !== 'n15')
  assert.deepEqual(await effects(), others)
  broken = false
  assert.equal(await jobs.runDueJobs({ ahead: 5 }), 1)
  assert.deepEqual(await effects(), names)
})

test('a batch of which another worker has taken jobs over commits none of them twice', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  const slow = new Jobs<Tables>(base.database)
  slow.workBatches<Item>('write', async (batch, complete) => {
    begin()
    await allowed
    await complete((tx) => writeAll(tx, batch))
  })
  const quick = new Jobs<Tables>(base.database)
  quick.workBatches<Item>('write', (batch, complete) => complete((tx) => writeAll(tx, batch)))
  await addNames()
  const late = slow.runDueJobs()
  await begun
  await endHeartbeats(base.database.pool)
  assert.equal(await quick.runDueJobs({ ahead: 15 }), 12)
  allow()
  await assert.rejects(late, /taken over/)
  assert.deepEqual(await effects(), names)
})

test('started workers share many jobs, and do each once', async () => {
  const many = Array.from({ length: 300 }, (_, at) => `m${at + 100}`)
  const workers = [1, 2].map(() => {
    const jobs = new Jobs<Tables>(base.database)
    jobs.workBatches<Item>('write', (batch, complete) => complete((tx) => writeAll(tx, batch)), { batchSize: 20 })
    return jobs
  })
  await Promise.all(workers.map((jobs) => jobs.start()))
  await Promise.all(many.map((name) => add(base.database.kysely, 'write', { name })))
  while ((await effects()).length < many.length) await new Promise(setImmediate)
  await Promise.all(workers.map((jobs) => jobs.stop()))
  assert.deepEqual(await effects(), many)
})
