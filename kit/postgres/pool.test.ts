// Values as they arrive from PostgreSQL.
import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import type pg from 'pg'
import { connect } from './pool.ts'
import { testDatabase } from './testing.ts'
import { isAway } from './trouble.ts'

const { url, database, drop } = await testDatabase({ template: 'empty' })
after(drop)

test('numbers, days, moments and json arrive as JavaScript has them', async () => {
  const { rows } = await database.pool.query(`
    select 9007199254740991::bigint as big, 12.50::numeric as price, array[1, null]::bigint[] as list, '2026-02-03'::date as day,
      '2026-02-03T04:05:06Z'::timestamptz as moment, '{"snake_key": 1}'::jsonb as value, null::bigint as nothing`)
  assert.deepEqual(rows[0], {
    big: 9007199254740991,
    price: 12.5,
    list: [1, null],
    day: '2026-02-03',
    moment: new Date('2026-02-03T04:05:06Z'),
    value: { snake_key: 1 },
    nothing: null,
  })
})

test('columns are camelCase, keys inside json stay', async () => {
  const { rows } = await sql`select 1 as year_stablished, '{"snake_key": 1}'::jsonb as open_value`.execute(
    database.kysely,
  )
  assert.deepEqual(rows, [{ yearStablished: 1, openValue: { snake_key: 1 } }])
})

test('a statement that takes too long is ended by PostgreSQL', async () => {
  const hurried = connect(url, { statementTimeout: 20 })
  await assert.rejects(hurried.pool.query('select pg_sleep(60)'), { code: '57014' })
  await hurried.close()
})

test('a connection that breaks is the database being away, however it breaks', async () => {
  const breaks = {
    'the server ends it': (client: pg.PoolClient) =>
      database.pool.query('select pg_terminate_backend($1)', [(client as unknown as { processID: number }).processID]),
    'its socket ends': (client: pg.PoolClient) => socketOf(client).destroy(),
    'its socket is reset': (client: pg.PoolClient) =>
      socketOf(client).destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })),
  }
  for (const [way, breakIt] of Object.entries(breaks)) {
    const other = connect(url, { max: 1 })
    const client = await other.pool.connect()
    const asked = client.query('select pg_sleep(60)').then(
      () => undefined,
      (error: unknown) => error,
    )
    await breakIt(client)
    assert.ok(isAway(await asked), way)
    assert.ok(
      isAway(
        await client.query('select').then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
      `${way}, and then`,
    )
    client.release(true)
    await other.close()
  }
})

function socketOf(client: pg.PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

test('unqualified names are looked up in the schema', async () => {
  await database.pool.query('create schema shop; create table shop.things (id integer)')
  const inShop = connect(url, { schema: 'shop' })
  assert.equal((await inShop.pool.query('select from things')).rowCount, 0)
  await inShop.close()
})

test('a broken idle connection is replaced', async () => {
  const heard: string[] = []
  const other = connect(url, { max: 1, name: 'doomed', log: (message) => heard.push(message) })
  const { rows } = await other.pool.query('select pg_backend_pid() as pid')
  const broken = new Promise((resolve) => other.pool.once('remove', resolve))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await broken
  assert.equal((await other.pool.query('select 1 as one')).rows[0].one, 1)
  assert.equal(heard.length, 1)
  await other.close()
})

test('a connection that breaks inside a transaction fails the transaction and nothing else', async () => {
  const other = connect(url, { max: 1, name: 'doomed' })
  const broken = new Promise((resolve) => other.pool.once('connect', (client) => client.once('end', resolve)))
  const transaction = other.kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await broken
    await sql`select 1`.execute(tx)
  })
  await assert.rejects(transaction)
  assert.equal((await other.pool.query('select 1 as one')).rows[0].one, 1)
  await other.close()
})
