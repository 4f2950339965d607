// Messages of a waiting start.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { connect } from './pool.ts'
import { testDatabase } from './testing.ts'
import { sayWhileWaiting, sayWhoHolds } from './waiting.ts'

const { url, database, drop } = await testDatabase({ template: 'empty' })
after(drop)

function listener() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { first: promise, log: resolve }
}

test('who waits for a lock says for whom', async () => {
  const holder = connect(url, { max: 1, name: 'an old process' })
  const client = await holder.pool.connect()
  await client.query('begin; create table wanted (id integer)')
  const waiter = connect(url, { max: 1, name: 'a start' })
  const { first, log } = listener()
  const saying = sayWhoHolds(url, [waiter.pool], log, { every: 50 })
  const work = waiter.pool.query('create table wanted (id integer)').catch(() => {})
  assert.match(
    await first,
    /^a start: waits for a lock of process \d+ \(an old process, app, from this machine, idle in transaction for \d+ s\)$/,
  )
  saying.stop()
  await client.query('rollback')
  client.release()
  await work
  await Promise.all([holder.close(), waiter.close()])
})

test('who waits for nobody says nothing', async () => {
  const lines: string[] = []
  const saying = sayWhoHolds(url, [database.pool], (line) => lines.push(line), { every: 20 })
  await database.pool.query('select pg_sleep(0.3)')
  saying.stop()
  assert.deepEqual(lines, [])
})

test('an address that does not answer is named while it is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { first, log } = listener()
  const waiting = sayWhileWaiting(promise, 'Waiting for db.example:5432', log, 20)
  assert.equal(await first, 'Waiting for db.example:5432')
  resolve()
  await waiting
})
