// Restores on other servers; rehearsals.
import assert from 'node:assert/strict'
import { appendFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { removeHome } from '#kit/postgres/home.ts'
import { connect } from '#kit/postgres/pool.ts'
import { packagedFolder, startPackagedServer } from '#kit/postgres/testing-packaged.ts'
import { openDatabase } from './database.ts'
import {
  book,
  books,
  data,
  dir,
  done,
  emptyDatabase,
  fileID,
  folder,
  poolOf,
  refused,
  source,
} from './testing-backup.ts'

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
