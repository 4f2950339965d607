// Jobs in one transaction.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { add, addAll, Jobs } from './jobs.ts'
import { endHeartbeats, gate, type Tables, testJobs, until } from './testing.ts'

const { url, database, write, effects } = await testJobs()

test('jobs run together share a transaction; where one fails, each is run alone', async () => {
  const jobs = new Jobs<Tables>(database)
  const batches: string[][] = []
  let broken: string | undefined = 'b'
  jobs.workBatch<{ name: string }>('gather', async (all, complete) => {
    batches.push(all.map(({ name }) => name).toSorted())
    await complete(async (tx) => {
      for (const { name } of all) await write(tx, name)
      if (all.some(({ name }) => name === broken)) throw new Error('not yet')
    })
  })
  const given = ['a', 'b', 'c'].map((name) => ({ data: { name } }))
  await addAll(database.kysely, 'gather', given)
  await assert.rejects(jobs.runDueJobs(), /not yet/)
  assert.deepEqual(batches.toSorted((one, other) => other.length - one.length)[0], ['a', 'b', 'c'])
  assert.equal(batches.length, 4)
  assert.deepEqual(await effects(), ['a', 'c'])
  broken = undefined
  assert.equal(await jobs.runDueJobs({ ahead: 2 }), 1)
  assert.deepEqual(await effects(), ['a', 'b', 'c'])
  const { rows } = await database.pool.query('select from pgboss.job where data is not null')
  assert.equal(rows.length, 0)
})

test('of jobs run together those that nobody has taken over have their effect', async () => {
  const { begun, allow, pass } = gate()
  const jobs = new Jobs<Tables>(database)
  jobs.workBatch<{ name: string }>('gather', async (all, complete) => {
    await pass()
    await complete(async (tx) => {
      for (const { name } of all) await write(tx, name)
    })
  })
  const given = ['a', 'b'].map((name) => ({ data: { name } }))
  await addAll(database.kysely, 'gather', given)
  const late = jobs.runDueJobs()
  await begun
  await database.pool.query(`update pgboss.job set retry_count = retry_count + 1 where data ->> 'name' = 'a'`)
  allow()
  await assert.rejects(late, /taken over/)
  assert.deepEqual(await effects(), ['b'])
})

test('a started worker takes many jobs at once, also more than fit together', async () => {
  const jobs = new Jobs<Tables>(database)
  let batches = 0
  jobs.workBatch<{ name: string }>('gather', async (all, complete) => {
    batches++
    await complete(async (tx) => {
      for (const { name } of all) await write(tx, name)
    })
  })
  const names = Array.from({ length: 120 }, (_, index) => `n${index}`)
  await jobs.start()
  const given = names.map((name) => ({ data: { name } }))
  await database.kysely.transaction().execute((tx) => addAll(tx, 'gather', given))
  await until(async () => (await effects()).length >= names.length)
  await jobs.stop()
  assert.deepEqual(await effects(), names.toSorted())
  assert.equal(batches, 3)
})

for (const name of ['slow', 'slowBatch'])
  test(`kill -9 in the middle of a job: its effect is there once (${name})`, async () => {
    for (const which of ['a', 'b']) await add(database.kysely, name, { which })
    const file = new URL('kill.child.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [file, url], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    assert.deepEqual(await effects(), [])
    await endHeartbeats(database.pool)
    const jobs = new Jobs<Tables>(database)
    jobs.workBatch<{ which: string }>(name, (all, complete) =>
      complete(async (tx) => {
        for (const { which } of all) await write(tx, which)
      }),
    )
    assert.equal(await jobs.runDueJobs({ ahead: 15 }), 2)
    assert.equal(await jobs.runDueJobs({ ahead: 15 }), 0)
    assert.deepEqual(await effects(), ['a', 'b'])
  })
