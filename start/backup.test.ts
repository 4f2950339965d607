// Backups by the command: hot, encrypted, restored elsewhere, rehearsed.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { removeHome } from '#kit/postgres/home.ts'
import { migrate } from '#kit/postgres/migrate.ts'
import { connect } from '#kit/postgres/pool.ts'
import { packagedFolder, startPackagedServer } from '#kit/postgres/testing-packaged.ts'
import { type TestDatabase, testDatabase } from '#kit/postgres/testing.ts'
import { isCurrent, openDatabase, schemas } from './database.ts'

const fileID = '019a0000-0000-7000-8000-000000000001'
const key = 'a long secret of the operator'
let source: TestDatabase<unknown>
let folder: string
let data: string
let count = 0
let dir = ''

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wbn-backup-'))
  data = join(folder, 'data')
  source = await testDatabase({ template: 'backup', migrations: schemas.migrations.toReversed() })
  await source.database.pool.query(
    `insert into net.files (id, owner_id, kind, bytes, stored_at) values ($1, uuidv7(), 'document', 5, now())`,
    [fileID],
  )
  await mkdir(join(data, 'files/stored', fileID), { recursive: true })
  await writeFile(join(data, 'files/stored', fileID, 'sheet.pdf'), 'sheet')
})
after(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  dir = join(folder, `backup-${++count}`)
})

type Where = { url?: string; dataDir?: string; key?: string }

function start(args: string[], { url = source.url, dataDir = data, key: secret = '' }: Where = {}) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_KEY: secret }
  return spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], { env, cwd: folder })
}
async function admin(args: string[], where: Where = {}): Promise<{ status: number | null; output: string }> {
  const child = start(args, where)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output }
}
async function done(args: string[], where: Where = {}): Promise<string> {
  const { status, output } = await admin(args, where)
  assert.equal(status, 0, output)
  return output
}
async function refused(args: string[], words: RegExp, where: Where = {}): Promise<void> {
  const { status, output } = await admin(args, where)
  assert.match(output, words)
  assert.doesNotMatch(output, /\n\s+at /, 'no stack')
  assert.equal(status, 1)
}
function poolOf(url: string): pg.Pool {
  const { pool, close } = connect(url, { schema: 'net', max: 2 })
  after(close)
  return pool
}
async function emptyDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const { url, drop } = await testDatabase({ template: 'empty' })
  const pool = poolOf(url)
  after(drop)
  return { url, pool }
}
async function book(pool: pg.Pool): Promise<void> {
  await pool.query(`with booking as (select uuidv7() as id), told as (insert into net.events (name, data) values ('booked', '{}'))
    insert into net.ledger_entries (booking_id, payment_id, account, amount)
    select id, id, 'cash', 100 from booking union all select id, id, 'revenue', -100 from booking`)
}
async function books(pool: pg.Pool) {
  const { rows } = await pool.query(`select
    (select coalesce(sum(amount), 0)::int from net.ledger_entries) as sum,
    (select count(*)::int / 2 from net.ledger_entries) as bookings,
    (select count(*)::int from net.events where name = 'booked') as events`)
  return rows[0] as { sum: number; bookings: number; events: number }
}

test('a backup beside writers is one moment of the database, and the restored one goes on from there', async () => {
  const { pool } = source.database
  let writing = true
  const writers = Array.from({ length: 4 }, async () => {
    while (writing) await book(pool)
  })
  const before = await books(pool)
  try {
    assert.match(await done(['backup', dir]), /Backed up into .* 1 files/)
  } finally {
    writing = false
    await Promise.all(writers)
  }
  const target = await emptyDatabase()
  const where = { url: target.url, dataDir: join(folder, 'elsewhere') }
  await done(['restore', dir], where)
  const restored = await books(target.pool)
  assert.equal(restored.sum, 0)
  assert.equal(restored.events, restored.bookings)
  assert.ok(restored.bookings >= before.bookings && restored.bookings <= (await books(pool)).bookings)
  assert.equal(await readFile(join(where.dataDir, 'files/stored', fileID, 'sheet.pdf'), 'utf8'), 'sheet')
  // Ids go on, triggers and constraints hold again.
  await book(target.pool)
  await assert.rejects(target.pool.query('delete from net.ledger_entries'), /append-only/)
  const foreignKeys = `select conname, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' order by 1, 2`
  assert.deepEqual((await target.pool.query(foreignKeys)).rows, (await pool.query(foreignKeys)).rows)
  const opened = await openDatabase({ databaseUrl: target.url, dataDir: folder })
  assert.equal(await isCurrent(opened.database), true)
  await opened.stop()
  await refused(['restore', dir], /The database is not empty: it has the schemas .*net/, where)
})

test('a new version restores the backup of an older one, and takes one beside its own migrations', async () => {
  const older = await emptyDatabase()
  for (const each of schemas.migrations)
    await migrate(older.pool, {
      ...each,
      ...(each.schema === 'net' ? { only: new Set(Array.from({ length: 94 }, (_, at) => at + 1)) } : {}),
    })
  await book(older.pool)
  await done(['backup', dir], { url: older.url })
  const { rows } = await older.pool.query('select max(number) as level from net.migrations')
  assert.equal(rows[0].level, 94, 'the backup migrates nothing')
  const target = await emptyDatabase()
  await done(['restore', dir], { url: target.url })
  assert.deepEqual(await books(target.pool), { sum: 0, bookings: 1, events: 1 })
  await refused(['restore', dir], /not empty/, { url: target.url })
})

test('a backup by newer code is refused and says which version it needs', async () => {
  const newer = await testDatabase({ template: 'backup', migrations: schemas.migrations.toReversed() })
  await newer.database.pool.query(`insert into net.migrations values (9999, '9999-later.sql', 'x')`)
  await done(['backup', dir], { url: newer.url })
  await newer.drop()
  const target = await emptyDatabase()
  await refused(['restore', dir], /9999-later\.sql, which this version lacks: restore it with version/, {
    url: target.url,
  })
})

const programs = packagedFolder(15)
test('backups move between PostgreSQL 15 and 18, both ways', { skip: !programs }, async () => {
  await book(source.database.pool)
  const server = await startPackagedServer(programs!)
  after(server.stop)
  await done(['backup', dir])
  await done(['restore', dir], { url: server.url })
  const moved = await books(poolOf(server.url))
  assert.deepEqual(moved, await books(source.database.pool))
  await done(['backup', `${dir}-back`], { url: server.url })
  const target = await emptyDatabase()
  await done(['restore', `${dir}-back`], { url: target.url })
  assert.deepEqual(await books(target.pool), moved)
})

test('an encrypted backup shows nothing and opens with its key alone', async () => {
  await source.database.pool.query(`insert into net.events (name, data) values ('secret', '"Sesame"')`)
  await done(['backup', dir], { key })
  assert.doesNotMatch(await readFile(join(dir, 'files/stored', fileID, 'sheet.pdf'), 'latin1'), /sheet/)
  const target = await emptyDatabase()
  const where = { url: target.url, dataDir: join(folder, 'sealed') }
  await refused(['restore', dir], /is encrypted: set BACKUP_KEY/, where)
  await refused(['restore', dir], /BACKUP_KEY is not the key/, { ...where, key: 'quite another long key' })
  await done(['restore', dir], { ...where, key })
  const { rows } = await target.pool.query(`select data from net.events where name = 'secret'`)
  assert.deepEqual(rows, [{ data: 'Sesame' }])
  assert.equal(await readFile(join(where.dataDir, 'files/stored', fileID, 'sheet.pdf'), 'utf8'), 'sheet')
})

test('altered or missing parts are named, and nothing is restored', async () => {
  await done(['backup', dir], { key })
  const target = await emptyDatabase()
  async function broken(change: (copy: string) => Promise<void>, words: RegExp): Promise<void> {
    const copy = `${dir}-broken-${words.source.length}`
    await cp(dir, copy, { recursive: true })
    await change(copy)
    await refused(['restore', copy], words, { url: target.url, key })
    const { rows } = await target.pool.query(`select from pg_namespace where nspname in ('net', 'auth')`)
    assert.equal(rows.length, 0)
  }
  await broken(async (copy) => {
    const file = await open(join(copy, 'tables/net.events.zst'), 'r+')
    await file.write(Buffer.from([255, 0, 255]), 0, 3, 40)
    await file.close()
  }, /net\.events\.zst was altered or damaged/)
  await broken((copy) => truncate(join(copy, 'tables/net.people.zst'), 10), /net\.people\.zst was altered/)
  await broken((copy) => rm(join(copy, 'tables/net.posts.zst')), /net\.posts\.zst is missing/)
  await broken(async (copy) => {
    const path = join(copy, 'manifest.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"rows": 0', '"rows": 1'))
  }, /its manifest\.json was altered/)
  await broken((copy) => rm(join(copy, 'manifest.json')), /no complete backup/)
})

test('a killed backup leaves nothing that looks complete, and the next one takes its place', async () => {
  const place = join(folder, 'large')
  await cp(data, place, { recursive: true })
  const large = join(place, 'files/stored', fileID, 'video.mp4')
  await writeFile(large, '')
  await truncate(large, 8 * 1024 ** 3)
  const child = start(['backup', dir], { dataDir: place })
  const ended = new Promise((resolve) => child.once('close', resolve))
  while (!existsSync(join(`${dir}.partial`, 'files/stored', fileID, 'video.mp4'))) await setTimeout(20)
  child.kill('SIGKILL')
  await ended
  assert.equal(existsSync(dir), false)
  await refused(['restore', `${dir}.partial`], /no complete backup/)
  await rm(large)
  await done(['backup', dir], { dataDir: place })
  assert.equal(existsSync(`${dir}.partial`), false)
  await refused(['backup', dir], /is not empty: name a new folder/)
})

test('a restore that was broken off keeps the server from starting, and runs again', async () => {
  await done(['backup', dir])
  const target = await emptyDatabase()
  await target.pool.query('create schema wbn_restoring; create schema net; create table net.half (id int)')
  await assert.rejects(openDatabase({ databaseUrl: target.url, dataDir: folder }), /restore .* was broken off/)
  await done(['restore', dir], { url: target.url })
  assert.deepEqual(await books(target.pool), await books(source.database.pool))
})

test('a rehearsal says what changed since, names what is missing, and is recorded', async () => {
  await done(['backup', dir])
  await book(source.database.pool)
  const output = await done(['rehearse'])
  assert.match(output, /everything is there/)
  assert.match(output, /Changed since the backup:\n(.*\n)*? {2}net\.events: \d+ → \d+ rows/)
  await rm(join(dir, 'files/stored', fileID), { recursive: true })
  await appendFile(join(dir, 'tables/net.people.zst'), 'x')
  await refused(['rehearse'], /net\.people\.zst was altered/)
  await done(['backup', `${dir}-second`])
  await rm(join(`${dir}-second`, 'files/stored', fileID), { recursive: true })
  await refused(['rehearse', `${dir}-second`], new RegExp(`files/stored/${fileID}/sheet.pdf is missing`))
  const { rows } = await source.database.pool.query('select folder, problems from net.rehearsals order by ended_at')
  assert.deepEqual(
    rows.map((row) => [row.folder, row.problems.length]),
    [
      [dir, 0],
      [dir, 1],
      [`${dir}-second`, 1],
    ],
  )
  assert.deepEqual(
    (await readdir(data)).filter((name) => name.startsWith('rehearsing')),
    [],
  )
})

test('the embedded database is restored with the server stopped, and the one before is kept aside', async () => {
  await done(['backup', dir])
  const dataDir = join(folder, 'embedded')
  after(() => removeHome(dataDir))
  const where = { url: '', dataDir }
  await refused(['backup', `${dir}-none`], /there is no database in/, where)
  assert.doesNotMatch(await done(['restore', dir], where), /is kept in/)
  const embedded = await startEmbedded({ dataDir, durable: false })
  const { pool, close } = connect(embedded.url)
  assert.deepEqual(await books(pool), await books(source.database.pool))
  await refused(['restore', dir], /is in use: stop the server first/, where)
  await done(['backup', `${dir}-hot`], where)
  await close()
  await embedded.stop()
  await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
  await assert.rejects(
    startEmbedded({ dataDir }),
    /was made by PostgreSQL 17.*npm run admin -- backup DIR.*npm run admin -- restore DIR/,
  )
  assert.match(
    await done(['restore', `${dir}-hot`], where),
    /The database of before is kept in .*before-restore-\d{14}/,
  )
  const names = (await readdir(dataDir)).toSorted()
  assert.deepEqual(
    names.map((name) => name.replace(/\d{14}$/, 'TIME')),
    ['files', 'postgres', 'postgres.before-restore-TIME'],
  )
})
