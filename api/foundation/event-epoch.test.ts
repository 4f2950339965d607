// Events of a foreign cluster: handled once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type pg from 'pg'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { EventLog } from '#kit/events.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { adoptEvents, findEpoch, findIdentity } from './event-epoch.ts'
import { dataOf, isReadable } from './events.ts'

let bench: TestDatabase<DB>
let pool: pg.Pool
const far = 4_000_000_000
before(async () => {
  bench = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  pool = bench.database.pool
})
after(() => bench.drop())
beforeEach(async () => {
  await pool.query('delete from events; update event_epoch set cluster = null')
  await adoptEvents(pool)
})

async function addEvents(...stamps: number[]): Promise<void> {
  await pool.query(
    `insert into events (xid, name, data) select stamp::text::xid8, 'lists.changed', jsonb_build_object('list', stamp::text, 'code', '')
     from unnest($1::bigint[]) stamp`,
    [stamps],
  )
}

async function setPositions(notifications: number, webhooks: number, pages: number): Promise<void> {
  await pool.query(`update notification_reading set position = '${notifications}';
    update webhook_reading set position = '${webhooks}'; update watch_reading set position = '${webhooks}';
    update index_now_reading set position = '${pages}'`)
}

async function readFrom(table: string): Promise<string[]> {
  const { rows } = await pool.query<{ position: string }>(`select position from ${table}`)
  const read: string[] = []
  const log = new EventLog(pool, rows[0]!.position, isReadable)
  log.on((events) => void read.push(...dataOf(events, 'lists.changed').map(({ list }) => list)))
  await log.catchUp()
  await log.catchUp()
  const left = await pool.query('select from events where xid >= $1::text::xid8', [log.position])
  assert.equal(left.rowCount, 0, 'no reading visits them again')
  return read
}

test('each reader goes on where it was, and events that all have handled are dropped', async () => {
  await addEvents(far, far + 10, far + 20, far + 30)
  await pool.query(
    `insert into events (xid, name, data) values ('${far + 30}', 'events.forgotten', '{"before": "${far}"}')`,
  )
  await setPositions(far + 5, far + 25, far + 20)
  const before = [await findEpoch(pool), await findIdentity(pool)]
  assert.deepEqual(await adoptEvents(pool), { kept: 3, dropped: 2 })
  const epoch = await findEpoch(pool)
  assert.notEqual(epoch, before[0])
  assert.notEqual(await findIdentity(pool), before[1])
  assert.deepEqual(await readFrom('notification_reading'), [far + 10, far + 20, far + 30].map(String))
  assert.deepEqual(await readFrom('index_now_reading'), [far + 20, far + 30].map(String))
  assert.deepEqual(await readFrom('webhook_reading'), [String(far + 30)])
  assert.equal(await adoptEvents(pool), undefined)
  assert.equal(await findEpoch(pool), epoch)
})

test('a position ahead of the server is enough, as is another cluster; starts at once adopt once', async () => {
  await setPositions(3, far, 3)
  assert.ok(await adoptEvents(pool))
  await pool.query(`update event_epoch set cluster = 'another'`)
  const adoptions = await Promise.all([adoptEvents(pool), adoptEvents(pool), adoptEvents(pool)])
  assert.equal(adoptions.filter(Boolean).length, 1)
})

test('a standby that took over keeps its events, in a new epoch', async () => {
  await addEvents(3)
  await pool.query('update event_epoch set timeline = timeline + 1')
  const epoch = await findEpoch(pool)
  assert.equal(await adoptEvents(pool), undefined)
  assert.notEqual(await findEpoch(pool), epoch)
  assert.equal((await pool.query('select from events')).rowCount, 1)
})

test('the sequences that logical replication leaves behind are renewed', async () => {
  await pool.query(
    `insert into events (id, name, data) overriding system value values (1000000, 'lists.changed', '{}')`,
  )
  await pool.query(`update event_epoch set cluster = 'another'; update notification_reading set position = '3'`)
  await adoptEvents(pool)
  const { rows } = await pool.query(`insert into events (name, data) values ('lists.changed', '{}') returning id`)
  assert.equal(rows[0].id, 1_000_001)
})

test('a role that may not read the control file adopts by object ids and future transactions', async () => {
  const role = 'no_control'
  await pool.query(`do $$ begin create role ${role}; exception when duplicate_object then null; end $$`)
  await pool.query(`revoke execute on function pg_control_system() from public`)
  const client = await pool.connect()
  const limited = { connect: async () => client, query: client.query.bind(client) } as unknown as pg.Pool
  const release = client.release.bind(client)
  client.release = () => {}
  try {
    await client.query(`grant usage on schema net to ${role}; grant all on all tables in schema net to ${role}`)
    await client.query(`set role ${role}`)
    assert.match(await findIdentity(limited), /\.hidden\./)
    await setPositions(far, far, far)
    assert.ok(await adoptEvents(limited))
    assert.equal(await adoptEvents(limited), undefined)
  } finally {
    await client.query('reset role; drop owned by no_control')
    await pool.query('grant execute on function pg_control_system() to public')
    release(true)
  }
})

test('a running process whose database became another one says that it stands still', async () => {
  const log = new EventLog(pool, String(far), isReadable)
  await assert.rejects(log.catchUp(), /another one: restart this process/)
  assert.equal(await log.isMoving(), false)
})
