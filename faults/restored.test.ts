// A dump restored into another cluster.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { admitPerson } from '#api/identity/people/lookup.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { type RunningSearch, startSearch } from '#api/discovery/search/indexes.ts'
import { isReadable } from '#api/foundation/events.ts'
import { addBusiness } from '#api/testing.ts'
import { EventLog, insertEvents } from '#kit/events.ts'
import { packagedFolder, startPackagedServer } from '#kit/postgres/testing-packaged.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { oldestMajor, type OpenDatabase, openDatabase } from '#start/database.ts'

const programs = packagedFolder(oldestMajor)
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wbn-restored-'))
})
after(() => rm(folder, { recursive: true }))

const open = (databaseUrl: string, told: string[] = []) =>
  openDatabase({ databaseUrl, dataDir: folder }, { log: (message) => void told.push(message) })

async function search({ database: { pool } }: OpenDatabase) {
  const built: string[] = []
  const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
  const log = { info: ({ indexName }: { indexName: string }) => void built.push(indexName), warn() {} }
  const running = await startSearch({ pool, eventLog, folder: join(folder, 'search'), log: log as never })
  return { ...running, eventLog, built }
}

async function has({ find }: RunningSearch, id: string): Promise<boolean> {
  return (await find('business', { text: '', skip: 0, size: 1000 })).ids.includes(id)
}

async function person({ database: { pool } }: OpenDatabase, firstName: string): Promise<string> {
  const userID = randomUUID()
  const profile = { firstName, lastName: 'Example', country: 'IT', roles: [], sessionID: randomUUID() }
  await admitPerson(pool, { userID, email: `${userID}@wbn.example`, emailVerified: true, ...profile })
  return userID
}

async function follow({ database: { kysely } }: OpenDatabase, followerID: string, followedID: string): Promise<void> {
  const sides = { followedKind: 'user', followedID, followerKind: 'user', followerID }
  await kysely.transaction().execute((tx) => insertEvents(tx, 'follows.added', [sides]))
}

async function spendTransactions({ starting: { pool } }: OpenDatabase): Promise<void> {
  await pool.query(`do $$ begin for one in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$`)
}

async function countTold({ database: { pool } }: OpenDatabase, receiverID: string): Promise<number> {
  const { rows } = await pool.query('select count(*) as told from notification_causes where receiver_id = $1', [
    receiverID,
  ])
  return rows[0].told
}

async function countRead({ database: { pool } }: OpenDatabase, position: string): Promise<number> {
  const { rows } = await pool.query('select count(*) as read from events where xid >= $1::text::xid8', [position])
  return rows[0].read
}

function copy(from: string, to: string): void {
  const dump = execFileSync(join(programs!, 'pg_dump'), ['--no-owner', from], { maxBuffer: 1e9 })
  const options = ['--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', to]
  execFileSync(join(programs!, 'psql'), options, { input: dump, stdio: ['pipe', 'ignore', 'inherit'] })
}

async function livedIn(url: string): Promise<{ ann: string; business: string }> {
  const old = await open(url)
  await spendTransactions(old)
  const [ann, bob, carl] = [await person(old, 'Ann'), await person(old, 'Bob'), await person(old, 'Carl')]
  const business = await addBusiness(old.database.kysely, 'Surviving Valves')
  await follow(old, bob, ann)
  await openReader({ db: old.database.kysely }).read()
  assert.equal(await countTold(old, ann), 1)
  for (const table of ['webhook_reading', 'watch_reading', 'index_now_reading'])
    await old.database.pool.query(`update ${table} set position = (select position from notification_reading)`)
  await follow(old, carl, ann)
  const { stop } = await search(old)
  await stop()
  await old.database.pool.query(`update events set told_at = now() - interval '8 days'`)
  await old.stop()
  return { ann, business }
}

test(
  `a dump of PostgreSQL ${oldestMajor} restored into a new server: events are read once, old ones deleted, indexes built once`,
  { skip: !programs && `PostgreSQL ${oldestMajor} is not installed` },
  async (context) => {
    const [old, fresh] = [await startPackagedServer(programs!), await startTestServer()]
    context.after(() => Promise.all([old.stop(), fresh.stop()]))
    const { ann, business } = await livedIn(old.url)
    copy(old.url, fresh.url)
    const told: string[] = []
    const opened = await open(fresh.url, told)
    assert.match(told.join(), /restored, upgraded or replicated: [1-9]\d* events are yet to be handled, [1-9]\d* were/)
    const first = await search(opened)
    assert.deepEqual(first.built, ['business', 'product', 'people'])
    assert.ok(await has(first, business))
    const reader = openReader({ db: opened.database.kysely })
    assert.equal(await reader.read(), true)
    assert.equal(await countTold(opened, ann), 2)
    assert.equal(await reader.read(), false)
    await first.eventLog.catchUp()
    assert.equal(await countRead(opened, first.eventLog.position), 0)
    const added = await addBusiness(opened.database.kysely, 'Restored Pumps')
    await first.eventLog.catchUp()
    assert.ok(await has(first, added))
    await first.save()
    assert.ok((await first.deleteOldEvents()) > 0)
    await first.stop()
    await opened.stop()

    const again = await open(fresh.url, told)
    assert.equal(told.length, 1)
    const second = await search(again)
    assert.deepEqual(second.built, [])
    assert.ok(await has(second, added))
    await second.stop()
    await again.stop()
  },
)
