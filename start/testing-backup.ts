// Test helpers of backups.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach } from 'node:test'
import type pg from 'pg'
import { connect } from '#kit/postgres/pool.ts'
import { type TestDatabase, testDatabase } from '#kit/postgres/testing.ts'
import { schemas } from './database.ts'

export const fileID = '019a0000-0000-7000-8000-000000000001'
export const key = 'a long secret of the operator'
export let source: TestDatabase<unknown>
export let folder: string
export let data: string
export let dir = ''
let count = 0

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

type Where = { url?: string; dataDir?: string; key?: string; env?: Record<string, string> }

export function start(
  args: string[],
  { url = source.url, dataDir = data, key: secret = '', env: more = {} }: Where = {},
) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_KEY: secret, ...more }
  return spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], { env, cwd: folder })
}
export async function admin(args: string[], where: Where = {}): Promise<{ status: number | null; output: string }> {
  const child = start(args, where)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output }
}
export async function done(args: string[], where: Where = {}): Promise<string> {
  const { status, output } = await admin(args, where)
  assert.equal(status, 0, output)
  return output
}
export async function refused(args: string[], words: RegExp, where: Where = {}): Promise<void> {
  const { status, output } = await admin(args, where)
  assert.match(output, words)
  assert.doesNotMatch(output, /\n\s+at /, 'no stack')
  assert.equal(status, 1)
}
export function poolOf(url: string): pg.Pool {
  const { pool, close } = connect(url, { schema: 'net', max: 2 })
  after(close)
  return pool
}
export async function emptyDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const { url, drop } = await testDatabase({ template: 'empty' })
  const pool = poolOf(url)
  after(drop)
  return { url, pool }
}
export async function book(pool: pg.Pool): Promise<void> {
  await pool.query(`with booking as (select uuidv7() as id), told as (insert into net.events (name, data) values ('booked', '{}'))
    insert into net.ledger_entries (booking_id, payment_id, account, amount)
    select id, id, 'cash', 100 from booking union all select id, id, 'revenue', -100 from booking`)
}
export async function books(pool: pg.Pool) {
  const { rows } = await pool.query(`select
    (select coalesce(sum(amount), 0)::int from net.ledger_entries) as sum,
    (select count(*)::int / 2 from net.ledger_entries) as bookings,
    (select count(*)::int from net.events where name = 'booked') as events`)
  return rows[0] as { sum: number; bookings: number; events: number }
}
