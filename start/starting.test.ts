// Starts.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { addBusiness } from '#api/testing.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { readSettings } from './config.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { hideSamples, loadSamples, settleSamples } from './samples.ts'
import { createServer } from './server.ts'

const limit = 1500 // ms
const hold = 3500 // ms

type Line = [what: string, done: number, total: number]
let folder: string
let drop: () => Promise<void>
let opened: OpenDatabase
const lines: Line[] = []
const progress = (done: number, total: number, what: string) => void lines.push([what, done, total])
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wbn-starting-'))
  const database = await testDatabase({ template: 'empty' })
  drop = database.drop
  opened = await openDatabase({ databaseUrl: database.url, dataDir: folder }, { statementTimeout: limit, progress })
})
after(async () => {
  await opened.stop()
  await drop()
  await rm(folder, { recursive: true })
})

async function busy(table: string): Promise<void> {
  const client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  void setTimeout(hold).then(() => client.end())
}

const settings = () =>
  readSettings({ DATA_DIR: folder, SERVICES: 'auth,api', LOG_LEVEL: 'silent', DATABASE_URL: opened.url, DEMO: 'on' })

test('a first start shows how far the tables of the database are', () => {
  const told = lines.filter(([what]) => what === 'Database')
  assert.ok(told.length > 10)
  const [, done, total] = told.at(-1)!
  assert.equal(done, total)
})

test('the search index is made however long its statements take, and shows how far it is', async () => {
  const id = await addBusiness(opened.database.kysely, 'Patient Pumps')
  await busy('net.businesses')
  await assert.rejects(
    opened.database.pool.query('select from businesses'),
    /statement timeout/,
    'a request does not wait',
  )
  await busy('net.businesses')
  lines.length = 0
  const server = await createServer(settings(), opened.database, { progress, starting: opened.starting })
  try {
    const payload = { textQuery: 'Patient' }
    const { data } = (await server.app.inject({ method: 'POST', url: '/api/search/business', payload })).json<{
      data: { data: { businessID: string }[] }
    }>()
    assert.deepEqual(
      data.data.map(({ businessID }) => businessID),
      [id],
    )
    const told = lines.filter(([what]) => what === 'Search index: business')
    assert.deepEqual(told, [
      ['Search index: business', 0, 1],
      ['Search index: business', 1, 1],
    ])
  } finally {
    await server.stop()
  }
})

test('a start listens first, says how far search is, and refuses searches until it is there', async () => {
  await rm(join(folder, 'search'), { recursive: true, force: true })
  await busy('net.businesses')
  const { starting } = opened
  const server = await createServer(settings(), opened.database, { starting, listenFirst: true })
  try {
    const search = () =>
      server.app.inject({ method: 'POST', url: '/api/search/business', payload: { textQuery: 'Patient' } })
    const refused = await search()
    assert.deepEqual([refused.statusCode, refused.json().error.name], [503, 'ServiceUnavailable'])
    assert.ok(Number(refused.headers['retry-after']) >= 1)
    const notReady = await server.app.inject('/readyz')
    assert.equal(notReady.statusCode, 503)
    assert.deepEqual(notReady.json().search, { business: 0, product: 0, people: 0 })
    assert.equal((await server.app.inject('/healthz')).statusCode, 200)
    await server.ready
    assert.match((await search()).body, /Patient Pumps/)
    assert.equal((await server.app.inject('/readyz')).json().search, true)
  } finally {
    await server.stop()
  }
})

test('what was missed since the last start is caught up with however long it takes', async () => {
  await addBusiness(opened.database.kysely, 'Belated Pumps')
  await busy('net.businesses')
  const server = await createServer(settings(), opened.database, { progress, starting: opened.starting })
  const found = await server.app.inject({
    method: 'POST',
    url: '/api/search/business',
    payload: { textQuery: 'Belated' },
  })
  await server.stop()
  assert.match(found.body, /Belated Pumps/)
})

test('sample people and accounts are brought up to date or hidden however long it takes', async () => {
  for (const settle of [() => loadSamples(opened.starting, progress), () => hideSamples(opened.starting)]) {
    await busy('net.people')
    await settle()
  }
  const { rows } = await opened.starting.pool.query('select distinct status from people where sample')
  assert.deepEqual(rows, [{ status: 'suspended' }])
  await busy('auth.accounts')
  const server = await createServer(settings(), opened.database, { starting: opened.starting })
  await server.stop()
})

test('a database of its own people gets no samples unasked; sample accounts are not open on a server unasked, and the start says both', async () => {
  const told: string[] = []
  const settle = (more: Record<string, string>) =>
    settleSamples(
      readSettings({ DATA_DIR: folder, ...more }),
      opened.starting,
      progress,
      (line) => void told.push(line),
    )
  const open = async () =>
    (await opened.starting.pool.query(`select from people where sample and status = 'active'`)).rowCount! > 0
  assert.equal(await settle({ DEMO: 'on', DATABASE_URL: opened.url }), true)
  assert.equal(await open(), true)
  assert.equal(told.length, 0)
  assert.equal(await settle({}), true, 'it was a demonstration and stays one')
  assert.equal(await settle({ DATABASE_URL: opened.url }), false)
  assert.equal(await open(), false)
  assert.match(told.join(), /sample accounts are suspended now; DEMO=on keeps them/)
  const { database, url, drop: dropOwn } = await testDatabase({ template: 'empty' })
  const own = await openDatabase({ databaseUrl: url, dataDir: folder }, { log() {} })
  try {
    await addBusiness(own.database.kysely, 'Own Pumps')
    told.length = 0
    assert.equal(await settleSamples(readSettings({}), own.starting, progress, (line) => void told.push(line)), false)
    assert.match(told.join(), /none is added/)
    assert.equal((await database.pool.query('select from net.people')).rowCount, 0)
  } finally {
    await own.stop()
    await dropOwn()
  }
})
