// Migrations: each once, in order, whole or not at all, never changed afterwards.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { ensureUuidv7, fingerprint, migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'

const { database, drop } = await testDatabase({ template: 'empty' })
const { pool } = database
let folder = ''
let schema = ''

beforeEach(() => {
  if (folder) rmSync(folder, { recursive: true })
  folder = mkdtempSync(join(tmpdir(), 'wbn-migrate-'))
  schema = `shop_${folder.slice(-6).toLowerCase()}`
})
after(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

test('files are applied in order, once', async () => {
  write('0001-things.sql', 'create table things (id uuid primary key default uuidv7())')
  write('0002-name.sql', `alter table things add name text; insert into things (name) values ('bolt')`)
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: ['0001-things.sql', '0002-name.sql'] })
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: [] })
  write('0003-more.sql', `insert into things (name) values ('nut')`)
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: ['0003-more.sql'] })
  const { rows } = await pool.query(`select name from ${schema}.things order by id`)
  assert.deepEqual(rows, [{ name: 'bolt' }, { name: 'nut' }])
})

test('two processes that migrate at once apply each file once', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  const both = await Promise.all([migrate(pool, { folder, schema }), migrate(pool, { folder, schema })])
  assert.deepEqual(
    both.flatMap(({ applied }) => applied),
    ['0001-things.sql'],
  )
})

test('a file that fails leaves nothing of itself, and names itself', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  write('0002-broken.sql', 'create table half (id integer); select nonsense')
  await assert.rejects(migrate(pool, { folder, schema }), /0002-broken\.sql failed: .*nonsense/)
  write('0002-broken.sql', 'create table half (id integer)')
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: ['0002-broken.sql'] })
})

test('an applied file that was changed is refused; other line ends are no change', async () => {
  write('0001-things.sql', 'create table things (\n id integer)')
  await migrate(pool, { folder, schema })
  write('0001-things.sql', 'create table things (\r\n id integer)')
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: [] })
  write('0001-things.sql', 'create table things (\n id bigint)')
  await assert.rejects(migrate(pool, { folder, schema }), /0001-things\.sql was changed after it had been applied/)
})

test('a database that newer code migrated is refused', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  write('0002-more.sql', 'create table more (id integer)')
  await migrate(pool, { folder, schema })
  rmSync(join(folder, '0002-more.sql'))
  await assert.rejects(migrate(pool, { folder, schema }), /0002-more\.sql, which this version lacks/)
})

test('a gap in the numbers is refused', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  write('0003-more.sql', 'create table more (id integer)')
  await assert.rejects(migrate(pool, { folder, schema }), /0003-more\.sql: expected a name that starts with 0002-/)
})

test('I2§1 where uuidv7() is missing the schema gets one: version 7, sorted by time', async () => {
  const client = await pool.connect()
  await client.query(`create schema ${schema}; alter function pg_catalog.uuidv7() rename to uuidv7_of_18`)
  await client.query(`set search_path = ${schema}`)
  await ensureUuidv7(client, schema)
  await ensureUuidv7(client, schema)
  const { rows } = await client.query(
    'select uuidv7()::text as id, extract(epoch from clock_timestamp()) * 1000 as now',
  )
  await client.query('alter function pg_catalog.uuidv7_of_18() rename to uuidv7')
  client.release(true)
  const [{ id, now }] = rows
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const moment = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  assert.ok(Math.abs(moment - now) < 1000, `${moment} is not now, ${now}`)
})

test('the fingerprint changes with a file', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  const before = await fingerprint([{ folder, schema }])
  assert.equal(await fingerprint([{ folder, schema }]), before)
  write('0001-things.sql', 'create table things (id bigint)')
  assert.notEqual(await fingerprint([{ folder, schema }]), before)
})
