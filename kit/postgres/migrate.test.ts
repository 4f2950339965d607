// Migrations.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { ensureUuidFunctions, findPending, fingerprint, isMigrated, migrate } from './migrate.ts'
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

test('two processes that migrate at once each go on where the other stands, in order', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `${String(at + 1).padStart(4, '0')}-step.sql`)
  for (const [at, name] of names.entries())
    write(name, at === 0 ? 'create table things (id integer)' : `alter table things add column c${at} integer`)
  const both = await Promise.all([migrate(pool, { folder, schema }), migrate(pool, { folder, schema })])
  assert.deepEqual(both.flatMap(({ applied }) => applied).toSorted(), names)
  const { rows } = await pool.query(`select name from ${schema}.migrations order by number`)
  assert.deepEqual(
    rows.map(({ name }) => name),
    names,
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

test('a database that a newer version migrated is worked with, unless the migration is declared as breaking', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  write('0002-more.sql', 'create table more (id integer)')
  await migrate(pool, { folder, schema })
  rmSync(join(folder, '0002-more.sql'))
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: [] })
  assert.equal(await isMigrated(pool, { folder, schema }), true)
  write('0003-fewer.sql', '-- breaking: things are read no more\ndrop table things')
  await migrate(pool, { folder, schema })
  rmSync(join(folder, '0003-fewer.sql'))
  await assert.rejects(
    migrate(pool, { folder, schema }),
    /0003-fewer\.sql, which this version lacks and can't work with/,
  )
})

test('a database of the time before declarations gets them', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  await migrate(pool, { folder, schema })
  await pool.query(`alter table ${schema}.migrations drop breaking`)
  write('0002-fewer.sql', '-- breaking: things are read no more\ndrop table things')
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: ['0002-fewer.sql'] })
  const { rows } = await pool.query(`select number, breaking from ${schema}.migrations order by number`)
  assert.deepEqual(rows, [
    { number: 1, breaking: false },
    { number: 2, breaking: true },
  ])
})

test('what an existing database lacks is known before it is applied', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  const names = async () => (await findPending(pool, { folder, schema })).map(({ name }) => name)
  assert.deepEqual(await names(), [], 'nothing to keep yet')
  await migrate(pool, { folder, schema })
  assert.deepEqual(await names(), [])
  write('0002-more.sql', 'create table more (id integer)')
  assert.deepEqual(await names(), ['0002-more.sql'])
})

test('numbers may be left out, and a file that comes between applied ones is applied; two of one number are refused', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  write('0004-more.sql', 'create table more (id integer)')
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: ['0001-things.sql', '0004-more.sql'] })
  write('0003-between.sql', 'create table between_them (id integer)')
  assert.deepEqual(await migrate(pool, { folder, schema }), { applied: ['0003-between.sql'] })
  write('0003-same.sql', 'create table same (id integer)')
  await assert.rejects(migrate(pool, { folder, schema }), /0003-same\.sql: expected a name that starts with a number/)
  rmSync(join(folder, '0003-same.sql'))
  write('things.sql', 'create table other (id integer)')
  await assert.rejects(migrate(pool, { folder, schema }), /things\.sql: expected a name that starts with a number/)
})

test('where uuidv7() is missing the schema gets one, also for another time: version 7, sorted by time, and its time can be read', async () => {
  const client = await pool.connect()
  const { rows: found } = await client.query(
    `select oid::regprocedure::text as name from pg_proc where proname = 'uuidv7' and pronamespace = 'pg_catalog'::regnamespace`,
  )
  const builtIn = found.map(({ name }) => name as string)
  await client.query(`create schema ${schema}`)
  for (const one of builtIn) await client.query(`alter function pg_catalog.${one} rename to uuidv7_of_18`)
  await client.query(`set search_path = ${schema}`)
  await ensureUuidFunctions(client, schema)
  await ensureUuidFunctions(client, schema)
  const { rows: inOrder } = await client.query(
    `select uuidv7()::text as id, pg_sleep(0.00001) from generate_series(1, 200)`,
  )
  const { rows } = await client.query(
    `select uuidv7()::text as id, uuidv7(interval '-1 hour')::text as earlier, extract(epoch from clock_timestamp()) * 1000 as now`,
  )
  for (const one of builtIn)
    await client.query(`alter function pg_catalog.${one.replace('uuidv7', 'uuidv7_of_18')} rename to uuidv7`)
  const [{ id, earlier, now }] = rows
  const ids = inOrder.map((row) => row.id as string)
  assert.deepEqual(ids.toSorted(), ids)
  for (const [made, moment] of [
    [id, now],
    [earlier, now - 3_600_000],
  ]) {
    assert.match(made, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(made.replace('-', '').slice(0, 12), 16)
    assert.ok(Math.abs(time - moment) < 1000, `${time} is not ${moment}`)
    const read = await client.query('select extract(epoch from uuid_time($1)) * 1000 as time', [made])
    assert.equal(Math.round(read.rows[0].time), time)
  }
  client.release(true)
})

test('the fingerprint changes with a file', async () => {
  write('0001-things.sql', 'create table things (id integer)')
  const before = await fingerprint([{ folder, schema }])
  assert.equal(await fingerprint([{ folder, schema }]), before)
  write('0001-things.sql', 'create table things (id bigint)')
  assert.notEqual(await fingerprint([{ folder, schema }]), before)
})
