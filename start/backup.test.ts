// Backups.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { migrate } from '#kit/postgres/migrate.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { isCurrent, openDatabase, schemas } from './database.ts'
import {
  book,
  books,
  data,
  dir,
  done,
  emptyDatabase,
  fileID,
  folder,
  key,
  refused,
  source,
  start,
} from './testing-backup.ts'

test('a backup beside writers is one moment of the database, and the restored one goes on from there', async () => {
  const { pool } = source.database
  await pool.query(`create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats
    for values from ('2020-01-01') to ('2020-01-02')`)
  await pool.query(`insert into pgboss.queue_stats (name, captured_on) values ('old', '2020-01-01 12:00')`)
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
  const { rows: old } = await target.pool.query(`select name from pgboss.queue_stats_20200101`)
  assert.deepEqual(old, [{ name: 'old' }])
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

test('a backup by newer code is refused and says which version it needs; settings and the bucket are named, not saved', async () => {
  const newer = await testDatabase({ template: 'backup', migrations: schemas.migrations.toReversed() })
  await newer.database.pool.query(`insert into net.migrations values (9999, '9999-later.sql', 'x')`)
  const env = { S3_BUCKET: 'wbn-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush-hush' }
  const output = await done(['backup', dir], { url: newer.url, env })
  await newer.drop()
  assert.match(output, /Not in it: the files in the bucket wbn-files/)
  assert.match(output, /Not in it: the values of .*S3_SECRET_ACCESS_KEY/)
  assert.doesNotMatch(output + (await readFile(join(dir, 'manifest.json'), 'utf8')), /hush-hush/)
  const target = await emptyDatabase()
  await refused(['restore', dir], /9999-later\.sql, which this version lacks: restore it with version/, {
    url: target.url,
  })
})

test('an encrypted backup shows nothing and opens with its key alone', async () => {
  await source.database.pool.query(`insert into net.events (name, data) values ('secret', '"Sesame"')`)
  const earlier = `${dir}-earlier`
  await done(['backup', earlier], { key })
  await done(['backup', dir], { key })
  const [one, other] = await Promise.all(
    [earlier, dir].map((each) => stat(join(each, 'files/stored', fileID, 'sheet.pdf'))),
  )
  assert.equal(one!.ino, other!.ino, 'an unchanged file is stored once')
  await rm(earlier, { recursive: true })
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
