// Upgrades beside the version before.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrations as net } from '#api/database/database.ts'
import { migrations as auth } from '#auth/database/database.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { findRisks, isDeclared } from '#kit/postgres/compatibility.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { openDatabase } from './database.ts'

const exempt = { net: 94, auth: 10, jobs: 3 }
const folders = { net, auth, jobs }

test('a migration that older processes may trip over says `-- breaking: WHY` or `-- compatible: WHY`', () => {
  const silent = Object.entries(folders).flatMap(([name, { folder }]) =>
    readdirSync(folder)
      .filter((file) => Number(file.slice(0, 4)) > exempt[name as keyof typeof exempt])
      .flatMap((file) => {
        const sql = readFileSync(join(folder, file), 'utf8')
        return isDeclared(sql) ? [] : findRisks(sql).map((statement) => `${file}: ${statement}`)
      }),
  )
  assert.deepEqual(silent, [])
})

test('a migration that the origin has is never changed: databases that had it would not start', () => {
  const changed = ['diff', '--name-only', '--no-renames', '--diff-filter=MD', 'origin/HEAD', '--', '*/migrations/*.sql']
  const { stdout } = spawnSync('git', changed, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })
  assert.equal(stdout, '')
})

test('the first start of a newer version says to back up, and whether the one before can go on', async (context) => {
  const { url, database, drop } = await testDatabase({ template: 'api', migrations: [net, jobs, auth] })
  context.after(drop)
  await database.pool.query('delete from net.migrations where number = 95')
  await database.pool.query('drop table event_epoch')
  const told: string[] = []
  const open = () => openDatabase({ databaseUrl: url, dataDir: '/nowhere' }, { log: (line) => void told.push(line) })
  await (await open()).stop()
  assert.match(
    told.join('\n'),
    /changes the database \(1 new migration\): the version before can still run .* backup DIR/,
  )
  told.length = 0
  await (await open()).stop()
  assert.deepEqual(told, [])
})
