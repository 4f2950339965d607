// A test file's own database.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestServer, testDatabase } from './testing.ts'

const server = await startTestServer()
process.env.TEST_DATABASE_URL = server.url
after(server.stop)

test('clones share what was prepared once, and nothing else', async () => {
  let prepared = 0
  const options = {
    template: 'things',
    prepare: async ({ pool }: { pool: { query: (sql: string) => Promise<unknown> } }) => {
      prepared++
      await pool.query(`create table things (name text); insert into things values ('bolt')`)
    },
  }
  const [one, two] = await Promise.all([testDatabase(options), testDatabase(options)])
  assert.equal(prepared, 1)
  await one.database.pool.query(`insert into things values ('nut')`)
  assert.equal((await one.database.pool.query('select from things')).rowCount, 2)
  assert.equal((await two.database.pool.query('select from things')).rowCount, 1)
  await one.drop()
  const { rows } = await two.database.pool.query(`select datname from pg_database where datname like 'test\\_%'`)
  assert.equal(rows.length, 1)
  await two.drop()
})

test('a preparation that fails leaves no half template', async () => {
  const failing = { template: 'broken', prepare: () => Promise.reject(new Error('no')) }
  await assert.rejects(testDatabase(failing), /no/)
  const { drop } = await testDatabase({ template: 'broken' })
  await drop()
})
