// The feed against a real PostgreSQL: nothing missed, nothing handled twice, nothing seen before it is committed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { Feed, type StoredEvent } from './events.ts'
import { testDatabase, type TestDatabase } from './postgres/testing.ts'

let bench: TestDatabase<never>
let pool: pg.Pool

before(async () => {
  bench = await testDatabase<never>({
    template: 'events',
    prepare: async ({ pool: template }) => {
      await template.query(`create table events (id bigint generated always as identity primary key,
        xid xid8 not null default pg_current_xact_id(), name text not null, data jsonb not null)`)
    },
  })
  pool = bench.database.pool
})
after(() => bench.drop())

/**
 * `heard`: names of events told after this call. Test files share a server, and a transaction that another file has open lets a feed
 * begin before events of earlier tests.
 */
async function feedOf(accepts?: (event: StoredEvent) => boolean): Promise<{ feed: Feed; heard: string[] }> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from events')
  const isNew = ({ id }: StoredEvent) => id > rows[0]!.last
  const feed = new Feed(pool, await Feed.now(pool), accepts && ((event) => !isNew(event) || accepts(event)))
  const heard: string[] = []
  feed.on((events) => void heard.push(...(events as StoredEvent[]).filter(isNew).map(({ name }) => name)))
  return { feed, heard }
}
const tellSql = `insert into events (name, data) values ($1, '{}')`

test('an event committed before asking is handled before the answer', async () => {
  const { feed, heard } = await feedOf()
  await pool.query(tellSql, ['one'])
  await feed.fresh()
  assert.deepEqual(heard, ['one'])
})

test('an event of a transaction that commits late, after younger ones were read, is not passed over', async () => {
  const { feed, heard } = await feedOf()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query(tellSql, ['slow'])
  await pool.query(tellSql, ['quick'])
  await feed.fresh()
  assert.deepEqual(heard, ['quick'])
  await slow.query('commit')
  slow.release()
  await feed.fresh()
  await feed.fresh()
  assert.deepEqual(heard, ['quick', 'slow'])
})

test('an event below a savepoint is heard once its transaction commits, though nothing else happened between two readings', async () => {
  const { feed, heard } = await feedOf()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query('savepoint first')
  await slow.query(tellSql, ['nested'])
  await slow.query('release first')
  await feed.fresh()
  await feed.fresh()
  assert.deepEqual(heard, [])
  await slow.query('commit')
  slow.release()
  await feed.fresh()
  await feed.fresh()
  assert.deepEqual(heard, ['nested'])
})

test('a rolled back event is never handled', async () => {
  const { feed, heard } = await feedOf()
  const client = await pool.connect()
  await client.query('begin')
  await client.query(tellSql, ['never'])
  await client.query('rollback')
  client.release()
  await feed.fresh()
  assert.deepEqual(heard, [])
})

test('many askers at once hear each event once', async () => {
  const { feed, heard } = await feedOf()
  const names = Array.from({ length: 50 }, (_, index) => `n${index}`)
  await Promise.all(
    names.map(async (name) => {
      await pool.query(tellSql, [name])
      await feed.fresh()
      assert.ok(heard.includes(name), `${name} was committed before asking`)
    }),
  )
  assert.deepEqual(heard.toSorted(), names.toSorted())
})

test('a feed that starts at a stored position hears what came after it, also by another process', async () => {
  const { feed } = await feedOf()
  await feed.fresh()
  const { position } = feed
  await pool.query(tellSql, ['later'])
  const again = new Feed(pool, position)
  const heard: string[] = []
  again.on((events) => void heard.push(...events.map((event) => event.name)))
  await again.fresh()
  assert.ok(heard.includes('later'))
})

test('a listener that fails is asked again with the same events', async () => {
  const { feed, heard } = await feedOf()
  let failing = true
  feed.on(() => {
    if (failing) throw new Error('not now')
  })
  await pool.query(tellSql, ['kept'])
  await assert.rejects(feed.fresh(), /not now/)
  failing = false
  await feed.fresh()
  assert.ok(heard.length >= 1 && heard.every((name) => name === 'kept'))
})

test('an event that is not accepted reaches no listener and holds up none behind it', async () => {
  const refused: string[] = []
  const accepts = ({ name }: StoredEvent) => !name.startsWith('bad') || !refused.push(name)
  const { feed, heard } = await feedOf(accepts)
  for (const name of ['bad 1', 'good', 'bad 2']) await pool.query(tellSql, [name])
  await feed.fresh()
  await pool.query(tellSql, ['later'])
  await feed.fresh()
  assert.deepEqual(
    [heard, refused],
    [
      ['good', 'later'],
      ['bad 1', 'bad 2'],
    ],
  )
  const again = feed.since('0')
  const fromStart: string[] = []
  again.on((events) => void fromStart.push(...events.map(({ name }) => name)))
  await again.fresh()
  assert.ok(fromStart.includes('good') && !fromStart.some((name) => name.startsWith('bad')))
})

test('a feed says that it stands still while its readings fail, and that it moves again', async () => {
  const { feed } = await feedOf()
  let failing = false
  feed.on(() => {
    if (failing) throw new Error('not now')
  })
  assert.equal(await feed.isMoving(), true, 'nothing to read')
  failing = true
  await pool.query(tellSql, ['stuck'])
  assert.equal(await feed.isMoving(), false)
  failing = false
  assert.equal(await feed.isMoving(), true)
})
