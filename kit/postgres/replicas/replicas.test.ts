// Reads on a streaming replica.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Generated } from 'kysely'
import { connect, type Database } from '../pool.ts'
import { packagedFolder, type PackagedServer, startPackagedServer, startReplica } from '../testing-packaged.ts'
import { lsnOf } from './lsn.ts'
import { positionOf, Replicas } from './replicas.ts'

type Tables = { notes: { id: Generated<number>; text: string } }

const programs = packagedFolder(15)

test('positions of the log are compared as numbers', () => {
  assert.ok(lsnOf('0/A') > lsnOf('0/9'))
  assert.ok(lsnOf('10/0') > lsnOf('F/FFFFFFFF'))
})

let server: PackagedServer
let copy: PackagedServer
let primary: Database<Tables>
let replica: Database
let replicas: Replicas<Tables>
const options = { max: 4, connectionTimeout: 2000, statementTimeout: 10_000 }

before(async () => {
  if (!programs) return
  server = await startPackagedServer(programs)
  primary = connect<Tables>(server.url, options)
  await primary.pool.query('create table notes (id bigint generated always as identity primary key, text text)')
  copy = await startReplica(programs, server)
  replica = connect(copy.url, { max: 1 })
  replicas = new Replicas<Tables>(primary, [copy.url], options)
})
after(async () => {
  if (!programs) return
  await replicas.close()
  await Promise.all([primary.close(), replica.close()])
  await copy.stop()
  await server.stop()
})
const skip = !programs && 'no PostgreSQL 15 on this machine'

async function used(isUsed: boolean): Promise<void> {
  for (const end = Date.now() + 30_000; replicas.state()[0]!.isUsed !== isUsed; await replicas.look())
    assert.ok(Date.now() < end, `used: ${isUsed}`)
}
const add = (text: string) => primary.pool.query('insert into notes (text) values ($1)', [text])
const pause = (isPaused: boolean) =>
  replica.pool.query(`select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`).then(async () => {
    const wanted = isPaused ? 'paused' : 'not paused'
    const state = async () =>
      (await replica.pool.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state
    while ((await state()) !== wanted) await replicas.look()
  })
const whereRead = async (reading = replicas.reading()) =>
  (await reading.pool.query('select pg_is_in_recovery() as on')).rows[0].on ? 'replica' : 'primary'

describe('statements of a call that reads', { skip }, () => {
  beforeEach(() => used(true))

  test('a call that only reads is answered by the replica, by both ways of asking', async () => {
    const { pool, kysely } = replicas.reading()
    assert.equal(await whereRead(replicas.reading()), 'replica')
    const before = replicas.reads.replica
    await kysely.selectFrom('notes').selectAll().execute()
    await pool.query({ name: 'all-notes', text: 'select * from notes' })
    assert.equal(replicas.reads.replica, before + 2)
  })

  test('whoever wrote reads from the primary until the replica has replayed it', async () => {
    await pause(true)
    await add('mine')
    const position = await positionOf(primary.pool)
    const reading = replicas.reading(position)
    assert.equal(await whereRead(reading), 'primary')
    const { rows } = await reading.pool.query(`select from notes where text = 'mine'`)
    assert.equal(rows.length, 1)
    await pause(false)
    while ((await whereRead(replicas.reading(position))) === 'primary') await replicas.look()
    const later = await replicas.reading(position).pool.query(`select from notes where text = 'mine'`)
    assert.equal(later.rowCount, 1)
  })

  test('events that were read bind every call, also one that has begun', async () => {
    const events = { catchUp: async () => {}, lsn: undefined as string | undefined }
    const own = new Replicas<Tables>(primary, [copy.url], { ...options, events })
    while (!own.state()[0]!.isUsed) await own.look()
    const begun = own.reading()
    assert.equal(await whereRead(begun), 'replica')
    await pause(true)
    await add('of somebody')
    events.lsn = await positionOf(primary.pool)
    assert.equal(await whereRead(begun), 'primary')
    await pause(false)
    while ((await whereRead(own.reading())) === 'primary') await own.look()
    assert.equal(await whereRead(begun), 'primary', 'it never goes back')
    await own.close()
  })

  test('what writes, and transactions, belong to the primary, and so does the rest of the call', async () => {
    const writing = replicas.reading()
    assert.equal(await whereRead(writing), 'replica')
    assert.equal(writing.wrote, false)
    await writing.kysely.insertInto('notes').values({ text: 'by a reader' }).execute()
    assert.deepEqual([writing.wrote, await whereRead(writing)], [true, 'primary'])
    const locking = replicas.reading()
    await locking.kysely.transaction().execute((tx) => tx.selectFrom('notes').selectAll().forUpdate().execute())
    assert.deepEqual([locking.wrote, await whereRead(locking)], [true, 'primary'])
  })

  test('a mistake in a statement is no fault of the replica', async () => {
    await assert.rejects(replicas.reading().pool.query('select from nothing_here'), { code: '42P01' })
    assert.equal(await whereRead(), 'replica')
  })
})

describe('a replica', { skip }, () => {
  beforeEach(() => used(true))

  test('one that lags is left out, and comes back', async () => {
    await pause(true)
    await add('unseen')
    await used(false)
    assert.equal(await whereRead(), 'primary')
    assert.ok(replicas.state()[0]!.lagSeconds! > 1)
    await pause(false)
    await used(true)
    assert.equal(await whereRead(), 'replica')
  })

  test('one that is killed fails no read, and comes back', async () => {
    const begun = replicas.reading()
    assert.equal(await whereRead(begun), 'replica')
    await copy.kill()
    assert.equal(await whereRead(begun), 'primary')
    assert.equal(await whereRead(), 'primary')
    await used(false)
    assert.equal(replicas.state()[0]!.lagSeconds, null)
    await copy.restart()
    replica = connect(copy.url, { max: 1 })
    await used(true)
    assert.equal(await whereRead(), 'replica')
  })

  test('one that follows another primary is not used', async () => {
    const other = await startPackagedServer(programs!)
    const elsewhere = connect<Tables>(other.url, options)
    const strange = new Replicas<Tables>(elsewhere, [copy.url, other.url], options)
    for (let round = 0; round < 3; round++) await strange.look()
    assert.deepEqual(
      strange.state().map(({ isUsed }) => isUsed),
      [false, false],
    )
    await strange.close()
    await elsewhere.close()
    await other.stop()
  })
})
