// Processes behind PgBouncer.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { isDeepStrictEqual, promisify } from 'node:util'
import pg from 'pg'
import { business, writeRows } from '#api/operations/imports/testing.ts'
import { packagedFolder, startPackagedServer } from '#kit/postgres/testing-packaged.ts'
import { startPgBouncer, withoutPgBouncer } from '#kit/postgres/testing-pgbouncer.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { oldestMajor } from '../start/database.ts'
import { call, post, register } from './calls.ts'
import { until } from './folder.ts'
import { type Process, startProduct } from './process.ts'

type Server = { url: string; stop: () => Promise<void> }

async function newest(): Promise<Server> {
  const { url, drop } = await testDatabase({ template: 'empty' })
  return { url, stop: drop }
}

const programs = packagedFolder(oldestMajor)
const servers = [
  { version: 'the embedded PostgreSQL', skip: withoutPgBouncer, open: newest },
  {
    version: `PostgreSQL ${oldestMajor}`,
    skip: withoutPgBouncer || (!programs && `no PostgreSQL ${oldestMajor} on this machine`),
    open: () => startPackagedServer(programs!),
  },
]

async function stop(product: Process): Promise<void> {
  const ended = product.end('SIGTERM')
  await until(async () => (await call(product, '/readyz').catch(() => undefined))?.status !== 200, 'a probe is told')
  await ended
}

const conditions = { serving: true, database: true, events: true, search: true, disk: true }
const ready = { status: 200, body: { status: 'ok', ...conditions } }

const advisoryLocks = `select from pg_locks where locktype = 'advisory' and database =
  (select oid from pg_database where datname = current_database())`

for (const { version, skip, open } of servers)
  describe(`behind a pooler, on ${version}`, { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'wbn-pooler-'))
    let server: Server
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>
    let direct: pg.Client
    let one: Process
    let two: Process
    const settings = () => ({ DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: server.url, SERVICES: 'auth,api,worker' })
    const start = () => startProduct(folder, settings())
    before(async () => {
      server = await open()
      pooler = await startPgBouncer(server.url)
      direct = new pg.Client({ connectionString: server.url })
      await direct.connect()
      ;[one, two] = await Promise.all([start(), start()])
    })
    after(async () => {
      await Promise.all([one, two].map(stop))
      await direct.end()
      await pooler.stop()
      await server.stop()
      rmSync(folder, { recursive: true })
    })

    test('two that start at once become ready', async () => {
      for (const each of [one, two])
        await until(async () => isDeepStrictEqual(await call(each, '/readyz'), ready), 'it is ready')
    })

    test('an account made in one signs in at the other, and a session ended in one is over in the other', async () => {
      const token = await register('ann@wbn.example', [one, two], direct)
      for (const each of [one, two])
        await until(async () => (await call(each, '/auth/whoami', undefined, token)).status === 200, 'it is known')
      await post(one, '/auth/logout', {}, token)
      await until(
        async () => (await call(two, '/auth/whoami', undefined, token)).body.error?.name === 'SessionError',
        'the other process has heard of it',
      )
    })

    test('background work is done', async () => {
      await post(one, '/auth/forgot-password', { email: 'ann@wbn.example' })
      await until(async () => {
        const { rowCount } = await direct.query(`select from auth.mails where recipient = 'ann@wbn.example'`)
        return rowCount === 2
      }, 'the email is written')
    })

    test('a company that is imported is found by every process', async () => {
      const file = writeRows(folder, 'companies.jsonl', [business('p1', { name: 'Pooled Pumps' })])
      const { PATH = '' } = process.env
      const env = { ...settings(), PATH, DATA_DIR: folder, NODE_ENV: 'production' }
      await promisify(execFile)(process.execPath, ['demo/import.ts', '--businesses', file], { env })
      for (const each of [one, two]) {
        const { data } = await post(each, '/api/search/business', { textQuery: 'Pooled Pumps' })
        assert.equal(data.data.length, 1)
      }
    })

    test('one restarts while the other answers, also after a kill', async () => {
      for (const end of [stop, (product: Process) => product.end('SIGKILL')]) {
        await end(one)
        await post(two, '/api/search/business', { textQuery: 'Pooled' })
        one = await start()
        await until(async () => isDeepStrictEqual(await call(one, '/readyz'), ready), 'it is ready')
      }
    })

    test('requests keep their limits, and nothing stays locked', async () => {
      const pooled = new pg.Client({ connectionString: pooler.url })
      await pooled.connect()
      const { rows } = await pooled.query(
        `select current_setting('statement_timeout') as limit, current_setting('search_path') as path`,
      )
      await pooled.end()
      assert.deepEqual(rows[0], { limit: '10s', path: 'net, auth, public' })
      const held = await direct.query(advisoryLocks)
      assert.equal(held.rowCount, 0)
    })
  })

describe('settings of a pooler', { skip: withoutPgBouncer }, () => {
  let server: Server
  before(async () => (server = await newest()))
  after(() => server.stop())
  const startedWith = async (settings: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'wbn-pooler-'))
    const product = await startProduct(folder, settings)
    await product.end('SIGKILL')
    rmSync(folder, { recursive: true })
    return product.output()
  }

  for (const more of ['', 'ignore_startup_parameters = options'])
    test(`a pooler in place of the database is named, and the remedy${more && ', also where it ignores settings'}`, async () => {
      const pooler = await startPgBouncer(server.url, { more })
      assert.match(await startedWith({ DATABASE_URL: pooler.url }), /^DATABASE_URL: .* set DIRECT_DATABASE_URL/m)
      await pooler.stop()
    })

  test('connections that the pooler opened before are named, and the remedy', async () => {
    const pooler = await startPgBouncer(server.url, { connections: 1 })
    const early = new pg.Client({ connectionString: pooler.url })
    await early.connect()
    await early.query('select')
    await early.end()
    const settings = { DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: server.url }
    assert.match(await startedWith(settings), /^DATABASE_URL: the pooler's connections have another .*RECONNECT/m)
    await pooler.console('reconnect')
    assert.match(await startedWith(settings), /ready/)
    await pooler.stop()
  })
})
