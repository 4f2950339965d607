// Import command.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { isReadable } from '#api/foundation/events.ts'
import { startSearch } from '#api/discovery/search/indexes.ts'
import { EventLog } from '#kit/events.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'wbn-command-'))
let db: TestDatabase<DB>
before(async () => void (db = await testDatabase<DB>({ template: 'api', migrations: [migrations] })))
after(async () => {
  await db.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function command(...options: string[]): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), ...options], {
    env: { ...process.env, DATABASE_URL: db.url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close') as Promise<[number]>
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, error }
}

function write(name: string, ...rows: (object | string)[]): string {
  const file = join(folder, name)
  writeFileSync(file, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'))
  return file
}

test('the command loads files, writes rejects beside the data, and leaves the search ready', async () => {
  const maker = { id: 'm1', name: 'Maker', countryCode: 'IT', industryCode: '0005', businessType: 'MA' }
  const makers = write('makers.jsonl', maker, '{"id": 7')
  const goods = write('goods.jsonl', { id: 'g1', name: 'Press', industryCode: '0005', business: 'm1' })
  const files = ['--businesses', makers, '--products', goods]
  const first = await command(...files)
  assert.equal(first.code, 0, first.error)
  assert.match(first.out, /^businesses: 1 new, 0 changed, 0 unchanged, 1 rejected$/m)
  assert.match(first.out, /^products: 1 new/m)
  const rejects = readFileSync(join(folder, 'imports/makers-rejects.jsonl'), 'utf8')
  assert.match(rejects, /^\{"line":2,"reason":"not valid JSON: .*","row":"\{\\"id\\": 7"\}\n$/)

  const again = await command(...files, '--json')
  const told = again.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(told.at(-1).counts.businesses, { added: 0, changed: 0, unchanged: 1, rejected: 1 })
  assert.ok(told.every(({ step }) => typeof step === 'string'))

  const made: string[] = []
  const search = await startSearch({
    pool: db.database.pool,
    eventLog: new EventLog(db.database.pool, await EventLog.now(db.database.pool), isReadable),
    folder: join(folder, 'search'),
    log: { info: () => {}, warn: () => {} },
    progress: (source) => made.push(source),
  })
  const { documents } = await search.state()
  assert.deepEqual([documents.business, documents.product], [1, 1])
  assert.ok(!made.includes('product'), 'the snapshot is taken, nothing made anew')
  await search.stop()
})

test('the command says what is wrong in one line', async () => {
  const missing = await command('--businesses', join(folder, 'not-there.jsonl'))
  assert.equal(missing.code, 1)
  assert.match(missing.error, /^ENOENT: .*not-there\.jsonl'\n$/)
  assert.match((await command('--bussinesses', 'x')).error, /^Unknown option '--bussinesses'/)
  const nothing = await command()
  assert.equal(nothing.code, 2)
  assert.match(nothing.out, /npm run import/)
  const torn = join(folder, 'torn.jsonl.gz')
  writeFileSync(torn, Buffer.from('1f8b0800000000000003', 'hex'))
  assert.match((await command('--businesses', torn)).error, /^unexpected end of file\n$/)
})
