// Unreadable event rows.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { EventLog, type StoredEvent } from '#kit/events.ts'
import { emitEvent, EventCheck, isReadable } from './foundation/events.ts'
import { openReader } from './discovery/notifications/reader.ts'
import { findMissed } from './social/live/queries.ts'
import { startSearch } from './discovery/search/indexes.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const names = [
  'businesses.changed',
  'products.changed',
  'people.changed',
  'invitations.added',
  'comments.added',
  'posts.changed',
  'mentions.added',
  'reactions.added',
  'follows.added',
  'connections.asked',
  'groups.asked',
  'groups.accepted',
  'groups.left',
  'certificates.expiring',
  'notifications.changed',
  'events.forgotten',
  'never.heard.of',
]
const data = ['null', '{}', '[]', '"x"', '7', '{"ids":null}', '{"ids":[null]}', '{"ids":["x"]}', '{"before":"soon"}']

async function addBadEvents(): Promise<number> {
  const { rowCount } = await bench.pool.query(
    'insert into events (name, data) select name, data::jsonb from unnest($1::text[]) name, unnest($2::text[]) data',
    [names, data],
  )
  return rowCount!
}

test('rows of events that can not be read stop no search, no notification and no live event, and what comes after them is read', async () => {
  const position = await EventLog.now(bench.pool)
  const reader = openReader(bench.dependencies)
  await addBadEvents()
  const id = await addBusiness(bench.db, 'Unstoppable Valves')
  const found = await bench.api.search.business({ body: { textQuery: 'Unstoppable' } })
  assert.deepEqual(
    found.data.map(({ businessID }) => businessID),
    [id],
  )
  const [ann, bob] = [await bench.person('Ann Follows'), await bench.person('Bob Followed')]
  await ann.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: bob.userID } })
  await reader.read()
  assert.equal((await bob.api.notifications.list()).data.length, 1)
  const missed = await findMissed(bench.pool, names, position, 1000)
  assert.ok(missed!.every(isReadable))
})

test('search starts though rows of events can not be read', async () => {
  await addBadEvents()
  const { pool, eventLog } = bench.dependencies
  const log = { info() {}, warn() {} }
  const folder = await mkdtemp(join(tmpdir(), 'wbn-search-'))
  for (const _ of ['made from the tables', 'read from its snapshot']) {
    const search = await startSearch({ pool, eventLog, folder, log })
    await addBadEvents()
    assert.ok((await search.state()).documents.business > 0)
    await search.stop()
  }
  await rm(folder, { recursive: true })
})

test('an event that can not be read is logged once with its problem and without its data, and counted once', async () => {
  const lines: object[] = []
  const check = new EventCheck({ error: (about) => void lines.push(about) })
  const logs = [0, 1].map(() => new EventLog(bench.pool, bench.dependencies.eventLog.position, check.accepts))
  for (const eventLog of logs) await eventLog.catchUp()
  const before = check.unreadable
  lines.length = 0
  await bench.pool.query(
    `insert into events (name, data) values ('people.changed', '{"ids": null, "email": "a@b.example"}')`,
  )
  for (const eventLog of logs) await eventLog.catchUp()
  assert.equal(check.unreadable, before + 1)
  const [line, ...more] = lines as { name: string; problem: string }[]
  assert.deepEqual(more, [])
  assert.equal(line!.name, 'people.changed')
  assert.match(line!.problem, /^ids: /)
  assert.doesNotMatch(JSON.stringify(line), /b\.example/)
})

test('the events of companies, products, people, posts, comments, groups and likes can be read', async () => {
  const { rows: last } = await bench.pool.query<{ id: number }>('select max(id) as id from events')
  const [ann, bob] = [await bench.person('Ann Writes'), await bench.person('Bob Hears')]
  const business = await addBusiness(bench.db, 'Noted Works')
  await addMember(bench.db, business, ann.userID)
  const product = await addProduct(bench.db, business, 'Bell')
  const timeline = { timelineID: business, timelineType: 'business' as const, businessID: business }
  const mentions = [{ name: 'Bob Hears', userID: bob.userID }]
  const { postID } = await ann.api.posts.create({ body: { content: 'Ask @Bob Hears', mentions, ...timeline } })
  const { commentID } = await bob.api.comments.create({
    body: { resourceID: product, resourceType: 'product', content: 'Loud' },
  })
  await bob.api.comments.remove({ params: { commentID } })
  await bob.api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: postID } })
  await bob.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: business } })
  await bob.api.reports.report({ body: { resourceType: 'post', resourceID: postID, reason: 'spam' } })
  const { rows } = await bench.pool.query<StoredEvent>('select id, name, data from events where id > $1', [last[0]!.id])
  assert.ok(new Set(rows.map(({ name }) => name)).size >= 8)
  assert.deepEqual(
    rows.filter((event) => !isReadable(event)),
    [],
  )
})

test('an event with a wrong name or wrong data is refused by the compiler, and by readers', async () => {
  const business = randomUUID()
  const ids = [business]
  const wrong = bench.db.transaction().execute(async (tx) => {
    // @ts-expect-error No event has this name.
    await emitEvent(tx, 'businesses.change', { ids })
    // @ts-expect-error Ids are a list.
    await emitEvent(tx, 'businesses.changed', { ids: business })
    // @ts-expect-error The kind of the followed is missing.
    await emitEvent(tx, 'follows.added', { followedID: business, followerKind: 'user', followerID: business })
    // @ts-expect-error The data has no such field.
    await emitEvent(tx, 'groups.left', { groupID: business, userID: business, at: 1 })
    const { rows } = await sql<StoredEvent>`select id, name, data from events where xid = pg_current_xact_id()`.execute(
      tx,
    )
    assert.deepEqual(rows.map(isReadable), [false, false, false, true])
    throw new Error('rolled back')
  })
  await assert.rejects(wrong, /rolled back/)
})
