// Silently dropped connections.
import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { blackHoleTo } from '../testing-black-hole.ts'
import { connect } from './pool.ts'
import { testDatabase } from './testing.ts'
import { isAway } from './trouble.ts'

const { url, drop } = await testDatabase({ template: 'empty' })
after(drop)

const silence = { suspicion: 100, patience: 400 }

async function through(context: TestContext, options: Parameters<typeof connect>[1] = {}) {
  const hole = await blackHoleTo(url)
  const database = connect(hole.url, { max: 3, connectionTimeout: 500, silence, ...options })
  context.after(async () => {
    hole.close()
    await database.close()
  })
  return { ...hole, ...database }
}

test('a statement that is lost fails as an outage, and the next one goes over a new connection', async (context) => {
  const { pool, swallow } = await through(context)
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
  assert.equal(pool.idleCount, 3)
  swallow('present')
  await assert.rejects(pool.query('select 1'), isAway)
  assert.equal((await pool.query('select 1 as one')).rows[0].one, 1)
})

test('a transaction whose connection is lost fails, and its connection is not used again', async (context) => {
  const { kysely, pool, swallow } = await through(context, { max: 1 })
  await assert.rejects(
    kysely.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      swallow('present')
      await sql`select 2`.execute(tx)
    }),
    isAway,
  )
  assert.equal((await pool.query('select 1 as one')).rows[0].one, 1)
})

test('while nothing answers every statement fails, and all is well when the network is', async (context) => {
  const { pool, swallow, heal } = await through(context)
  await pool.query('select')
  swallow('all')
  await assert.rejects(pool.query('select'), isAway)
  await assert.rejects(pool.query('select'), isAway)
  heal()
  await pool.query('select')
})

test('a statement that takes long goes on as long as the server says that it runs', async (context) => {
  const { pool } = await through(context)
  const { rows } = await pool.query('select pg_sleep(1.5), 1 as one')
  assert.equal(rows[0].one, 1)
})

test('an idle connection may be silent', async (context) => {
  const { pool } = await through(context, { max: 1 })
  const before = await pool.query('select pg_backend_pid() as pid')
  await pause(400)
  assert.deepEqual((await pool.query('select pg_backend_pid() as pid')).rows, before.rows)
})

test('a statement has a deadline, also where the server says that it runs', async (context) => {
  const { pool } = await through(context, { silence: { ...silence, deadline: 400 } })
  await assert.rejects(pool.query('select pg_sleep(60)'), isAway)
})
